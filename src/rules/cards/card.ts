declare const known: unique symbol;

/** One of 52 cards as a number: rank × 4 + suit, ranks 2 … A as 0 … 12, suits ♣ ♦ ♥ ♠ as 0 … 3. */
export type Card = number & { readonly [known]: true };

const RANKS = '23456789TJQKA';

const SUITS = '♣♦♥♠';

const SUIT_LETTERS = 'cdhs';

/** Whether a value from anywhere is a card. */
export const isCard = (value: unknown): value is Card =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 52;

/** The card of a rank (0 … 12) and a suit (0 … 3). */
export const card = (rank: number, suit: number): Card => (rank * 4 + suit) as Card;

/** 0 for a two … 12 for an ace. */
export const rankOf = (c: Card): number => c >> 2;

/** ♣ ♦ ♥ ♠ as 0 … 3. */
export const suitOf = (c: Card): number => c & 3;

/** "A♥", "T♣" */
export const cardText = (c: Card): string => RANKS[rankOf(c)]! + SUITS[suitOf(c)]!;

/** "Ah", "Tc": how programs write it. */
export const cardLetters = (c: Card): string => RANKS[rankOf(c)]! + SUIT_LETTERS[suitOf(c)]!;

/** Reads "Ah", "AH", "10h", "A♥", "A♥️" (also outlined suits); null for anything else. */
export function readCard(text: string): Card | null {
  // Hand histories hold millions of plain two-letter cards: they are read without making strings.
  if (text.length === 2) {
    const read = RANK_PART[text.charCodeAt(0)]! + SUIT_PART[text.charCodeAt(1)]!;
    if (read < 52) return read as Card;
  }
  return readUnusualCard(text);
}

/** More than any card. */
const NO_PART = 64;

/** By character code, a letter's part of a card, whether big or small; else NO_PART. */
function partsOf(letters: string, step: number): Uint8Array {
  const parts = new Uint8Array(128).fill(NO_PART);
  for (let i = 0; i < letters.length; i++) {
    parts[letters.toUpperCase().charCodeAt(i)] = i * step;
    parts[letters.toLowerCase().charCodeAt(i)] = i * step;
  }
  return parts;
}

const RANK_PART = /* @__PURE__ */ partsOf(RANKS, 4);

const SUIT_PART = /* @__PURE__ */ partsOf(SUIT_LETTERS, 1);

function readUnusualCard(text: string): Card | null {
  const bare = text.endsWith('\uFE0F') ? text.slice(0, -1) : text;
  const ten = bare.length === 3 && bare.startsWith('10');
  if (bare.length !== 2 && !ten) return null;
  const rank = ten ? 8 : RANKS.indexOf(bare[0]!.toUpperCase());
  const suit = suitIndex(bare[bare.length - 1]!);
  return rank < 0 || suit < 0 ? null : card(rank, suit);
}

function suitIndex(sign: string): number {
  const letter = SUIT_LETTERS.indexOf(sign.toLowerCase());
  if (letter >= 0) return letter;
  const suit = SUITS.indexOf(sign);
  return suit >= 0 ? suit : '♧♢♡♤'.indexOf(sign);
}

/** All 52 cards, from 2♣ to A♠. */
export const DECK: readonly Card[] = /* @__PURE__ */ Array.from(
  { length: 52 },
  (_, c) => c as Card,
);

/** WIN-5: the cards seen so far, as bits in two halves of the deck. */
export class SeenCards {
  #low = 0;
  #high = 0;

  /** Notes a card; true if it was there already. */
  again(card: Card): boolean {
    const bit = 1 << (card % 26);
    if (card < 26) {
      if (this.#low & bit) return true;
      this.#low |= bit;
    } else {
      if (this.#high & bit) return true;
      this.#high |= bit;
    }
    return false;
  }
}
