import type { Chips } from '../table/chips.ts';
import { BUTTON } from '../table/table.ts';

/**
 * ODD-1 (TDA 20, 21): splits an amount among winners named clockwise from the button's left.
 * Shares are whole multiples of the smallest chip; what is left over goes one such chip each from
 * the first, and anything smaller than that chip to the first.
 */
export function splitPot(amount: Chips, winners: number, oddChip: number): Chips[] {
  const share = Math.floor(amount / winners / oddChip) * oddChip;
  const left = amount - share * winners;
  const oddChips = Math.floor(left / oddChip);
  const remainder = left - oddChips * oddChip;
  const shares: Chips[] = [];
  for (let i = 0; i < winners; i++) {
    shares.push((share + (i < oddChips ? oddChip : 0) + (i === 0 ? remainder : 0)) as Chips);
  }
  return shares;
}

/** RUN-1: a pot divided between boards in odd-chip units, what is left over to the first board. */
export function splitBetweenBoards(amount: Chips, boards: number, oddChip: number): Chips[] {
  const share = Math.floor(amount / boards / oddChip) * oddChip;
  const parts: Chips[] = [(amount - share * (boards - 1)) as Chips];
  while (parts.length < boards) parts.push(share as Chips);
  return parts;
}

/** ODD-1: the order in which winners get odd chips. Seats are listed from the button, which comes last. */
export const leftOfButtonFirst = (a: number, b: number): number =>
  (a === BUTTON ? Number.POSITIVE_INFINITY : a) - (b === BUTTON ? Number.POSITIVE_INFINITY : b);
