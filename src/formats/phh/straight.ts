import {
  type ActionList,
  CARDS_EACH,
  DOES,
  deedAt,
  MOST_ACTIONS,
  UNKNOWN_CARD,
} from './action-list.ts';
import type { AmountList } from './amount-list.ts';
import { plain, readPlain } from './number.ts';
import type { Place } from './place.ts';
import { cardAt } from './read-action.ts';

/** The actions of a list as archives have them, on one line, as far as they go. */
export function readPlainActions(p: Place, list: ActionList): void {
  const { text, line, lineStart } = p;
  let { at } = p;
  while (list.count < MOST_ACTIONS) {
    const code = text.charCodeAt(at);
    const end =
      code === 39 || code === 34 ? readPlainAction(list, text, at, line, at + 2 - lineStart) : -1;
    if (end < 0) break;
    at = end;
    if (text.charCodeAt(at) !== 44 || text.charCodeAt(at + 1) !== 32) break;
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
  text: string,
  open: number,
  line: number,
  column: number,
): number {
  const quote = text.charCodeAt(open);
  const from = open + 1;
  const i = list.count;
  let at = from;
  let cards = 0;
  if (text.charCodeAt(at) === 100) {
    // d dh p1 AhKh, d db 7h7c2d
    if (text.charCodeAt(at + 1) !== 32 || text.charCodeAt(at + 2) !== 100) return -1;
    const second = text.charCodeAt(at + 3);
    if (text.charCodeAt(at + 4) !== 32) return -1;
    at += 5;
    if (second === 104) {
      list.does[i] = DOES.dealHole;
      at = playerEnd(list, i, text, at);
      if (at < 0) return -1;
    } else if (second === 98) list.does[i] = DOES.dealBoard;
    else return -1;
    cards = cardsUpTo(list, i, text, at, quote);
    if (cards < 1) return -1;
    at += 2 * cards;
  } else {
    at = playerEnd(list, i, text, at);
    if (at < 0) return -1;
    const deed = deedAt(text, at);
    list.does[i] = deed;
    if (deed === DOES.fold) at += 1;
    else if (deed === DOES.checkOrCall) at += 2;
    else if (deed === DOES.betOrRaise) {
      at += 4;
      list.amountColumn[i] = column + at - from;
      at = readPlain(text, at, text.length);
      if (at < 0) return -1;
      list.digits[i] = plain.digits;
      list.places[i] = plain.places;
    } else if (deed === DOES.show && text.charCodeAt(at + 2) === 32) {
      at += 3;
      cards = cardsUpTo(list, i, text, at, quote);
      if (cards < 1) return -1;
      at += 2 * cards;
    } else return -1;
  }
  if (text.charCodeAt(at) !== quote) return -1;
  if (list.does[i] === DOES.betOrRaise && list.places[i]! > list.decimals) {
    list.decimals = list.places[i]!;
  }
  list.cardCount[i] = cards;
  list.forced[i] = 0;
  list.line[i] = line;
  list.column[i] = column;
  list.length[i] = at - from;
  list.count = i + 1;
  return at + 1;
}

/** `p1 ` or `p10 `: the place after the blank, or -1. */
function playerEnd(list: ActionList, i: number, text: string, from: number): number {
  if (text.charCodeAt(from) !== 112) return -1;
  const first = text.charCodeAt(from + 1) - 48;
  if (first < 1 || first > 9) return -1;
  const next = text.charCodeAt(from + 2);
  if (next === 32) {
    list.player[i] = first - 1;
    return from + 3;
  }
  if (next !== 48 || first !== 1 || text.charCodeAt(from + 3) !== 32) return -1;
  list.player[i] = 9;
  return from + 4;
}

/** How many cards stand there up to the quote; 0 if anything else does. */
function cardsUpTo(list: ActionList, i: number, text: string, from: number, quote: number): number {
  let at = from;
  for (let count = 0; count < CARDS_EACH; count++, at += 2) {
    const first = text.charCodeAt(at);
    if (first === quote) return count;
    const second = text.charCodeAt(at + 1);
    const found = first === 63 && second === 63 ? UNKNOWN_CARD : cardAt(first, second);
    if (found < UNKNOWN_CARD) return 0;
    list.cards[i * CARDS_EACH + count] = found;
  }
  return 0;
}

/** The amounts of a list as archives have them, as far as they go: `0.25, 0.50, 0`. */
export function readPlainAmounts(p: Place, list: AmountList): void {
  const { text, to, line, lineStart } = p;
  let { at } = p;
  for (;;) {
    const end = readPlain(text, at, to);
    if (end < 0) break;
    list.add(plain.digits, plain.places, line, at - lineStart + 1, end - at);
    at = end;
    if (text.charCodeAt(at) !== 44 || text.charCodeAt(at + 1) !== 32) break;
    at += 2;
  }
  p.at = at;
}
