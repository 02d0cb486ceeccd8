import type { Chips } from '../table/chips.ts';
import type { HouseRules } from '../table/house-rules.ts';
import type { Stake } from './stakes.ts';

/** Chips that nobody called: `player` is a place in the list of stakes. */
export interface Uncalled {
  readonly player: number;
  readonly amount: Chips;
}

/** The stakes as pots are made of them, and what goes back once betting is over. */
export function returnUncalled(
  stakes: readonly Stake[],
  rule: HouseRules['uncalled'],
): { readonly stakes: readonly Stake[]; readonly uncalled: Uncalled | null } {
  const isBetting = stakes.some((stake) => stake.open);
  // RET-2: kept, the same chips become a last pot of their own
  const uncalled = isBetting || rule === 'side-pot' ? null : uncalledChips(stakes);
  if (!uncalled) return { stakes, uncalled };
  const called = stakes.slice();
  const { name, matched, dead, posted, folded, open } = stakes[uncalled.player]!;
  const rest = (matched - uncalled.amount) as Chips;
  called[uncalled.player] = { name, matched: rest, dead, posted, folded, open };
  return { stakes: called, uncalled };
}

/**
 * RET-1: the part of the highest total above the second highest, folded players included, if its
 * owner is still in.
 */
function uncalledChips(stakes: readonly Stake[]): Uncalled | null {
  let player = 0;
  let highest = 0;
  let second = 0;
  for (let i = 0; i < stakes.length; i++) {
    const matched = stakes[i]!.matched;
    if (matched > highest) {
      second = highest;
      highest = matched;
      player = i;
    } else if (matched > second) {
      second = matched;
    }
  }
  if (highest === second || stakes[player]!.folded) return null;
  return { player, amount: (highest - second) as Chips };
}
