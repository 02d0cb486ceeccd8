import {
  counted,
  HASH,
  MINUS,
  NINE,
  QUESTION,
  SMALL_D,
  SMALL_P,
  SPACE,
  TAB,
  ZERO,
} from '../../kernel/index.ts';
import { type Card, card, cardLetters } from '../../rules/index.ts';
import { type Cursor, closingQuote, isBlank, skipBlanks, word } from './cursor.ts';
import { lastNumber, readNumber, readPlainNumber } from './number.ts';
import {
  ACTION_KINDS,
  type ActionList,
  CARDS_EACH,
  MARKS,
  type Mark,
  MOST_ACTIONS,
  UNKNOWN_CARD,
} from './packed-lists.ts';

// Constants of this file: this is the innermost loop of reading an archive.
const { dealHole, dealBoard, fold, checkOrCall, betOrRaise, show, showDealt, muck } = ACTION_KINDS;
const MOST_CARDS = CARDS_EACH;
const UNKNOWN = UNKNOWN_CARD;

const FIRST = word('\xff');
const FIRST_TWO = word('\xff\xff');
const FIRST_THREE = word('\xff\xff\xff');

const DEALS_HOLE = word('dh');
const DEALS_BOARD = word('db');
const FOLDS = word('f');
const CALLS = word('cc');
const RAISES = word('cbr');
const SHOWS = word('sm');
const NOT_KNOWN = word('????');

/** What cannot be read in an action; below 0, so that none of them is a place. */
export const ACTION_FAULTS = {
  unknownAction: -1,
  badCard: -2,
  badAmount: -3,
  manyCards: -4,
  /** Of all actions together. */
  manyActions: -5,
} as const;

const { unknownAction, badCard, badAmount, manyCards, manyActions } = ACTION_FAULTS;

/** What is wrong, and what is expected. */
export function actionFaultText(fault: number, found: string): readonly [string, string] {
  switch (fault) {
    case badCard:
      return [`${found} names something that is not a card.`, 'cards such as `AhTd`'];
    case badAmount:
      return [`${found} names no amount.`, 'an amount such as `300` or `47.50`'];
    case manyCards:
      return [`${found} deals more cards than a street has.`, '3, 1 or 1 cards'];
    case manyActions:
      return [
        `This hand has more than ${counted(MOST_ACTIONS, 'action')}, which no hand can have.`,
        'one hand',
      ];
    default:
      return [
        `${found} is not a hold'em action.`,
        '`d dh p1 AhKh`, `d db 7h7c2d`, `p1 f`, `p1 cc`, `p1 cbr 300` or `p1 sm AhKh`',
      ];
  }
}

/**
 * Reads the action whose quote opens at a place and adds it to the list; an empty action, or a
 * comment alone, adds nothing. Gives the place behind its closing quote, or a fault.
 */
export function readQuotedAction(list: ActionList, p: Cursor, open: number): number {
  const { codes } = p;
  const quote = codes[open]!;
  const start = skipBlanks(codes, open + 1);
  const end = readWords(list, p, start, quote);
  // Nearly every action of an archive ends with its words.
  if (end < 0 || codes[end] !== quote) return readRest(list, p, open, start, end);
  add(list, start, end, 0);
  return end + 1;
}

/** What follows the words of an action: blanks, a comment, or something that is not read. */
function readRest(list: ActionList, p: Cursor, open: number, start: number, end: number): number {
  const { codes } = p;
  const close = closingQuote(codes, open, p.to);
  if (close < 0) return unknownAction;
  if (start === close || codes[start] === HASH) return close + 1;
  if (end < 0) return end;
  const rest = skipBlanks(codes, end);
  if (rest < close && codes[rest] !== HASH) {
    noteDecimals(list, list.count);
    return unknownAction;
  }
  add(list, start, end, rest < close ? marksIn(p.text.slice(rest + 1, close)) : 0);
  return close + 1;
}

function add(list: ActionList, start: number, end: number, marks: number): void {
  const i = list.count++;
  list.marks[i] = marks;
  list.from[i] = start;
  list.end[i] = end;
  noteDecimals(list, i);
}

function noteDecimals(list: ActionList, i: number): void {
  const isBet = list.kinds[i] === betOrRaise;
  if (isBet && list.places[i]! > list.decimals) list.decimals = list.places[i]!;
}

/** Reads what is done, up to the closing quote or a comment; where that ends, or a fault. */
function readWords(list: ActionList, p: Cursor, from: number, quote: number): number {
  const { codes, words } = p;
  const i = list.count;
  let at = from;
  let kind = 0;
  if (codes[at] === SMALL_D) {
    // d dh p1 AhKh, d db 7h7c2d
    at = pastBlanks(codes, at + 1);
    kind = dealAt(words, at);
    if (kind === 0 || !isBlank(codes[at + 2]!)) return unknownAction;
    at = pastBlanks(codes, at + 2);
  }
  if (kind !== dealBoard) {
    at = playerEnd(list, i, codes, at);
    if (at < 0) return unknownAction;
    at = pastBlanks(codes, at);
  }
  if (kind === 0) kind = verbAt(words, at);
  return readObject(list, i, p, kind, at, quote);
}

/** What is dealt, by the letters at a place; 0 for others. */
function dealAt(words: DataView, at: number): number {
  const letters = words.getInt32(at, true) & FIRST_TWO;
  return letters === DEALS_HOLE ? dealHole : letters === DEALS_BOARD ? dealBoard : 0;
}

/** What a player does, by the letters at a place, whatever follows; 0 for others. */
export function verbAt(words: DataView, at: number): number {
  const letters = words.getInt32(at, true);
  if ((letters & FIRST) === FOLDS) return fold;
  if ((letters & FIRST_TWO) === CALLS) return checkOrCall;
  if ((letters & FIRST_THREE) === RAISES) return betOrRaise;
  return (letters & FIRST_TWO) === SHOWS ? show : 0;
}

/**
 * Reads what an action of a kind needs, the i-th of the list: its verb stands at the place, or the
 * cards that are dealt. Where it ends, or a fault.
 */
export function readObject(
  list: ActionList,
  i: number,
  p: Cursor,
  kind: number,
  from: number,
  quote: number,
): number {
  const { codes } = p;
  let at = from;
  list.kinds[i] = kind;
  list.cardCount[i] = 0;
  if (kind === fold) return at + 1;
  if (kind === checkOrCall) return at + 2;
  if (kind === betOrRaise) {
    at = pastBlanks(codes, at + 3);
    list.amountFrom[i] = at;
    const end = readPlainNumber(codes, at, p.to);
    if (end < 0) return unusualAmountEnd(list, i, p, at, quote);
    list.digits[i] = lastNumber.digits;
    list.places[i] = lastNumber.places;
    return end;
  }
  if (kind === 0) return unknownAction;
  if (kind === show) {
    const end = at + 2;
    at = pastBlanks(codes, end);
    if (codes[at] === quote || codes[at] === HASH) {
      list.kinds[i] = muck;
      return end;
    }
    if (codes[at] === MINUS) {
      list.kinds[i] = showDealt;
      return at + 1;
    }
  }
  return cardsEnd(list, i, p, at, quote);
}

/** Nearly always it is one space. */
const pastBlanks = (codes: Uint8Array, from: number): number =>
  codes[from] === SPACE && codes[from + 1]! > SPACE ? from + 1 : skipBlanks(codes, from);

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

/** More than any table seats: longer numbers are not counted out. */
const MOST_PLAYERS = 1_000_000;

/** `p12 `; where the number ends, or -1. */
function playerEnd(list: ActionList, i: number, codes: Uint8Array, from: number): number {
  if (codes[from] !== SMALL_P) return -1;
  let at = from + 1;
  let number = 0;
  let code = codes[at]!;
  while (code >= ZERO && code <= NINE) {
    number = Math.min(number * 10 + code - ZERO, MOST_PLAYERS);
    code = codes[++at]!;
  }
  if (at === from + 1 || (code !== SPACE && code !== TAB)) return -1;
  list.player[i] = number - 1;
  return at;
}

/** By character code: 1 + the rank, 1 + the suit. */
const RANKS = new Uint8Array(256);
const SUITS = new Uint8Array(256);
for (let n = 0; n < 13; n++) RANKS[cardLetters(card(n, 0)).charCodeAt(0)] = n + 1;
for (let n = 0; n < 4; n++) SUITS[cardLetters(card(0, n)).charCodeAt(1)] = n + 1;

/** Two letters a card, `??` unknown; where they end, or a fault. */
function cardsEnd(
  list: ActionList,
  i: number,
  { codes, words }: Cursor,
  from: number,
  quote: number,
): number {
  // As most cards of an archive are.
  if (words.getInt32(from, true) === NOT_KNOWN && codes[from + 4] === quote) {
    list.cardCount[i] = 2;
    list.cards[i * MOST_CARDS] = UNKNOWN;
    list.cards[i * MOST_CARDS + 1] = UNKNOWN;
    return from + 4;
  }
  let at = from;
  let count = 0;
  for (; ; at += 2) {
    const first = codes[at]!;
    if (first === quote || first === SPACE || first === TAB) break;
    const second = codes[at + 1]!;
    let found: number = UNKNOWN;
    if (first !== QUESTION || second !== QUESTION) {
      const rank = RANKS[first]!;
      const suit = SUITS[second]!;
      if (rank === 0 || suit === 0) return badCard;
      found = card(rank - 1, suit - 1);
    }
    if (count >= MOST_CARDS) return manyCards;
    list.cards[i * MOST_CARDS + count++] = found;
  }
  list.cardCount[i] = count;
  return count === 0 ? badCard : at;
}

/** An amount as TOML also allows it, `1_000` or `1e3`; where it ends, or a fault. */
function unusualAmountEnd(
  list: ActionList,
  i: number,
  p: Cursor,
  from: number,
  quote: number,
): number {
  const { text, codes, to } = p;
  let end = from;
  while (end < to && codes[end] !== quote && !isBlank(codes[end]!)) end++;
  const figure = readNumber(text.slice(from, end));
  if (typeof figure === 'string' || !Number.isFinite(figure.digits)) return badAmount;
  list.digits[i] = figure.digits;
  list.places[i] = figure.places;
  return end;
}

export const cardsOf = (list: ActionList, i: number): Card[] => {
  const cards: Card[] = [];
  const from = i * MOST_CARDS;
  for (let k = 0; k < list.cardCount[i]!; k++) cards.push(list.cards[from + k] as Card);
  return cards;
};
