import { oracleRank } from '../oracle/rank.ts';

const known = new Map<number, number>();

/** Three bits for each rank: how often it is there. */
const KEYS = Array.from({ length: 52 }, (_, card) => 8 ** (card >> 2));
const FLUSH = 8 ** 13;

/**
 * The best of all 21 fives among seven cards, each ranked by the oracle, as one number. The
 * oracle is slow, so it is asked once for the same five ranks with and without a flush: beyond
 * that suits do not matter.
 */
export function bruteRank(cards: readonly number[]): number {
  const suits = [0, 0, 0, 0];
  let all = 0;
  for (const card of cards) {
    suits[card % 4]!++;
    all += KEYS[card]!;
  }
  const suit = suits.findIndex((count) => count >= 5);
  let best = 0;
  for (let a = 0; a < cards.length; a++) {
    for (let b = a + 1; b < cards.length; b++) {
      const isFlush = suit >= 0 && cards.every((c, i) => i === a || i === b || c % 4 === suit);
      const key = all - KEYS[cards[a]!]! - KEYS[cards[b]!]! + (isFlush ? FLUSH : 0);
      let rank = known.get(key);
      if (rank === undefined) {
        rank = asNumber(oracleRank(cards.filter((_, i) => i !== a && i !== b)));
        known.set(key, rank);
      }
      if (rank > best) best = rank;
    }
  }
  return best;
}

/** Six places below 15 each, compared place by place. */
const asNumber = (places: readonly number[]): number =>
  places.reduce((number, place) => number * 15 + place, 0);
