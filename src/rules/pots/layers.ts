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
  let paid = 0;
  const layers = levels.map((level, k): Layer => {
    // POT-3: dead money goes to the first pot, also when it is all there is in it
    const deadHere = (k === 0 ? dead : 0) as Chips;
    const amount = (amounts[k]! + deadHere) as Chips;
    paid += amount;
    return {
      amount,
      from: (k === 0 ? 0 : levels[k - 1]!) as Chips,
      level: Math.min(level, highest) as Chips,
      dead: deadHere,
      isTop: k === levels.length - 1,
      isOpen: level === Number.POSITIVE_INFINITY,
    };
  });
  // POT-6: a mismatch is a bug
  invariant(paid === everything, () => `The pots hold ${paid} of ${everything} chips`);
  // A layer that nobody has reached yet is no pot.
  return layers.some(isEmpty) ? layers.filter((layer) => !isEmpty(layer)) : layers;
}

const isEmpty = (layer: Layer): boolean => layer.amount === 0;

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
  return sorted ? totals : distinct(inOrder(totals));
}

/** Sorts in place. A table's few totals are put in order by hand: calling `sort` costs more. */
function inOrder(totals: number[]): number[] {
  if (totals.length > FEW) return totals.sort((a, b) => a - b);
  for (let i = 1; i < totals.length; i++) {
    const total = totals[i]!;
    let place = i;
    for (; place > 0 && totals[place - 1]! > total; place--) totals[place] = totals[place - 1]!;
    totals[place] = total;
  }
  return totals;
}

const FEW = 10;

function distinct(sorted: number[]): number[] {
  let kept = 0;
  for (const total of sorted) {
    if (kept === 0 || total !== sorted[kept - 1]) sorted[kept++] = total;
  }
  sorted.length = kept;
  return sorted;
}

/**
 * POT-1: what all players, folded or not, have between each level and the one below.
 * POT-5: folded chips above every level go to the last layer.
 */
function amountsBetween(levels: readonly number[], stakes: readonly Stake[]): number[] {
  const last = levels.length - 1;
  const parts = levels.map(() => 0);
  /** How many have their highest chips in each layer. */
  const ending = levels.map(() => 0);
  for (const { matched } of stakes) {
    // He fills every layer below k and has the rest in layer k.
    const k = Math.min(firstAtLeast(levels, matched), last);
    parts[k]! += matched - (k === 0 ? 0 : levels[k - 1]!);
    ending[k]!++;
  }
  let above = 0;
  for (let k = last; k >= 0; k--) {
    if (above > 0) parts[k]! += above * (levels[k]! - (k === 0 ? 0 : levels[k - 1]!));
    above += ending[k]!;
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
