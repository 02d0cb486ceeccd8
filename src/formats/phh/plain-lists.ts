import type { Cursor } from './cursor.ts';
import { plain, readPlain } from './number.ts';
import {
  ACTION_KINDS,
  type ActionList,
  type AmountList,
  actionKindAt,
  CARDS_EACH,
  MOST_ACTIONS,
  UNKNOWN_CARD,
} from './packed-lists.ts';
import { cardAt } from './read-action.ts';

/** The actions of a list as archives have them, on one line, as far as they go. */
export function readPlainActions(p: Cursor, list: ActionList): void {
  const { codes, line, lineStart } = p;
  let { at } = p;
  while (list.count < MOST_ACTIONS) {
    const code = codes[at]!;
    const end =
      code === 39 || code === 34 ? readPlainAction(list, codes, at, line, at + 2 - lineStart) : -1;
    if (end < 0) break;
    at = end;
    if (codes[at] !== 44 || codes[at + 1] !== 32) break;
    at += 2;
  }
  p.at = at;
}

/**
 * An action as archives have it, single blanks and nothing after it: the place after its closing
 * quote, or -1 if it needs a closer look. Nearly every action of a file ends here.
 */
function readPlainAction(
  list: ActionList,
  codes: Uint8Array,
  open: number,
  line: number,
  column: number,
): number {
  const quote = codes[open]!;
  const from = open + 1;
  const i = list.count;
  let at = from;
  let cards = 0;
  if (codes[at] === 100) {
    // d dh p1 AhKh, d db 7h7c2d
    if (codes[at + 1] !== 32 || codes[at + 2] !== 100) return -1;
    const second = codes[at + 3]!;
    if (codes[at + 4] !== 32) return -1;
    at += 5;
    if (second === 104) {
      list.does[i] = ACTION_KINDS.dealHole;
      at = playerEnd(list, i, codes, at);
      if (at < 0) return -1;
    } else if (second === 98) list.does[i] = ACTION_KINDS.dealBoard;
    else return -1;
    cards = cardsUpTo(list, i, codes, at, quote);
    if (cards < 1) return -1;
    at += 2 * cards;
  } else {
    at = playerEnd(list, i, codes, at);
    if (at < 0) return -1;
    const deed = actionKindAt(codes, at);
    list.does[i] = deed;
    if (deed === ACTION_KINDS.fold) at += 1;
    else if (deed === ACTION_KINDS.checkOrCall) at += 2;
    else if (deed === ACTION_KINDS.betOrRaise) {
      at += 4;
      list.amountColumn[i] = column + at - from;
      at = readPlain(codes, at, codes.length);
      if (at < 0) return -1;
      list.digits[i] = plain.digits;
      list.places[i] = plain.places;
    } else if (deed === ACTION_KINDS.show && codes[at + 2] === 32) {
      at += 3;
      cards = cardsUpTo(list, i, codes, at, quote);
      if (cards < 1) return -1;
      at += 2 * cards;
    } else return -1;
  }
  if (codes[at] !== quote) return -1;
  if (list.does[i] === ACTION_KINDS.betOrRaise && list.places[i]! > list.decimals) {
    list.decimals = list.places[i]!;
  }
  list.cardCount[i] = cards;
  list.marks[i] = 0;
  list.line[i] = line;
  list.column[i] = column;
  list.length[i] = at - from;
  list.count = i + 1;
  return at + 1;
}

/** `p1 ` or `p10 `: the place after the blank, or -1. */
function playerEnd(list: ActionList, i: number, codes: Uint8Array, from: number): number {
  if (codes[from] !== 112) return -1;
  const first = codes[from + 1]! - 48;
  if (first < 1 || first > 9) return -1;
  const next = codes[from + 2]!;
  if (next === 32) {
    list.player[i] = first - 1;
    return from + 3;
  }
  if (next !== 48 || first !== 1 || codes[from + 3] !== 32) return -1;
  list.player[i] = 9;
  return from + 4;
}

/** How many cards stand there up to the quote; 0 if anything else does. */
function cardsUpTo(
  list: ActionList,
  i: number,
  codes: Uint8Array,
  from: number,
  quote: number,
): number {
  let at = from;
  for (let count = 0; count < CARDS_EACH; count++, at += 2) {
    const first = codes[at]!;
    if (first === quote) return count;
    const second = codes[at + 1]!;
    const found = first === 63 && second === 63 ? UNKNOWN_CARD : cardAt(first, second);
    if (found < UNKNOWN_CARD) return 0;
    list.cards[i * CARDS_EACH + count] = found;
  }
  return 0;
}

/** The amounts of a list as archives have them, as far as they go: `0.25, 0.50, 0`. */
export function readPlainAmounts(p: Cursor, list: AmountList): void {
  const { codes, to, line, lineStart } = p;
  let { at } = p;
  for (;;) {
    const end = readPlain(codes, at, to);
    if (end < 0) break;
    list.add(plain.digits, plain.places, line, at - lineStart + 1, end - at);
    at = end;
    if (codes[at] !== 44 || codes[at + 1] !== 32) break;
    at += 2;
  }
  p.at = at;
}
