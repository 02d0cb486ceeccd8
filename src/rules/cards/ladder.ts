import { invariant } from '../../kernel/invariant.ts';

declare const rung: unique symbol;

/** How good a hand is: a whole number from 1 to 7,462. Higher wins, equal ties. */
export type Strength = number & { readonly [rung]: true };

/** The nine kinds of hand, from worst to best. */
export const CATEGORIES = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** How many cards of each rank a hand holds, 2 first. */
export type RankCounts = Uint8Array<ArrayBuffer>;

const HIGHEST_FIVE = 5;

/** The score of the best five cards, suits left out of account. Scores compare like hands. */
export function scoreByRanks(counts: RankCounts): number {
  const four = highest(counts, 4, 0);
  if (four >= 0) return score('four of a kind', [four, ...kickers(counts, 1, 1 << four)]);

  const three = highest(counts, 3, 0);
  // A second three of a kind serves as the pair of a full house.
  const pair = highest(counts, 2, three < 0 ? 0 : 1 << three);
  if (three >= 0 && pair >= 0) return score('full house', [three, pair]);

  const straight = straightHigh(ranksPresent(counts));
  if (straight >= 0) return score('straight', [straight]);

  if (three >= 0) return score('three of a kind', [three, ...kickers(counts, 2, 1 << three)]);
  if (pair < 0) return score('high card', kickers(counts, HIGHEST_FIVE, 0));

  const second = highest(counts, 2, 1 << pair);
  if (second < 0) return score('pair', [pair, ...kickers(counts, 3, 1 << pair)]);
  // With three pairs the lowest may still lend its rank as the kicker.
  return score('two pair', [pair, second, ...kickers(counts, 1, (1 << pair) | (1 << second))]);
}

/** The score of the best five cards of one suit, given as one bit for each rank. */
export function scoreOfSuit(ranks: number): number {
  const straight = straightHigh(ranks);
  if (straight >= 0) return score('straight flush', [straight]);
  const counts = new Uint8Array(13);
  for (let rank = 0; rank < 13; rank++) counts[rank] = (ranks >> rank) & 1;
  return score('flush', kickers(counts, HIGHEST_FIVE, 0));
}

/** The category in the top digit, then the ranks that decide, the weightiest first. */
function score(category: Category, ranks: readonly number[]): number {
  let digits = CATEGORIES.indexOf(category);
  for (let place = 0; place < 5; place++) digits = digits * 16 + (ranks[place] ?? 0);
  return digits;
}

function highest(counts: RankCounts, atLeast: number, except: number): number {
  for (let rank = 12; rank >= 0; rank--) {
    if (counts[rank]! >= atLeast && ((except >> rank) & 1) === 0) return rank;
  }
  return -1;
}

function kickers(counts: RankCounts, howMany: number, except: number): number[] {
  const found: number[] = [];
  for (let rank = 12; rank >= 0 && found.length < howMany; rank--) {
    if (counts[rank]! > 0 && ((except >> rank) & 1) === 0) found.push(rank);
  }
  return found;
}

function ranksPresent(counts: RankCounts): number {
  let ranks = 0;
  for (let rank = 0; rank < 13; rank++) if (counts[rank]! > 0) ranks |= 1 << rank;
  return ranks;
}

/** The top rank of the best straight, or -1. The ace also stands below the two. */
function straightHigh(ranks: number): number {
  const withLowAce = (ranks << 1) | (ranks >> 12);
  for (let high = 12; high >= 3; high--) {
    if (((withLowAce >> (high - 3)) & 0b11111) === 0b11111) return high;
  }
  return -1;
}

/** Calls `visit` with every way to hold so many cards as far as ranks go. The counts are reused. */
export function everyRankCounts(cards: number, visit: (counts: RankCounts) => void): void {
  const counts = new Uint8Array(13);
  const choose = (rank: number, left: number): void => {
    if (left === 0) {
      visit(counts);
      return;
    }
    // Four of each rank above this one must be able to hold what is left.
    if (left > 4 * (13 - rank)) return;
    for (let n = Math.min(4, left); n >= 0; n--) {
      counts[rank] = n;
      choose(rank + 1, left - n);
    }
  };
  choose(0, cards);
}

interface Ladder {
  readonly scores: readonly number[];
  readonly strengthOf: ReadonlyMap<number, Strength>;
}

let built: Ladder | null = null;

/**
 * Every score five cards can have, in order. No two choices of ranks tie: 6,175 of them without a
 * flush and 1,287 with one make the 7,462 strengths.
 */
function ladder(): Ladder {
  if (built) return built;
  const scores: number[] = [];
  everyRankCounts(5, (counts) => {
    scores.push(scoreByRanks(counts));
    if (counts.every((n) => n < 2)) scores.push(scoreOfSuit(ranksPresent(counts)));
  });
  scores.sort((a, b) => a - b);
  built = { scores, strengthOf: new Map(scores.map((s, i) => [s, (i + 1) as Strength])) };
  return built;
}

export function strengthOfScore(scored: number): Strength {
  const strength = ladder().strengthOf.get(scored);
  invariant(strength !== undefined, () => `No hand has the score ${scored}.`);
  return strength;
}

/** What a strength stands for: the category and the ranks that decide, unused places 0. */
export function readStrength(strength: Strength): {
  readonly category: Category;
  readonly ranks: readonly number[];
} {
  const scored = ladder().scores[strength - 1];
  invariant(scored !== undefined, () => `A strength is from 1 to 7,462, not ${strength}.`);
  const ranks = [16, 12, 8, 4, 0].map((shift) => (scored >> shift) & 15);
  return { category: CATEGORIES[scored >> 20]!, ranks };
}
