/**
 * The hand notation: text ⇄ `HandRecord`. Reading and writing only; whether a hand is legal poker
 * is the referee's business.
 *
 * @module
 */

export { readCards } from './cards.ts';
export { readHands, streamHands } from './read-hands.ts';

export { writeVerbAndAmount } from './verb-and-amount.ts';
export { writeHand, writeHands, writePlayer } from './write.ts';
