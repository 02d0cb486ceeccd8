import { chipsByName, type Everybody, unseated } from './chip-total.ts';
import type { TableOut } from './table-summary.ts';
import type { TableView, TeamPlace } from './wire.ts';

/** When hand-for-hand play was on: all hands of a round count as one (TOUR-5). */
export interface Round {
  readonly from: number;
  /** null while it goes on. */
  readonly to: number | null;
}

/**
 * TOUR-5 over all tables: whoever is out gets a place, one more than the players left after the hand.
 * Several in one hand, or in one round of hand-for-hand: the larger stack at its start places higher;
 * equal stacks share the places. Who comes back takes the place back. Late entries count from the
 * start, so that no place is given twice.
 */
export function placesOver(
  all: Everybody,
  rounds: readonly Round[],
  payouts: readonly number[],
): readonly TeamPlace[] {
  const stillIn = chipsByName(all.tables);
  const waiting = unseated(all);
  const last = new Map<string, TableOut>();
  for (const out of all.tables.flatMap(({ outs }) => outs)) {
    const known = last.get(out.name);
    if (!stillIn.has(out.name) && (!known || out.when >= known.when)) last.set(out.name, out);
  }
  let left = stillIn.size + waiting.length;
  const isOver = left === 1 && stillIn.size === 1 && last.size > 0;
  const places: TeamPlace[] = isOver
    ? [...stillIn.keys()].map((name) => {
        const paid = payouts[0] ?? 0;
        return { name, from: 1, to: 1, paid, table: null, hand: null, by: [] };
      })
    : [];
  for (const group of groupsOf([...last.values()], rounds)) {
    for (const out of group) {
      const above = group.filter(({ start }) => start > out.start).length;
      const level = group.filter(({ start }) => start === out.start);
      const from = left + above + 1;
      const to = from + level.length - 1;
      const paid = shareOf(payouts.slice(from - 1, to), level.indexOf(out), level.length);
      const { name, table, hand, by } = out;
      places.push({ name, from, to, paid, table, hand, by });
    }
    left += group.length;
  }
  return places;
}

/** Who went out together, the last ones first; within a group the larger stack first. */
function groupsOf(outs: readonly TableOut[], rounds: readonly Round[]): TableOut[][] {
  const keyOf = ({ table, hand, when }: TableOut): string => {
    const round = rounds.findIndex(({ from, to }) => when >= from && (to === null || when < to));
    return round < 0 ? JSON.stringify([table, hand]) : String(round);
  };
  const groups = new Map<string, TableOut[]>();
  for (const out of outs) groups.set(keyOf(out), [...(groups.get(keyOf(out)) ?? []), out]);
  const when = (group: readonly TableOut[]): number => Math.max(...group.map((out) => out.when));
  return [...groups.values()]
    .map((group) => group.sort((a, b) => b.start - a.start || (a.name < b.name ? -1 : 1)))
    .sort((a, b) => when(b) - when(a));
}

/** Shared places share what they are paid; what cannot be split goes to the first of them. */
function shareOf(paid: readonly number[], place: number, count: number): number {
  const total = paid.reduce((sum, amount) => sum + amount, 0);
  return Math.floor(total / count) + (place < total % count ? 1 : 0);
}

/** A line of the standings: who is in, by chips, then who is out, by place. */
export interface TeamStanding {
  readonly rank: number | null;
  readonly name: string;
  readonly chips: number;
  readonly table: string | null;
  readonly place: TeamPlace | null;
}

export function standings(
  tables: readonly TableView[],
  places: readonly TeamPlace[],
): readonly TeamStanding[] {
  const seated = tables.flatMap(({ table, seats }) =>
    seats.filter(({ chips }) => chips > 0).map(({ name, chips }) => ({ name, chips, table })),
  );
  seated.sort((a, b) => b.chips - a.chips || (a.name < b.name ? -1 : 1));
  const placed = new Map(places.map((place) => [place.name, place]));
  let rank = 0;
  const inPlay = seated.map(({ name, chips, table }, i): TeamStanding => {
    if (seated[i - 1]?.chips !== chips) rank = i + 1;
    return { rank, name, chips, table, place: placed.get(name) ?? null };
  });
  const names = new Set(inPlay.map(({ name }) => name));
  const out = places
    .filter(({ name }) => !names.has(name))
    .map((place): TeamStanding => ({ rank: null, name: place.name, chips: 0, table: null, place }));
  return [...inPlay, ...out];
}
