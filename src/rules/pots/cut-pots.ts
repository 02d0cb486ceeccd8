import type { Chips } from '../table/chips.ts';
import type { HouseRules } from '../table/house-rules.ts';
import { isEligible, type Layer, layersOf } from './layers.ts';
import type { Stake } from './stakes.ts';
import { type Uncalled, uncalledChips, withoutUncalled } from './uncalled.ts';

/** A pot without a word about it. Players are places in the list of stakes, in its order. */
export interface CutPot {
  readonly amount: Chips;
  readonly layer: Layer;
  readonly eligible: readonly number[];
}

export interface CutPots {
  /** The stakes the pots are made of: uncalled chips are out. */
  readonly stakes: readonly Stake[];
  readonly uncalled: Uncalled | null;
  readonly pots: readonly CutPot[];
}

/** The pots of these stakes; uncalled chips are dealt with once betting is over. */
export function cutPots(stakes: readonly Stake[], rule: HouseRules['uncalled']): CutPots {
  const called = takeUncalled(stakes, rule);
  const pots = layersOf(called.stakes).map((layer) => cutPot(layer, called.stakes));
  return { stakes: called.stakes, uncalled: called.uncalled, pots };
}

/** The stakes as pots are made of them, and what goes back. */
export function takeUncalled(
  stakes: readonly Stake[],
  rule: HouseRules['uncalled'],
): Pick<CutPots, 'stakes' | 'uncalled'> {
  const betting = stakes.some((stake) => stake.open);
  // RET-2: kept, the same chips become a last pot of their own
  const uncalled = betting || rule === 'side-pot' ? null : uncalledChips(stakes);
  return { stakes: uncalled ? withoutUncalled(stakes, uncalled) : stakes, uncalled };
}

export const cutPot = (layer: Layer, stakes: readonly Stake[]): CutPot => ({
  amount: layer.amount,
  layer,
  eligible: eligibleFor(layer, stakes),
});

/** POT-2: who can win a layer. */
function eligibleFor(layer: Layer, stakes: readonly Stake[]): readonly number[] {
  const players: number[] = [];
  for (let player = 0; player < stakes.length; player++) {
    if (isEligible(stakes[player]!, layer)) players.push(player);
  }
  return players;
}
