import {
  BAR,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COMMA,
  EMOJI_STYLE,
  OPEN_BRACKET,
  OPEN_PAREN,
  SEMICOLON,
  SLASH,
  SPACE,
  TEXT_STYLE,
} from '../../kernel/index.ts';
import type { HoleCards } from '../../record/index.ts';
import { type Card, cardText, readCard } from '../../rules/index.ts';

/** Cards as far as they could be read; `bad` is the stretch that is not a card. */
export interface CardsReading {
  readonly cards: readonly Card[];
  readonly bad: { readonly from: number; readonly to: number } | null;
}

/** Reads `A♥ K♦`, `Ah Kd`, `A h`, `AhKd7c`, `10h`, `A♥️` between two places of a text. */
export function readCards(text: string, from = 0, to: number = text.length): CardsReading {
  const cards: Card[] = [];
  let i = from;
  for (;;) {
    while (i < to && isBetween(text.charCodeAt(i))) i++;
    if (i >= to) return { cards, bad: null };
    const next = cardEnd(text, i, to);
    const read = next < 0 ? null : cardAt(text, i, next);
    if (read === null) return { cards, bad: badWord(text, from, i, to) };
    cards.push(read);
    i = next;
  }
}

/** Where the k-th card stands that `readCards` found. */
export function placeOfCard(text: string, from: number, to: number, k: number): [number, number] {
  let i = from;
  for (let n = 0; ; n++) {
    while (i < to && isBetween(text.charCodeAt(i))) i++;
    const next = cardEnd(text, i, to);
    if (n === k || next < 0) return [i, next < 0 ? to : next];
    i = next;
  }
}

/** "A♥ K♦ 7♣" */
export function writeCards(cards: readonly Card[]): string {
  let out = '';
  for (const one of cards) out += out === '' ? cardText(one) : ` ${cardText(one)}`;
  return out;
}

/** "A♠ Q♠", "? ?" or "mucks" */
export const writeHole = (hole: HoleCards): string =>
  hole === 'unknown' ? '? ?' : hole === 'mucks' ? 'mucks' : writeCards(hole);

/** Spaces, `,` `;` `/` `|` and brackets may stand between cards. */
const isBetween = (code: number): boolean =>
  code === SPACE ||
  code === COMMA ||
  code === SEMICOLON ||
  code === SLASH ||
  code === BAR ||
  isBracket(code);

const isBracket = (code: number): boolean =>
  code === OPEN_PAREN || code === CLOSE_PAREN || code === OPEN_BRACKET || code === CLOSE_BRACKET;

const isVariant = (code: number): boolean => code === EMOJI_STYLE || code === TEXT_STYLE;

/** A rank, spaces, a suit and the sign that makes it colourful; -1 if there is no room for them. */
function cardEnd(text: string, from: number, to: number): number {
  let i = from + (text.startsWith('10', from) ? 2 : 1);
  while (i < to && text.charCodeAt(i) === SPACE) i++;
  if (i >= to) return -1;
  i++;
  while (i < to && isVariant(text.charCodeAt(i))) i++;
  return i;
}

function cardAt(text: string, from: number, next: number): Card | null {
  let last = next - 1;
  while (isVariant(text.charCodeAt(last))) last--;
  const suit = text[last] === '❤' ? '♥' : text[last]!;
  return readCard((text.startsWith('10', from) ? '10' : text[from]!) + suit);
}

/** The whole word around a place where there is not a card. */
function badWord(text: string, from: number, at: number, to: number): { from: number; to: number } {
  let start = at;
  while (start > from && !isBetween(text.charCodeAt(start - 1))) start--;
  let end = at + 1;
  while (end < to && !isBetween(text.charCodeAt(end))) end++;
  return { from: start, to: end };
}
