import type { Chips } from '../table/chips.ts';
import { leftOfButtonFirst, splitBetweenBoards, splitPot } from './odd-chips.ts';

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
  if (winnersByBoard.length === 1) return shareOut(amount, winnersByBoard[0]!, oddChip);
  const won = new Map<number, number>();
  const parts = splitBetweenBoards(amount, winnersByBoard.length, oddChip);
  winnersByBoard.forEach((winners, board) => {
    for (const share of shareOut(parts[board]!, winners, oddChip)) {
      won.set(share.seat, (won.get(share.seat) ?? 0) + share.amount);
    }
  });
  return [...won]
    .sort(([a], [b]) => leftOfButtonFirst(a, b))
    .map(([seat, chips]) => ({ seat, amount: chips as Chips }));
}

/** ODD-1: what one board decides, split among its winners. */
function shareOut(amount: Chips, winners: readonly number[], oddChip: number): readonly Share[] {
  if (winners.length === 1) return [{ seat: winners[0]!, amount }];
  const inOrder = [...winners].sort(leftOfButtonFirst);
  const shares = splitPot(amount, inOrder.length, oddChip);
  return inOrder.map((seat, i) => ({ seat, amount: shares[i]! }));
}
