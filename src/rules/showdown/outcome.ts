import type { Card } from '../cards/card.ts';
import { type Betting, isAllInContested, isAmong, NO_SEATS } from '../hand/hand.ts';

/** Two cards; `unknown` is not dropped from any pot, `mucks` gives up every pot (WIN-4). */
export type HoleCards = readonly [Card, Card] | 'unknown' | 'mucks';

/** Whether both cards of a hand are known. */
export const isKnown = (hole: HoleCards | null | undefined): hole is readonly [Card, Card] =>
  typeof hole === 'object' && hole !== null;

/** WIN-2: winners somebody named. Players are seats. */
export type Declaration =
  | { readonly kind: 'none' }
  /** One name for all pots that player is eligible for. */
  | { readonly kind: 'winner'; readonly seat: number }
  /** One ranking for all pots: best first, tied players together. */
  | { readonly kind: 'ranking'; readonly tiers: readonly (readonly number[])[] }
  | { readonly kind: 'pots'; readonly lines: readonly DeclaredPot[] };

export interface DeclaredPot {
  /** 0 is the Main Pot. */
  readonly pot: number;
  /** 0 is the first board; null where there is only one: of two, one has to be named (RUN-1). */
  readonly board: number | null;
  readonly seats: readonly number[];
}

/** How a hand ended, as far as it was told. */
export interface Outcome {
  /** Hole cards by seat; null or missing if nothing was said. */
  readonly holes?: readonly (HoleCards | null)[];
  /** Whether a showdown was told: only then is an unknown hand in the way of a result (WIN-4). */
  readonly shown?: boolean;
  readonly declared?: Declaration;
  /** RUN-1: the second run's new cards; the first board is what was dealt in the hand. */
  readonly board2?: readonly Card[] | null;
}

/** An outcome with nothing left out. */
export interface FullOutcome extends Required<Omit<Outcome, 'board2'>> {
  /** One board, or two if it was run twice; cards that are not known are missing. */
  readonly boards: readonly (readonly Card[])[];
}

export const UNDECLARED: Declaration = { kind: 'none' };

/** What was told about the end of a hand, with what it left out filled in. */
export function completeOutcome(hand: Betting, outcome: Outcome): FullOutcome {
  const { holes = NOBODY, shown = false, declared = UNDECLARED, board2 = null } = outcome;
  const { board } = hand;
  const told = withMucks(hand, holes);
  if (!board2) return fullOutcome(told, shown, declared, [board]);
  if (!mayRunTwice(hand)) return fullOutcome(told, shown, onFirstBoard(declared), [board]);
  // RUN-1: boards share the cards already out and no others
  const second = [...board.slice(0, 5 - board2.length), ...board2];
  return fullOutcome(told, shown, declared, [board, second]);
}

/** One shape, written out field by field: spreading cost a quarter of playing and paying a hand. */
const fullOutcome = (
  holes: FullOutcome['holes'],
  shown: boolean,
  declared: Declaration,
  boards: FullOutcome['boards'],
): FullOutcome => ({ holes, shown, declared, boards });

/** RUN-1: only an all-in is run twice, and not after everybody else has folded. */
export const mayRunTwice = isAllInContested;

/** What is declared for a second board that pays nothing counts for nothing. */
const onFirstBoard = (declared: Declaration): Declaration =>
  declared.kind === 'pots'
    ? { kind: 'pots', lines: declared.lines.filter(({ board }) => board !== 1) }
    : declared;

/** ACT-8: a fold after betting was over counts as `mucks`, whatever is shown later (WIN-4). */
const withMucks = (hand: Betting, holes: FullOutcome['holes']): FullOutcome['holes'] =>
  hand.mucked === NO_SEATS
    ? holes
    : hand.stacks.map((_, seat) => (isAmong(hand.mucked, seat) ? 'mucks' : (holes[seat] ?? null)));

const NOBODY: readonly (HoleCards | null)[] = [];
