import { invariant } from '../../kernel/index.ts';
import type { Chips } from '../table/chips.ts';
import type { HouseRules } from '../table/house-rules.ts';
import type { Stake } from './stakes.ts';
import { returnUncalled, type Uncalled } from './uncalled.ts';

/** As many as sit at a table. */
export const TABLE = 10;

/** The chips between two levels. */
export interface PotChips {
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
}

/** The same with who can win them: a pot without a word about it. */
export interface Pot extends PotChips {
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
const withPlayers = (bare: PotChips, stakes: readonly Stake[]): Pot => ({
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
export const canWin = (pot: PotChips, stake: Stake): boolean =>
  !stake.folded && (stake.open || (!pot.isOpen && stake.matched >= pot.level));

function eligibleFor(pot: PotChips, stakes: readonly Stake[]): readonly number[] {
  const players: number[] = [];
  for (let player = 0; player < stakes.length; player++) {
    if (canWin(pot, stakes[player]!)) players.push(player);
  }
  return players;
}

/**
 * POT-1 to POT-6: the pots without their players, lowest first, in n log n: listing the players of
 * every pot takes longer. One pot has one set of eligible players and no two have the same (POT-4).
 */
export function amountsByLevel(stakes: readonly Stake[]): readonly PotChips[] {
  let dead = 0;
  let matched = 0;
  let highest = 0;
  for (const stake of stakes) {
    dead += stake.dead;
    matched += stake.matched;
    highest = Math.max(highest, stake.matched);
  }
  const everything = matched + dead;
  const levels = levelsOf(stakes);
  const last = levels.length - 1;
  const totals = last > 0 ? inOrder(stakes.map((stake) => stake.matched)) : [];
  const pots: PotChips[] = [];
  /** Players whose total does not reach the level, and what they have in together. */
  let passed = 0;
  let held = 0;
  let from = 0;
  let below = 0;
  let paid = 0;
  for (let k = 0; k <= last; k++) {
    const level = levels[k]!;
    // POT-1: what all players, folded or not, have between this level and the one below.
    // POT-5: folded chips above every level go to the last pot, which takes all that is left.
    let upTo = matched;
    if (k < last) {
      while (totals[passed]! < level) held += totals[passed++]!;
      upTo = held + (totals.length - passed) * level;
    }
    const amount = (upTo - below + dead) as Chips;
    // What nobody has reached yet is not a pot.
    if (amount > 0) {
      pots.push({
        amount,
        from: from as Chips,
        level: Math.min(level, highest) as Chips,
        dead: dead as Chips,
        isTop: k === last,
        isOpen: level === Number.POSITIVE_INFINITY,
      });
    }
    // POT-3: dead money goes to the first pot, also when it is all there is in it
    dead = 0;
    from = level;
    below = upTo;
    paid += amount;
  }
  // POT-6: a mismatch is a bug
  invariant(paid === everything, () => `The pots hold ${paid} of ${everything} chips`);
  return pots;
}

/** POT-1: the distinct totals of the players who have not folded, lowest first. */
function levelsOf(stakes: readonly Stake[]): readonly number[] {
  const totals: number[] = [];
  for (const stake of stakes) {
    // An open player has no ceiling yet: they make no level and share the top pot.
    if (!stake.folded) totals.push(stake.open ? Number.POSITIVE_INFINITY : stake.matched);
  }
  inOrder(totals);
  const levels: number[] = [];
  for (const total of totals) if (total !== levels.at(-1)) levels.push(total);
  return levels;
}

/** Sorts in place. A table's few totals are put in order by hand: calling `sort` costs more. */
function inOrder(totals: number[]): number[] {
  if (totals.length > TABLE) return totals.sort((a, b) => a - b);
  for (let i = 1; i < totals.length; i++) {
    const total = totals[i]!;
    let place = i;
    for (; place > 0 && totals[place - 1]! > total; place--) totals[place] = totals[place - 1]!;
    totals[place] = total;
  }
  return totals;
}
