import { ok, type Problem, type Result } from '../../kernel/index.ts';
import type { Chips } from '../table/chips.ts';
import type { HouseRules } from '../table/house-rules.ts';
import { readContributions } from './contributions.ts';
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
 */
export function potsFrom(
  players: readonly BareStake[],
  options: { readonly ante?: number; readonly uncalled?: HouseRules['uncalled'] } = {},
): Result<BarePots, readonly Problem[]> {
  const read = readContributions(players, options, MOST_STAKES);
  if (!read.ok) return read;
  const { stakes, uncalled } = returnUncalled(read.value.stakes, read.value.setup.uncalled);
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
