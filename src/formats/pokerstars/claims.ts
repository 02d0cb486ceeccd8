import type { Claims } from '../foreign-hand.ts';
import type { TableLog } from '../table-log/index.ts';
import type { SummedPots } from './summary.ts';

/** What the file says came out. */
export function claimsOf(
  collected: TableLog['collected'],
  uncalled: Claims['uncalled'],
  summed: SummedPots | null,
): Claims {
  const winnings = new Map<string, number>();
  for (const { name, amount } of collected) {
    winnings.set(name, (winnings.get(name) ?? 0) + amount);
  }
  const { total = null, rake = null } = summed ?? {};
  return {
    finishing: null,
    winnings: winnings.size > 0 ? winnings : null,
    pots: summed && potsBeforeRake(summed),
    totalPot: total,
    uncalled,
    rake,
  };
}

/** The total is before rake, the pots are after it: which pot paid it is not said. */
function potsBeforeRake({ total, pots, rake }: SummedPots): readonly number[] | null {
  if (!pots) return total === null ? null : [total];
  const sum = pots.reduce((all, pot) => all + pot, 0);
  const isAfterRake = rake !== null && rake > 0 && total !== null && sum + rake === total;
  return isAfterRake ? null : pots;
}
