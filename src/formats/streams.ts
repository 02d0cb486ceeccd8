import { streamOhh } from './ohh/index.ts';
import { streamPhh } from './phh/index.ts';
import { streamPokerStars } from './pokerstars/index.ts';
import type { ForeignHand, ForeignStream, Format } from './read-hand.ts';

/** Reads a text of another format, hand by hand. */
export type OpenStream = (onHand: (hand: ForeignHand) => void) => ForeignStream;

export const STREAMS: Readonly<Record<Format, OpenStream>> = {
  phh: streamPhh,
  pokerstars: streamPokerStars,
  ohh: streamOhh,
};
