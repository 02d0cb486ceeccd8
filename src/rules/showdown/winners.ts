import { unreachable } from '../../kernel/index.ts';
import { type Card, SeenCards } from '../cards/card.ts';
import { evaluate7 } from '../cards/evaluate.ts';
import type { Pot } from '../pots/pot.ts';
import { type Declaration, type DeclaredPot, type FullOutcome, isKnown } from './outcome.ts';
import type { WinRuling } from './win-ruling.ts';

/** All that finding winners needs to know of a pot: the seats that can win it. */
type ContestedPot = Pick<Pot, 'eligible'>;

/** The winning seats of one pot, by board. */
type PotWinners = readonly (readonly number[])[];

interface Decision {
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
  // WIN-2: a pot with one eligible player is theirs without a word
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

/** WIN-2: what a declaration says about one pot; null where it leaves it open. */
function declaredWinners(
  declared: Declaration,
  pot: number,
  board: number,
  eligible: readonly number[],
): readonly number[] | null {
  switch (declared.kind) {
    case 'none':
      return null;
    case 'winner':
      return eligible.includes(declared.seat) ? [declared.seat] : null;
    case 'ranking': {
      // Players missing in the ranking rank last, so a named one is ahead of them.
      for (const tier of declared.tiers) {
        const best = eligible.filter((seat) => tier.includes(seat));
        if (best.length > 0) return best;
      }
      return null;
    }
    case 'pots': {
      const line =
        declared.lines.find((l) => l.pot === pot && l.board === board) ??
        declared.lines.find((l) => l.pot === pot && l.board === null);
      const seats = line ? eligible.filter((seat) => line.seats.includes(seat)) : [];
      return seats.length > 0 ? seats : null;
    }
    default:
      return unreachable(declared);
  }
}

const NOTHING_WRONG: readonly WinRuling[] = [];

/** WIN-3: nobody is declared who cannot win, and nobody twice. */
function judgeDeclaration(
  pots: readonly ContestedPot[],
  declared: Declaration,
  boards: number,
): readonly WinRuling[] {
  // Only an all-in is run twice, so that several players are in for the first pot.
  const unnamed = boards > 1;
  switch (declared.kind) {
    case 'none':
      return NOTHING_WRONG;
    case 'winner':
      if (unnamed) return [nameTheBoard(null)];
      return judgeNames([declared.seat], null, null, pots[0]?.eligible ?? []);
    case 'ranking':
      if (unnamed) return [nameTheBoard(null)];
      return judgeNames(declared.tiers.flat(), null, null, pots[0]?.eligible ?? []);
    case 'pots':
      return declared.lines.flatMap((_, line) => judgeLine(pots, declared.lines, line, boards));
    default:
      return unreachable(declared);
  }
}

/** RUN-1: a winner of which board? */
const nameTheBoard = (line: number | null): WinRuling => ({
  rule: 'RUN-1',
  kind: 'name-the-board',
  severity: 'error',
  line,
});

function judgeLine(
  pots: readonly ContestedPot[],
  lines: readonly DeclaredPot[],
  line: number,
  boards: number,
): readonly WinRuling[] {
  const { pot, board, seats } = lines[line]!;
  const error = { rule: 'WIN-3', severity: 'error', line } as const;
  const candidates = pots[pot]?.eligible;
  if (!candidates) return [{ ...error, kind: 'no-such-pot', pots: pots.length }];
  if (board !== null && board >= boards) return [{ ...error, kind: 'no-such-board' }];
  if (board === null && boards > 1 && candidates.length > 1) return [nameTheBoard(line)];
  const isAgain = lines.some((other, i) => i < line && other.pot === pot && other.board === board);
  if (isAgain) return [{ ...error, kind: 'pot-twice' }];
  return judgeNames(seats, line, pot, candidates);
}

function judgeNames(
  seats: readonly number[],
  line: number | null,
  pot: number | null,
  candidates: readonly number[],
): readonly WinRuling[] {
  const error = { rule: 'WIN-3', severity: 'error', line } as const;
  return seats.flatMap((seat, i): WinRuling[] => {
    if (!candidates.includes(seat)) {
      return [{ ...error, kind: 'not-eligible', seat, pot, candidates }];
    }
    return seats.indexOf(seat) < i ? [{ ...error, kind: 'named-twice', seat }] : [];
  });
}

/** WIN-5: the first card that stands in two places; null if every card is there once. */
function repeatedCard({ boards, holes }: FullOutcome): Card | null {
  const seen = new SeenCards();
  for (const card of boards[0] ?? []) if (seen.again(card)) return card;
  // Boards share the cards that were out before the second run (RUN-1).
  for (let b = 1; b < boards.length; b++) {
    const board = boards[b]!;
    for (let i = 0; i < board.length; i++) {
      if (board[i] !== boards[0]![i] && seen.again(board[i]!)) return board[i]!;
    }
  }
  for (const hole of holes) {
    if (typeof hole !== 'object' || hole === null) continue;
    if (seen.again(hole[0])) return hole[0];
    if (seen.again(hole[1])) return hole[1];
  }
  return null;
}
