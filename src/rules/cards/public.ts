/**
 * Cards, and how strong five to seven of them are.
 *
 * @packageDocumentation
 */
import { fail, itemsOf, ok, type Problem, type Result, shown } from '../../kernel/index.ts';
import * as cards from './card.ts';
import { type Card, isCard, SeenCards } from './card.ts';
import * as words from './describe.ts';
import * as inner from './evaluate.ts';
import type { Category, Strength } from './strength.ts';

export { type Card, DECK } from './card.ts';
export { CATEGORIES, type Category, type Strength } from './strength.ts';

/**
 * Reads "Ah", "AH", "10h", "A♥" (also outlined suits); null for anything else.
 *
 * ```ts
 * readCard('Ah'); // 50
 * ```
 */
export const readCard = (text: string): Card | null =>
  typeof text === 'string' ? cards.readCard(text) : null;

/**
 * "A♥", "T♣"; "?" for what is not a card.
 *
 * ```ts
 * cardText(50); // A♥
 * ```
 */
export const cardText = (card: Card): string => (isCard(card) ? cards.cardText(card) : '?');

/** "Ah", "Tc": how programs write it; "?" for what is not a card. */
export const cardLetters = (card: Card): string => (isCard(card) ? cards.cardLetters(card) : '?');

/**
 * The strength of the best five among five, six or seven different cards. Higher wins, equal ties.
 *
 * ```ts
 * const strength = evaluate(['Kd', 'Qc', '7h', '7c', '2d', 'Ks', '4s'].map(readCard));
 * if (strength.ok) strength.value; // 3,300 or so: more wins
 * ```
 */
export function evaluate(hand: readonly (Card | null)[]): Result<Strength, readonly Problem[]> {
  const read = itemsOf(hand, 52);
  if (!read || read.length < 5 || read.length > 7) {
    const found = read ? `${read.length} cards` : shown(hand);
    return fail([wrongCards(`Five, six or seven cards make a hand, not ${found}.`)]);
  }
  const seen = new SeenCards();
  for (const card of read) {
    if (!isCard(card)) return fail([wrongCards(`${shown(card)} is not a card.`)]);
    if (seen.again(card)) return fail([wrongCards(`${cards.cardText(card)} appears twice.`)]);
  }
  return ok(inner.evaluate(read as readonly Card[]));
}

const wrongCards = (message: string): Problem => ({
  rule: 'WIN-5',
  severity: 'error',
  message,
  path: 'cards',
});

/**
 * A hand as a dealer would call it: "full house, kings over sevens". Takes a strength, or five to
 * seven cards. Kickers are left out, so hands that differ may share a name.
 *
 * ```ts
 * const named = describeHand(strength);
 * if (named.ok) named.value; // two pair, kings and sevens
 * ```
 */
export function describeHand(
  hand: Strength | readonly (Card | null)[],
): Result<string, readonly Problem[]> {
  const strength = typeof hand === 'number' ? hand : evaluate(hand);
  if (typeof strength !== 'number' && !strength.ok) return strength;
  const number = typeof strength === 'number' ? strength : strength.value;
  if (!isStrength(number)) {
    return fail([
      wrongCards(`A strength is a whole number from 1 to 7,462, not ${shown(number)}.`),
    ]);
  }
  return ok(words.describeHand(number));
}

const isStrength = (value: unknown): value is Strength =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= 7462;

/** The kind of hand a strength belongs to; null for what is not a strength. */
export const category = (strength: Strength): Category | null =>
  isStrength(strength) ? words.category(strength) : null;
