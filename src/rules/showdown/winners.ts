import type { Card } from '../cards/card.ts';
import { evaluate7 } from '../cards/evaluate.ts';
import { repeatedCard } from './card-check.ts';
import { declaredWinners, judgeDeclaration } from './declared.ts';
import type { FullOutcome, HoleCards } from './outcome.ts';
import type { WinRuling } from './win-ruling.ts';

/** A pot as winners are found for it: players are seats. */
export interface ContestedPot {
  readonly eligible: readonly number[];
}

/** The winning seats of one pot, by board. */
export type PotWinners = readonly (readonly number[])[];

export interface Decision {
  /** By pot; null where a board is open (WIN-2), and everywhere while the outcome is in doubt. */
  readonly winners: readonly (PotWinners | null)[];
  readonly rulings: readonly WinRuling[];
}

/** The winners of every pot; null while one of them is open. */
export function allWinners({ winners }: Decision): readonly PotWinners[] | null {
  const decided = winners.filter((pot) => pot !== null);
  return decided.length === winners.length ? decided : null;
}

/** WIN-1 to WIN-5: who wins each pot on each board. */
export function decideWinners(pots: readonly ContestedPot[], outcome: FullOutcome): Decision {
  const { boards, declared } = outcome;
  const wrong = judgeDeclaration(pots, declared, boards.length);
  if (wrong.length > 0) return { winners: pots.map(() => null), rulings: wrong };
  const card = repeatedCard(outcome);
  if (card !== null) {
    const twice = { rule: 'WIN-5', kind: 'card-twice', severity: 'error', card } as const;
    return { winners: pots.map(() => null), rulings: [twice] };
  }
  const rulings: WinRuling[] = [];
  // Players meet again in side pots: nobody's cards are weighed twice.
  const strengths = boards.map((): Strengths => outcome.holes.map(() => NOT_WEIGHED));
  const winners = pots.map(({ eligible }, pot) => {
    let isOpen = false;
    const byBoard = boards.map((_, board) => {
      const seats = decidePot(eligible, pot, board, outcome, strengths[board]!, rulings);
      if (!seats) isOpen = true;
      return seats ?? NOBODY;
    });
    return isOpen ? null : byBoard;
  });
  return { winners, rulings };
}

const NOBODY: readonly number[] = [];

/** How strong every seat's cards are on one board, as far as it was asked. */
type Strengths = number[];

/** No hand is as weak as this. */
const NOT_WEIGHED = 0;

function decidePot(
  eligible: readonly number[],
  pot: number,
  board: number,
  outcome: FullOutcome,
  strengths: Strengths,
  rulings: WinRuling[],
): readonly number[] | null {
  // WIN-2: a pot with one eligible player is his without a word
  if (eligible.length === 1) return eligible;
  const { holes, declared } = outcome;
  const contenders = withoutMuckers(eligible, holes);
  const best = bestOf(contenders, holes, outcome.boards[board]!, strengths);
  const named = declaredWinners(declared, pot, board, eligible);
  if (named) {
    doubtDeclaration(named, best, pot, board, holes, rulings);
    return named;
  }
  if (best) return best;
  const candidates = contenders.length > 0 ? contenders : eligible;
  const unknown = candidates.filter((seat) => !isKnown(holes[seat]));
  const severity = 'error';
  if (declared.kind !== 'none' || contenders.length === 0) {
    rulings.push({ rule: 'WIN-2', kind: 'open-pot', severity, pot, board, candidates });
  } else if (outcome.shown && unknown.length > 0) {
    // WIN-4: nobody is dropped for want of cards
    const figures = { pot, board, candidates, unknown };
    rulings.push({ rule: 'WIN-4', kind: 'unknown-cards', severity, ...figures });
  }
  // Otherwise the hand is simply not told to its end yet.
  return null;
}

/** WIN-4: whoever mucks gives up every pot. */
function withoutMuckers(
  eligible: readonly number[],
  holes: FullOutcome['holes'],
): readonly number[] {
  for (const seat of eligible) {
    if (holes[seat] === 'mucks') return eligible.filter((other) => holes[other] !== 'mucks');
  }
  return eligible;
}

/** WIN-3: a declaration stands, whatever the cards say. */
function doubtDeclaration(
  named: readonly number[],
  best: readonly number[] | null,
  pot: number,
  board: number,
  holes: FullOutcome['holes'],
  rulings: WinRuling[],
): void {
  const severity = 'warning';
  const mucked = named.find((seat) => holes[seat] === 'mucks');
  if (mucked !== undefined) {
    rulings.push({ rule: 'WIN-3', kind: 'mucked', severity, pot, seat: mucked });
  } else if (best && !sameSeats(best, named)) {
    const figures = { pot, board, declared: named, best };
    rulings.push({ rule: 'WIN-3', kind: 'against-cards', severity, ...figures });
  }
}

const isKnown = (hole: HoleCards | null | undefined): hole is readonly [Card, Card] =>
  typeof hole === 'object' && hole !== null;

/** WIN-1: the best hands by cards; null while a card is missing. WIN-4: one left needs none. */
function bestOf(
  contenders: readonly number[],
  holes: FullOutcome['holes'],
  board: readonly Card[],
  strengths: Strengths,
): readonly number[] | null {
  if (contenders.length === 1) return contenders;
  if (contenders.length === 0 || board.length !== 5) return null;
  let best: number[] = [];
  let strength = NOT_WEIGHED;
  for (const seat of contenders) {
    const hole = holes[seat];
    if (!isKnown(hole)) return null;
    let own = strengths[seat]!;
    if (own === NOT_WEIGHED) strengths[seat] = own = weigh(hole, board);
    if (own > strength) {
      strength = own;
      best = [seat];
    } else if (own === strength) {
      best.push(seat);
    }
  }
  return best;
}

const weigh = (hole: readonly [Card, Card], board: readonly Card[]): number =>
  evaluate7(hole[0], hole[1], board[0]!, board[1]!, board[2]!, board[3]!, board[4]!);

const sameSeats = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));
