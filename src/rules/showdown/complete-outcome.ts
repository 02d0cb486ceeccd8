import { type Hand, isAmong, NO_SEATS } from '../hand/hand.ts';
import { type FullOutcome, type HoleCards, type Outcome, UNDECLARED } from './outcome.ts';

/** What was told about the end of a hand, with what it left out filled in. */
export function completeOutcome(hand: Hand, outcome: Outcome): FullOutcome {
  const { holes = NOBODY, shown = false, declared = UNDECLARED, board2 = null } = outcome;
  const { board } = hand;
  // RUN-1: boards share the cards already out and no others
  const boards = board2 ? [board, [...board.slice(0, 5 - board2.length), ...board2]] : [board];
  return { boards, holes: withMucks(hand, holes), shown, declared };
}

/** ACT-8: a fold after betting was over counts as `mucks`, whatever is shown later (WIN-4). */
const withMucks = (hand: Hand, holes: FullOutcome['holes']): FullOutcome['holes'] =>
  hand.mucked === NO_SEATS
    ? holes
    : hand.stacks.map((_, seat) => (isAmong(hand.mucked, seat) ? 'mucks' : (holes[seat] ?? null)));

const NOBODY: readonly (HoleCards | null)[] = [];
