/**
 * A hand as somebody wrote it, and its replay through the rules.
 *
 * @packageDocumentation
 */
export { withAwayActions } from './away-actions.ts';
export {
  BARE_KINDS,
  BareRecord,
  MOST_BARE_ACTIONS,
  MOST_BARE_CHIPS,
  replayBare,
} from './bare-record.ts';
export { canonicalRecord } from './canonical.ts';
export { type ClaimedOutcome, claimedOutcome } from './claimed-outcome.ts';
export type { Step } from './playback.ts';
export type * from './record.ts';
export { type HoleCards, hasOutcome, hasWinners, isPlayerChange } from './record.ts';
export { recordHand } from './record-hand.ts';
export type { Part, PlacedRuling, Ruling } from './record-ruling.ts';
export { type ActionPlace, type Moment, momentsOf, type Replay, replay } from './replay.ts';
export { dayAfter, nextRecord, setUpRecord, UNWRITTEN } from './set-up.ts';
