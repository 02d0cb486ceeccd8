import type { Card } from '../cards/card.ts';
import { SeenCards } from '../cards/seen-cards.ts';
import type { FullOutcome } from './outcome.ts';

/** WIN-5: the first card that stands in two places; null if every card is there once. */
export function repeatedCard({ boards, holes }: FullOutcome): Card | null {
  const seen = new SeenCards();
  for (const card of boards[0] ?? []) if (seen.again(card)) return card;
  // Boards share the cards that were out before the second run (RUN-1).
  for (let b = 1; b < boards.length; b++) {
    const board = boards[b]!;
    for (let i = 0; i < board.length; i++) {
      if (board[i] !== boards[0]![i] && seen.again(board[i]!)) return board[i]!;
    }
  }
  for (const hole of holes) {
    if (typeof hole !== 'object' || hole === null) continue;
    if (seen.again(hole[0])) return hole[0];
    if (seen.again(hole[1])) return hole[1];
  }
  return null;
}
