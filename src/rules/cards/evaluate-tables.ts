import { invariant } from '../../kernel/index.ts';
import {
  bitCount,
  everyRankCounts,
  type RankCounts,
  scoreByRanks,
  scoreOfSuit,
  strengthOfScore,
} from './strength.ts';

/**
 * A number for each rank, such that any two different choices of up to seven cards of equal number
 * have different sums, whatever their order: a sum therefore names the ranks of a hand. Each is the
 * smallest that can follow those before it. Together with SUIT_BITS they leave 23 bits for the sum:
 * four aces and three kings come to 7,825,759.
 */
export const RANK_KEYS = [
  0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181,
] as const;

/**
 * The low bits of a card's key count suits, three bits for each suit but clubs: seven cards cannot
 * overflow them, and what the others leave of the number of cards are clubs.
 */
export const SUIT_BITS = 9;
const SUIT_KEYS = [0, 1, 1 << 3, 1 << 6] as const;

/**
 * A sum of ranks is split into a row (its low bits, which spread evenly) and a column. Rows are
 * pushed over each other like combs, so that their few filled columns fall into the gaps of others:
 * 49,205 sums out of a range of 8 million fit into some 55,000 places.
 */
export const ROW_BITS = 13;
/** How far before the last row found its place the next one of its length begins to search. */
const LOOK_BACK = 512;

/**
 * One array holds all that evaluating so many cards reads besides their keys: V8 keeps a register
 * for every array it reads in a loop, and with four arrays it ran out of them. Its parts, by where
 * they begin:
 *
 * - 0, by the suit bits of a sum of keys: where the suit of five or more cards begins in the next
 *   part, else 0;
 * - SUITED_RANKS, 64 places for each suit, by card: the bit of its rank if it is of the suit;
 * - ROWS, by row: where its column 0 lies in the last part;
 * - FLUSHES, by the ranks of one suit, a bit each: the strength of five or more;
 * - PLACES: the strengths by ranks.
 */
export type CardTable = Uint16Array<ArrayBuffer>;

const SUITED_RANKS = 1 << SUIT_BITS;
export const ROWS = SUITED_RANKS + 4 * 64;
export const FLUSHES = ROWS + (1 << ROW_BITS);
export const PLACES = FLUSHES + (1 << 13);

/** The ranks of one suit, a bit each, fit into these bits. */
export const RANK_MASK = (1 << 13) - 1;

/**
 * As many as a row that begins at the last place a table entry can name would need. So V8 knows that
 * no sum whatever points past the end, and keeps none of the cards for the case that one does.
 */
const PLACE_COUNT = (1 << 16) + (1 << 10);

/**
 * By card, negative, to be subtracted: V8 subtracts a number in memory in one instruction, but adds
 * one in two. Zeros until the first table is made.
 */
export const cardKeys = /* @__PURE__ */ new Int32Array(52);

export function makeTable(cards: number): CardTable {
  for (let c = 0; c < 52; c++) {
    cardKeys[c] = -((RANK_KEYS[c >> 2]! << SUIT_BITS) | SUIT_KEYS[c & 3]!);
  }
  const table = new Uint16Array(PLACES + PLACE_COUNT);
  fillFlushes(table, cards);
  fillStrengths(table.subarray(ROWS, FLUSHES), table.subarray(PLACES), cards);
  return table;
}

function fillFlushes(table: CardTable, cards: number): void {
  for (let bits = 0; bits < SUITED_RANKS; bits++) {
    const others = [bits & 7, (bits >> 3) & 7, bits >> 6];
    const clubs = cards - others.reduce((sum, n) => sum + n, 0);
    const suit = [clubs, ...others].findIndex((n) => n >= 5);
    table[bits] = suit < 0 ? 0 : SUITED_RANKS + 64 * suit;
  }
  for (let c = 0; c < 52; c++) table[SUITED_RANKS + 64 * (c & 3) + c] = 1 << (c >> 2);
  for (let ranks = 0; ranks < 1 << 13; ranks++) {
    if (bitCount(ranks) >= 5) table[FLUSHES + ranks] = strengthOfScore(scoreOfSuit(ranks));
  }
}

interface Column {
  readonly column: number;
  readonly strength: number;
}

function fillStrengths(rowStart: CardTable, strengths: CardTable, cards: number): void {
  const rows = Array.from(rowStart, (_, row) => ({ row, sums: [] as Column[] }));
  everyRankCounts(cards, (counts) => {
    const sum = sumOfKeys(counts);
    const strength = strengthOfScore(scoreByRanks(counts));
    rows[sum & (rowStart.length - 1)]!.sums.push({ column: sum >>> ROW_BITS, strength });
  });
  const free = new Int32Array(strengths.length >> 5).fill(-1);
  // The fullest rows first, while there is room; rows of one or two fill the last gaps. Where a row
  // found no place, another as full will hardly find one: starting over with each of them would
  // save a tenth of the places and take ten times as long.
  rows.sort((a, b) => b.sums.length - a.sums.length);
  let from = 0;
  let length = 0;
  for (const { row, sums } of rows) {
    if (sums.length !== length) from = 0;
    length = sums.length;
    const columns = sums.map(({ column }) => column);
    const start = firstFit(columns, free, from);
    from = Math.max(0, start - LOOK_BACK);
    rowStart[row] = start;
    for (const { column, strength } of sums) {
      const place = start + column;
      invariant(place < strengths.length && strengths[place] === 0, () => 'The rows do not fit.');
      strengths[place] = strength;
      free[place >> 5]! &= ~(1 << (place & 31));
    }
  }
}

/** The first place at or after `from` where a row finds all its columns free. */
function firstFit(columns: readonly number[], free: Int32Array, from: number): number {
  // Thirty-two places are tried at once: bit i says whether the row may start at start + i.
  for (let start = from; ; start += 32) {
    let fits = -1;
    for (const column of columns) {
      fits &= bitsFrom(free, start + column);
      if (fits === 0) break;
    }
    if (fits !== 0) return start + trailingZeros(fits);
  }
}

function bitsFrom(bits: Int32Array, at: number): number {
  const shift = at & 31;
  // Two shifts, because a shift by 32 would be one by 0.
  return (bits[at >> 5]! >>> shift) | ((bits[(at >> 5) + 1]! << 1) << (31 - shift));
}

const trailingZeros = (n: number): number => 31 - Math.clz32(n & -n);

function sumOfKeys(counts: RankCounts): number {
  let sum = 0;
  for (let rank = 0; rank < 13; rank++) sum += counts[rank]! * RANK_KEYS[rank]!;
  return sum;
}
