import type { Chips } from '../table/chips.ts';
import type { HouseRules } from '../table/house-rules.ts';
import { type Exclusion, explain } from './explain.ts';
import { layersOf } from './layers.ts';
import { percentages } from './percentages.ts';
import type { Stake } from './stakes.ts';
import { type Uncalled, uncalledChips, withoutUncalled } from './uncalled.ts';

/** One pot. Players are places in the list of stakes, in the order of that list. */
export interface Pot {
  /** POT-4: `Main Pot`, then `Side Pot 1`, … */
  readonly name: string;
  readonly amount: Chips;
  readonly percentage: number;
  /** The total a player must reach to win it. */
  readonly level: Chips;
  readonly eligible: readonly number[];
  readonly excluded: readonly Exclusion[];
  /** POT-9 */
  readonly calculation: string;
}

export interface Pots {
  readonly uncalled: Uncalled | null;
  readonly pots: readonly Pot[];
}

/** POT-4 */
export const potName = (index: number): string => (index === 0 ? 'Main Pot' : `Side Pot ${index}`);

/** The pots of these stakes; uncalled chips are dealt with once betting is over. */
export function makePots(
  stakes: readonly Stake[],
  rules: Pick<HouseRules, 'anteType' | 'uncalled'>,
): Pots {
  const betting = stakes.some((stake) => stake.open);
  // RET-2: kept, the same chips become a last pot of their own
  const uncalled = betting || rules.uncalled === 'side-pot' ? null : uncalledChips(stakes);
  const called = uncalled ? withoutUncalled(stakes, uncalled) : stakes;
  const { ranked, layers } = layersOf(called);
  const shares = percentages(layers.map((layer) => layer.amount));
  const pots = layers.map((layer, i): Pot => {
    const eligible = ranked.slice(layer.firstEligible).sort((a, b) => a - b);
    const { calculation, excluded } = explain(called, layer, eligible, rules.anteType);
    return {
      name: potName(i),
      amount: layer.amount,
      percentage: shares[i]!,
      level: layer.level,
      eligible,
      excluded,
      calculation,
    };
  });
  return { uncalled, pots };
}
