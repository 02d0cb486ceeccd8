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
  const betting = stakes.some((stake) => stake.open);
  // RET-2: kept, the same chips become a last pot of their own
  const uncalled = betting || rule === 'side-pot' ? null : uncalledChips(stakes);
  const called = uncalled ? withoutUncalled(stakes, uncalled) : stakes;
  const pots = layersOf(called).map(
    (layer): CutPot => ({ amount: layer.amount, layer, eligible: eligibleFor(layer, called) }),
  );
  return { stakes: called, uncalled, pots };
}

/** POT-2: who can win a layer. */
function eligibleFor(layer: Layer, stakes: readonly Stake[]): readonly number[] {
  const players: number[] = [];
  for (let player = 0; player < stakes.length; player++) {
    if (isEligible(stakes[player]!, layer)) players.push(player);
  }
  return players;
}
