import { ok, type Problem, type Result } from '../../kernel/index.ts';
import type { Chips } from '../table/chips.ts';
import type { HouseRules } from '../table/house-rules.ts';
import { readContributions } from './contributions.ts';
import { amountsByLevel, eligibleFor, type Pot, potName } from './pot.ts';
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
    pots: pots.map((pot, i) => {
      const named = new NamedPot(potName(i), pot, shares[i]!, stakes);
      // What a table holds is given as plain values: they can be copied and spread.
      return stakes.length > TABLE ? named : named.toJSON();
    }),
  });
}

const TABLE = 10;

/** A pot that is put into words when somebody reads it. */
class NamedPot implements Omit<SettledPot<'name'>, 'winners'> {
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
    return eligibleFor(this.#bare, this.#stakes).map((player) => this.#stakes[player]!.name);
  }

  get excluded(): SettledPot<'name'>['excluded'] {
    return excludedFrom(this.#pot(), this.#stakes).map(({ seat, reason }) => ({
      name: this.#stakes[seat]!.name,
      reason,
    }));
  }

  get calculation(): string {
    return calculation(this.#pot(), this.#stakes, 'bb');
  }

  #pot(): Pot {
    return { ...this.#bare, eligible: eligibleFor(this.#bare, this.#stakes) };
  }

  toJSON(): BarePots['pots'][number] {
    const { name, amount, percentage, level, eligible, excluded, calculation } = this;
    return { name, amount, percentage, level, eligible, excluded, calculation };
  }
}
