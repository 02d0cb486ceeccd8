import { SMALL_A } from '../../../kernel/index.ts';
import type { HoleCards } from '../../../record/index.ts';
import {
  BUTTON,
  betOf,
  events,
  type Hand,
  isDealtIn,
  makePots,
  type Standing,
  stakesOf,
  standingOf,
  type Table,
  type Verb,
} from '../../../rules/index.ts';
import type { Scene } from './scene.ts';

/** A seat as the picture shows it. */
export interface SeatView {
  readonly seat: number;
  readonly name: string;
  /** SEAT-4 */
  readonly label: string | null;
  readonly stack: number;
  /** The chips in front of the player. */
  readonly bet: number;
  readonly standing: Standing;
  /** The player's last action on this street. */
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

/** The letter of a seat, the same wherever one is typed: a for the first line of the set-up. */
export const seatLetter = (seat: number): string => String.fromCharCode(SMALL_A + seat);

/** The seat of a letter; -1 for another key. */
export const seatOfLetter = (key: string): number =>
  /^[a-z]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - SMALL_A : -1;

/** Everybody at the table; `paid` when the moment shown is after the payment. */
export function seatViews(
  scene: Scene,
  hand: Hand,
  paid: boolean,
  away: ReadonlySet<string>,
  holes: ReadonlyMap<string, HoleCards> = holesOf(scene),
): readonly SeatView[] {
  const { table } = hand;
  const verbs = lastVerbs(hand);
  const bets = chipsInFront(hand);
  const results = paid ? (scene.verdict?.settlement?.players ?? []) : [];
  return table.seats.map(({ name }, seat): SeatView => {
    const result = results[seat];
    return {
      seat,
      name,
      label: table.positions[seat] ?? null,
      stack: result?.newStack ?? hand.stacks[seat]!,
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

/**
 * Hole cards by name; what is shown beats what was given before. Before the showdown only those are
 * known that were given from the start.
 */
export function holesOf({ verdict }: Scene, isShowdown = true): ReadonlyMap<string, HoleCards> {
  const holes = new Map<string, HoleCards>();
  if (!verdict) return holes;
  const { cards, showdown } = verdict.record;
  for (const { name, hole } of isShowdown ? [...cards, ...showdown] : cards) {
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

/** The chips in front of every seat: a street's bets while it is played, then what nobody called. */
export function chipsInFront(hand: Hand): readonly number[] {
  if (hand.turn !== null) return hand.stacks.map((_, seat) => betOf(hand, seat));
  // RET-1: everything else is in the pots; this goes back to its owner when the hand is paid.
  const { uncalled } = makePots(stakesOf(hand), hand.table.rules.uncalled);
  return hand.stacks.map((_, seat) => (uncalled?.player === seat ? uncalled.amount : 0));
}

/** A place on the picture, in percent of its width and height. */
export interface SeatPlace {
  readonly x: number;
  readonly y: number;
}

const SAMPLES = 720;

/**
 * Seats at equal distances around an oval, clockwise from the bottom. `ratio` is width by height:
 * distances are measured as they look. `bend` is 1 for an ellipse and less for a squarer oval, in
 * which ten seats find room on a phone.
 */
export function seatPlaces(count: number, ratio: number, bend: number): readonly SeatPlace[] {
  const points = Array.from({ length: SAMPLES + 1 }, (_, i) =>
    onOval((i / SAMPLES) * 2 * Math.PI, bend),
  );
  const lengths = [0];
  for (let i = 1; i <= SAMPLES; i++) {
    const dx = (points[i]!.x - points[i - 1]!.x) * ratio;
    const dy = points[i]!.y - points[i - 1]!.y;
    lengths.push(lengths[i - 1]! + Math.hypot(dx, dy));
  }
  const whole = lengths[SAMPLES]!;
  return Array.from({ length: count }, (_, seat) => {
    const wanted = (whole * seat) / count;
    const next = lengths.findIndex((length) => length > wanted);
    // Where the oval bends most the samples lie far apart.
    const part = (wanted - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]!);
    return between(points[next - 1]!, points[next]!, part);
  });
}

const between = (a: SeatPlace, b: SeatPlace, part: number): SeatPlace => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** Turned so that 0 is the bottom and the way goes clockwise on the screen. */
function onOval(turn: number, bend: number): SeatPlace {
  const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** bend;
  return { x: 50 - 50 * bent(Math.sin(turn)), y: 50 + 50 * bent(Math.cos(turn)) };
}
