import { isSameText } from '../../kernel/index.ts';
import type { Chips } from './chips.ts';
import type { HouseRules } from './house-rules.ts';
import { labelsAfterBlinds, type SetupLabel } from './labels.ts';

export interface Blinds {
  readonly sb: Chips;
  readonly bb: Chips;
  readonly ante: Chips;
}

export interface Seat {
  readonly name: string;
  /** SEAT-5: 0 is eliminated: listed, never dealt in. */
  readonly stack: Chips;
}

/**
 * A legal table, made only by `seatPlayers`. Seats stand clockwise and the first one has the
 * button (SEAT-1; heads-up the small blind has it, SEAT-2). A seat is named by its index.
 */
export interface Table {
  readonly seats: readonly Seat[];
  readonly blinds: Blinds;
  readonly rules: HouseRules;
  /** The seat labelled SB; nobody posts if its stack is 0 (SEAT-5). Heads-up it is the button. */
  readonly sb: number;
  readonly bb: number;
  readonly headsUp: boolean;
  /** SEAT-5: the seats with chips. */
  readonly dealtIn: readonly number[];
  /** What is posted besides antes and blinds. */
  readonly posts: readonly Post[];
  /** No chips at any seat: how antes stand before they are posted. */
  readonly nothing: readonly Chips[];
  /** SEAT-4: every seat's derived label; null for an eliminated player. */
  readonly positions: readonly (string | null)[];
}

/** Chips posted besides antes and blinds: a bet like a blind, or dead money (POT-3). */
export interface Post {
  readonly seat: number;
  readonly amount: Chips;
  readonly dead: boolean;
}

/** What is known of a table before its labels are derived. */
export type Layout = Pick<Table, 'seats' | 'sb' | 'bb'>;

/** The seat that has the button: seats are listed from it (SEAT-1). */
export const BUTTON = 0;

export const isDealtIn = (table: Table, seat: number): boolean => table.seats[seat]!.stack > 0;

/** The seat of a player; -1 if nobody of that name is here. Ten seats are looked through at once. */
export function seatNamed({ seats }: Pick<Table, 'seats'>, name: string): number {
  for (let seat = 0; seat < seats.length; seat++)
    if (isSameText(seats[seat]!.name, name)) return seat;
  return -1;
}

/** The label written in a stack setup (SEAT-4), also on a dead button or small blind (SEAT-5). */
export const setupLabelOf = ({ sb, bb }: Layout, seat: number): SetupLabel | null =>
  labelAt({ dealer: BUTTON, sb, bb }, seat);

/** Where the labels are; heads-up the SB has the button and there is no Dealer (SEAT-2). */
export interface LabelSeats {
  readonly dealer: number | null;
  readonly sb: number;
  readonly bb: number;
}

export function labelAt({ dealer, sb, bb }: LabelSeats, seat: number): SetupLabel | null {
  if (seat === bb) return 'BB';
  if (seat === sb) return 'SB';
  return seat === dealer ? 'Dealer' : null;
}

/** SEAT-4: the labels of a table without an eliminated player, by its number of seats. */
const FULL_TABLES: readonly (readonly string[])[] = Array.from({ length: 11 }, (_, seats) =>
  seats === 2 ? ['SB', 'BB'] : ['Dealer', 'SB', 'BB', ...labelsAfterBlinds(seats)],
);

/** Two players of whom the BB has the button: only other formats know such a hand. */
const BUTTON_ON_BB: readonly string[] = ['BB', 'SB'];

/** SEAT-4: labels in acting order from the BB's left. */
export function derivePositions(table: Layout, dealtIn: number): readonly (string | null)[] {
  const { seats, bb } = table;
  if (dealtIn === seats.length) return bb === BUTTON ? BUTTON_ON_BB : FULL_TABLES[dealtIn]!;
  const labels: (string | null)[] = [];
  let counted = 0;
  for (let seat = 0; seat < seats.length; seat++) {
    const label = setupLabelOf(table, seat);
    const isIn = seats[seat]!.stack > 0;
    labels.push(isIn ? label : null);
    // A dead Dealer or SB seat counts, other eliminated seats do not.
    if (isIn || label) counted++;
  }
  const words = labelsAfterBlinds(counted);
  let next = 0;
  for (let seat = bb + 1; seat < seats.length; seat++) {
    if (seats[seat]!.stack > 0) labels[seat] = words[next++] ?? null;
  }
  return labels;
}
