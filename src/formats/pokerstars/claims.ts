import type { Span } from '../../kernel/finding.ts';
import type { Claims } from '../read-hand.ts';
import type { TableLog } from '../table-log/index.ts';
import type { SummedPots } from './summary.ts';

/** What the file says came out. */
export function claimsOf(
  collected: TableLog['collected'],
  uncalled: (NonNullable<Claims['uncalled']> & { readonly at: Span }) | null,
  summed: SummedPots | null,
): Claims {
  const winnings = new Map<string, number>();
  const winners = new Map<string, Span>();
  for (const { name, amount, at } of collected) {
    winnings.set(name, (winnings.get(name) ?? 0) + amount);
    if (!winners.has(name)) winners.set(name, at);
  }
  const { total = null, rake = null } = summed ?? {};
  return {
    finishing: null,
    winnings: winnings.size > 0 ? winnings : null,
    pots: summed && potsBeforeRake(summed),
    totalPot: total,
    uncalled: uncalled && { name: uncalled.name, amount: uncalled.amount },
    rake,
    places: {
      finishing: null,
      winnings: collected[0]?.at ?? null,
      winners,
      pots: summed?.at ?? null,
      uncalled: uncalled?.at ?? null,
    },
  };
}

/** The total is before rake, the pots are after it: which pot paid it is not said. */
function potsBeforeRake({ total, pots, rake }: SummedPots): readonly number[] | null {
  if (!pots) return total === null ? null : [total];
  const sum = pots.reduce((all, pot) => all + pot, 0);
  const isAfterRake = rake !== null && rake > 0 && total !== null && sum + rake === total;
  return isAfterRake ? null : pots;
}
