import { SINGLE_QUOTE, SMALL_C, SMALL_F, SMALL_S, SPACE, ZERO } from '../../kernel/index.ts';
import type { Cursor } from './cursor.ts';
import { lastNumber, readPlainNumber } from './number.ts';
import {
  ACTION_KINDS,
  type ActionList,
  CARDS_EACH,
  MOST_ACTIONS,
  UNKNOWN_CARD,
} from './packed-lists.ts';
import { cardsEnd } from './read-action.ts';

// Constants of this file: this is the innermost loop of reading an archive.
const { dealHole, dealBoard, fold, checkOrCall, betOrRaise, show } = ACTION_KINDS;
const MOST = MOST_ACTIONS;
const MOST_CARDS = CARDS_EACH;
const UNKNOWN = UNKNOWN_CARD;

/** Four characters as they are read at once: the first in the lowest bits. */
const word = (text: string): number =>
  [...text].reduce((bits, sign, i) => bits | (sign.charCodeAt(0) << (8 * i)), 0);

/** Where a word has a sign that may be any. */
const EXCEPT_THIRD = 0xff00ffff | 0;
const FIRST_AND_THIRD = 0x00ff00ff;
const FIRST = 0x000000ff;
const FIRST_TWO = 0x0000ffff;
const FIRST_THREE = 0x00ffffff;

const DEALS_HOLE = word('d dh');
const DEALS_BOARD = word('d db');
const PLAYER_DEALT = word(' p\0 ');
const PLAYER = word('p\0 \0');
const CALLS = word("c'\0\0");
const RAISES = word('br \0');
const SHOWS = word('m ');
const NOT_KNOWN = word('????');
const NEXT_ENTRY = word("', '");

/**
 * Reads actions that are written as nearly all of an archive are, `'p1 cc', 'p2 cbr 3.50'`, four
 * characters at once, up to the first that is not. Gives the place behind the last of them, or
 * `from` where there is none.
 */
export function readUsualActions(list: ActionList, p: Cursor, from: number): number {
  const { codes, words } = p;
  const { kinds, player, marks, from: starts, end: ends } = list;
  let { count } = list;
  let past = from;
  if (codes[from] !== SINGLE_QUOTE) return past;
  for (let start = from + 1; count < MOST; ) {
    const first = words.getInt32(start, true);
    let kind: number = fold;
    let end = start + 4;
    let number = 0;
    if (first === DEALS_HOLE) {
      const who = words.getInt32(end, true);
      if ((who & EXCEPT_THIRD) !== PLAYER_DEALT) break;
      number = ((who >> 16) & 255) - ZERO;
      kind = dealHole;
      end = holeEnd(list, count, p, start + 8);
    } else if (first === DEALS_BOARD) {
      if (codes[end] !== SPACE) break;
      // Nobody's, but some number is looked for below.
      number = 1;
      kind = dealBoard;
      end = cardsEnd(list, count, codes, start + 5, SINGLE_QUOTE);
    } else {
      if ((first & FIRST_AND_THIRD) !== PLAYER) break;
      number = ((first >> 8) & 255) - ZERO;
      const verb = first >>> 24;
      if (verb !== SMALL_F) {
        const next = words.getInt32(end, true);
        if (verb === SMALL_C && (next & FIRST_TWO) === CALLS) {
          kind = checkOrCall;
          end = start + 5;
        } else if (verb === SMALL_C && (next & FIRST_THREE) === RAISES) {
          kind = betOrRaise;
          end = readPlainNumber(codes, start + 7, p.to);
        } else if (verb === SMALL_S && (next & FIRST_TWO) === SHOWS) {
          kind = show;
          end = holeEnd(list, count, p, start + 6);
        } else break;
      }
    }
    if (end < 0 || number < 1 || number > 9) break;
    const after = words.getInt32(end, true);
    if ((after & FIRST) !== SINGLE_QUOTE) break;
    if (kind === betOrRaise) addTotal(list, count, start + 7);
    kinds[count] = kind;
    player[count] = number - 1;
    marks[count] = 0;
    starts[count] = start;
    ends[count++] = end;
    past = end + 1;
    if (after !== NEXT_ENTRY) break;
    start = end + 4;
  }
  list.count = count;
  return past;
}

function addTotal(list: ActionList, i: number, from: number): void {
  const { digits, places } = lastNumber;
  list.digits[i] = digits;
  list.places[i] = places;
  list.amountFrom[i] = from;
  if (places > list.decimals) list.decimals = places;
}

/** Where two cards end, most of them `????`; below 0 if they cannot be read. */
function holeEnd(list: ActionList, i: number, { codes, words }: Cursor, from: number): number {
  if (words.getInt32(from, true) !== NOT_KNOWN || codes[from + 4] !== SINGLE_QUOTE) {
    return cardsEnd(list, i, codes, from, SINGLE_QUOTE);
  }
  list.cardCount[i] = 2;
  list.cards[i * MOST_CARDS] = UNKNOWN;
  list.cards[i * MOST_CARDS + 1] = UNKNOWN;
  return from + 4;
}
