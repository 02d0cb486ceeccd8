import type { Card } from '../cards/card.ts';
import type { Log } from './event.ts';
import type { Hand } from './hand.ts';

/** The board cards dealt in a hand, as far as they are known. */
export function boardOf(hand: Hand): readonly Card[] {
  if (hand.street === 'preflop') return [];
  const board: Card[] = [];
  collect(hand.log, board);
  return board;
}

/** Deals come newest first, boards are read from the flop on. */
function collect(log: Log | null, board: Card[]): void {
  let at = log;
  while (at && at.event.kind !== 'deal') at = at.before;
  if (at?.event.kind !== 'deal') return;
  if (at.event.street !== 'flop') collect(at.before, board);
  for (const card of at.event.cards) board.push(card);
}
