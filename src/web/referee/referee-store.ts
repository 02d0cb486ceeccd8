import { batch, type Signal, signal } from '@preact/signals';
import type { ReadHand } from '../../formats/index.ts';
import { type Finding, finding } from '../../kernel/index.ts';
import type { Fixed, Verdict } from '../../referee/index.ts';
import { houseRules } from '../../rules/index.ts';
import { type CarryChoice, fixCarry } from '../../tournament/index.ts';
import { notLoaded } from '../session/failure-text.ts';
import { fixPieces, type JudgedHand, judgePieces } from './judge-pieces.ts';
import { NOTATION_READER, readerFor, type SettledReading, type TextReader } from './text-reader.ts';

/** How far the reading of a text has come. */
export interface RefereeReading {
  /** From 0 to 1; 1 is done. */
  readonly share: number;
  /** Hands read so far. */
  readonly count: number;
  readonly reader: TextReader;
  readonly hands: readonly JudgedHand[];
  /** Outside any hand. */
  readonly stray: readonly Finding[];
  /** The text with everything put right that a program can put right; null if that is nothing. */
  readonly fixed: Fixed | null;
}

const NOTHING: RefereeReading = {
  share: 1,
  count: 0,
  reader: NOTATION_READER,
  hands: [],
  stray: [],
  fixed: null,
};

const NOT_LOADED = finding(
  'FORM-5',
  'error',
  { line: 1, column: 1, length: 1 },
  notLoaded('reader for this format'),
);

const KEPT_VERDICTS = 200;

/** A longer text is not put into the field: browsers take seconds to lay it out. */
export const LONGEST_SHOWN = 200_000;

const QUICK = 20_000;

const pause = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 400);
  });

/** The referee's desk: a text and what was found in it. It stays while other pages are looked at. */
export class RefereeStore {
  readonly text: Signal<string> = signal('');
  readonly reading: Signal<RefereeReading> = signal(NOTHING);
  #turn = 0;

  async read(text: string): Promise<void> {
    const turn = ++this.#turn;
    const hands: JudgedHand[] = [];
    batch(() => {
      this.text.value = text;
      if (text.length > LONGEST_SHOWN) this.reading.value = { ...NOTHING, share: 0 };
    });
    const isStale = (): boolean => turn !== this.#turn;
    const reader = await readerFor(text).catch(() => null);
    if (isStale()) return;
    if (!reader) {
      this.reading.value = { ...NOTHING, stray: [NOT_LOADED] };
      return;
    }
    const stream = reader.open((settled) =>
      hands.push(judged(settled, hands.length < KEPT_VERDICTS)),
    );
    const onPiece = (share: number): void => {
      this.reading.value = { ...NOTHING, share, count: hands.length };
    };
    const stray = await judgePieces(text, stream, { onPiece, isStale });
    if (stray === null || isStale()) return;
    const found = {
      share: 1,
      count: hands.length,
      reader,
      hands,
      stray: text.trim() === '' ? [] : stray,
      fixed: null,
    };
    // Files of other programs are judged, never rewritten.
    if (reader.title !== null) {
      this.reading.value = found;
      return;
    }
    // Fixing reads a text several times over: not after every letter of a long one.
    if (text.length > QUICK) {
      this.reading.value = found;
      await pause();
    }
    const fixed = await fixPieces(text, hands, isStale);
    if (!isStale()) this.reading.value = { ...found, fixed };
  }

  /** TOUR-1: how many stacks do not carry over from the hand before. */
  get broken(): number {
    const between = this.reading.value.hands.flatMap((hand) => hand.between);
    return between.filter(({ rule }) => rule === 'TOUR-1').length;
  }

  /** TOUR-1: puts all of them right, one way or the other; only a person knows which. */
  mendStacks(by: CarryChoice): void {
    void this.read(fixCarry(this.text.value, by).text);
  }
}

function judged({ verdict, hand, between }: SettledReading, isKept: boolean): JudgedHand {
  const { record, firstLine, lastLine, findings, settlement } = verdict;
  return {
    number: record.number,
    firstLine,
    lastLine,
    between,
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    totalPot: settlement?.totalPot ?? 0,
    unit: hand.scale > 1 ? `1/${hand.scale} ${hand.currency ?? ''}`.trim() : null,
    verdict: isKept || standsOnOthers(verdict, hand) ? verdict : null,
  };
}

/** Whether hands before it made it what it is: who is away (ACT-9), the smallest chip (TOUR-9). */
function standsOnOthers({ record, replay }: Verdict, read: ReadHand): boolean {
  const table = replay.seating?.table;
  const chip = table?.rules.oddChip ?? null;
  return record !== read.record || (chip !== null && chip !== houseRules(record.rules).oddChip);
}

/** The lines of one hand. */
export function handTextOf(text: string, { firstLine, lastLine }: JudgedHand): string {
  let from = 0;
  for (let line = 1; line < firstLine; line++) from = text.indexOf('\n', from) + 1;
  let to = from;
  for (let line = firstLine; line <= lastLine; line++) {
    const end = text.indexOf('\n', to);
    if (end < 0) return text.slice(from);
    to = end + 1;
  }
  return text.slice(from, to);
}

/** A hand's verdict, worked out again if it was not kept, with lines as in the whole text. */
export function verdictOf(text: string, reader: TextReader, hand: JudgedHand): Verdict | null {
  if (hand.verdict) return hand.verdict;
  const verdict = reader.again(handTextOf(text, hand));
  if (!verdict) return null;
  const own = verdict.findings.map(moved(hand.firstLine - 1));
  return { ...verdict, findings: [...own, ...hand.between].sort((a, b) => a.at.line - b.at.line) };
}

const moved =
  (by: number) =>
  (finding: Finding): Finding => ({
    ...finding,
    at: { ...finding.at, line: finding.at.line + by },
    edit: finding.edit && {
      ...finding.edit,
      line: finding.edit.line + by,
      endLine: finding.edit.endLine + by,
    },
  });
