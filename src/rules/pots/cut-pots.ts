import type { HouseRules } from '../table/house-rules.ts';
import { type Layer, layersOf } from './layers.ts';
import type { Stake } from './stakes.ts';
import { type Uncalled, uncalledChips, withoutUncalled } from './uncalled.ts';

/** A pot without a word about it. Players are places in the list of stakes, in its order. */
export interface CutPot extends Omit<Layer, 'firstEligible'> {
  readonly eligible: readonly number[];
}

export interface CutPots {
  /** The stakes the pots are made of: uncalled chips are out. */
  readonly stakes: readonly Stake[];
  readonly uncalled: Uncalled | null;
  readonly pots: readonly CutPot[];
}

const inOrder = (ranked: readonly number[], from: number): readonly number[] =>
  ranked.slice(from).sort((a, b) => a - b);

/** The pots of these stakes; uncalled chips are dealt with once betting is over. */
export function cutPots(stakes: readonly Stake[], rule: HouseRules['uncalled']): CutPots {
  const betting = stakes.some((stake) => stake.open);
  // RET-2: kept, the same chips become a last pot of their own
  const uncalled = betting || rule === 'side-pot' ? null : uncalledChips(stakes);
  const called = uncalled ? withoutUncalled(stakes, uncalled) : stakes;
  const { ranked, layers } = layersOf(called);
  const pots = layers.map((layer): CutPot => {
    const { amount, from, level, dead, isTop } = layer;
    return { amount, from, level, dead, isTop, eligible: inOrder(ranked, layer.firstEligible) };
  });
  return { stakes: called, uncalled, pots };
}
