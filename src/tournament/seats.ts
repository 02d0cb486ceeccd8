import { writePlayer } from '../formats/index.ts';
import type { HandRecord, PlayerLine } from '../record/index.ts';
import type { SetupLabel } from '../rules/index.ts';

/** Somebody at the table between two hands. */
export interface SeatNow {
  readonly name: string;
  /** null after a hand whose end nobody saw: TOUR-1 then has nothing to say. */
  stack: number | null;
  /** What the player has at least: the stack, or what the hand is known to have left. */
  least: number;
  chair: number | null;
  /** Out of chips already when the last hand started: may be left out of the next (TOUR-4). */
  readonly wasOut: boolean;
  /** Not in the last hand: sat down since, or waited (TOUR-3). */
  readonly isNew: boolean;
  /** Left the table: the seat only says where the labels were. */
  isGone: boolean;
  /** `Waits`: seated and not dealt in. */
  waits: boolean;
  away: boolean;
}

/** Somebody who sits down with these chips. */
export const newcomer = (name: string, stack: number, chair: number | null = null): SeatNow => ({
  name,
  stack,
  least: stack,
  chair,
  wasOut: false,
  isNew: true,
  isGone: false,
  waits: false,
  away: false,
});

/** What the next hand starts with, as far as the hands and lines before it say. */
export interface ExpectedHand {
  /** In the order of the set-up. */
  readonly seats: readonly ExpectedSeat[];
  /** Seated, but not dealt in. */
  readonly waiting: readonly SeatNow[];
  /** null where fewer than two have chips. */
  readonly labels: Readonly<Record<SetupLabel, string | null>> | null;
}

export interface ExpectedSeat {
  readonly seat: SeatNow;
  readonly label: SetupLabel | null;
  /** TOUR-4: 0 for somebody who left and would have the button (`Button: Dead`). */
  readonly stack: number | null;
}

/** TOUR-3: who was not dealt into the last hand, and so did not count when the labels moved. */
export const isNewcomer = (seat: SeatNow): boolean => seat.isNew || seat.wasOut;

/** "Bob SB 3950": a line of a set-up as somebody should write it. */
export const seatText = ({ seat, label, stack }: ExpectedSeat): string =>
  writePlayer(seat.name, label, stack ?? seat.least);

/** Whether two hands start with the same players, labels and stacks. */
export const isSameStart = (a: ExpectedHand, b: ExpectedHand): boolean =>
  a.seats.length === b.seats.length &&
  a.seats.every(({ seat, label, stack }, i) => {
    const other = b.seats[i]!;
    return seat.name === other.seat.name && label === other.label && stack === other.stack;
  });

/** Whether a hand lists just these players, with these labels and stacks as far as they are known. */
export const startsAs = ({ players }: HandRecord, { seats }: ExpectedHand): boolean =>
  players.length === seats.length &&
  seats.every(({ seat, label, stack }, i) => {
    const line = players[i]!;
    const isStack = stack === null || line.stack === stack;
    return line.name === seat.name && line.label === label && isStack;
  });

/** The hand with these lines in the order and with the labels of the seats. */
export function listedAs(
  record: HandRecord,
  lines: readonly PlayerLine[],
  seats: readonly ExpectedSeat[],
): HandRecord {
  const players = seats.flatMap(({ seat, label, stack }): PlayerLine[] => {
    const line = lines.find(({ name }) => name === seat.name);
    if (line) return [line.label === label ? line : { ...line, label }];
    // Who was out when the text was written and still is may stay left out.
    if (seat.wasOut && label === null && (stack ?? seat.least) === 0) return [];
    const { at, nameAt, stackAt } = lines[0]!;
    return [{ at, name: seat.name, nameAt, label, stack: stack ?? seat.least, stackAt }];
  });
  const own = chairsInSetUp(record);
  const chairOf = (name: string): number | null =>
    own.get(name) ?? seats.find(({ seat }) => seat.name === name)?.seat.chair ?? null;
  const numbers = players.map(({ name }) => chairOf(name));
  const isKnown = record.chairs !== null && !numbers.includes(null);
  const chairs = isKnown ? { ...record.chairs!, numbers: numbers as number[] } : null;
  return { ...record, players, chairs };
}

/** The chair of each player, where every line of the set-up has one. */
export function chairsInSetUp({ chairs, players }: HandRecord): ReadonlyMap<string, number> {
  if (chairs?.numbers.length !== players.length) return new Map();
  return new Map(players.map(({ name }, i) => [name, chairs.numbers[i]!]));
}
