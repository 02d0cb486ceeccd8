/**
 * Other people's hand-history formats: PHH, PokerStars text, Open Hand History ⇄ record.
 *
 * @packageDocumentation
 */

export type { Format, HandStream } from './format.ts';
export { streamOhh } from './ohh/read-hand.ts';
export { writeOhh } from './ohh/write.ts';
export { streamPhh } from './phh/stream.ts';
export { writePhh } from './phh/write.ts';
export { streamPokerStars } from './pokerstars/stream.ts';
export { writePokerStars } from './pokerstars/write.ts';
export {
  type ClaimPlaces,
  type Claims,
  type Origin,
  type ReadHand,
  UNKNOWN_STACK,
} from './read-hand.ts';
export { FORMATS, type FormatId, recognise } from './registry.ts';
export type { Loss, SettledHand, WritableHand, Written, WrittenHand } from './writable-hand.ts';
