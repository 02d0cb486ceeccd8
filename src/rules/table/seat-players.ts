import { type Chips, chips, NO_CHIPS } from './chips.ts';
import { type HouseRules, PROFILES } from './house-rules.ts';
import { headsUpPlaces, ringPlaces, writtenLabels } from './label-places.ts';
import { labelFits, setupLabel } from './labels.ts';
import {
  type ClaimedPost,
  type ClaimedSeat,
  checkChips,
  checkNames,
  type SeatRuling,
  type Setup,
} from './setup.ts';
import { derivePositions, type Layout, type Post, type Seat, type Table } from './table.ts';

export interface Seating {
  /** null if a ruling is an error. */
  readonly table: Table | null;
  /** Where the list as written starts in the table: seat = (line − shift) modulo seats. */
  readonly shift: number;
  /** Seats in here are lines of the list as written. */
  readonly rulings: readonly SeatRuling[];
}

/** The only way to a `Table`: reads the labels (SEAT-1, SEAT-2, SEAT-5) and checks the chips. */
export function seatPlayers(setup: Setup): Seating {
  const rulings: SeatRuling[] = [];
  checkChips(setup, rulings);
  checkNames(setup.seats, rulings);
  const dealtIn: number[] = [];
  for (let line = 0; line < setup.seats.length; line++) {
    if (setup.seats[line]!.stack > 0) dealtIn.push(line);
  }
  if (setup.seats.length > 10) {
    rulings.push({ rule: 'SEAT-1', kind: 'too-many', severity: 'error', seat: 10 });
  }
  if (dealtIn.length < 2) {
    rulings.push({ rule: 'SEAT-5', kind: 'too-few', severity: 'error', seat: dealtIn[0] ?? null });
  }
  const labels = writtenLabels(setup.seats, rulings);
  if (rulings.length > 0) return { table: null, shift: 0, rulings };
  const places =
    dealtIn.length === 2
      ? headsUpPlaces(setup.seats, labels, dealtIn, rulings)
      : ringPlaces(setup.seats, labels, rulings);
  if (!places) return { table: null, shift: 0, rulings };
  const count = setup.seats.length;
  const isTurned = setup.buttonOnBb === true && dealtIn.length === 2;
  const shift = isTurned ? places.bb : places.button;
  if (shift !== 0) {
    rulings.push({ rule: 'SEAT-1', kind: 'starts-elsewhere', severity: 'warning', seat: shift });
  }
  const layout: Layout = {
    seats: setup.seats.map((_, i) => {
      const { name, stack } = setup.seats[(i + shift) % count]!;
      return { name, stack: chips(stack) };
    }),
    sb: (places.sb - shift + count) % count,
    bb: (places.bb - shift + count) % count,
  };
  const table: Table = {
    seats: layout.seats,
    sb: layout.sb,
    bb: layout.bb,
    blinds: { sb: setup.sb as Chips, bb: setup.bb as Chips, ante: (setup.ante ?? 0) as Chips },
    rules: setup.rules ?? PROFILES.collector,
    headsUp: dealtIn.length === 2,
    dealtIn: dealtIn.length === count ? EVERYBODY[count]! : dealtInto(layout),
    nothing: NOTHING[count]!,
    posts: setup.posts ? seatedPosts(setup.posts, shift, count) : NO_POSTS,
    positions: derivePositions(layout, dealtIn.length),
  };
  if (!table.headsUp) checkLabels(setup.seats, table, shift, rulings);
  return { table, shift, rulings };
}

/** Players who sit in order from the button, by nothing but their stacks. */
export interface OrderedSetup {
  readonly stacks: readonly number[];
  readonly sb: number;
  readonly bb: number;
  readonly ante: number;
  readonly posts: readonly ClaimedPost[];
}

/**
 * SEAT-1: the table of players who all have chips and sit in order from the button: Dealer, SB, BB,
 * heads-up SB, BB. Nobody is named. Null if the chips cannot be (CHIP-1) or somebody has none.
 */
export function orderedTable(setup: OrderedSetup, rules: HouseRules): Table | null {
  const { stacks, sb, bb, ante, posts } = setup;
  const count = stacks.length;
  const seats: Seat[] = [];
  for (let seat = 0; seat < count; seat++) {
    if (stacks[seat] === 0) return null;
    seats.push(new NamelessSeat(stacks[seat] as Chips));
  }
  const rulings: SeatRuling[] = [];
  checkChips({ seats, sb, bb, ante, rules, posts }, rulings);
  if (rulings.length > 0 || count < 2 || count > 10) return null;
  const headsUp = count === 2;
  const layout: Layout = { seats, sb: headsUp ? 0 : 1, bb: headsUp ? 1 : 2 };
  return {
    seats,
    sb: layout.sb,
    bb: layout.bb,
    blinds: { sb: sb as Chips, bb: bb as Chips, ante: ante as Chips },
    rules,
    headsUp,
    dealtIn: EVERYBODY[count]!,
    nothing: NOTHING[count]!,
    posts: posts.length > 0 ? seatedPosts(posts, 0, count) : NO_POSTS,
    positions: derivePositions(layout, count),
  };
}

/**
 * A class of its own, not an object like the named seats: after one stack beyond 31 bits at any
 * table, V8 would make these as they were before it and convert each one where it is first read,
 * which took a third of a replay.
 */
class NamelessSeat implements Seat {
  readonly name = '';
  readonly stack: Chips;

  constructor(stack: Chips) {
    this.stack = stack;
  }
}

/** All seats, by their number. */
const EVERYBODY: readonly (readonly number[])[] = Array.from({ length: 11 }, (_, seats) => [
  ...Array(seats).keys(),
]);

const NO_POSTS: readonly Post[] = [];

/** No chips at any seat, by the number of seats. */
const NOTHING: readonly (readonly Chips[])[] = Array.from({ length: 11 }, (_, seats) =>
  Array.from({ length: seats }, () => NO_CHIPS),
);

/** Posts by seat, in the order of the seats. */
const seatedPosts = (posts: readonly ClaimedPost[], shift: number, count: number): Post[] =>
  posts
    .map(({ line, amount, dead }) => ({
      seat: (line - shift + count) % count,
      amount: chips(amount),
      dead,
    }))
    .sort((a, b) => a.seat - b.seat);

/** The seats with chips. */
const dealtInto = ({ seats }: Layout): readonly number[] =>
  seats.flatMap(({ stack }, seat) => (stack > 0 ? [seat] : []));

/** SEAT-4: labels beyond Dealer, SB and BB are accepted and checked against the seat. */
function checkLabels(
  seats: readonly ClaimedSeat[],
  table: Table,
  shift: number,
  rulings: SeatRuling[],
): void {
  for (let seat = 0; seat < seats.length; seat++) {
    const { label } = seats[seat]!;
    if (!label || setupLabel(label)) continue;
    const expected = table.positions[(seat - shift + seats.length) % seats.length] ?? null;
    if (expected && labelFits(label, expected)) continue;
    rulings.push({ rule: 'SEAT-4', kind: 'label', severity: 'warning', seat, label, expected });
  }
}
