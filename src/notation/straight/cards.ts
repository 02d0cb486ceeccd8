import { type Card, card, cardText } from '../../rules/cards/card.ts';
import type { Draft } from '../draft.ts';

/** By character code: 1 + the rank; by code less that of ♠: 1 + the suit. */
const RANKS = new Uint8Array(128);
const SUITS = new Uint8Array(8);
const FIRST_SUIT = 0x2660;
for (let n = 0; n < 13; n++) RANKS[cardText(card(n, 0)).charCodeAt(0)] = n + 1;
for (let n = 0; n < 4; n++) SUITS[cardText(card(0, n)).charCodeAt(1) - FIRST_SUIT] = n + 1;

/** The card written here as `A♥`; -1 if there is none. */
export function cardAt(text: string, at: number): Card | -1 {
  const rank = RANKS[text.charCodeAt(at)];
  const suit = SUITS[text.charCodeAt(at + 1) - FIRST_SUIT];
  return rank && suit ? card(rank - 1, suit - 1) : -1;
}

/** The same for a card that is not out yet in this hand (WIN-5). */
export function freshCardAt(d: Draft, text: string, at: number): Card | -1 {
  const found = cardAt(text, at);
  return found >= 0 && d.isOut(found as Card) ? -1 : found;
}
