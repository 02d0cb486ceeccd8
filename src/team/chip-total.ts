import type { TableSummary } from './table-summary.ts';
import type { ChipsCheck } from './wire.ts';

/** Everybody in the tournament, whether they have sat down yet or not. */
export interface Everybody {
  readonly entries: ReadonlySet<string>;
  readonly tables: readonly TableSummary[];
}

/** Players with chips, and what they have, over all tables. */
export function chipsByName(tables: readonly TableSummary[]): ReadonlyMap<string, number> {
  const chips = new Map<string, number>();
  for (const { view } of tables) {
    for (const seat of view.seats) {
      if (seat.chips > 0) chips.set(seat.name, (chips.get(seat.name) ?? 0) + seat.chips);
    }
  }
  return chips;
}

/** Entries that never sat at a table. */
export function unseated({ entries, tables }: Everybody): readonly string[] {
  const waiting = new Set(entries);
  for (const { names } of tables) for (const name of names) waiting.delete(name);
  return [...waiting];
}

/**
 * TOUR-2 over all tables: entries × stack, and what lines between the hands say came in or went out,
 * is what stands on the tables. `noticed` is when the two last began to differ.
 */
export function checkChipTotal(all: Everybody, stack: number, noticed: number): ChipsCheck {
  const { entries, tables } = all;
  const sum = (count: (table: TableSummary) => number): number =>
    tables.reduce((total, table) => total + count(table), 0);
  const rebuys = sum(({ money }) => money.rebuys) + reEntries(tables);
  const addOns = sum(({ money }) => money.addOns);
  const recounts = sum(({ money }) => money.recounts);
  const takenOut = -sum(({ money }) => money.penalties);
  const expected = entries.size * stack + rebuys + addOns + recounts - takenOut;
  const found = sum(({ view }) => view.chipsInPlay) + unseated(all).length * stack;
  const broken = tables.filter(({ unexplained }) => unexplained !== 0);
  const since = Math.min(...broken.map(({ unexplainedSince }) => unexplainedSince ?? noticed));
  return {
    expected,
    found,
    since: found === expected ? null : Math.min(since, noticed),
    tables: broken.map(({ view, unexplained }) => ({ table: view.table, by: unexplained })),
    rebuys,
    addOns,
    recounts,
    takenOut,
  };
}

/** TOUR-2, TOUR-9: whoever was out and sits down again, at whichever table, has bought in again. */
function reEntries(tables: readonly TableSummary[]): number {
  const outs = tables.flatMap((table) => table.outs);
  const seated = tables.flatMap((table) => table.seated).sort((a, b) => a.when - b.when);
  let chips = 0;
  const lastSat = new Map<string, number>();
  for (const { name, chips: brought, isBack, when } of seated) {
    const since = lastSat.get(name) ?? Number.NEGATIVE_INFINITY;
    // Who is moved sits down too, but has not been out in between.
    const wasOut = outs.some((out) => out.name === name && out.when > since && out.when <= when);
    if (isBack || wasOut) chips += brought;
    lastSat.set(name, when);
  }
  return chips;
}
