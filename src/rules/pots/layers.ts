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
  let matched = 0;
  let highest = 0;
  for (const stake of stakes) {
    dead += stake.dead;
    matched += stake.matched;
    if (stake.matched > highest) highest = stake.matched;
  }
  const levels = levelsOf(stakes);
  if (matched + dead === 0 || levels.length === 0) return [];
  const amounts = amountsBetween(levels, stakes, matched);
  const layers: Layer[] = [];
  let paid = 0;
  for (let k = 0; k < levels.length; k++) {
    // POT-3: dead money goes to the first pot, also when it is all there is in it
    const deadHere = (k === 0 ? dead : 0) as Chips;
    const amount = (amounts[k]! + deadHere) as Chips;
    // A layer that nobody has reached yet is no pot.
    if (amount === 0) continue;
    paid += amount;
    const level = levels[k]!;
    layers.push({
      amount,
      from: (k === 0 ? 0 : levels[k - 1]!) as Chips,
      level: Math.min(level, highest) as Chips,
      dead: deadHere,
      isTop: k === levels.length - 1,
      isOpen: level === Number.POSITIVE_INFINITY,
    });
  }
  // POT-6: a mismatch is a bug
  invariant(paid === matched + dead, () => `The pots hold ${paid} of ${matched + dead} chips`);
  return layers;
}

/** POT-1: the distinct totals of the players who have not folded, lowest first. */
function levelsOf(stakes: readonly Stake[]): readonly number[] {
  const totals: number[] = [];
  for (const stake of stakes) if (!stake.folded) totals.push(ceiling(stake));
  inOrder(totals);
  const levels: number[] = [];
  let last = -1;
  for (const total of totals) {
    if (total !== last) levels.push(total);
    last = total;
  }
  return levels;
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

/**
 * POT-1: what all players, folded or not, have between each level and the one below.
 * POT-5: folded chips above every level go to the last layer, which takes all that is left.
 */
function amountsBetween(
  levels: readonly number[],
  stakes: readonly Stake[],
  everything: number,
): readonly number[] {
  const last = levels.length - 1;
  if (last === 0) return [everything];
  const totals = inOrder(stakes.map((stake) => stake.matched));
  const amounts: number[] = [];
  /** Players whose total does not reach the level, and what they have in together. */
  let passed = 0;
  let held = 0;
  let below = 0;
  for (let k = 0; k < last; k++) {
    const level = levels[k]!;
    while (totals[passed]! < level) held += totals[passed++]!;
    const upTo = held + (totals.length - passed) * level;
    amounts.push(upTo - below);
    below = upTo;
  }
  amounts.push(everything - below);
  return amounts;
}
