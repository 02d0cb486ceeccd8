/**
 * The hand notation: text ⇄ `HandRecord`. What the package promises under `sidepot/notation`.
 *
 * @packageDocumentation
 */
import { checked, fail, ok, type Problem, type Result } from '../../kernel/index.ts';
import type { HandRecord } from '../../record/index.ts';
import { checkedStream, notAText } from '../stream-checked.ts';
import type { Reading } from './read-hands.ts';
import * as reader from './read-hands.ts';
import * as writer from './write.ts';

export type { ReadHand } from '../read-hand.ts';
export type { CheckedStream } from '../stream-checked.ts';
export type { Reading } from './read-hands.ts';

/**
 * Reads every hand of a text; what is wrong in it are findings, each with its place.
 *
 * ```ts
 * const read = readHands(text);
 * if (read.ok) read.value.hands[0]?.record.players;
 * ```
 */
export const readHands = (text: string): Result<Reading, readonly Problem[]> =>
  typeof text === 'string' ? ok(reader.readHands(text)) : fail([notAText('text', text)]);

/** Reads hands from a text of any length, one after another, without holding on to them. */
export const streamHands = checkedStream(reader.streamHands);

/**
 * A record as its text.
 *
 * ```ts
 * const text = writeHand(record);
 * if (text.ok) console.log(text.value);
 * ```
 */
export const writeHand: (record: HandRecord) => Result<string, readonly Problem[]> = checked(
  'a record',
  'NOTE-1',
  (record: HandRecord) => writer.writeHand(record),
);

/** Records as one text. */
export const writeHands: (records: readonly HandRecord[]) => Result<string, readonly Problem[]> =
  checked('a list of records', 'NOTE-1', (records: readonly HandRecord[]) =>
    writer.writeHands(records),
  );
