import { invariant } from '../../kernel/invariant.ts';
import type { Chips } from '../table/chips.ts';
import type { Stake } from './stakes.ts';

/** The chips between two levels. Players are places in the list of stakes. */
export interface Layer {
  readonly amount: Chips;
  /** The level below and this one; an open layer's level is the most anybody has put in. */
  readonly from: Chips;
  readonly level: Chips;
  /** POT-3: how much of the amount is dead money. */
  readonly dead: Chips;
  /** POT-5: folded chips above every level are in here too. */
  readonly isTop: boolean;
  /** POT-2: who can win it are the `ranked` players from here on. */
  readonly firstEligible: number;
}

export interface Layering {
  /** Everyone still in, those who reach fewer layers first. */
  readonly ranked: readonly number[];
  readonly layers: readonly Layer[];
}

/** An open player has no ceiling yet: he makes no level and shares the top layer. */
const ceiling = (stake: Stake): number => (stake.open ? Number.POSITIVE_INFINITY : stake.matched);

/**
 * POT-1 to POT-6: stakes cut into layers, lowest first, in n log n. One layer has one set of
 * eligible players and no two layers have the same (POT-4).
 */
export function layersOf(stakes: readonly Stake[]): Layering {
  const ranked: number[] = [];
  let dead = 0;
  let everything = 0;
  let highest = 0;
  for (let i = 0; i < stakes.length; i++) {
    const stake = stakes[i]!;
    if (!stake.folded) ranked.push(i);
    dead += stake.dead;
    everything += stake.matched + stake.dead;
    if (stake.matched > highest) highest = stake.matched;
  }
  if (everything === 0 || ranked.length === 0) return { ranked, layers: [] };
  ranked.sort((a, b) => ceiling(stakes[a]!) - ceiling(stakes[b]!));

  const levels: number[] = [];
  const firsts: number[] = [];
  for (let i = 0; i < ranked.length; i++) {
    const level = ceiling(stakes[ranked[i]!]!);
    if (levels[levels.length - 1] === level) continue;
    levels.push(level);
    firsts.push(i);
  }
  const amounts = amountsBetween(levels, stakes);

  const layers: Layer[] = [];
  for (let k = 0; k < levels.length; k++) {
    // POT-3: dead money goes to the first pot, also when it is all there is in it
    const deadHere = k === 0 ? dead : 0;
    const amount = amounts[k]! + deadHere;
    // An open layer that nobody has reached yet is no pot.
    if (amount === 0) continue;
    const from = (k === 0 ? 0 : levels[k - 1]!) as Chips;
    const level = Math.min(levels[k]!, highest) as Chips;
    layers.push({
      amount: amount as Chips,
      from,
      level,
      dead: deadHere as Chips,
      isTop: k === levels.length - 1,
      firstEligible: firsts[k]!,
    });
  }
  // POT-6: a mismatch is a bug
  const paid = layers.reduce((sum, layer) => sum + layer.amount, 0);
  invariant(paid === everything, () => `The pots hold ${paid} of ${everything} chips`);
  return { ranked, layers };
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
