import { readHands } from '../../formats/index.ts';
import { type ClaimedOutcome, claimedOutcome } from '../../record/index.ts';
import { settleHand } from '../../referee/index.ts';
import type { Hand, HouseRules, Settlement, Table } from '../../rules/index.ts';

/** The hand just played and settled, from which explanations are worked out. */
export interface PlayedCase {
  readonly hand: Hand;
  readonly table: Table;
  readonly outcome: ClaimedOutcome['outcome'];
  readonly settlement: Settlement;
}

/** Settles the text of a hand; null if it is none or cannot be settled. */
export function playedHand(text: string, rules: Partial<HouseRules> = {}): PlayedCase | null {
  const [read] = readHands(text).hands;
  if (!read) return null;
  const record = { ...read.record, rules: { ...read.record.rules, ...rules } };
  const { replay, settlement } = settleHand({ ...read, record });
  const told = claimedOutcome(replay);
  if (!replay.hand || !told || !settlement?.next) return null;
  return { hand: replay.hand, table: replay.hand.table, outcome: told.outcome, settlement };
}
