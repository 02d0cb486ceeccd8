import { writeHand } from '../formats/notation/index.ts';
import { FORMATS, type ForeignHand, NO_ORIGIN } from '../formats/read-hand.ts';
import { WRITERS } from '../formats/registry.ts';
import { type Loss, Losses } from '../formats/writable-hand.ts';
import { all } from '../kernel/figures.ts';
import { canonicalRecord } from '../record/index.ts';
import type { Verdict } from './settle-hand.ts';
import { verdictJson } from './verdict-json.ts';

/** What hands can be written as. */
export const TARGETS = ['notation', ...FORMATS, 'json'] as const;
export type Target = (typeof TARGETS)[number];

/** A hand on its way out. */
export interface OutgoingHand {
  readonly verdict: Verdict;
  /** As it was read, if it is not of our notation. */
  readonly foreign: ForeignHand | null;
  readonly file: string | null;
  /** Its number in the run, for where it has none of its own. */
  readonly count: number;
}

export type WrittenHand =
  | { readonly text: string; readonly losses: readonly Loss[] }
  /** Why it cannot be written at all. */
  | { readonly refused: string };

/** One hand; `place` is its number in a file of several, null where it stands alone. */
export function writeAs(target: Target, hand: OutgoingHand, place: number | null): WrittenHand {
  const { verdict, foreign, file, count } = hand;
  if (target === 'json') {
    return { text: `${JSON.stringify(verdictJson(verdict, file))}\n`, losses: [] };
  }
  if (target === 'notation') return writeNotation(hand);
  const { record, replay, settlement } = verdict;
  if (!settlement || replay.stopped) return { refused: 'it stops at an error.' };
  const writable = {
    record,
    replay,
    settlement,
    scale: foreign?.scale ?? 1,
    currency: foreign?.currency ?? null,
    origin: foreign?.origin ?? NO_ORIGIN,
    number: record.number ?? count,
  };
  return WRITERS[target](writable, place);
}

function writeNotation({ verdict, foreign, count }: OutgoingHand): WrittenHand {
  const { replay } = verdict;
  if (foreign && !replay.hand) return { refused: 'it has no table that could be played.' };
  const record = canonicalRecord(replay);
  // Without them the hand would be another one.
  if (record.posts.length > 0) {
    const names = [...new Set(record.posts.map(({ name }) => name))];
    return {
      refused: `${all(names)} posted besides the blinds, and the notation has no such line.`,
    };
  }
  if (record.buttonOnBb) {
    return {
      refused: 'the big blind has the button, and the notation gives it to the SB (SEAT-2).',
    };
  }
  const losses = new Losses();
  if (foreign && foreign.scale > 1) {
    const unit = foreign.currency === null ? '' : ` ${foreign.currency}`;
    losses.add('unit', `Amounts are written in units of 1/${foreign.scale}${unit}.`);
  }
  if (foreign && foreign.unknownStacks.length > 0) {
    const message = `The stacks of ${all(foreign.unknownStacks)} are not known; a very large one is written.`;
    losses.add('unknown stacks', message);
  }
  return { text: writeHand({ ...record, number: record.number ?? count }), losses: losses.list };
}

/** Some writers end in blank lines of their own. */
const JOINTS: Readonly<Record<Target, string>> = {
  notation: '\n',
  phh: '\n',
  pokerstars: '',
  ohh: '',
  json: '',
};

/** Hands one after another in one file. */
export class HandFileWriter {
  readonly #target: Target;
  #count = 0;
  /** A single PHH hand stands alone, several stand in tables: the first waits for the second. */
  #alone: string | null = null;
  #placed: string | null = null;

  constructor(target: Target) {
    this.#target = target;
  }

  get count(): number {
    return this.#count;
  }

  /** The hand as it would be written, and how to take it: `take` gives what can be printed now. */
  write(hand: OutgoingHand): WrittenHand & { take(): string } {
    const place = this.#target === 'phh' ? this.#count + 1 : null;
    const made = writeAs(this.#target, hand, place);
    return { ...made, take: () => ('text' in made ? this.#take(made.text, hand) : '') };
  }

  /** What still waits. */
  end(): string {
    const last = this.#alone ?? '';
    this.#alone = null;
    return last;
  }

  #take(text: string, hand: OutgoingHand): string {
    this.#count++;
    if (this.#target === 'phh' && this.#count === 1) {
      const alone = writeAs('phh', hand, null);
      this.#alone = 'text' in alone ? alone.text : text;
      this.#placed = text;
      return '';
    }
    const before = this.#placed ?? '';
    this.#alone = null;
    this.#placed = null;
    const joint = this.#count > 1 ? JOINTS[this.#target] : '';
    return before + joint + text;
  }
}
