import { invariant } from '../../kernel/index.ts';

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
export type RankCounts = Uint8Array;

const HIGHEST_FIVE = 5;

/** Five high: the ace stands below the two. */
const LOWEST_STRAIGHT = 3;

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

export function bitCount(n: number): number {
  let bits = 0;
  for (let rest = n; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

/** The top rank of the best straight, or -1. The ace also stands below the two. */
function straightHigh(ranks: number): number {
  const withLowAce = (ranks << 1) | (ranks >> 12);
  for (let high = 12; high >= LOWEST_STRAIGHT; high--) {
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

/**
 * The ranks that decide within a category, in groups: a rank stands below the one before it in its
 * group. Two pair is two pairs and a kicker; of a straight only the highest card decides.
 */
const DECIDING: Readonly<Record<Category, readonly number[]>> = {
  'high card': [5],
  pair: [1, 3],
  'two pair': [2, 1],
  'three of a kind': [1, 2],
  straight: [1],
  flush: [5],
  'full house': [1, 1],
  'four of a kind': [1, 1],
  'straight flush': [1],
};

/** How many scores five cards can have: 6,175 without a flush and 1,287 with one; no two tie. */
const RUNGS = 7462;

let built: Int32Array | null = null;

/** Every score five cards can have, from the lowest up: written down in order, not sorted. */
function ladder(): Int32Array {
  if (built) return built;
  const scores = new Int32Array(RUNGS);
  let rungs = 0;
  CATEGORIES.forEach((category, digit) => {
    const groups = DECIDING[category];
    const places = groups.reduce((sum, n) => sum + n, 0);
    const startsGroup = groups.flatMap((n) => Array.from({ length: n }, (_, i) => i === 0));
    const climb = (place: number, digits: number, ranks: number, last: number): void => {
      if (place === places) {
        // Five ranks in a row are a straight and counted there.
        if (places < HIGHEST_FIVE || straightHigh(ranks) < 0) {
          scores[rungs++] = digits << (4 * (HIGHEST_FIVE - places));
        }
        return;
      }
      const below = startsGroup[place] ? 13 : last;
      for (let rank = 0; rank < below; rank++) {
        if (((ranks >> rank) & 1) === 0) {
          climb(place + 1, digits * 16 + rank, ranks | (1 << rank), rank);
        }
      }
    };
    if (places > 1) climb(0, digit, 0, 13);
    else for (let high = LOWEST_STRAIGHT; high < 13; high++) climb(1, digit * 16 + high, 0, high);
  });
  invariant(rungs === RUNGS, () => `The ladder has ${rungs} rungs.`);
  built = scores;
  return built;
}

export function strengthOfScore(scored: number): Strength {
  const scores = ladder();
  let low = 0;
  let high = RUNGS - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (scores[middle]! < scored) low = middle + 1;
    else high = middle;
  }
  invariant(scores[low] === scored, () => `No hand has the score ${scored}.`);
  return (low + 1) as Strength;
}

/** What a strength stands for: the category and the two ranks that decide first, 0 if unused. */
export function readStrength(strength: Strength): {
  readonly category: Category;
  readonly ranks: readonly [number, number];
} {
  const scored = ladder()[strength - 1];
  invariant(scored !== undefined, () => `A strength is from 1 to 7,462, not ${strength}.`);
  const ranks = [(scored >> 16) & 15, (scored >> 12) & 15] as const;
  return { category: CATEGORIES[scored >> 20]!, ranks };
}
