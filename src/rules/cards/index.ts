/**
 * Cards, and how strong five to seven of them are.
 *
 * @packageDocumentation
 */
export { type Card, card, DECK, readCard } from './card.ts';
export { category } from './describe.ts';
export { evaluate, evaluate7 } from './evaluate.ts';
export { CATEGORIES, type Strength } from './strength.ts';
