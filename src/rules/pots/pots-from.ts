import { figure } from '../../kernel/figures.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { type Chips, isChips, NO_CHIPS } from '../table/chips.ts';
import type { HouseRules } from '../table/house-rules.ts';
import type { Exclusion } from './explain.ts';
import { makePots } from './pots.ts';
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

/** Pots from bare contributions, any number of players; betting is over. The error is a sentence. */
export function potsFrom(
  players: readonly BareStake[],
  options: { readonly ante?: number; readonly uncalled?: HouseRules['uncalled'] } = {},
): Result<BarePots, string> {
  const { ante = 0, uncalled = 'return' } = options;
  const wrong = faultOf(players, ante);
  if (wrong) return fail(wrong);
  const stakes: Stake[] = players.map(({ name, live, folded = false }, i) => ({
    name,
    matched: live as Chips,
    // Whose ante it was does not matter: it is dead money (POT-3).
    dead: (i === 0 ? ante : NO_CHIPS) as Chips,
    folded,
    open: false,
  }));
  const made = makePots(stakes, { anteType: 'bb', uncalled });
  const nameOf = (player: number): string => stakes[player]!.name;
  return ok({
    totalPot: made.pots.reduce((sum, pot) => sum + pot.amount, 0),
    returned: made.uncalled
      ? [{ name: nameOf(made.uncalled.player), amount: made.uncalled.amount }]
      : [],
    pots: made.pots.map((pot) => ({
      name: pot.name,
      amount: pot.amount,
      percentage: pot.percentage,
      level: pot.level,
      eligible: pot.eligible.map(nameOf),
      excluded: pot.excluded.map(({ player, because }) => ({
        name: nameOf(player),
        reason: reason(because),
      })),
      calculation: pot.calculation,
    })),
  });
}

function faultOf(players: readonly BareStake[], ante: number): string | null {
  const names = new Set<string>();
  let all = ante;
  for (const { name, live } of players) {
    if (!isChips(live))
      return `CHIP-1: ${name} put in ${live}; that is not a whole number of chips.`;
    if (names.has(name)) return `SEAT-6: ${name} is named twice.`;
    names.add(name);
    all += live;
  }
  if (!isChips(ante)) return `CHIP-1: an ante of ${ante} is not a whole number of chips.`;
  if (!isChips(all)) return 'CHIP-1: all chips together are more than 9,007,199,254,740,991.';
  if (players.every((player) => player.folded))
    return 'WIN-2: everybody has folded; nobody can win the pot.';
  return null;
}

const reason = (because: Exclusion['because']): string =>
  because.kind === 'folded' ? 'folded' : `capped at ${figure(because.at)}`;
