import { Bug, invariant } from '../../kernel/index.ts';
import type { Card } from './card.ts';
import {
  cardKeys,
  emptyTable,
  fillTable,
  flushStrengths,
  ROW_BITS,
  SUIT_BITS,
  type SumTable,
} from './evaluate-tables.ts';
import { bitCount, type Strength, scoreByRanks, scoreOfSuit, strengthOfScore } from './strength.ts';

// Why so many local names: V8 compiles a module's own constants into the code, but looks up an
// imported one on every use, which costs a quarter of the speed.
const SUITS = SUIT_BITS;
const SUIT_MASK = (1 << SUIT_BITS) - 1;
const ROW_MASK = (1 << ROW_BITS) - 1;
const COLUMN_SHIFT = SUIT_BITS + ROW_BITS;
const keys = cardKeys;
const flushes = flushStrengths;

// The arrays exist from the start but hold zeros: as constants they are a quarter faster than
// behind a reference that may still be null. No hand has the strength 0, so reading a zero is how
// a call learns that the table for so many cards is not filled yet.
const five = /* @__PURE__ */ emptyTable(1 << 13);
const six = /* @__PURE__ */ emptyTable(1 << 15);
const seven = /* @__PURE__ */ emptyTable(1 << 16);
const { flushSuit: flushSuit5, rowStart: rowStart5, strengths: strengths5 } = five;
const { flushSuit: flushSuit7, rowStart: rowStart7, strengths: strengths7 } = seven;

/**
 * The strength of the best five among five, six or seven different cards. Higher wins, equal ties.
 *
 * After some hundred calls for a number of cards its table is built: about a tenth of a second for
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
  // Five suited cards leave no room for a full house or better, unless it is a straight flush.
  const strength =
    flush === 0
      ? strengths7[rowStart7[(key >>> SUITS) & ROW_MASK]! + (key >>> COLUMN_SHIFT)]!
      : ofSuit(flush, a, b, c, d, e, f, g);
  return strength !== 0 ? (strength as Strength) : evaluateUnfilled(seven, [a, b, c, d, e, f, g]);
}

function evaluate6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): Strength {
  const key = (keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]! + keys[f]!) | 0;
  const flush = six.flushSuit[key & SUIT_MASK]!;
  const strength =
    flush === 0
      ? six.strengths[six.rowStart[(key >>> SUITS) & ROW_MASK]! + (key >>> COLUMN_SHIFT)]!
      : ofSuit(flush, a, b, c, d, e, f, f);
  return strength !== 0 ? (strength as Strength) : evaluateUnfilled(six, [a, b, c, d, e, f]);
}

/** `evaluate` for exactly five different cards, without an array. */
export function evaluate5(a: Card, b: Card, c: Card, d: Card, e: Card): Strength {
  const key = (keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]!) | 0;
  const flush = flushSuit5[key & SUIT_MASK]!;
  const strength =
    flush === 0
      ? strengths5[rowStart5[(key >>> SUITS) & ROW_MASK]! + (key >>> COLUMN_SHIFT)]!
      : ofSuit(flush, a, b, c, d, e, e, e);
  return strength !== 0 ? (strength as Strength) : evaluateUnfilled(five, [a, b, c, d, e]);
}

/** The strength of the cards of the one suit that has five or more. A card may come twice. */
function ofSuit(
  flush: number,
  a: Card,
  b: Card,
  c: Card,
  d: Card,
  e: Card,
  f: Card,
  g: Card,
): number {
  const suit = flush - 1;
  const low = rankBit(a, suit) | rankBit(b, suit) | rankBit(c, suit) | rankBit(d, suit);
  return flushes[low | rankBit(e, suit) | rankBit(f, suit) | rankBit(g, suit)]!;
}

const rankBit = (c: Card, suit: number): number => ((c & 3) === suit ? 1 << (c >> 2) : 0);

/** One by one, so many hands take less time than it takes to fill the table for all of them. */
const WORTH_A_TABLE = 2000;

/** How many hands were evaluated without a table, by their number of cards. */
const unfilled = /* @__PURE__ */ new Uint16Array(8);

/** For when the table gave nothing: fills it if that begins to be worth while. */
function evaluateUnfilled(table: SumTable, cards: readonly Card[]): Strength {
  const before = unfilled[cards.length]!;
  // A filled table gives a zero only for cards that no deck holds together.
  invariant(
    before < WORTH_A_TABLE && new Set(cards).size === cards.length,
    () => `No hand has the cards ${cards.join(', ')}.`,
  );
  unfilled[cards.length] = before + 1;
  if (before + 1 < WORTH_A_TABLE) return evaluateAlone(cards);
  fillTable(table, cards.length);
  return evaluate(cards);
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
