import type { Played } from '../played.ts';
import { calledStakes, pilesOf, rightly, unpaid, type Winners, winnersOf } from './piles.ts';

/**
 * The stacks of a program that treats folded players as if they were in: their totals make levels,
 * so that declared pots mean other chips, and a pot nobody showed down for is shared with them.
 */
export function foldedPiles(played: Played): readonly number[] | null {
  const stakes = calledStakes(played);
  const folded = stakes.map((stake, seat) => stake.folded && played.table.seats[seat]!.stack > 0);
  if (!folded.includes(true)) return null;
  const piles = pilesOf(
    stakes.map((stake, seat) => (folded[seat] ? { ...stake, folded: false } : stake)),
  );
  const stacks = unpaid(played);
  const pay = rightly(played);
  for (const [i, { amount, eligible }] of piles.entries()) {
    const still = eligible.filter((seat) => !folded[seat]);
    const winners =
      declaredFor(played, i, eligible) ??
      (played.hand.players === 1
        ? [eligible]
        : (winnersOf(played, [{ amount, eligible }]) ??
            winnersOf(played, [{ amount, eligible: still }]))?.[0]);
    if (!winners) return null;
    for (const share of pay(amount, winners)) stacks[share.seat]! += share.amount;
  }
  return stacks;
}

/**
 * Winners named by pot count the pots as the program made them; further pots follow the last, and
 * where nobody named can win, everybody who can shares.
 */
function declaredFor(
  { outcome }: Played,
  pot: number,
  eligible: readonly number[],
): Winners | null {
  const { declared, board2 } = outcome;
  if (declared?.kind !== 'pots') return null;
  return (board2 ? [0, 1] : [0]).map((board) => {
    const lines = declared.lines.filter((line) => line.board === null || line.board === board);
    const line = lines.find((one) => one.pot === pot) ?? lines.at(-1);
    const seats = eligible.filter((seat) => line?.seats.includes(seat));
    return seats.length > 0 ? seats : eligible;
  });
}
