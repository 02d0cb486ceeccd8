import { figure, show } from '../../kernel/index.ts';
import type { Contributions } from './contributions.ts';
import type { Pot, Pots } from './pot.ts';
import type { Stake } from './stakes.ts';

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
export function breakdown(read: Contributions, made: Pots): string {
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
