import { Bug } from '../../kernel/index.ts';
import type { Card } from './card.ts';
import {
  cardKeys,
  emptyTable,
  fillTable,
  flushStrengths,
  ROW_BITS,
  SUIT_BITS,
} from './evaluate-tables.ts';
import {
  bitCount,
  type RankCounts,
  type Strength,
  scoreByRanks,
  scoreOfSuit,
  strengthOfScore,
} from './strength.ts';

// Why so many local names: V8 compiles a module's own constants into the code, but looks up an
// imported one on every use, which costs a quarter of the speed.
const SUITS = SUIT_BITS;
const SUIT_MASK = (1 << SUIT_BITS) - 1;
const ROW_MASK = (1 << ROW_BITS) - 1;
const COLUMN_SHIFT = SUIT_BITS + ROW_BITS;
const keys = cardKeys;
const flushes = flushStrengths;

// The arrays exist from the start: as constants they are a quarter faster than behind a reference
// that may still be null. Until a table is filled, it sends every hand to `rare`.
const five = /* @__PURE__ */ emptyTable(5, 1 << 13);
const six = /* @__PURE__ */ emptyTable(6, 1 << 15);
const seven = /* @__PURE__ */ emptyTable(7, 1 << 16);
const { flushSuit: flushSuit5, rowStart: rowStart5, strengths: strengths5 } = five;
const { flushSuit: flushSuit6, rowStart: rowStart6, strengths: strengths6 } = six;
const { flushSuit: flushSuit7, rowStart: rowStart7, strengths: strengths7 } = seven;

/**
 * The strength of the best five among five, six or seven different cards. Higher wins, equal ties.
 *
 * After 20,000 calls for a number of cards its table is built: about a tenth of a second for
 * seven. Whoever settles one hand does not wait for it.
 */
export function evaluate(cards: readonly Card[]): Strength {
  const c = cards;
  switch (cards.length) {
    case 7:
      return evaluate7(c[0]!, c[1]!, c[2]!, c[3]!, c[4]!, c[5]!, c[6]!);
    case 6:
      return evaluate6(c[0]!, c[1]!, c[2]!, c[3]!, c[4]!, c[5]!);
    case 5:
      return evaluate5(c[0]!, c[1]!, c[2]!, c[3]!, c[4]!);
    default:
      throw new Bug(`Five, six or seven cards make a hand, not ${cards.length}.`);
  }
}

/** `evaluate` for exactly seven different cards, without an array: for loops over many hands. */
export function evaluate7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): Strength {
  const key = (keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]! + keys[f]! + keys[g]!) | 0;
  const flush = flushSuit7[key & SUIT_MASK]!;
  const strength =
    flush === 0
      ? strengths7[rowStart7[(key >>> SUITS) & ROW_MASK]! + (key >>> COLUMN_SHIFT)]!
      : rare[7]!(flush, a, b, c, d, e, f, g);
  return strength as Strength;
}

function evaluate6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): Strength {
  const key = (keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]! + keys[f]!) | 0;
  const flush = flushSuit6[key & SUIT_MASK]!;
  const strength =
    flush === 0
      ? strengths6[rowStart6[(key >>> SUITS) & ROW_MASK]! + (key >>> COLUMN_SHIFT)]!
      : rare[6]!(flush, a, b, c, d, e, f, f);
  return strength as Strength;
}

/** `evaluate` for exactly five different cards, without an array. */
export function evaluate5(a: Card, b: Card, c: Card, d: Card, e: Card): Strength {
  const key = (keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]!) | 0;
  const flush = flushSuit5[key & SUIT_MASK]!;
  const strength =
    flush === 0
      ? strengths5[rowStart5[(key >>> SUITS) & ROW_MASK]! + (key >>> COLUMN_SHIFT)]!
      : rare[5]!(flush, a, b, c, d, e, e, e);
  return strength as Strength;
}

/** A number from `flushSuit`, then five to seven cards; with fewer than seven the last comes again. */
type Rare = (
  flush: number,
  a: Card,
  b: Card,
  c: Card,
  d: Card,
  e: Card,
  f: Card,
  g: Card,
) => number;

/**
 * By number of cards: what to do with a hand that is not read off the table by its ranks. Not a
 * plain call of the one or the other: V8 would build both into `evaluate7`, which then is too long
 * to be built into the loops that call it, and half as fast.
 */
const rare: Rare[] = /* @__PURE__ */ Array.from({ length: 8 }, () => evaluateUnfilled);

/** The strength of the cards of the one suit that has five or more. */
const ofSuit: Rare = (flush, a, b, c, d, e, f, g) => {
  const suit = flush - 1;
  const low = rankBit(a, suit) | rankBit(b, suit) | rankBit(c, suit) | rankBit(d, suit);
  return flushes[low | rankBit(e, suit) | rankBit(f, suit) | rankBit(g, suit)]!;
};

const rankBit = (c: Card, suit: number): number => ((c & 3) === suit ? 1 << (c >> 2) : 0);

/** So many hands one by one (2 µs each) take a third of the time of filling the table for seven. */
const WORTH_A_TABLE = 20_000;

/** How many hands were evaluated without a table, by their number of cards. */
const unfilled = /* @__PURE__ */ new Uint16Array(8);

/** Without a table, or by filling it when that begins to be worth while. */
function evaluateUnfilled(howMany: number, ...cards: readonly Card[]): Strength {
  const hand = cards.slice(0, howMany);
  if (++unfilled[howMany]! < WORTH_A_TABLE) return evaluateAlone(hand);
  fill(howMany);
  return evaluate(hand);
}

function fill(howMany: number): void {
  fillTable(howMany === 7 ? seven : howMany === 6 ? six : five, howMany);
  rare[howMany] = ofSuit;
}

/**
 * The strength of seven cards by their ranks alone, which is exact where no suit has five: for
 * counting hands that differ in suits only. `sum` is that of their `RANK_KEYS`.
 */
export function evaluateRanks7(sum: number, counts: RankCounts): Strength {
  if (rare[7] === ofSuit) {
    return strengths7[rowStart7[sum & ROW_MASK]! + (sum >>> ROW_BITS)]! as Strength;
  }
  if (++unfilled[7]! < WORTH_A_TABLE) return strengthOfScore(scoreByRanks(counts));
  fill(7);
  return evaluateRanks7(sum, counts);
}

/** The strength of the cards of one suit, given as one bit for each rank; 0 if there are not five. */
export function evaluateSuit(ranks: number): Strength | 0 {
  const strength = flushes[ranks]! as Strength | 0;
  if (strength !== 0 || bitCount(ranks) < 5) return strength;
  return strengthOfScore(scoreOfSuit(ranks));
}

/** What the tables are made of, for one hand. */
function evaluateAlone(cards: readonly Card[]): Strength {
  const counts = new Uint8Array(13);
  const suits = [0, 0, 0, 0];
  for (const c of cards) {
    counts[c >> 2]!++;
    suits[c & 3]! |= 1 << (c >> 2);
  }
  const flush = suits.find((ranks) => bitCount(ranks) >= 5);
  return strengthOfScore(flush === undefined ? scoreByRanks(counts) : scoreOfSuit(flush));
}
