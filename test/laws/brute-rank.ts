import { oracleRank } from '../oracle/rank.ts';

const known = new Map<number, number>();

/** Three bits for each rank: how often it is there. */
const keyOf = (card: number): number => 8 ** (card >> 2);
const FLUSH = 8 ** 13;

/**
 * The best of all 21 fives among seven cards, each ranked by the oracle, as one number. The
 * oracle is slow, so it is asked once for the same five ranks with and without a flush: beyond
 * that suits do not matter.
 */
export function bruteRank(cards: readonly number[]): number {
  const count = (suit: number): number => cards.filter((card) => card % 4 === suit).length;
  const suit = [0, 1, 2, 3].find((one) => count(one) >= 5);
  const all = cards.reduce((sum, card) => sum + keyOf(card), 0);
  let best = 0;
  for (let a = 0; a < cards.length; a++) {
    for (let b = a + 1; b < cards.length; b++) {
      const isFlush =
        suit !== undefined && cards.every((c, i) => i === a || i === b || c % 4 === suit);
      const key = all - keyOf(cards[a]!) - keyOf(cards[b]!) + (isFlush ? FLUSH : 0);
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
