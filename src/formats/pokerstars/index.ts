/**
 * The text of PokerStars, which trackers, replayers and solvers read.
 *
 * @packageDocumentation
 */
export { streamPokerStars } from './stream.ts';
export { writePokerStars } from './write.ts';
