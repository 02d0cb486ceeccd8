import type { Card } from '../cards/card.ts';
import type { Log } from './event.ts';
import type { Hand } from './hand.ts';

/** The board cards dealt in a hand, as far as they are known. */
export function boardOf(hand: Hand): readonly Card[] {
  const board: Card[] = [];
  for (let log: Log | null = hand.log; log; log = log.before) {
    if (log.event.kind === 'deal') board.unshift(...log.event.cards);
  }
  return board;
}
