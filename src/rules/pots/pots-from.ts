import {
  fail,
  fieldsOf,
  figure,
  itemsOf,
  ok,
  type Problem,
  type Result,
  shown,
} from '../../kernel/index.ts';
import { type Chips, isChips, NO_CHIPS } from '../table/chips.ts';
import type { HouseRules } from '../table/house-rules.ts';
import { amountsByLevel, canWin, type PotChips, potName, TABLE } from './pot.ts';
import { calculation, percentages, type SettledPot, whyExcluded } from './settled-pot.ts';
import type { Stake } from './stakes.ts';
import { returnUncalled } from './uncalled.ts';

/** What somebody put in, without the hand it happened in. */
export interface BareStake {
  readonly name: string;
  readonly live: number;
  readonly folded?: boolean;
}

/** Pots with their players by name; nobody has won them yet. */
export interface BarePots {
  readonly totalPot: number;
  readonly returned: readonly { readonly name: string; readonly amount: number }[];
  readonly pots: readonly Omit<SettledPot<'name'>, 'winners'>[];
}

/** So many stakes are still put into pots in a second. */
const MOST_STAKES = 1_000_000;

/**
 * Pots from bare contributions, any number of players, in n log n; betting is over. Beyond a
 * table of ten, who can win a pot and its arithmetic are put into words when they are read: a
 * thousand players with a thousand totals would fill a million lines.
 *
 * ```ts
 * const made = potsFrom([{ name: 'Alice', live: 300 }, { name: 'Bob', live: 500 }], { ante: 50 });
 * if (made.ok) made.value.pots[0]?.calculation; // 2 × 300 + 50 (BB ante) = 650
 * ```
 */
export function potsFrom(
  players: readonly BareStake[],
  options: { readonly ante?: number; readonly uncalled?: HouseRules['uncalled'] } = {},
): Result<BarePots, readonly Problem[]> {
  const read = readStakes(players, options);
  if (!read.ok) return read;
  const { stakes, uncalled } = read.value;
  const pots = amountsByLevel(stakes);
  const amounts = pots.map((pot) => pot.amount);
  const shares = percentages(amounts);
  return ok({
    totalPot: amounts.reduce<number>((sum, amount) => sum + amount, 0),
    returned: uncalled ? [{ name: stakes[uncalled.player]!.name, amount: uncalled.amount }] : [],
    pots: pots.map((bare, i) => {
      const pot = new LazyPot(potName(i), bare, shares[i]!, stakes);
      // What a table holds is given as plain values: they can be copied and spread.
      return stakes.length > TABLE ? pot : pot.toJSON();
    }),
  });
}

/** A list of something else altogether is not answered line by line. */
const MOST_PROBLEMS = 20;

/**
 * Reads bare stakes from outside, and takes out of them what nobody called. It asks for so little
 * that the reader of total contributions would be most of what a program ships for this function.
 */
function readStakes(
  players: unknown,
  options: unknown,
): Result<ReturnType<typeof returnUncalled>, readonly Problem[]> {
  const problems: Problem[] = [];
  const refuse = (rule: string, message: string, path: string, player?: string): void => {
    problems.push({ rule, severity: 'error', message, path, ...(player && { player }) });
  };
  const fields = fieldsOf(options, ['ante', 'uncalled']);
  const stated: { ante: unknown; uncalled?: unknown } = fields ?? { ante: options };
  const ante = stated.ante ?? NO_CHIPS;
  const uncalled = stated.uncalled ?? 'return';
  let all = 0;
  if (isChips(ante)) all = ante;
  else refuse('CHIP-1', `ante is ${shown(ante)}; write { ante: 50 }.`, 'ante');
  if (uncalled !== 'return' && uncalled !== 'side-pot') {
    refuse(
      'RET-2',
      `uncalled is ${shown(uncalled)}; it must be 'return' or 'side-pot'.`,
      'uncalled',
    );
  }
  const given = itemsOf(players, MOST_STAKES);
  if (!given) {
    const message = `players must be a list of at most ${figure(MOST_STAKES)} players, such as [{ name: 'Alice', live: 300 }].`;
    refuse('SEAT-1', message, 'players');
    return fail(problems);
  }
  const stakes: Stake[] = [];
  const names = new Set<string>();
  for (let i = 0; i < given.length && problems.length < MOST_PROBLEMS; i++) {
    const { name, live, folded } = fieldsOf(given[i], ['name', 'live', 'folded']) ?? {};
    if (typeof name !== 'string' || !name.trim()) {
      const message = `players[${i}] has no name, but ${shown(name)}; a name is a text.`;
      refuse('SEAT-6', message, `players[${i}].name`);
    } else if (names.has(name)) {
      const message = `${shown(name)} is named twice; every player has a name of their own.`;
      refuse('SEAT-6', message, `players[${i}].name`, name);
    } else if (!isChips(live)) {
      const message = `${shown(name)} put in ${shown(live)}; that is not a whole number of chips.`;
      refuse('CHIP-1', message, `players[${i}].live`, name);
    } else if (folded != null && typeof folded !== 'boolean') {
      const message = `folded of ${shown(name)} is ${shown(folded)}; it must be true or false.`;
      refuse('POT-2', message, `players[${i}].folded`, name);
    } else {
      names.add(name);
      all += live;
      // Whose ante it was does not matter: it is dead money (POT-3). −0 is 0 chips.
      const dead = i === 0 ? (ante as Chips) : NO_CHIPS;
      const matched = (live + 0) as Chips;
      stakes.push({ name, matched, dead, posted: NO_CHIPS, folded: folded === true, open: false });
    }
  }
  if (problems.length === 0 && stakes.every((stake) => stake.folded)) {
    const message =
      stakes.length > 0
        ? 'Everybody has folded; nobody can win the pot.'
        : 'There are no players; somebody must be able to win the pot.';
    refuse('WIN-2', message, 'players');
  }
  if (!isChips(all)) refuse('CHIP-1', 'All chips together are more than 2^53 − 1.', 'players');
  if (problems.length > 0) return fail(problems);
  return ok(returnUncalled(stakes, uncalled as HouseRules['uncalled']));
}

type NamedPot = BarePots['pots'][number];

/** A pot that is put into words when somebody reads it. */
class LazyPot implements NamedPot {
  // Declared only: what the constructor sets need not be shipped twice.
  declare readonly name: string;
  declare readonly amount: Chips;
  declare readonly percentage: number;
  declare readonly level: Chips;
  readonly #pot: PotChips;
  readonly #stakes: readonly Stake[];

  constructor(name: string, pot: PotChips, percentage: number, stakes: readonly Stake[]) {
    this.name = name;
    this.amount = pot.amount;
    this.percentage = percentage;
    this.level = pot.level;
    this.#pot = pot;
    this.#stakes = stakes;
  }

  get eligible(): NamedPot['eligible'] {
    const pot = this.#pot;
    const names: string[] = [];
    for (const stake of this.#stakes) if (canWin(pot, stake)) names.push(stake.name);
    return names;
  }

  get excluded(): NamedPot['excluded'] {
    const pot = this.#pot;
    const excluded: { name: string; reason: string }[] = [];
    for (const stake of this.#stakes) {
      if (!canWin(pot, stake)) excluded.push({ name: stake.name, reason: whyExcluded(stake) });
    }
    return excluded;
  }

  get calculation(): string {
    return calculation(this.#pot, this.#stakes, 'bb');
  }

  toJSON(): NamedPot {
    const { name, amount, percentage, level, eligible, excluded, calculation } = this;
    return { name, amount, percentage, level, eligible, excluded, calculation };
  }
}
