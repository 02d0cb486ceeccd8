import { invariant } from '../../kernel/invariant.ts';
import type { Chips } from '../table/chips.ts';
import type { Stake } from './stakes.ts';

/** The chips between two levels. */
export interface Layer {
  readonly amount: Chips;
  /** The level below and this one; an open layer's level is the most anybody has put in. */
  readonly from: Chips;
  readonly level: Chips;
  /** POT-3: how much of the amount is dead money. */
  readonly dead: Chips;
  /** POT-5: folded chips above every level are in here too. */
  readonly isTop: boolean;
  /** Only players who can still bet share it; nobody who is all-in. */
  readonly isOpen: boolean;
}

/** An open player has no ceiling yet: he makes no level and shares the top layer. */
const ceiling = (stake: Stake): number => (stake.open ? Number.POSITIVE_INFINITY : stake.matched);

/** POT-2: who has not folded and reaches the level can win the layer. */
export const isEligible = (stake: Stake, { level, isOpen }: Layer): boolean =>
  !stake.folded && (stake.open || (!isOpen && stake.matched >= level));

/**
 * POT-1 to POT-6: stakes cut into layers, lowest first, in n log n. One layer has one set of
 * eligible players and no two layers have the same (POT-4).
 */
export function layersOf(stakes: readonly Stake[]): readonly Layer[] {
  let dead = 0;
  let everything = 0;
  let highest = 0;
  for (const stake of stakes) {
    dead += stake.dead;
    everything += stake.matched + stake.dead;
    if (stake.matched > highest) highest = stake.matched;
  }
  const levels = levelsOf(stakes);
  if (everything === 0 || levels.length === 0) return [];
  const amounts = levels.length === 1 ? [everything - dead] : amountsBetween(levels, stakes);
  const layers: Layer[] = [];
  let paid = 0;
  for (let k = 0; k < levels.length; k++) {
    // POT-3: dead money goes to the first pot, also when it is all there is in it
    const deadHere = (k === 0 ? dead : 0) as Chips;
    const amount = (amounts[k]! + deadHere) as Chips;
    // An open layer that nobody has reached yet is no pot.
    if (amount === 0) continue;
    paid += amount;
    layers.push({
      amount,
      from: (k === 0 ? 0 : levels[k - 1]!) as Chips,
      level: Math.min(levels[k]!, highest) as Chips,
      dead: deadHere,
      isTop: k === levels.length - 1,
      isOpen: levels[k] === Number.POSITIVE_INFINITY,
    });
  }
  // POT-6: a mismatch is a bug
  invariant(paid === everything, () => `The pots hold ${paid} of ${everything} chips`);
  return layers;
}

/** POT-1: the distinct totals of the players who have not folded, lowest first. */
function levelsOf(stakes: readonly Stake[]): readonly number[] {
  const totals: number[] = [];
  let sorted = true;
  for (const stake of stakes) {
    if (stake.folded) continue;
    const total = ceiling(stake);
    const last = totals[totals.length - 1];
    // Most hands have one level: then there is nothing to sort.
    if (total === last) continue;
    if (last !== undefined && total < last) sorted = false;
    totals.push(total);
  }
  if (sorted) return totals;
  return totals.sort((a, b) => a - b).filter((total, i) => total !== totals[i - 1]);
}

/**
 * POT-1: what all players, folded or not, have between each level and the one below.
 * POT-5: folded chips above every level go to the last layer.
 */
function amountsBetween(levels: readonly number[], stakes: readonly Stake[]): number[] {
  const last = levels.length - 1;
  const parts = new Array<number>(levels.length).fill(0);
  const passing = new Array<number>(levels.length + 1).fill(0);
  for (const { matched } of stakes) {
    // He fills every layer below k and has the rest in layer k.
    const k = Math.min(firstAtLeast(levels, matched), last);
    parts[k]! += matched - (k === 0 ? 0 : levels[k - 1]!);
    passing[k]!++;
  }
  let above = 0;
  for (let k = last; k >= 0; k--) {
    if (above > 0) parts[k]! += above * (levels[k]! - (k === 0 ? 0 : levels[k - 1]!));
    above += passing[k]!;
  }
  return parts;
}

function firstAtLeast(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
