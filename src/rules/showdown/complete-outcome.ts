import { type Hand, isAllIn, isAmong, NO_SEATS } from '../hand/hand.ts';
import {
  type Declaration,
  type FullOutcome,
  type HoleCards,
  type Outcome,
  UNDECLARED,
} from './outcome.ts';

/** What was told about the end of a hand, with what it left out filled in. */
export function completeOutcome(hand: Hand, outcome: Outcome): FullOutcome {
  const { holes = NOBODY, shown = false, declared = UNDECLARED, board2 = null } = outcome;
  const { board } = hand;
  const told = { holes: withMucks(hand, holes), shown };
  if (!board2) return { ...told, boards: [board], declared };
  if (!mayRunTwice(hand)) return { ...told, boards: [board], declared: onFirstBoard(declared) };
  // RUN-1: boards share the cards already out and no others
  const second = [...board.slice(0, 5 - board2.length), ...board2];
  return { ...told, boards: [board, second], declared };
}

/** RUN-1: only an all-in is run twice, and not after everybody else has folded. */
export const mayRunTwice = (hand: Hand): boolean =>
  hand.players > 1 && hand.stacks.some((_, seat) => isAllIn(hand, seat));

/** What is declared for a second board that pays nothing counts for nothing. */
const onFirstBoard = (declared: Declaration): Declaration =>
  declared.kind === 'pots'
    ? { kind: 'pots', lines: declared.lines.filter(({ board }) => board !== 1) }
    : declared;

/** ACT-8: a fold after betting was over counts as `mucks`, whatever is shown later (WIN-4). */
const withMucks = (hand: Hand, holes: FullOutcome['holes']): FullOutcome['holes'] =>
  hand.mucked === NO_SEATS
    ? holes
    : hand.stacks.map((_, seat) => (isAmong(hand.mucked, seat) ? 'mucks' : (holes[seat] ?? null)));

const NOBODY: readonly (HoleCards | null)[] = [];
