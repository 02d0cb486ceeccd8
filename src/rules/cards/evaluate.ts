import { Bug } from '../../kernel/index.ts';
import type { Card } from './card.ts';
import {
  type CardTable,
  cardKeys,
  FLUSHES,
  makeTable,
  PLACES,
  RANK_MASK,
  ROW_BITS,
  ROWS,
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
const ROW = ROWS;
const ROW_MASK = (1 << ROW_BITS) - 1;
const COLUMN_SHIFT = SUIT_BITS + ROW_BITS;
const PLACE = PLACES;
const FLUSH = FLUSHES;
const RANKS = RANK_MASK;
const keys = cardKeys;

/**
 * The tables made so far. A property appears once and never changes: so V8 compiles the table itself
 * into the code, and nothing is left of the question whether it is there. What was compiled before
 * is thrown away at that moment.
 */
const tables: { fiveCards?: CardTable; sixCards?: CardTable; sevenCards?: CardTable } = {};

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
  const table = tables.sevenCards;
  if (table === undefined) return unfilled[7]!([a, b, c, d, e, f, g]);
  const key = (0 - keys[a]! - keys[b]! - keys[c]! - keys[d]! - keys[e]! - keys[f]! - keys[g]!) | 0;
  const suit = table[key & SUIT_MASK]!;
  if (suit === 0) {
    const row = table[ROW + ((key >>> SUITS) & ROW_MASK)]!;
    return table[PLACE + row + (key >>> COLUMN_SHIFT)] as Strength;
  }
  const ranks =
    table[suit + a]! |
    table[suit + b]! |
    table[suit + c]! |
    table[suit + d]! |
    table[suit + e]! |
    table[suit + f]! |
    table[suit + g]!;
  return table[FLUSH + (ranks & RANKS)] as Strength;
}

function evaluate6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): Strength {
  const table = tables.sixCards;
  if (table === undefined) return unfilled[6]!([a, b, c, d, e, f]);
  const key = (0 - keys[a]! - keys[b]! - keys[c]! - keys[d]! - keys[e]! - keys[f]!) | 0;
  const suit = table[key & SUIT_MASK]!;
  if (suit === 0) {
    const row = table[ROW + ((key >>> SUITS) & ROW_MASK)]!;
    return table[PLACE + row + (key >>> COLUMN_SHIFT)] as Strength;
  }
  const ranks =
    table[suit + a]! |
    table[suit + b]! |
    table[suit + c]! |
    table[suit + d]! |
    table[suit + e]! |
    table[suit + f]!;
  return table[FLUSH + (ranks & RANKS)] as Strength;
}

/** `evaluate` for exactly five different cards, without an array. */
export function evaluate5(a: Card, b: Card, c: Card, d: Card, e: Card): Strength {
  const table = tables.fiveCards;
  if (table === undefined) return unfilled[5]!([a, b, c, d, e]);
  const key = (0 - keys[a]! - keys[b]! - keys[c]! - keys[d]! - keys[e]!) | 0;
  const suit = table[key & SUIT_MASK]!;
  if (suit === 0) {
    const row = table[ROW + ((key >>> SUITS) & ROW_MASK)]!;
    return table[PLACE + row + (key >>> COLUMN_SHIFT)] as Strength;
  }
  const ranks =
    table[suit + a]! | table[suit + b]! | table[suit + c]! | table[suit + d]! | table[suit + e]!;
  return table[FLUSH + (ranks & RANKS)] as Strength;
}

/** So many hands one by one (2 µs each) take a third of the time of filling the table for seven. */
const WORTH_A_TABLE = 20_000;

/** How many hands were evaluated without a table, by their number of cards. */
const evaluated = /* @__PURE__ */ new Uint16Array(8);

/**
 * By number of cards: what evaluates the next hand as long as there is no table. Two functions take
 * turns: V8 would build a function that is always the same into `evaluate7`, which then is too long
 * to be built into the loops that call it. A loop compiled at that moment stayed half as fast.
 */
const unfilled = /* @__PURE__ */ Array.from({ length: 8 }, () => evaluateAndCount);

function evaluateAndCount(hand: readonly Card[]): Strength {
  countHand(hand.length, evaluateInTurn);
  return evaluateAlone(hand);
}

function evaluateInTurn(hand: readonly Card[]): Strength {
  countHand(hand.length, evaluateAndCount);
  return evaluateAlone(hand);
}

function countHand(cards: number, next: typeof evaluateAndCount): void {
  unfilled[cards] = ++evaluated[cards]! < WORTH_A_TABLE ? next : fillAndEvaluate;
}

function fillAndEvaluate(hand: readonly Card[]): Strength {
  const table = makeTable(hand.length);
  if (hand.length === 7) tables.sevenCards = table;
  else if (hand.length === 6) tables.sixCards = table;
  else tables.fiveCards = table;
  return evaluate(hand);
}

/**
 * The strength of seven cards by their ranks alone, which is exact where no suit has five: for
 * counting hands that differ in suits only. `sum` is that of their `RANK_KEYS`.
 */
export function evaluateRanks7(sum: number, counts: RankCounts): Strength {
  const table = tables.sevenCards;
  if (table !== undefined) {
    return table[PLACE + table[ROW + (sum & ROW_MASK)]! + (sum >>> ROW_BITS)]! as Strength;
  }
  if (++evaluated[7]! < WORTH_A_TABLE) return strengthOfScore(scoreByRanks(counts));
  tables.sevenCards = makeTable(7);
  return evaluateRanks7(sum, counts);
}

/** The strength of the cards of one suit, given as one bit for each rank; 0 if there are not five. */
export function evaluateSuit(ranks: number): Strength | 0 {
  const table = tables.sevenCards;
  if (table !== undefined) return table[FLUSH + ranks]! as Strength | 0;
  return bitCount(ranks) < 5 ? 0 : strengthOfScore(scoreOfSuit(ranks));
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
