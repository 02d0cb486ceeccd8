import { writeOhh } from './ohh/index.ts';
import { writePhh } from './phh/index.ts';
import { writePokerStars } from './pokerstars/index.ts';
import type { Format } from './read-hand.ts';
import type { WritableHand, Written } from './writable-hand.ts';

/** Writes one hand; `place` is its number in a file of several, null where it stands alone. */
export type WriteHand = (hand: WritableHand, place: number | null) => Written;

export const WRITERS: Readonly<Record<Format, WriteHand>> = {
  phh: writePhh,
  pokerstars: writePokerStars,
  ohh: writeOhh,
};
