import { streamOhh, writeOhh } from './ohh/index.ts';
import { streamPhh, writePhh } from './phh/index.ts';
import { streamPokerStars, writePokerStars } from './pokerstars/index.ts';
import type { ForeignHand, ForeignStream, Format } from './read-hand.ts';
import type { WritableHand, Written } from './writable-hand.ts';

/** Reads a text of another format, hand by hand. */
type OpenStream = (onHand: (hand: ForeignHand) => void) => ForeignStream;

export const STREAMS: Readonly<Record<Format, OpenStream>> = {
  phh: streamPhh,
  pokerstars: streamPokerStars,
  ohh: streamOhh,
};

/** Writes one hand; `place` is its number in a file of several, null where it stands alone. */
type WriteHand = (hand: WritableHand, place: number | null) => Written;

export const WRITERS: Readonly<Record<Format, WriteHand>> = {
  phh: writePhh,
  pokerstars: writePokerStars,
  ohh: writeOhh,
};
