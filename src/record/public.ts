/**
 * A hand as somebody wrote it, and its replay through the rules. What the package promises under
 * `sidepot/record`.
 *
 * @packageDocumentation
 */
import { checked, fail, type Problem, type Result } from '../kernel/index.ts';
import { type Hand, handFrom, notAHand, type Outcome, readOutcome } from '../rules/index.ts';
import { canonicalRecord as canonical } from './canonical.ts';
import { claimedOutcome as claimed } from './claimed-outcome.ts';
import type { HandRecord } from './record.ts';
import { type Heading, recordHand as record } from './record-hand.ts';
import { replay as play } from './replay.ts';
import { nextRecord as next, setUpRecord as setUp } from './set-up.ts';

export type { ClaimedOutcome } from './claimed-outcome.ts';
export type { Step } from './playback.ts';
export type * from './record.ts';
export type { Heading } from './record-hand.ts';
export type { Part, PlacedRuling, Ruling, WritingRuling } from './record-ruling.ts';
export type { Replay } from './replay.ts';
export type { SetUpSeat } from './set-up.ts';

/**
 * Writes down a hand that was played: the record from which its text is made.
 *
 * ```ts
 * const record = recordHand(hand, { number: 7, startedAt: '00:10:00' });
 * if (record.ok) writeHand(record.value);
 * ```
 */
export function recordHand(
  hand: Hand,
  heading: Heading = {},
  outcome: Outcome | null = null,
): Result<HandRecord, readonly Problem[]> {
  const read = handFrom(hand);
  if (!read) return fail(notAHand(hand));
  const problems: Problem[] = [];
  const told = readOutcome(outcome, problems);
  if (problems.length > 0) return fail(problems);
  return headed(heading, (plain) => record(read, plain, told));
}

/** A heading is plain data, whatever stands in it. */
const headed = (
  heading: Heading,
  make: (plain: Heading) => HandRecord,
): Result<HandRecord, readonly Problem[]> => checked('a heading', 'NOTE-1', make)(heading);

/** Plays a record through the rules; `flags` are house rules that the text may overrule. */
export const replay = checked('a record', 'NOTE-1', play);

/** How a replayed hand is said to have ended. */
export const claimedOutcome = checked('a replay', 'NOTE-1', claimed);

/** A replayed hand as it is best written: sections and order as the rules have them. */
export const canonicalRecord = checked('a replay', 'NOTE-1', canonical);

/** A record of nothing but a header and a stack setup. */
export const setUpRecord = checked('a stack setup', 'SEAT-1', setUp);

/** NEXT-1: the next hand's set-up, everything optional in the header carried over. */
export const nextRecord = checked('a record with the seats of the next hand', 'NEXT-1', next);
