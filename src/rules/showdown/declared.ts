import { unreachable } from '../../kernel/invariant.ts';
import type { Declaration, DeclaredPot } from './outcome.ts';
import type { WinRuling } from './win-ruling.ts';
import type { ContestedPot } from './winners.ts';

/** WIN-2: what a declaration says about one pot; null where it leaves it open. */
export function declaredWinners(
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
export function judgeDeclaration(
  pots: readonly ContestedPot[],
  declared: Declaration,
  boards: number,
): readonly WinRuling[] {
  const unnamed = boards > 1 && pots.some(({ eligible }) => eligible.length > 1);
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
