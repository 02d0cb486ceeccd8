/**
 * Cards, and how strong five to seven of them are.
 *
 * @packageDocumentation
 */
export { type Card, card, cardLetters, cardText, DECK, rankOf, readCard, suitOf } from './card.ts';
export { category, describeHand } from './describe.ts';
export { evaluate, evaluate5, evaluate7 } from './evaluate.ts';
export { CATEGORIES, type Category, type Strength } from './strength.ts';
