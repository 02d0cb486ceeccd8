import { ok, type Problem, type Result } from '../../kernel/index.ts';
import { breakdown } from './breakdown.ts';
import { type Contributions, readContributions } from './contributions.ts';
import { makePots, type Pots } from './pot.ts';
import type { PotPlayer } from './pot-player.ts';
import type { PotSetup } from './pot-setup.ts';
import { explainPots, type SettledPot } from './settled-pot.ts';

/** A pot under the names a specification with `total_contribution` uses. */
interface SidePot<P> extends Omit<SettledPot<'name'>, 'eligible' | 'winners'> {
  /** `main`, `side1`, `side2`, … */
  readonly type: string;
  /** The players just as they were passed. */
  readonly eligible: readonly P[];
  readonly eligible_names: readonly string[];
}

export interface SidePots<P = PotPlayer> {
  readonly pots: readonly SidePot<P>[];
  /** Everything in the pots; what went back is not part of it (RET-1). */
  readonly total_pot: number;
  /** The ante that was really posted: a short big blind posts less. */
  readonly bb_ante: number;
  readonly returned: readonly { readonly name: string; readonly amount: number }[];
  /** Contributions, levels and pots step by step, for people. */
  readonly breakdown: string;
  /** What does not change a chip but is worth a look. */
  readonly warnings: readonly Problem[];
}

/**
 * Main pot and side pots from what everybody put in altogether, the big blind's ante included.
 *
 * ```ts
 * const made = calculateSidePots(
 *   [
 *     { name: 'Alice', position: 'Dealer', total_contribution: 500 },
 *     { name: 'Charlie', position: 'SB', total_contribution: 500 },
 *     { name: 'Bob', position: 'BB', total_contribution: 300 },
 *   ],
 *   { sb: 25, bb: 50, ante: 50 },
 * );
 * if (made.ok) made.value.pots; // Main Pot 800, Side Pot 1 500
 * ```
 */
export function calculateSidePots<P extends PotPlayer>(
  players: readonly P[],
  setup: PotSetup = {},
): Result<SidePots<P>, readonly Problem[]> {
  const read = readContributions(players, setup);
  if (!read.ok) return read;
  return ok(sidePotsOf<P>(read.value, makePots(read.value.stakes, read.value.setup.uncalled)));
}

/** The pots of contributions that were read. */
export function sidePotsOf<P>(read: Contributions, made: Pots): SidePots<P> {
  const nameOf = (player: number): string => read.players[player]!.name;
  const isOutWithoutFold = (player: number): boolean =>
    made.stakes[player]!.folded && !read.players[player]!.folded;
  const pots = explainPots(made, 'bb').map((pot, i): SidePot<P> => {
    const { name, amount, percentage, level, calculation } = pot;
    return {
      type: i === 0 ? 'main' : `side${i}`,
      name,
      amount,
      percentage,
      level,
      eligible: pot.eligible.map((player) => read.given[player] as P),
      eligible_names: pot.eligible.map(nameOf),
      excluded: pot.excluded.map(({ seat, reason }) => ({
        name: nameOf(seat),
        reason: isOutWithoutFold(seat) ? 'put in nothing' : reason,
      })),
      calculation,
    };
  });
  const { uncalled } = made;
  return {
    pots,
    total_pot: pots.reduce((sum, pot) => sum + pot.amount, 0),
    bb_ante: read.ante,
    returned: uncalled ? [{ name: nameOf(uncalled.player), amount: uncalled.amount }] : [],
    breakdown: breakdown(read, made),
    warnings: read.warnings,
  };
}
