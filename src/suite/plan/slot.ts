import type { CaseCategory, Complexity, StackSize } from '../case.ts';
import type { CaseProfile } from './profile.ts';

/**
 * RULES' table of short big blinds, its two edges, POST-5: inside an ante that everybody posts or
 * inside the blind after it, inside the blind where nobody posts an ante, and no more than an SB.
 */
export const SHORT_BLINDS = [
  'ante-first-inside-ante',
  'ante-first-inside-blind',
  'bb-first-inside-blind',
  'bb-first-inside-ante',
  'ante-first-exactly-ante',
  'bb-first-exactly-blind',
  'all-inside-ante',
  'all-inside-blind',
  'no-ante-inside-blind',
  'bb-first-below-sb',
  'no-ante-below-sb',
] as const;
export type ShortBlind = (typeof SHORT_BLINDS)[number];

/** How the end of a hand is told. */
const TELLINGS = [
  'showdown',
  'cards-before',
  'winners',
  'ranking',
  'winner',
  'unknown',
  'mucks',
] as const;
export type OutcomeForm = (typeof TELLINGS)[number];

/** Who is to win: one player everything, several players a pot each, or a pot is split. */
type Wish = 'one' | 'several' | 'split';

/** Hands that programs rank wrongly which are right about all the usual ones. */
export type DecisiveHand = 'straight-to-the-five' | 'flush-over-straight';

type BlindSeat = 'Dealer' | 'SB' | 'BB';

/** One place of the plan: what the case there has to be and to show. */
export interface Slot {
  readonly players: number;
  readonly stackSize: StackSize;
  readonly complexity: Complexity;
  readonly category: CaseCategory;
  /** Where the case's own chance starts. */
  readonly seed: number;
  readonly profile: CaseProfile;
  readonly anteOrder: 'ante-first' | 'bb-first';
  readonly anteType: 'bb' | 'all' | 'none';
  readonly button: 'moving' | 'dead' | 'seat';
  readonly hasOddChip: boolean;
  readonly uncalled: 'return' | 'side-pot';
  readonly telling: OutcomeForm;
  readonly wish: Wish;
  readonly runTwice: boolean;
  /** RUN-1: what is left over between the boards decides a stack. */
  readonly hasOddBoards: boolean;
  /** ACT-6: short all-ins that together reopen the betting, and somebody who then raises. */
  readonly reopens: boolean;
  /** Somebody acts for the third time on a street. */
  readonly hasMore2: boolean;
  /** Somebody folds on this street: 1 is the flop, 3 the river. */
  readonly foldsOn: 1 | 2 | 3 | null;
  /** Everybody but one folds. */
  readonly foldsOut: boolean;
  /** NEXT-6: heads-up one player goes out. */
  readonly endsTournament: boolean;
  /** NEXT-3: of three players the Dealer goes out, so that the BB would come back to one of the two. */
  readonly dealerBusts: boolean;
  /** ODD-1: a split pot holds chips that are smaller than the smallest chip in play. */
  readonly hasRemainder: boolean;
  /** ODD-1: adding up pots before they are split would pay otherwise. */
  readonly splitsApart: boolean;
  /** NEXT-4: the SB goes out under the dead button, which then stops at an empty seat. */
  readonly smallBlindBusts: boolean;
  /** WIN-1: what decides between the two best hands. */
  readonly decidedBy: DecisiveHand | null;
  /** ACT-4: the betting on the flop is opened all-in for less than the big blind. */
  readonly opensShort: boolean;
  /** Of a posting case. */
  readonly shortBlind: ShortBlind | null;
  /** ACT-8: of a posting case: all fold to an SB whose blind covers what the BB could post. */
  readonly foldsToSmallBlind: boolean;
  /** Of a position case: who is all-in. */
  readonly allInSeat: BlindSeat | null;
  /** Of a side-pot case: how many. */
  readonly sidePots: number | null;
  /** Of a calculation case: what has to be worked out. */
  readonly sum: 'odd-chips' | 'percentages' | null;
}
