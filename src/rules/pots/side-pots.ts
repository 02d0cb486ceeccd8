import { figure, ok, type Problem, type Result, show } from '../../kernel/index.ts';
import { type Contributions, readContributions } from './contributions.ts';
import { makePots, type Pot, type Pots } from './pot.ts';
import type { PotPlayer } from './pot-player.ts';
import type { PotSetup } from './pot-setup.ts';
import { explainPots, type SettledPot } from './settled-pot.ts';
import type { Stake } from './stakes.ts';

/** A pot under the names a specification with `total_contribution` uses. */
interface SidePot<P> extends Omit<SettledPot<'name'>, 'eligible' | 'winners'> {
  /** `main`, `side1`, `side2`, … */
  readonly type: string;
  /** The players just as they were passed. */
  readonly eligible: readonly P[];
  readonly eligible_names: readonly string[];
}

/** The answer of `calculateSidePots`, with the names of document 001. */
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

/**
 * How pots come about, step by step:
 * ```
 * Contributions:
 *   Alice: 500 (live 500)
 *   Bob: 300 (live 250, ante 50 dead)
 *
 * Contribution Levels: [250, 500]
 *
 * Pot Building:
 *   Level 250: 3 players × 250 = 750 + 50 ante = 800
 * ```
 */
function breakdown(read: Contributions, made: Pots): string {
  const { uncalled, pots } = made;
  const total = pots.reduce((sum, pot) => sum + pot.amount, 0);
  const back = uncalled
    ? [`Uncalled ${figure(uncalled.amount)} returned to ${nameAt(read.stakes, uncalled.player)}`]
    : [];
  const alone = onlyPlayerIn(read.stakes);
  if (alone !== null) {
    const wins = `${nameAt(read.stakes, alone)} wins ${figure(total)} (everyone folded)`;
    return [...back, wins].join('\n');
  }
  const blocks = [['Contributions:', ...read.stakes.map((_, i) => contributionLine(read, i))]];
  if (back.length > 0) blocks.push(back);
  const levels = pots.map(({ level }) => figure(level)).join(', ');
  blocks.push([`Contribution Levels: [${levels}]`]);
  blocks.push(['Pot Building:', ...pots.map((pot) => `  ${buildingLine(pot, made.stakes)}`)]);
  blocks.push([`Total: ${figure(total)}`]);
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

const nameAt = (stakes: readonly Stake[], player: number): string => show(stakes[player]!.name);

/** The place of the only player who has not folded; null if there are several. */
function onlyPlayerIn(stakes: readonly Stake[]): number | null {
  const first = stakes.findIndex((stake) => !stake.folded);
  return stakes.some((stake, i) => i !== first && !stake.folded) ? null : first;
}

/** "Bob: 300 (live 250, ante 50 dead)" */
function contributionLine({ players, stakes }: Contributions, player: number): string {
  const { total, ante, folded } = players[player]!;
  const facts = [`live ${figure(stakes[player]!.matched)}`];
  if (ante > 0) facts.push(`ante ${figure(ante)} dead`);
  if (folded) facts.push('folded');
  return `  ${nameAt(stakes, player)}: ${figure(total)} (${facts.join(', ')})`;
}

/** "Level 250: 3 players × 250 = 750 + 50 ante = 800" */
function buildingLine(pot: Pot, stakes: readonly Stake[]): string {
  const { amount, from, level, dead, isTop, eligible } = pot;
  const full = eligible.filter((player) => stakes[player]!.matched >= level).length;
  const height = from === 0 ? figure(level) : `(${figure(level)}-${figure(from)})`;
  const matched = full * (level - from);
  const more: string[] = [];
  for (const { name, matched: live, folded } of stakes) {
    const part = (folded && isTop ? live : Math.min(live, level)) - from;
    if (part <= 0 || (!folded && live >= level)) continue;
    more.push(`${figure(part)} ${show(name)} (${folded ? 'folded' : 'so far'})`);
  }
  if (dead > 0) more.push(`${figure(dead)} ante`);
  const head = `Level ${figure(level)}:`;
  if (matched === 0) return `${head} ${more.join(' + ')} = ${figure(amount)}`;
  const product = `${full} ${full === 1 ? 'player' : 'players'} × ${height} = ${figure(matched)}`;
  if (more.length === 0) return `${head} ${product}`;
  return `${head} ${product} + ${more.join(' + ')} = ${figure(amount)}`;
}
