import { LARGE_B, LARGE_S, NEWLINE, NINE, RETURN, SPADE, ZERO } from '../../../kernel/index.ts';
import { type Card, card, cardText } from '../../../rules/index.ts';
import type { Draft } from '../draft.ts';

/**
 * Lines in canonical form are read straight off the text: no line is cut out of it, no word is
 * looked up, and nothing is made but what stays in the record. Whatever is unusual in any way is
 * left to the forgiving reader, so these functions change nothing before they are sure, and a
 * line they take is read as the forgiving reader would read it.
 */

/** Where the next line starts if this place is the end of one, else -1. */
export function lineBreak(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === NEWLINE) return at + 1;
  return code === RETURN && text.charCodeAt(at + 1) === NEWLINE ? at + 2 : -1;
}

export function standsAt(text: string, at: number, word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    if (text.charCodeAt(at + i) !== word.charCodeAt(i)) return false;
  }
  return true;
}

/** Where the digits end that stand here. */
export function digitsEnd(text: string, at: number): number {
  let i = at;
  for (;;) {
    const code = text.charCodeAt(i);
    // Also false where the text ends: the code is not a number then.
    if (!(code >= ZERO && code <= NINE)) return i;
    i++;
  }
}

/** The label written here, one of the three we write. What ends it is for its reader to see. */
export function labelAt(text: string, at: number): string | null {
  if (text.charCodeAt(at + 1) === LARGE_B) {
    const first = text.charCodeAt(at);
    return first === LARGE_S ? 'SB' : first === LARGE_B ? 'BB' : null;
  }
  return standsAt(text, at, 'Dealer') ? 'Dealer' : null;
}

/** By character code: 1 + the rank; by code less that of ♠: 1 + the suit. */
const RANKS = new Uint8Array(128);

const SUITS = new Uint8Array(8);

for (let n = 0; n < 13; n++) RANKS[cardText(card(n, 0)).charCodeAt(0)] = n + 1;

for (let n = 0; n < 4; n++) SUITS[cardText(card(0, n)).charCodeAt(1) - SPADE] = n + 1;

/** The card written here as `A♥`, if it is not out yet in this hand (WIN-5); else null. */
export function freshCardAt(d: Draft, text: string, at: number): Card | null {
  const rank = RANKS[text.charCodeAt(at)];
  const suit = SUITS[text.charCodeAt(at + 1) - SPADE];
  if (!rank || !suit) return null;
  const found = card(rank - 1, suit - 1);
  return d.seenOn(found) === null ? found : null;
}
