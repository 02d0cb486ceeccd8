import type { HoleCards } from '../../../record/index.ts';
import {
  events,
  type Hand,
  type Standing,
  standingOf,
  type Table,
  type Verb,
} from '../../../rules/index.ts';
import { BUTTON, isDealtIn } from '../../../rules/table/table.ts';
import { chipsInFront } from './chips-in-front.ts';
import type { Scene } from './scene.ts';

/** A seat as the picture shows it. */
export interface SeatView {
  readonly seat: number;
  readonly name: string;
  /** SEAT-4 */
  readonly label: string | null;
  readonly stack: number;
  /** What lies in front of him. */
  readonly bet: number;
  readonly standing: Standing;
  /** What he did last on this street. */
  readonly last: Verb | null;
  readonly isToAct: boolean;
  /** ACT-9 */
  readonly isAway: boolean;
  readonly hasButton: boolean;
  /** SEAT-5: what still lies at a seat without a player. */
  readonly dead: 'dead button' | 'dead SB' | null;
  readonly hole: HoleCards | null;
  /** null until the hand is paid. */
  readonly won: number | null;
}

/** Everybody at the table; `paid` when the moment shown is after the payment. */
export function seatViews(
  scene: Scene,
  hand: Hand,
  paid: boolean,
  away: ReadonlySet<string>,
): readonly SeatView[] {
  const { table } = hand;
  const holes = holesOf(scene);
  const verbs = lastVerbs(hand);
  const bets = chipsInFront(hand);
  const results = paid ? (scene.verdict?.settlement?.players ?? []) : [];
  return table.seats.map(({ name }, seat): SeatView => {
    const result = results[seat];
    return {
      seat,
      name,
      label: table.positions[seat] ?? null,
      stack: result?.new ?? hand.stacks[seat]!,
      bet: paid ? 0 : bets[seat]!,
      standing: standingOf(hand, seat),
      last: verbs[seat] ?? null,
      isToAct: !paid && hand.turn === seat,
      isAway: away.has(name),
      hasButton: seat === BUTTON,
      dead: deadAt(table, seat),
      hole: holes.get(name) ?? null,
      won: result?.won ?? null,
    };
  });
}

function deadAt(table: Table, seat: number): SeatView['dead'] {
  if (isDealtIn(table, seat)) return null;
  if (seat === BUTTON) return 'dead button';
  return seat === table.sb ? 'dead SB' : null;
}

/** Hole cards by name; what is shown beats what was given before. */
export function holesOf({ verdict }: Scene): ReadonlyMap<string, HoleCards> {
  const holes = new Map<string, HoleCards>();
  if (!verdict) return holes;
  for (const { name, hole } of [...verdict.record.cards, ...verdict.record.showdown]) {
    if (hole !== 'unknown' || !holes.has(name)) holes.set(name, hole);
  }
  return holes;
}

function lastVerbs(hand: Hand): readonly (Verb | null)[] {
  const verbs: (Verb | null)[] = hand.stacks.map(() => null);
  for (const event of events(hand)) {
    if (event.kind === 'deal') verbs.fill(null);
    if (event.kind === 'act') verbs[event.seat] = event.verb;
  }
  return verbs;
}
