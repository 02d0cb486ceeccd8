import { invariant } from '../../kernel/index.ts';
import type { Chips } from '../table/chips.ts';
import type { HouseRules } from '../table/house-rules.ts';
import type { Stake } from './stakes.ts';
import { returnUncalled, type Uncalled } from './uncalled.ts';

/** The chips between two levels, and who can win them: a pot without a word about it. */
export interface Pot {
  readonly amount: Chips;
  /** The level below and this one; an open pot's level is the most anybody has put in. */
  readonly from: Chips;
  readonly level: Chips;
  /** POT-3: how much of the amount is dead money. */
  readonly dead: Chips;
  /** POT-5: folded chips above every level are in here too. */
  readonly isTop: boolean;
  /** Only players who can still bet share it; nobody who is all-in. */
  readonly isOpen: boolean;
  /** Places in the list of stakes (at a table: seats), in the order of that list. */
  readonly eligible: readonly number[];
}

export interface Pots {
  /** The stakes the pots are made of: uncalled chips are out. */
  readonly stakes: readonly Stake[];
  readonly uncalled: Uncalled | null;
  readonly pots: readonly Pot[];
}

/** The pots of these stakes; uncalled chips are dealt with once betting is over. */
export function makePots(stakes: readonly Stake[], rule: HouseRules['uncalled']): Pots {
  const called = returnUncalled(stakes, rule);
  return { stakes: called.stakes, uncalled: called.uncalled, pots: potsOf(called.stakes) };
}

/** The pots of these stakes as they lie, nothing returned. */
export const potsOf = (stakes: readonly Stake[]): readonly Pot[] =>
  amountsByLevel(stakes).map((bare) => withPlayers(bare, stakes));

/** Written out field by field: spreading costs more than everything else. */
export const withPlayers = (bare: Omit<Pot, 'eligible'>, stakes: readonly Stake[]): Pot => ({
  amount: bare.amount,
  from: bare.from,
  level: bare.level,
  dead: bare.dead,
  isTop: bare.isTop,
  isOpen: bare.isOpen,
  eligible: eligibleFor(bare, stakes),
});

/** POT-4 */
export const potName = (index: number): string => (index === 0 ? 'Main Pot' : `Side Pot ${index}`);

/** Within a sentence: "the Main Pot", but "Side Pot 1". */
export const thePot = (name: string): string => (name.startsWith('Main') ? `the ${name}` : name);

/** POT-2: who has not folded and reaches the level can win the pot. */
function eligibleFor(
  { level, isOpen }: Pick<Pot, 'level' | 'isOpen'>,
  stakes: readonly Stake[],
): readonly number[] {
  const players: number[] = [];
  for (let player = 0; player < stakes.length; player++) {
    const stake = stakes[player]!;
    if (stake.folded) continue;
    if (stake.open || (!isOpen && stake.matched >= level)) players.push(player);
  }
  return players;
}

/** An open player has no ceiling yet: they make no level and share the top pot. */
const ceiling = (stake: Stake): number => (stake.open ? Number.POSITIVE_INFINITY : stake.matched);

/**
 * POT-1 to POT-6: the pots without their players, lowest first, in n log n: listing the players of
 * every pot takes longer. One pot has one set of eligible players and no two have the same (POT-4).
 */
export function amountsByLevel(stakes: readonly Stake[]): readonly Omit<Pot, 'eligible'>[] {
  let dead = 0;
  let matched = 0;
  let highest = 0;
  for (const stake of stakes) {
    dead += stake.dead;
    matched += stake.matched;
    if (stake.matched > highest) highest = stake.matched;
  }
  const levels = levelsOf(stakes);
  const amounts = amountsBetween(levels, stakes, matched);
  const pots: Omit<Pot, 'eligible'>[] = [];
  let paid = 0;
  for (let k = 0; k < levels.length; k++) {
    // POT-3: dead money goes to the first pot, also when it is all there is in it
    const deadHere = (k === 0 ? dead : 0) as Chips;
    const amount = (amounts[k]! + deadHere) as Chips;
    // What nobody has reached yet is not a pot.
    if (amount === 0) continue;
    paid += amount;
    const level = levels[k]!;
    pots.push({
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
  return pots;
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
 * POT-5: folded chips above every level go to the last pot, which takes all that is left.
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
