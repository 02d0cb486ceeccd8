import type { Hand } from '../hand/hand.ts';
import { type FullOutcome, type HoleCards, type Outcome, UNDECLARED } from './outcome.ts';

/** What was told about the end of a hand, with what it left out filled in. */
export function completeOutcome(hand: Hand, outcome: Outcome): FullOutcome {
  const { holes = NOBODY, shown = false, declared = UNDECLARED, board2 = null } = outcome;
  const { board } = hand;
  // RUN-1: boards share the cards already out and no others
  const boards = board2 ? [board, [...board.slice(0, 5 - board2.length), ...board2]] : [board];
  return { boards, holes, shown, declared };
}

const NOBODY: readonly (HoleCards | null)[] = [];
