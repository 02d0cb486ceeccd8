import type { Chips } from '../table/chips.ts';
import type { Stake } from './stakes.ts';

/** Chips that nobody called: `player` is a place in the list of stakes. */
export interface Uncalled {
  readonly player: number;
  readonly amount: Chips;
}

/**
 * RET-1: the part of the highest total above the second highest, folded players included, if its
 * owner is still in. Only asked when betting is over.
 */
export function uncalledChips(stakes: readonly Stake[]): Uncalled | null {
  let player = -1;
  let highest = -1;
  let second = 0;
  for (let i = 0; i < stakes.length; i++) {
    const { matched } = stakes[i]!;
    if (matched > highest) {
      second = Math.max(highest, 0);
      highest = matched;
      player = i;
    } else if (matched > second) {
      second = matched;
    }
  }
  if (player < 0 || highest === second || stakes[player]!.folded) return null;
  return { player, amount: (highest - second) as Chips };
}

/** The stakes without the uncalled chips. */
export function withoutUncalled(
  stakes: readonly Stake[],
  { player, amount }: Uncalled,
): readonly Stake[] {
  const called = stakes.slice();
  const { name, matched, dead, posted, folded, open } = stakes[player]!;
  called[player] = { name, matched: (matched - amount) as Chips, dead, posted, folded, open };
  return called;
}
