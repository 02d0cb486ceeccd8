import type { CaseCategory, Complexity, StackSize } from '../case.ts';

/** RULES' table of short big blinds, its two edges, and POST-5: inside an ante that everybody posts. */
export const SHORT_BLINDS = [
  'ante-first-inside-ante',
  'ante-first-inside-blind',
  'bb-first-inside-blind',
  'bb-first-inside-ante',
  'ante-first-exactly-ante',
  'bb-first-exactly-blind',
  'all-inside-ante',
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

type BlindSeat = 'Dealer' | 'SB' | 'BB';

/** `collector` plays with every house rule; `plain` with the documents' defaults and words only. */
export const PROFILES = ['collector', 'plain'] as const;
export type SlotProfile = (typeof PROFILES)[number];

/** One place of the plan: what the case there has to be and to show. */
export interface Slot {
  readonly players: number;
  readonly stackSize: StackSize;
  readonly complexity: Complexity;
  readonly category: CaseCategory;
  /** Where the case's own chance starts. */
  readonly seed: number;
  readonly profile: SlotProfile;
  readonly anteOrder: 'ante-first' | 'bb-first';
  readonly anteType: 'bb' | 'all';
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
  /** Of a posting case. */
  readonly shortBlind: ShortBlind | null;
  /** Of a position case: who is all-in. */
  readonly allInSeat: BlindSeat | null;
  /** Of a side-pot case: how many. */
  readonly sidePots: number | null;
  /** Of a calculation case: what has to be worked out. */
  readonly sum: 'odd-chips' | 'percentages' | null;
}
