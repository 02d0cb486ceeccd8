import type { Chips } from '../table/chips.ts';
import type { HouseRules } from '../table/house-rules.ts';
import { type CutPots, cutPots } from './cut-pots.ts';
import { type Exclusion, explain } from './explain.ts';
import { percentages } from './percentages.ts';
import type { Stake } from './stakes.ts';
import type { Uncalled } from './uncalled.ts';

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

/** The pots of these stakes with their explanations. */
export function makePots(
  stakes: readonly Stake[],
  rules: Pick<HouseRules, 'anteType' | 'uncalled'>,
): Pots {
  const cut = cutPots(stakes, rules.uncalled);
  return { uncalled: cut.uncalled, pots: explainPots(cut, rules.anteType) };
}

export function explainPots(
  { stakes, pots }: CutPots,
  anteType: HouseRules['anteType'],
): readonly Pot[] {
  const shares = percentages(pots.map((pot) => pot.amount));
  return pots.map((pot, i): Pot => {
    const { calculation, excluded } = explain(stakes, pot, anteType);
    return {
      name: potName(i),
      amount: pot.amount,
      percentage: shares[i]!,
      level: pot.layer.level,
      eligible: pot.eligible,
      excluded,
      calculation,
    };
  });
}
