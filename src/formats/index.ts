/**
 * Other people's hand-history formats: PHH, PokerStars text, Open Hand History ⇄ record.
 *
 * @packageDocumentation
 */

export { streamOhh, writeOhh } from './ohh/index.ts';
export { streamPhh, writePhh } from './phh/index.ts';
export { streamPokerStars, writePokerStars } from './pokerstars/index.ts';
export {
  type ClaimPlaces,
  type Claims,
  FORMATS,
  type ForeignHand,
  type ForeignStream,
  type Format,
  type Origin,
  UNKNOWN_STACK,
} from './read-hand.ts';
export { recognise } from './recognise.ts';
export type { Loss, WritableHand, Written } from './writable-hand.ts';
