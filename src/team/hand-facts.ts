import type { Verdict } from '../referee/index.ts';
import {
  isOver,
  type LevelFields,
  levelText,
  type SessionHand,
  type TableBetween,
  whoBeat,
} from '../tournament/index.ts';
import { NOT_HERE } from './table-counts.ts';
import type { TableView, TeamSeat } from './wire.ts';

/** TOUR-2: what lines between hands brought in or, below 0, took out. */
export interface TableMoney {
  readonly rebuys: number;
  readonly addOns: number;
  readonly recounts: number;
  readonly penalties: number;
}

/** Somebody who lost the last chips in a hand (TOUR-5). */
export interface HandOut {
  readonly name: string;
  /** What they started that hand with: more of it places higher. */
  readonly start: number;
  readonly by: readonly string[];
}

/** Somebody who sat down by a line below a hand. */
export interface HandSeated {
  readonly name: string;
  readonly chips: number;
  /** They had been in that hand, and so had lost everything in it. */
  readonly isBack: boolean;
}

/** What a hand leaves behind: small, where all that was worked out of a hand is fifty times its text. */
export interface HandEnd
  extends Pick<TableView, 'hand' | 'blinds' | 'seats' | 'chairs' | 'isOver' | 'chipsInPlay'> {
  readonly level: LevelFields | null;
  readonly movable: ReadonlyMap<string, number>;
}

/** What is kept of each hand in memory: not all that was worked out. */
export interface HandFacts {
  readonly text: string;
  readonly names: readonly string[];
  readonly outs: readonly HandOut[];
  readonly seated: readonly HandSeated[];
  readonly money: TableMoney;
  readonly follows: boolean;
  /** TOUR-2: all chips at the table when it starts, and after the lines below it. */
  readonly chipsBefore: number;
  readonly chipsAfter: number | null;
  readonly errors: number;
  readonly warnings: number;
  /** By name: what they had when it began, where no hand before it says so; and what it left them. */
  readonly starts: readonly number[] | null;
  readonly counts: readonly number[];
  /** Only the last hand's is kept. */
  end: HandEnd | null;
}

/** One list for all hands in which nobody came or went. */
const NOBODY: readonly never[] = [];

export const NO_MONEY: TableMoney = { rebuys: 0, addOns: 0, recounts: 0, penalties: 0 };

/**
 * A text should be one hand; where it is several, the last leads on. `known` are the names of the hand
 * before: mostly nobody came or went, and one list does for both.
 */
export function handFactsOf(
  text: string,
  hands: readonly SessionHand[],
  known: readonly string[],
): HandFacts {
  const last = hands.at(-1) ?? null;
  const after = last?.after ?? null;
  const findings = hands.flatMap(({ verdict }) => verdict.findings);
  const names = after?.seats.map(({ name }) => name) ?? [];
  // In whichever order: they are told from the button on.
  const isSame = names.length === known.length && names.every((name) => known.includes(name));
  const listed = isSame ? known : names;
  return {
    text,
    names: listed,
    outs: last && after ? outsOf(last, after) : NOBODY,
    seated: last && after ? seatedBy(last, after) : NOBODY,
    money: after ? moneyOf(after) : NO_MONEY,
    follows: last?.follows ?? false,
    chipsBefore: last?.chipsInPlay ?? 0,
    chipsAfter: after?.total ?? null,
    errors: findings.filter(({ severity }) => severity === 'error').length,
    // A hand that is still being played stops early (NOTE-5), and nothing is wrong with that.
    warnings: findings.filter(({ severity, rule }) => severity === 'warning' && rule !== 'NOTE-5')
      .length,
    starts: last?.follows ? null : startsOf(listed, last),
    counts: countsOf(listed, last),
    end: last && endOf(last),
  };
}

function startsOf(names: readonly string[], hand: SessionHand | null): readonly number[] {
  const stacks = new Map(hand?.verdict.record.players.map(({ name, stack }) => [name, stack]));
  return names.map((name) => stacks.get(name) ?? NOT_HERE);
}

/** What the hand itself left everybody; while it is played, what it began with. */
function countsOf(names: readonly string[], hand: SessionHand | null): readonly number[] {
  const chips = new Map<string, number>();
  for (const [seat, { name, stack }] of hand?.verdict.record.players.entries() ?? []) {
    if (stack) chips.set(name, hand!.verdict.payment?.newStacks?.[seat] ?? stack);
  }
  return names.map((name) => chips.get(name) ?? NOT_HERE);
}

/** TOUR-2: while a hand is played its players are shown without what lines below it bring them. */
const broughtIn = (after: TableBetween): number =>
  Object.values(moneyOf(after)).reduce((sum, chips) => sum + chips, 0);

function moneyOf(after: TableBetween): TableMoney {
  const money: TableMoney = {
    rebuys: after.broughtBy('rebuy'),
    addOns: after.broughtBy('add-on'),
    recounts: after.broughtBy('recount'),
    penalties: after.broughtBy('penalty'),
  };
  return Object.values(money).every((chips) => chips === 0) ? NO_MONEY : money;
}

/** TOUR-5: who started the hand with chips and has none after it and the lines below it. */
function outsOf({ verdict }: SessionHand, after: TableBetween): HandFacts['outs'] {
  const { record, settlement } = verdict;
  return record.players.flatMap(({ name, stack }) => {
    const seat = after.seats.find((one) => one.name === name);
    if (!stack || seat?.stack !== 0) return [];
    const place = settlement?.players.findIndex((one) => one.name === name) ?? -1;
    const isPaid = place >= 0 && settlement!.players[place]!.newStack === 0;
    return [{ name, start: stack, by: isPaid ? whoBeat(settlement!, place) : [] }];
  });
}

function seatedBy({ verdict }: SessionHand, after: TableBetween): HandFacts['seated'] {
  const { between, players } = verdict.record;
  const seated = (between?.lines ?? []).flatMap((line) => {
    const seat = line.kind === 'sits' ? after.find(line.player.name) : null;
    // A line that could not be has seated nobody.
    if (line.kind !== 'sits' || !seat?.isNew) return [];
    const { name } = seat;
    return [{ name, chips: line.amount, isBack: players.some((one) => one.name === name) }];
  });
  return seated.length > 0 ? seated : NOBODY;
}

/** A table that has not played, or whose hand cannot be read as one. */
export const NO_HAND: HandEnd = {
  ...{ hand: null, blinds: null, seats: [], chairs: null, isOver: false, chipsInPlay: 0 },
  level: null,
  movable: new Map(),
};

function endOf({ verdict, after }: SessionHand): HandEnd {
  if (!after) return NO_HAND;
  const over = isOver(verdict);
  const lines = new Map(verdict.record.players.map((line) => [line.name, line]));
  const seats = after.seats.flatMap(({ name, chair, stack, least, isGone }): TeamSeat[] => {
    const line = lines.get(name);
    const chips = over || !line ? (stack ?? least) : (line.stack ?? 0);
    if (isGone || (chips === 0 && line?.stack === 0)) return [];
    return [{ name, label: line?.label ?? null, chair, chips }];
  });
  return {
    hand: verdict.record.number,
    blinds: levelText(after.blinds),
    seats,
    chairs: verdict.record.chairs?.of ?? null,
    isOver: over,
    chipsInPlay: seats.reduce((sum, { chips }) => sum + chips, over ? 0 : broughtIn(after)),
    level: after.blinds,
    movable: movable(verdict, after),
  };
}

/** While a hand is played nobody moves. */
function movable(verdict: Verdict, { seats }: TableBetween): HandEnd['movable'] {
  const { record } = verdict;
  const over = isOver(verdict);
  if (!over && record.sections.length > 0) return new Map();
  const start = new Map(record.players.map(({ name, stack }) => [name, stack]));
  return new Map(
    seats.flatMap(({ name, stack, isGone }) => {
      // Blinds of a hand that has only been set up are not posted yet.
      const chips = over ? stack : (start.get(name) ?? stack);
      return isGone || chips === null ? [] : [[name, chips] as const];
    }),
  );
}
