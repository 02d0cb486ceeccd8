import { type LevelFields, SessionJudge } from '../tournament/index.ts';
import {
  type HandEnd,
  type HandFacts,
  type HandOut,
  type HandSeated,
  handFactsOf,
  NO_HAND,
  NO_MONEY,
  type TableMoney,
} from './hand-facts.ts';
import type { LoggedHand } from './logged-hand.ts';
import { type CountsPoint, TableCounts } from './table-counts.ts';
import type { TeamTable } from './team-table.ts';
import type { TableView } from './wire.ts';

/** Somebody who lost the last chips, as their table tells it (TOUR-5). */
export interface TableOut extends HandOut {
  readonly table: string;
  readonly hand: string;
  /** When the hand was over. */
  readonly when: number;
}

interface TableSeated extends HandSeated {
  /** When the line was there at the latest. */
  readonly when: number;
}

/** What the hands of a table add up to, from its first on. */
interface TableTotals {
  /** Everybody who ever sat here. */
  readonly names: ReadonlySet<string>;
  readonly outs: readonly TableOut[];
  readonly seated: readonly TableSeated[];
  readonly money: TableMoney;
  /** TOUR-2: chips that came or went without a line, and since when. */
  readonly unexplained: number;
  readonly unexplainedSince: number | null;
  readonly errors: number;
  readonly warnings: number;
  /** TOUR-2: all chips at the table after the last of them; null if nobody can say. */
  readonly chipsAfter: number | null;
}

/** What the rest of the tournament wants to know of a table. */
export interface TableSummary extends Omit<TableTotals, 'errors' | 'warnings' | 'chipsAfter'> {
  readonly view: Omit<TableView, 'writer'>;
  readonly blinds: LevelFields | null;
  /** What each player would take along to another table now; nobody's while a hand is played. */
  readonly movable: ReadonlyMap<string, number>;
}

/** A server has hundreds of tables, and early hands are seldom corrected. */
const STATES_EVERY = 64;

/**
 * Judges a table again whenever it has changed, from the changed hand on. Of hands that are not in
 * memory any more it knows what they add up to, and goes on from the table they left.
 */
export class TableJudge {
  readonly #log: TeamTable;
  #judge = firstJudge();
  #old: TableTotals = NO_TOTALS;
  #oldCounts = new TableCounts();
  #summary: TableSummary | null = null;
  #version = -1;

  constructor(log: TeamTable) {
    this.#log = log;
  }

  summary(): TableSummary {
    if (this.#summary && this.#version === this.#log.version) return this.#summary;
    const texts = this.#log.texts();
    let last = this.#judgeAll(texts);
    if (last && !last.end) {
      // The hand after it was taken out, and what this one left is no longer known.
      this.#judge = this.#judge.startingAt(texts, 0);
      last = this.#judgeAll(texts);
    }
    this.#version = this.#log.version;
    const totals = this.#totals(this.#judge.hands.length);
    this.#summary = summaryOf(this.#log, totals, last?.end ?? NO_HAND);
    return this.#summary;
  }

  /** The table lets go of so many hands. */
  letGo(count: number): void {
    this.summary();
    for (const point of this.#pointsOf(count)) this.#oldCounts.push(point);
    this.#old = this.#totals(count);
    this.#judge = this.#judge.startingAt(this.#log.texts(), count);
  }

  /** The table has all its hands in memory again. */
  startAgain(): void {
    this.#old = NO_TOTALS;
    this.#oldCounts = new TableCounts();
    this.#judge = firstJudge();
  }

  /** The chips of everybody at the table over its hands. */
  counts(): readonly CountsPoint[] {
    this.summary();
    // After some hands were let go, the others are judged when somebody asks for them.
    this.#judgeAll(this.#log.texts());
    return [...this.#oldCounts.points, ...this.#pointsOf(this.#judge.hands.length)];
  }

  #pointsOf(count: number): readonly CountsPoint[] {
    const { hands } = this.#log;
    return this.#judge.hands.slice(0, count).flatMap(({ names, starts, counts, end }, i) => {
      const { at, bornAt, overAt } = hands[i]!;
      // What the first hand began with, no other hand has left.
      const isFirst = i === 0 && this.#oldCounts.points.length === 0;
      const start = isFirst && starts ? [{ at: bornAt, names, chips: starts }] : [];
      // While a hand is played its counts are those it began with.
      const isPlayed = end !== null && !end.isOver;
      return [...start, { at: isPlayed ? bornAt : (overAt ?? at), names, chips: counts }];
    });
  }

  /** With the first hands in memory. */
  #totals(count: number): TableTotals {
    const { name, hands, changedAt } = this.#log;
    const facts = this.#judge.hands.slice(0, count);
    return facts.reduce((totals, one, i) => {
      // Lines that wait stand below the last hand and came after it.
      const changed = i === hands.length - 1 ? changedAt : hands[i]!.at;
      return totalsWith(totals, one, hands[i]!, name, changed);
    }, this.#old);
  }

  #judgeAll(texts: readonly string[]): HandFacts | null {
    this.#judge.begin(texts);
    let before = this.#judge.hands.at(-1) ?? null;
    while (this.#judge.next(texts)) {
      if (before) before.end = null;
      before = this.#judge.hands.at(-1)!;
    }
    return before;
  }
}

function firstJudge(): SessionJudge<HandFacts> {
  let names: readonly string[] = [];
  return new SessionJudge((text, hands) => {
    const facts = handFactsOf(text, hands, names);
    names = facts.names;
    return facts;
  }, STATES_EVERY);
}

const NO_TOTALS: TableTotals = {
  names: new Set(),
  outs: [],
  seated: [],
  money: NO_MONEY,
  unexplained: 0,
  unexplainedSince: null,
  errors: 0,
  warnings: 0,
  chipsAfter: null,
};

/** With one hand more; most hands bring nobody in or out, and then the lists stay the same ones. */
function totalsWith(
  totals: TableTotals,
  facts: HandFacts,
  { hand, overAt, at, bornAt }: LoggedHand,
  table: string,
  changedAt: number,
): TableTotals {
  const { names, outs, seated, money, chipsAfter: left } = totals;
  const isKnown = facts.names.every((name) => names.has(name));
  const isRight = !facts.follows || left === null || left === facts.chipsBefore;
  return {
    names: isKnown ? names : new Set([...names, ...facts.names]),
    outs: facts.outs.reduce((known, { name, start, by }) => {
      // Field by field: a spread object costs V8 a shape of its own each time.
      const out: TableOut = { name, start, by, table, hand, when: overAt ?? at };
      return outsWith(known, out, seated);
    }, outs),
    seated:
      facts.seated.length === 0
        ? seated
        : [
            ...seated,
            ...facts.seated.map(({ name, chips, isBack }): TableSeated => {
              return { name, chips, isBack, when: changedAt };
            }),
          ],
    money:
      facts.money === NO_MONEY
        ? money
        : {
            rebuys: money.rebuys + facts.money.rebuys,
            addOns: money.addOns + facts.money.addOns,
            recounts: money.recounts + facts.money.recounts,
            penalties: money.penalties + facts.money.penalties,
          },
    unexplained: totals.unexplained + (isRight ? 0 : facts.chipsBefore - left),
    unexplainedSince: totals.unexplainedSince ?? (isRight ? null : bornAt),
    errors: totals.errors + facts.errors,
    warnings: totals.warnings + facts.warnings,
    chipsAfter: facts.chipsAfter,
  };
}

/**
 * Whoever goes out again without having sat down, as no rule allows, is told of by the first time and
 * by the last: places go by the one, buying in again by the other, and a mistake does not pile up.
 */
function outsWith(
  outs: readonly TableOut[],
  out: TableOut,
  seated: readonly TableSeated[],
): readonly TableOut[] {
  const sat = seated.findLast(({ name }) => name === out.name)?.when ?? Number.NEGATIVE_INFINITY;
  const since = outs.filter(({ name, when }) => name === out.name && when > sat);
  const stale = since.length > 1 ? since.at(-1) : null;
  return [...outs.filter((one) => one !== stale), out];
}

function summaryOf(log: TeamTable, totals: TableTotals, last: HandEnd): TableSummary {
  const { level, movable, ...view } = last;
  const { names, outs, seated, money, unexplained, unexplainedSince, errors, warnings } = totals;
  return {
    view: {
      table: log.name,
      isClosed: log.isClosed,
      ...view,
      disputed: log.disputed,
      waitingLines: log.lines.length,
      errors,
      warnings,
      changedAt: log.changedAt,
    },
    ...{ names, outs, seated, money, unexplained, unexplainedSince },
    blinds: level,
    movable,
  };
}
