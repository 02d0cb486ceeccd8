import type { Chips } from '../table/chips.ts';
import { BUTTON } from '../table/table.ts';
import { splitBetweenBoards, splitPot } from './odd-chips.ts';

/** A share of a pot. */
export interface Share {
  readonly seat: number;
  readonly amount: Chips;
}

/**
 * Pays one pot: divided between the boards (RUN-1), each part split among its winners with odd
 * chips clockwise from the button's left (ODD-1). Shares come in that order.
 */
export function awardPot(
  amount: Chips,
  winnersByBoard: readonly (readonly number[])[],
  oddChip: number,
): readonly Share[] {
  const [only] = winnersByBoard;
  if (winnersByBoard.length === 1 && only!.length === 1) return [{ seat: only![0]!, amount }];
  const won = new Map<number, number>();
  const parts = splitBetweenBoards(amount, winnersByBoard.length, oddChip);
  winnersByBoard.forEach((winners, board) => {
    const inOrder = [...winners].sort(leftOfButtonFirst);
    const shares = splitPot(parts[board]!, inOrder.length, oddChip);
    inOrder.forEach((seat, i) => {
      won.set(seat, (won.get(seat) ?? 0) + shares[i]!);
    });
  });
  return [...won]
    .sort(([a], [b]) => leftOfButtonFirst(a, b))
    .map(([seat, chips]) => ({ seat, amount: chips as Chips }));
}

/** Seats are listed from the button, which comes last here. */
const leftOfButtonFirst = (a: number, b: number): number =>
  (a === BUTTON ? Number.POSITIVE_INFINITY : a) - (b === BUTTON ? Number.POSITIVE_INFINITY : b);
