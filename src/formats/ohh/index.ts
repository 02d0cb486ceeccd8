/**
 * Open Hand History 1.4, the JSON that PokerTracker 4 and others read.
 *
 * @packageDocumentation
 */
export { streamOhh } from './read-hand.ts';
export { writeOhh } from './write.ts';
