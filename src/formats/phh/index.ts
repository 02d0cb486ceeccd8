/**
 * PHH, the poker hand history format of the research world: `.phh` and `.phhs` ⇄ record.
 *
 * @module
 */
export { streamPhh } from './stream.ts';
export { writePhh } from './write.ts';
