/**
 * The hand notation: text ⇄ `HandRecord`. Reading and writing only; whether a hand is legal poker
 * is the referee's business.
 *
 * @module
 */
export type { HandStream } from '../format.ts';
export type { ReadHand } from '../read-hand.ts';
export { type AmountReading, readAmount } from './amounts.ts';
export { type CardsReading, readCards, writeCards, writeHole } from './cards.ts';
export { type Reading, readHands, streamHands } from './read-hands.ts';
export { sectionTitle } from './streets.ts';
export { writeVerbAndAmount } from './verb-and-amount.ts';
export { writeHand, writeHands, writePlayer } from './write.ts';
