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
import { amountsByLevel, type Pot, potName, withPlayers } from './pot.ts';
import { calculation, excludedFrom, percentages, type SettledPot } from './settled-pot.ts';
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
  const { stakes, uncalled } = returnUncalled(read.value.stakes, read.value.uncalled);
  const pots = amountsByLevel(stakes);
  const shares = percentages(pots.map((pot) => pot.amount));
  return ok({
    totalPot: pots.reduce((sum, pot) => sum + pot.amount, 0),
    returned: uncalled ? [{ name: stakes[uncalled.player]!.name, amount: uncalled.amount }] : [],
    // What a table holds is given as plain values: they can be copied and spread.
    pots: pots.map((bare, i) =>
      stakes.length > TABLE
        ? new LazyPot(potName(i), bare, shares[i]!, stakes)
        : namedPot(potName(i), bare, shares[i]!, stakes),
    ),
  });
}

/** A list of something else altogether is not answered line by line. */
const MOST_PROBLEMS = 20;

interface ReadStakes {
  readonly stakes: readonly Stake[];
  readonly uncalled: HouseRules['uncalled'];
}

/**
 * Reads bare stakes from outside. It asks for so little that the reader of total contributions
 * would be most of what a program ships for this one function.
 */
function readStakes(players: unknown, options: unknown): Result<ReadStakes, readonly Problem[]> {
  const problems: Problem[] = [];
  const refuse = (rule: string, path: string, message: string, more?: Partial<Problem>): void => {
    problems.push({ rule, severity: 'error', message, path, ...more });
  };
  const stated = fieldsOf(options, ['ante', 'uncalled']) ?? { ante: options, uncalled: null };
  const ante = stated.ante ?? NO_CHIPS;
  const uncalled = stated.uncalled ?? 'return';
  if (!isAmount(ante)) refuse('CHIP-1', 'ante', `ante is ${shown(ante)}; write { ante: 50 }.`);
  if (uncalled !== 'return' && uncalled !== 'side-pot') {
    refuse('RET-2', 'uncalled', `uncalled is ${shown(uncalled)}; it is 'return' or 'side-pot'.`);
  }
  const given = itemsOf(players, MOST_STAKES);
  if (!given) {
    const message = `players must be a list of at most ${figure(MOST_STAKES)} players, such as [{ name: 'Alice', live: 300 }].`;
    refuse('SEAT-1', 'players', message);
  }
  const stakes: Stake[] = [];
  const names = new Set<string>();
  let all: number = isAmount(ante) ? ante : 0;
  for (let i = 0; i < (given?.length ?? 0) && problems.length < MOST_PROBLEMS; i++) {
    const path = `players[${i}]`;
    const { name, live, folded } = fieldsOf(given![i], ['name', 'live', 'folded']) ?? {};
    if (typeof name !== 'string' || !/\S/.test(name)) {
      refuse(
        'SEAT-6',
        `${path}.name`,
        `${path} has no name, but ${shown(name)}; a name is a text.`,
      );
    } else if (names.has(name)) {
      const message = `${shown(name)} is named twice; every player has a name of their own.`;
      refuse('SEAT-6', `${path}.name`, message, { player: name });
    } else if (!isAmount(live)) {
      const message = `${shown(name)} put in ${shown(live)}; that is not a whole number of chips.`;
      refuse('CHIP-1', `${path}.live`, message, { player: name });
    } else if (folded != null && typeof folded !== 'boolean') {
      const message = `folded of ${shown(name)} is ${shown(folded)}; it is true or false.`;
      refuse('POT-2', `${path}.folded`, message, { player: name });
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
      stakes.length === 0
        ? 'There are no players; somebody must be able to win the pot.'
        : 'Everybody has folded; nobody can win the pot.';
    refuse('WIN-2', 'players', message);
  }
  if (!isChips(all)) refuse('CHIP-1', 'players', 'All chips together are more than 2^53 − 1.');
  return problems.length > 0
    ? fail(problems)
    : ok({ stakes, uncalled: uncalled as HouseRules['uncalled'] });
}

const isAmount = (value: unknown): value is Chips => typeof value === 'number' && isChips(value);

const TABLE = 10;

type NamedPot = BarePots['pots'][number];

function namedPot(
  name: string,
  bare: Omit<Pot, 'eligible'>,
  percentage: number,
  stakes: readonly Stake[],
): NamedPot {
  const pot = withPlayers(bare, stakes);
  return {
    name,
    amount: pot.amount,
    percentage,
    level: pot.level,
    eligible: namesOf(pot, stakes),
    excluded: excludedNames(pot, stakes),
    calculation: calculation(pot, stakes, 'bb'),
  };
}

const namesOf = ({ eligible }: Pot, stakes: readonly Stake[]): readonly string[] =>
  eligible.map((player) => stakes[player]!.name);

const excludedNames = (pot: Pot, stakes: readonly Stake[]): NamedPot['excluded'] =>
  excludedFrom(pot, stakes).map(({ seat, reason }) => ({ name: stakes[seat]!.name, reason }));

/** A pot that is put into words when somebody reads it. */
class LazyPot implements NamedPot {
  readonly name: string;
  readonly amount: Chips;
  readonly percentage: number;
  readonly level: Chips;
  readonly #bare: Omit<Pot, 'eligible'>;
  readonly #stakes: readonly Stake[];

  constructor(
    name: string,
    bare: Omit<Pot, 'eligible'>,
    percentage: number,
    stakes: readonly Stake[],
  ) {
    this.name = name;
    this.amount = bare.amount;
    this.percentage = percentage;
    this.level = bare.level;
    this.#bare = bare;
    this.#stakes = stakes;
  }

  get eligible(): readonly string[] {
    return namesOf(withPlayers(this.#bare, this.#stakes), this.#stakes);
  }

  get excluded(): NamedPot['excluded'] {
    return excludedNames(withPlayers(this.#bare, this.#stakes), this.#stakes);
  }

  get calculation(): string {
    return calculation(withPlayers(this.#bare, this.#stakes), this.#stakes, 'bb');
  }

  toJSON(): NamedPot {
    return namedPot(this.name, this.#bare, this.percentage, this.#stakes);
  }
}
