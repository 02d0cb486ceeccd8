import { unreachable } from '../../kernel/index.ts';
import type { Chips } from '../table/chips.ts';
import type { SetupLabel } from '../table/labels.ts';
import { BUTTON, type LabelSeats, labelAt, type Table } from '../table/table.ts';

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
  const labels = moveLabels(table, stacks);
  const ruling = rulingOn(labels, stacks);
  if (!labels) return { seats: null, ruling };
  const first = labels.dealer ?? labels.sb;
  const seats = stacks.map((_, i): NextSeat => {
    const seat = (first + i) % stacks.length;
    return { name: table.seats[seat]!.name, label: labelAt(labels, seat), stack: stacks[seat]! };
  });
  return { seats, ruling };
}

/** What is to be said about the next hand, without its set-up. */
export const nextRuling = (table: Table, stacks: readonly Chips[]): NextRuling | null =>
  rulingOn(moveLabels(table, stacks), stacks);

function rulingOn(labels: LabelSeats | null, stacks: readonly Chips[]): NextRuling | null {
  if (!labels) {
    const seat = stacks.findIndex((stack) => stack > 0);
    return { rule: 'NEXT-6', kind: 'tournament-over', severity: 'info', seat };
  }
  if (stacks[labels.bb] !== 0) return null;
  return { rule: 'NEXT-5', kind: 'bb-eliminated', severity: 'warning', seat: labels.bb };
}

/** NEXT-6: null with one player left. */
function moveLabels(table: Table, stacks: readonly Chips[]): LabelSeats | null {
  let alive = 0;
  for (const stack of stacks) if (stack > 0) alive++;
  if (alive === 1) return null;
  const seatAfter = (seat: number): number => (seat + 1) % stacks.length;
  const playerAfter = (seat: number): number => {
    let next = seatAfter(seat);
    while (stacks[next] === 0) next = seatAfter(next);
    return next;
  };
  const rule = table.rules.button;
  if (rule !== 'seat' && alive === 2) {
    // NEXT-3: nobody is BB twice in a row; the other has the button and the SB
    const bb = playerAfter(table.bb);
    return { dealer: null, sb: playerAfter(bb), bb };
  }
  switch (rule) {
    case 'moving': {
      // NEXT-2
      const dealer = playerAfter(BUTTON);
      const sb = playerAfter(dealer);
      return { dealer, sb, bb: playerAfter(sb) };
    }
    case 'dead':
      // NEXT-4 (TDA 32): the seats of the old blinds, even if empty
      return { dealer: table.sb, sb: table.bb, bb: playerAfter(table.bb) };
    case 'seat':
      // NEXT-5: every label one seat on, chips or not
      return {
        dealer: table.headsUp ? null : seatAfter(BUTTON),
        sb: seatAfter(table.sb),
        bb: seatAfter(table.bb),
      };
    default:
      return unreachable(rule);
  }
}
