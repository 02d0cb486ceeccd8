import { type Card, card, cardLetters } from '../../rules/cards/card.ts';
import { type Cursor, isBlank, skipBlanks } from './cursor.ts';
import { plain, readNumber, readPlain } from './number.ts';
import {
  ACTION_KINDS,
  type ActionList,
  actionKindAt,
  CARDS_EACH,
  MARKS,
  type Mark,
  UNKNOWN_CARD,
} from './packed-lists.ts';

/** What cannot be read in an action, and where. */
export type ActionFault = 'unknown-action' | 'bad-card' | 'bad-amount' | 'many-cards';

/** By character code: 1 + the rank, 1 + the suit. */
const RANKS = new Uint8Array(128);
const SUITS = new Uint8Array(128);
for (let n = 0; n < 13; n++) RANKS[cardLetters(card(n, 0)).charCodeAt(0)] = n + 1;
for (let n = 0; n < 4; n++) SUITS[cardLetters(card(0, n)).charCodeAt(1)] = n + 1;

/**
 * Reads the action between two places, the quotes left out, and adds it to the list; what is
 * wrong, or null. An empty action, or a comment alone, adds nothing.
 */
export function readAction(
  list: ActionList,
  p: Cursor,
  from: number,
  to: number,
): ActionFault | null {
  const { codes } = p;
  const column = from - p.lineStart + 1;
  const i = list.count;
  let at = skipBlanks(codes, from);
  if (at >= to || codes[at] === 35) return null;
  const start = at;
  list.marks[i] = 0;
  list.cardCount[i] = 0;
  list.player[i] = -1;
  let fault: ActionFault | null = null;
  if (codes[at] === 100) {
    // d dh p1 AhKh, d db 7h7c2d
    at = skipBlanks(codes, at + 1);
    const isBoard = codes[at] === 100 && codes[at + 1] === 98;
    const isHole = codes[at] === 100 && codes[at + 1] === 104;
    if (!(isBoard || isHole) || !isBlank(codes[at + 2]!)) return 'unknown-action';
    at = skipBlanks(codes, at + 2);
    list.does[i] = isBoard ? ACTION_KINDS.dealBoard : ACTION_KINDS.dealHole;
    if (isHole) {
      at = playerEnd(list, i, codes, at);
      if (at < 0) return 'unknown-action';
      at = skipBlanks(codes, at);
    }
    const end = cardsEnd(list, i, codes, at, to);
    if (end < 0 || end === at) return end === -2 ? 'many-cards' : 'bad-card';
    at = end;
  } else {
    at = playerEnd(list, i, codes, at);
    if (at < 0) return 'unknown-action';
    at = skipBlanks(codes, at);
    const deed = actionKindAt(codes, at);
    list.does[i] = deed;
    if (deed === ACTION_KINDS.fold) at += 1;
    else if (deed === ACTION_KINDS.checkOrCall) at += 2;
    else if (deed === ACTION_KINDS.betOrRaise) {
      at = skipBlanks(codes, at + 3);
      list.amountColumn[i] = column + at - from;
      const end = amountEnd(list, i, p, at, to);
      if (end < 0) return 'bad-amount';
      at = end;
    } else if (deed === ACTION_KINDS.show) {
      at = skipBlanks(codes, at + 2);
      if (at >= to || codes[at] === 35) list.does[i] = ACTION_KINDS.muck;
      else if (codes[at] === 45) {
        list.does[i] = ACTION_KINDS.showDealt;
        at++;
      } else {
        const end = cardsEnd(list, i, codes, at, to);
        if (end < 0 || end === at) return end === -2 ? 'many-cards' : 'bad-card';
        at = end;
      }
    } else return 'unknown-action';
  }
  let end = at;
  if (at < to) {
    at = skipBlanks(codes, at);
    if (at < to && codes[at] === 35) {
      list.marks[i] = marksIn(p.text.slice(at + 1, to));
    } else if (at < to) fault = 'unknown-action';
  }
  // `sm ` alone ends in a blank.
  while (end > start && isBlank(codes[end - 1]!)) end--;
  list.line[i] = p.line;
  list.column[i] = column + start - from;
  list.length[i] = end - start;
  if (fault === null) list.count++;
  return fault;
}

/** `# forced, away`: a comment of words of ours; anybody else's comment says nothing. */
function marksIn(comment: string): number {
  let marks = 0;
  for (const word of comment.split(',')) {
    const mark = MARKS[word.trim() as Mark];
    if (mark === undefined) return 0;
    marks |= mark;
  }
  return marks;
}

/** `p12`; where it ends, or -1. */
function playerEnd(list: ActionList, i: number, codes: Uint8Array, from: number): number {
  if (codes[from] !== 112) return -1;
  let at = from + 1;
  let number = 0;
  let code = codes[at]!;
  while (code >= 48 && code <= 57) {
    number = Math.min(number * 10 + code - 48, 1_000_000);
    code = codes[++at]!;
  }
  if (at === from + 1 || !isBlank(code)) return -1;
  list.player[i] = number - 1;
  return at;
}

/** The card of two letters, by their codes; -2 if they are none. */
export function cardAt(first: number, second: number): number {
  const rank = RANKS[first];
  const suit = SUITS[second];
  return rank && suit ? card(rank - 1, suit - 1) : -2;
}

/** Two letters a card, `??` unknown; where they end, -1 for what is no card, -2 for too many. */
function cardsEnd(
  list: ActionList,
  i: number,
  codes: Uint8Array,
  from: number,
  to: number,
): number {
  let at = from;
  let count = 0;
  for (; at < to; at += 2) {
    const first = codes[at]!;
    if (isBlank(first)) break;
    const second = codes[at + 1]!;
    let found: number = UNKNOWN_CARD;
    if (first !== 63 || second !== 63) {
      found = cardAt(first, second);
      if (found < 0 || at + 1 >= to) return -1;
    }
    if (count >= CARDS_EACH) return -2;
    list.cards[i * CARDS_EACH + count++] = found;
  }
  list.cardCount[i] = count;
  return at;
}

function amountEnd(list: ActionList, i: number, p: Cursor, from: number, to: number): number {
  const { text, codes } = p;
  let end = readPlain(codes, from, to);
  if (end >= 0) {
    list.digits[i] = plain.digits;
    list.places[i] = plain.places;
  } else {
    end = from;
    while (end < to && !isBlank(codes[end]!)) end++;
    const figure = readNumber(text.slice(from, end));
    if (typeof figure === 'string' || !Number.isFinite(figure.digits)) return -1;
    list.digits[i] = figure.digits;
    list.places[i] = figure.places;
  }
  if (list.places[i]! > list.decimals) list.decimals = list.places[i]!;
  return end;
}

export const cardsOf = (list: ActionList, i: number): Card[] => {
  const cards: Card[] = [];
  const from = i * CARDS_EACH;
  for (let k = 0; k < list.cardCount[i]!; k++) cards.push(list.cards[from + k] as Card);
  return cards;
};
