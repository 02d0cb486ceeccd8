import { readHands } from '../../formats/notation/index.ts';
import { type ClaimedOutcome, claimedOutcome } from '../../record/claimed-outcome.ts';
import { settleHand } from '../../referee/index.ts';
import type { Hand } from '../../rules/hand/hand.ts';
import type { Settlement } from '../../rules/settle.ts';
import type { HouseRules } from '../../rules/table/house-rules.ts';
import type { Table } from '../../rules/table/table.ts';

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
