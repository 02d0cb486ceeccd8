import { unreachable } from '../../kernel/invariant.ts';
import type { Declaration } from './outcome.ts';
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

/** WIN-3: nobody is declared who cannot win. */
export function judgeDeclaration(
  pots: readonly ContestedPot[],
  declared: Declaration,
): readonly WinRuling[] {
  const error = { rule: 'WIN-3', severity: 'error' } as const;
  const anywhere = pots[0]?.eligible ?? [];
  const barred = (seat: number): WinRuling => ({
    ...error,
    kind: 'not-eligible',
    seat,
    line: null,
    pot: null,
    candidates: anywhere,
  });
  switch (declared.kind) {
    case 'none':
      return [];
    case 'winner':
      return anywhere.includes(declared.seat) ? [] : [barred(declared.seat)];
    case 'ranking':
      return declared.tiers
        .flat()
        .filter((seat) => !anywhere.includes(seat))
        .map(barred);
    case 'pots':
      return declared.lines.flatMap(({ pot, board, seats }, line): WinRuling[] => {
        const candidates = pots[pot]?.eligible;
        if (!candidates) return [{ ...error, kind: 'no-such-pot', line, pots: pots.length }];
        const earlier = declared.lines.slice(0, line);
        if (earlier.some((other) => other.pot === pot && other.board === board)) {
          return [{ ...error, kind: 'named-twice', line }];
        }
        return seats
          .filter((seat) => !candidates.includes(seat))
          .map((seat) => ({ ...error, kind: 'not-eligible', seat, line, pot, candidates }));
      });
    default:
      return unreachable(declared);
  }
}
