import { type Card, card, cardText } from '../../../rules/cards/card.ts';
import type { Draft } from '../draft.ts';

/** By character code: 1 + the rank; by code less that of ♠: 1 + the suit. */
const RANKS = new Uint8Array(128);
const SUITS = new Uint8Array(8);
const FIRST_SUIT = 0x2660;
for (let n = 0; n < 13; n++) RANKS[cardText(card(n, 0)).charCodeAt(0)] = n + 1;
for (let n = 0; n < 4; n++) SUITS[cardText(card(0, n)).charCodeAt(1) - FIRST_SUIT] = n + 1;

/** The card written here as `A♥`, if it is not out yet in this hand (WIN-5); else null. */
export function freshCardAt(d: Draft, text: string, at: number): Card | null {
  const rank = RANKS[text.charCodeAt(at)];
  const suit = SUITS[text.charCodeAt(at + 1) - FIRST_SUIT];
  if (!rank || !suit) return null;
  const found = card(rank - 1, suit - 1);
  return d.seenOn(found) === null ? found : null;
}
