import { type Chips, NO_CHIPS } from '../table/chips.ts';
import type { SetupLabel } from '../table/labels.ts';
import { BUTTON, type LabelSeats, labelAt, setupLabelOf, type Table } from '../table/table.ts';
import { moveLabels } from './move-labels.ts';

/** A line of the next hand's stack setup. */
export interface NextSeat {
  readonly name: string;
  readonly label: SetupLabel | null;
  readonly stack: Chips;
}

export type NextRuling =
  | {
      readonly rule: 'NEXT-6';
      readonly kind: 'tournament-over';
      readonly severity: 'info';
      readonly seat: number;
    }
  | {
      readonly rule: 'NEXT-5';
      readonly kind: 'bb-eliminated';
      readonly severity: 'warning';
      readonly seat: number;
    };

export interface Rotation {
  /** NEXT-6: null with one player left. */
  readonly seats: readonly NextSeat[] | null;
  readonly ruling: NextRuling | null;
}

/** The stack setup of the next hand: everybody stays in the list, eliminated players with 0. */
export function nextSeats(table: Table, stacks: readonly Chips[]): Rotation {
  const labels = labelsAfter(table, stacks);
  const ruling = rulingOn(labels, stacks);
  if (!labels) return { seats: null, ruling };
  const first = labels.dealer ?? labels.sb;
  const seats = stacks.map((_, i): NextSeat => {
    const seat = (first + i) % stacks.length;
    return { name: table.seats[seat]!.name, label: labelAt(labels, seat), stack: stacks[seat]! };
  });
  return { seats, ruling };
}

/** TOUR-9: after a misdeal the button stays. */
export const sameSeats = (table: Table): Rotation => ({
  seats: table.seats.map(({ name, stack }, seat) => ({
    name,
    label: setupLabelOf(table, seat),
    stack,
  })),
  ruling: null,
});

/** What is to be said about the next hand, without its set-up. */
export function nextRuling(table: Table, stacks: readonly Chips[]): NextRuling | null {
  // Whatever is said is about somebody who is out; most hands leave everybody in.
  if (!stacks.includes(NO_CHIPS)) return null;
  return rulingOn(labelsAfter(table, stacks), stacks);
}

function rulingOn(labels: LabelSeats | null, stacks: readonly Chips[]): NextRuling | null {
  if (!labels) {
    const seat = stacks.findIndex((stack) => stack > 0);
    return { rule: 'NEXT-6', kind: 'tournament-over', severity: 'info', seat };
  }
  if (stacks[labels.bb] !== 0) return null;
  return { rule: 'NEXT-5', kind: 'bb-eliminated', severity: 'warning', seat: labels.bb };
}

/** Everybody who was dealt in or listed stays where they are. */
const labelsAfter = (table: Table, stacks: readonly Chips[]): LabelSeats | null =>
  moveLabels({
    dealer: BUTTON,
    sb: table.sb,
    bb: table.bb,
    headsUp: table.headsUp,
    rule: table.rules.button,
    seats: stacks.map((stack) => (stack > 0 ? 'in' : 'out')),
  });
