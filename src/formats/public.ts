/**
 * Hand-history formats: PHH, PokerStars text, Open Hand History ⇄ record. What the package
 * promises under `sidepot/formats`.
 *
 * @packageDocumentation
 */
import { checked } from '../kernel/index.ts';
import * as ohh from './ohh/read-hand.ts';
import { writeOhh as ohhText } from './ohh/write.ts';
import * as phh from './phh/stream.ts';
import { writePhh as phhText } from './phh/write.ts';
import * as pokerstars from './pokerstars/stream.ts';
import { writePokerStars as pokerStarsText } from './pokerstars/write.ts';
import { type FormatId, recognise as recogniseText } from './registry.ts';
import { checkedStream } from './stream-checked.ts';

export type { ClaimPlaces, Claims, Origin, ReadHand } from './read-hand.ts';
export type { FormatId } from './registry.ts';
export type { CheckedStream } from './stream-checked.ts';
export type { Chairs, Loss, SettledHand, Written } from './writable-hand.ts';

/** The format of a text by how it starts; null if it has no mark of any. */
export const recognise = (start: string): FormatId | null =>
  typeof start === 'string' ? recogniseText(start) : null;

/** Reads PHH piece by piece. */
export const streamPhh = checkedStream(phh.streamPhh);

/** Reads PokerStars text piece by piece. */
export const streamPokerStars = checkedStream(pokerstars.streamPokerStars);

/** Reads Open Hand History piece by piece. */
export const streamOhh = checkedStream(ohh.streamOhh);

/** Writes one hand; what the format has no room for is listed with it. */
export const writePhh = checked('a settled hand', 'FORM-1', phhText);

/** Writes one hand; what the format has no room for is listed with it. */
export const writePokerStars = checked('a settled hand', 'FORM-1', pokerStarsText);

/** Writes one hand; what the format has no room for is listed with it. */
export const writeOhh = checked('a settled hand', 'FORM-1', ohhText);
