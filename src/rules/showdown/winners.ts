import type { Card } from '../cards/card.ts';
import { evaluate7 } from '../cards/evaluate.ts';
import { declaredWinners, judgeDeclaration } from './declared.ts';
import type { HoleCards, Outcome } from './outcome.ts';
import type { WinRuling } from './win-ruling.ts';

/** A pot as winners are found for it: players are seats. */
export interface ContestedPot {
  readonly eligible: readonly number[];
}

export interface Decision {
  /** By pot, then by board: the winning seats; null while one of them is open. */
  readonly winners: readonly (readonly (readonly number[])[])[] | null;
  readonly rulings: readonly WinRuling[];
}

/** WIN-1 to WIN-4: who wins each pot on each board. */
export function decideWinners(pots: readonly ContestedPot[], outcome: Outcome): Decision {
  const rulings: WinRuling[] = [...judgeDeclaration(pots, outcome.declared)];
  let open = false;
  const winners = pots.map((pot, i) =>
    outcome.boards.map((board, b) => {
      const seats = decidePot(pot, i, board, b, outcome, rulings);
      open ||= seats === null;
      return seats ?? [];
    }),
  );
  return { winners: open ? null : winners, rulings };
}

function decidePot(
  { eligible }: ContestedPot,
  pot: number,
  board: readonly Card[],
  boardIndex: number,
  outcome: Outcome,
  rulings: WinRuling[],
): readonly number[] | null {
  // WIN-2: a pot with one eligible player is his without a word
  if (eligible.length === 1) return eligible;
  const { holes, declared } = outcome;
  const contenders = eligible.filter((seat) => holes[seat] !== 'mucks');
  const best = bestOf(contenders, holes, board);
  const named = declaredWinners(declared, pot, boardIndex, eligible);
  if (named) {
    // WIN-3: the declaration stands
    if (best && !sameSeats(best, named)) {
      const figures = { pot, board: boardIndex, declared: named, best } as const;
      rulings.push({ rule: 'WIN-3', kind: 'against-cards', severity: 'warning', ...figures });
    }
    return named;
  }
  if (best) return best;
  const candidates = contenders.length > 0 ? contenders : eligible;
  const where = { severity: 'error', pot, board: boardIndex, candidates } as const;
  const unknown = candidates.filter((seat) => !isKnown(holes[seat]));
  if (declared.kind !== 'none' || contenders.length === 0) {
    rulings.push({ rule: 'WIN-2', kind: 'open-pot', ...where });
  } else if (outcome.shown && unknown.length > 0) {
    // WIN-4: nobody is dropped for want of cards
    rulings.push({ rule: 'WIN-4', kind: 'unknown-cards', unknown, ...where });
  }
  // Otherwise the hand is simply not told to its end yet.
  return null;
}

const isKnown = (hole: HoleCards | null | undefined): hole is readonly [Card, Card] =>
  typeof hole === 'object' && hole !== null;

/** WIN-1: the best hands by cards; null while a card is missing. WIN-4: one left needs none. */
function bestOf(
  contenders: readonly number[],
  holes: Outcome['holes'],
  board: readonly Card[],
): readonly number[] | null {
  if (contenders.length === 1) return contenders;
  if (contenders.length === 0 || board.length !== 5) return null;
  let best: number[] = [];
  let strength = -1;
  for (const seat of contenders) {
    const hole = holes[seat];
    if (!isKnown(hole)) return null;
    const own = evaluate7(hole[0], hole[1], board[0]!, board[1]!, board[2]!, board[3]!, board[4]!);
    if (own > strength) {
      strength = own;
      best = [seat];
    } else if (own === strength) {
      best.push(seat);
    }
  }
  return best;
}

const sameSeats = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));
