import { oracleRank } from '../oracle/rank.ts';

const known = new Map<number, readonly number[]>();

/**
 * The oracle's brute force, which is slow, asked once for the same ranks: without five cards of a
 * suit the suits of a hand do not matter. Where they do, it is asked every time.
 */
export function cachedRank(cards: readonly number[]): readonly number[] {
  const suits = [0, 0, 0, 0];
  let key = 0;
  for (const card of cards) {
    suits[card % 4]!++;
    // Three bits for each rank: how often it is there.
    key += 8 ** Math.floor(card / 4);
  }
  if (suits.some((count) => count >= 5)) return oracleRank(cards);
  const before = known.get(key);
  if (before) return before;
  const rank = oracleRank(cards);
  known.set(key, rank);
  return rank;
}
