import { addAll, type Finding, finding, isError } from '../kernel/index.ts';
import { type HandRecord, withAwayActions } from '../record/index.ts';
import type { Verdict } from '../referee/index.ts';
import type { StatedRules } from '../rules/index.ts';
import { applyBetween } from './between-lines.ts';
import {
  type BrokenCarry,
  brokenCarries,
  carryFinding,
  chipsFinding,
  chipsInPlay,
} from './carry.ts';
import { checkClock, checkLevel, checkOwnClock } from './clock-and-level.ts';
import { type Remedy, type SessionFinding, withRemedies } from './remedy.ts';
import type { ExpectedHand } from './seats.ts';
import { checkButton, checkChairs, checkPlayers, stacksOf } from './seats-and-button.ts';
import { type Carried, TableBetween } from './table-between.ts';

/** A hand judged within its session. */
export interface SessionHand {
  /** With what is wrong between the hands among its findings. */
  readonly verdict: Verdict;
  /** Those of them that are about what is between the hands, each with what would put it right. */
  readonly between: readonly SessionFinding[];
  /** Whether it carries on from the hand before it in the text. */
  readonly follows: boolean;
  /** TOUR-2: all chips at the table when it starts. */
  readonly chipsInPlay: number;
  /** The table after it, the lines below it applied; null without a legal table. */
  readonly after: TableBetween | null;
}

/** Judges hand after hand of one text: what must hold between them (TOUR-1 to TOUR-9). */
export class SessionReferee {
  #before: TableBetween | null = null;
  readonly #numbers = new Map<string, HandNumbers>();
  /** Everybody who ever sat at this table. */
  #known = new Set<string>();
  /** TOUR-9: the smallest chip since a colour-up. */
  #oddChip: number | null = null;

  /** The same state of the evening once more: what is judged with one does not touch the other. */
  copy(): SessionReferee {
    const copy = new SessionReferee();
    copy.#before = this.#before;
    for (const [table, numbers] of this.#numbers) copy.#numbers.set(table, numbers.copy());
    copy.#known = new Set(this.#known);
    copy.#oddChip = this.#oddChip;
    return copy;
  }

  /** House rules that the hands before this one made, for whoever settles it. */
  rulesFor(hand: HandRecord): StatedRules {
    const before = this.#before;
    if (this.#oddChip === null || !before) return {};
    return relationOf(before, hand) === 'apart' ? {} : { oddChip: this.#oddChip };
  }

  /** ACT-9, TOUR-9: the hand with what the rule did for players who are away. */
  withAway(hand: HandRecord): HandRecord {
    const before = this.#before;
    if (!before || relationOf(before, hand) !== 'follows') return hand;
    const absent = before.seated.filter(({ away }) => away);
    return withAwayActions(hand, new Set(absent.map(({ name }) => name)));
  }

  /** TOUR-1: stacks of the next hand that are not what the hand before left. */
  brokenCarries(hand: HandRecord): readonly BrokenCarry[] {
    const before = this.#before;
    return before && relationOf(before, hand) === 'follows' ? brokenCarries(before, hand) : [];
  }

  /** What the next hand starts with; null if the hand does not follow the one before. */
  expectedFor(hand: HandRecord): ExpectedHand | null {
    const before = this.#before;
    return before && relationOf(before, hand) === 'follows'
      ? before.expected(stacksOf(hand))
      : null;
  }

  /** The same for a hand that is known to come next, though few of its stacks may still say so. */
  expectedNext(hand: HandRecord): ExpectedHand | null {
    const before = this.#before;
    const isNext = before !== null && hand.number === (before.record.number ?? Number.NaN) + 1;
    return isNext ? before.expected(stacksOf(hand)) : null;
  }

  judge(verdict: Verdict): SessionHand {
    const { record } = verdict;
    const before = this.#before;
    const relation = before ? relationOf(before, record) : 'apart';
    if (relation === 'apart') {
      this.#known = new Set();
      this.#oddChip = null;
      // Without an event or a table, what is apart is another table.
      if (record.event === null && record.table === null) this.#numbers.delete(tableKey(record));
    }
    const findings: SessionFinding[] = [...checkOwnClock(record), ...checkChairs(record)];
    if (relation !== 'apart') findings.push(...this.#checkNumber(before!, record));
    let carried: Carried | undefined;
    if (relation === 'follows') {
      const broken = brokenCarries(before!, record).map((one) =>
        carryFinding(before!.record, record, one),
      );
      const total = before!.total;
      // Who came or went is seated or taken off only here: the table before stays what it was.
      const table = before!.withOwnSeats();
      const players = checkPlayers(table, record);
      carried = table.carriedTo(new Set(record.players.map(({ name }) => name)));
      const chips =
        total === null ? null : chipsFinding(total, chipsInPlay(record, carried.waiting), record);
      addAll(findings, [
        ...broken,
        ...(chips ? [chips] : []),
        ...players,
        ...checkButton(table, verdict),
        ...checkClock(before!.record, record),
        ...checkLevel(before!, record),
      ]);
    }
    this.#noteNumber(record);
    for (const { name } of record.players) this.#known.add(name);
    const after = TableBetween.after(verdict, carried);
    const judged = after && carried?.waiting.length ? withWaiting(verdict, after) : verdict;
    if (after && record.between) {
      addAll(findings, applyBetween(after, record.between.lines, this.#known));
      for (const { name } of after.seats) this.#known.add(name);
      this.#oddChip = after.smallestChip ?? this.#oddChip;
    }
    this.#before = after;
    const between = findings.sort(byLine);
    return {
      verdict: withFindings(judged, between),
      between,
      follows: relation === 'follows',
      chipsInPlay: chipsInPlay(record, carried?.waiting ?? []),
      after,
    };
  }

  /** TOUR-8: numbers count up by one; within an event and table every gap is told. */
  #checkNumber({ record: before }: TableBetween, record: HandRecord): readonly SessionFinding[] {
    const number = record.number;
    if (number === null || before.number === null || number === before.number + 1) return [];
    const found = `Hand (${number})`;
    const next = before.number + 1;
    const isTwice = this.#numbers.get(tableKey(record))?.has(number) === true;
    if (isTwice || number < before.number) {
      const what = isTwice ? 'is here already' : `comes after Hand (${before.number})`;
      const fix = `Hand (${next})`;
      const message = `${found} ${what}; hands count up by one.`;
      const remedy: Remedy = { does: 'write', text: fix, hand: { ...record, number: next } };
      return [
        withRemedies(
          finding('TOUR-8', 'warning', record.at, message, { expected: fix, found, fix }),
          [remedy],
        ),
      ];
    }
    if (record.event === null && record.table === null) return [];
    const [from, to] = [next, number - 1];
    const missing = from === to ? `Hand ${from} is` : `Hands ${from} to ${to} are`;
    return [withRemedies(finding('TOUR-8', 'info', record.at, `${missing} not here.`))];
  }

  #noteNumber(record: HandRecord): void {
    if (record.number === null) return;
    const key = tableKey(record);
    const numbers = this.#numbers.get(key) ?? new HandNumbers();
    numbers.add(record.number);
    this.#numbers.set(key, numbers);
  }
}

/**
 * TOUR-8: the numbers that were used at a table. They count up by one, so that the first and the last
 * say it all, however long the evening; only what does not follow is noted one by one.
 */
class HandNumbers {
  #first = 0;
  #last = -1;
  #others: Set<number> | null = null;

  has(number: number): boolean {
    if (number >= this.#first && number <= this.#last) return true;
    return this.#others?.has(number) ?? false;
  }

  add(number: number): void {
    if (number === this.#last + 1 && this.#last >= this.#first) this.#last = number;
    else if (!this.has(number)) this.#startAt(number);
  }

  copy(): HandNumbers {
    const copy = new HandNumbers();
    copy.#first = this.#first;
    copy.#last = this.#last;
    copy.#others = this.#others && new Set(this.#others);
    return copy;
  }

  #startAt(number: number): void {
    for (let before = this.#first; before <= this.#last; before++) {
      this.#others ??= new Set();
      this.#others.add(before);
    }
    this.#first = number;
    this.#last = number;
  }
}

const tableKey = ({ event, table }: HandRecord): string => JSON.stringify([event, table]);

const byLine = (a: Finding, b: Finding): number => a.at.line - b.at.line;

/** In the order of the text. */
function withFindings(verdict: Verdict, more: readonly Finding[]): Verdict {
  const findings = [...verdict.findings, ...more].sort(byLine);
  return { ...verdict, findings, ok: verdict.ok && !more.some(isError) };
}

/** TOUR-3: who waited while the hand was played comes after it, though its text does not name them. */
function withWaiting(verdict: Verdict, after: TableBetween): Verdict {
  if (verdict.settlement?.next == null) return verdict;
  // NEXT-6 is said of the players listed, and one more has chips.
  const findings = verdict.findings.filter(({ rule }) => rule !== 'NEXT-6');
  return { ...verdict, nextHand: after.nextHand(), findings };
}

/** How a hand stands to the one before it in a file. */
type Relation =
  /** The next hand of one session: TOUR-1 to TOUR-7 hold. */
  | 'follows'
  /** Of the same event and table, or plainly of the same evening, but not the next number. */
  | 'elsewhere'
  /** Nothing to do with each other. */
  | 'apart';

/** TOURNAMENT, "What belongs together". */
function relationOf(before: TableBetween, hand: HandRecord): Relation {
  const { record } = before;
  if (record.event !== hand.event || record.table !== hand.table) return 'apart';
  const isNamed = hand.event !== null || hand.table !== null;
  if (!isNamed && record.between === null && !mostCarry(before, hand)) return 'apart';
  if (record.number === null || hand.number === null) return 'apart';
  return hand.number === record.number + 1 ? 'follows' : 'elsewhere';
}

/** Whether at least half of the players carry their exact stack. */
function mostCarry(before: TableBetween, { players }: HandRecord): boolean {
  const carry = players.filter(({ name, stack }) => before.find(name)?.least === stack).length;
  return players.length > 0 && carry * 2 >= players.length;
}
