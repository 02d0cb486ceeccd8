import { isDigit } from '../../kernel/index.ts';
import { readLabel, type Street } from '../../rules/index.ts';
import { plainNumber } from './amounts.ts';
import { readCards } from './cards.ts';
import { type Line, skipSpaces, trimEnd } from './lines.ts';

/** A street heading taken apart. */
export interface StreetHeading {
  readonly street: Street;
  readonly more: number;
  /** Where the cards stand, without their brackets; empty if there are none. */
  readonly cardsFrom: number;
  readonly cardsTo: number;
}

const STREET_WORDS: ReadonlyMap<string, Street> = new Map([
  ['preflop', 'preflop'],
  ['pre-flop', 'preflop'],
  ['flop', 'flop'],
  ['turn', 'turn'],
  ['river', 'river'],
]);

export const STREET_TEXT: Readonly<Record<Street, string>> = {
  preflop: 'Preflop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
};

/** "Flop Base", "Flop More 1" */
export const sectionTitle = (street: Street, more: number): string =>
  `${STREET_TEXT[street]} ${more === 0 ? 'Base' : `More ${more}`}`;

/**
 * Reads `Flop Base (A♥ K♦ 7♣):`, `Flop More 1:`, `Flop: Ah Kd 7c`, `FLOP BASE`. Null if the line is
 * something else, such as the setup line of a player called River.
 */
export function readStreet(line: Line): StreetHeading | null {
  const { text, from, to } = line;
  let pos = streetWordEnd(text, from, to);
  const street = STREET_WORDS.get(text.slice(from, pos).toLowerCase().replace(' ', '-'));
  if (street === undefined) return null;
  pos = skipSpaces(text, pos, to);
  let more = 0;
  let named = false;
  const word = text.slice(pos, pos + 4).toLowerCase();
  if ((word === 'base' || word === 'more') && isEnd(text, pos + 4, to)) {
    named = true;
    pos = skipSpaces(text, pos + 4, to);
    if (word === 'more') {
      const end = digitsEnd(text, pos, to);
      more = end === pos ? 1 : plainNumber(text, pos, end);
      if (more < 1 || more > 99) return null;
      pos = skipSpaces(text, end, to);
    }
  }
  return readBoard(line, street, more, named, pos);
}

function readBoard(
  line: Line,
  street: Street,
  more: number,
  named: boolean,
  at: number,
): StreetHeading | null {
  const { text } = line;
  let pos = at;
  let to = line.to;
  if (text[pos] === ':') pos = skipSpaces(text, pos + 1, to);
  else if (text[to - 1] === ':' && pos < to) to = trimEnd(text, pos, to - 1);
  if (pos >= to) return { street, more, cardsFrom: to, cardsTo: to };
  const bracketed = isOpen(text[pos]!) && isClose(text[to - 1]!);
  if (bracketed) {
    pos = skipSpaces(text, pos + 1, to - 1);
    to = trimEnd(text, pos, to - 1);
    // `River (SB): …` is an action line that lost its verb, not a board.
    if (!named && readLabel(text.slice(pos, to)) !== null) return null;
  } else {
    const { cards, bad } = readCards(text, pos, to);
    if (bad !== null && (!named || cards.length === 0)) return null;
  }
  return { street, more, cardsFrom: pos, cardsTo: to };
}

const isOpen = (sign: string): boolean => sign === '(' || sign === '[';
const isClose = (sign: string): boolean => sign === ')' || sign === ']';

/** `Pre-flop` and `Pre flop` are one word; a bracket or a colon ends a word too. */
function streetWordEnd(text: string, from: number, to: number): number {
  const pre = text.slice(from, from + 8).toLowerCase();
  if (pre === 'pre flop' || pre === 'pre-flop') return Math.min(from + 8, to);
  let i = from;
  while (i < to && !' :(['.includes(text[i]!)) i++;
  return i;
}

const isEnd = (text: string, at: number, to: number): boolean =>
  at >= to || ' :([0123456789'.includes(text[at]!);

function digitsEnd(text: string, from: number, to: number): number {
  let i = from;
  while (i < to && isDigit(text.charCodeAt(i))) i++;
  return i;
}
