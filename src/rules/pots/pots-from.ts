import { figure } from '../../kernel/figures.ts';
import type { Problem } from '../../kernel/finding.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { HouseRules } from '../table/house-rules.ts';
import { readContributions } from './contributions.ts';
import { cutPot, takeUncalled } from './cut-pots.ts';
import { type Exclusion, type Explanation, explain } from './explain.ts';
import { type Layer, layersOf } from './layers.ts';
import { percentages } from './percentages.ts';
import { potName } from './pots.ts';
import type { Stake } from './stakes.ts';

/** What somebody put in, without the hand it happened in. */
export interface BareStake {
  readonly name: string;
  readonly live: number;
  readonly folded?: boolean;
}

/** A pot with its players by name. */
export interface NamedPot {
  readonly name: string;
  readonly amount: number;
  readonly percentage: number;
  readonly level: number;
  readonly eligible: readonly string[];
  readonly excluded: readonly { readonly name: string; readonly reason: string }[];
  readonly calculation: string;
}

export interface BarePots {
  readonly totalPot: number;
  readonly returned: readonly { readonly name: string; readonly amount: number }[];
  readonly pots: readonly NamedPot[];
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
  const { stakes, uncalled: back } = takeUncalled(read.value.stakes, read.value.setup.uncalled);
  const layers = layersOf(stakes);
  const shares = percentages(layers.map((layer) => layer.amount));
  return ok({
    totalPot: layers.reduce((sum, layer) => sum + layer.amount, 0),
    returned: back ? [{ name: stakes[back.player]!.name, amount: back.amount }] : [],
    pots: layers.map((layer, i) => {
      const pot = new BarePot(potName(i), layer, shares[i]!, stakes);
      // What a table holds is given as plain values: they can be copied and spread.
      return stakes.length > TABLE ? pot : pot.toJSON();
    }),
  });
}

const TABLE = 10;

/** A pot that is put into words when somebody reads it. */
class BarePot implements NamedPot {
  readonly name: string;
  readonly amount: number;
  readonly percentage: number;
  readonly level: number;
  readonly #layer: Layer;
  readonly #stakes: readonly Stake[];

  constructor(name: string, layer: Layer, percentage: number, stakes: readonly Stake[]) {
    this.name = name;
    this.amount = layer.amount;
    this.percentage = percentage;
    this.level = layer.level;
    this.#layer = layer;
    this.#stakes = stakes;
  }

  get eligible(): readonly string[] {
    return cutPot(this.#layer, this.#stakes).eligible.map((player) => this.#stakes[player]!.name);
  }

  get excluded(): NamedPot['excluded'] {
    return this.#explain().excluded.map(({ player, because }) => ({
      name: this.#stakes[player]!.name,
      reason: reasonText(because),
    }));
  }

  get calculation(): string {
    return this.#explain().calculation;
  }

  #explain(): Explanation {
    return explain(this.#stakes, cutPot(this.#layer, this.#stakes), 'bb');
  }

  toJSON(): NamedPot {
    const { name, amount, percentage, level, eligible, excluded, calculation } = this;
    return { name, amount, percentage, level, eligible, excluded, calculation };
  }
}

/** POT-9: why somebody cannot win a pot. */
export const reasonText = (because: Exclusion['because']): string =>
  because.kind === 'folded' ? 'folded' : `capped at ${figure(because.at)}`;
