import { figure } from '../../kernel/figures.ts';
import { type Verdict, type VerdictJson, verdictJson } from '../../referee/index.ts';
import { type PlayerResult, standingOf } from '../../rules/index.ts';
import { columns } from './columns.ts';
import { heldIn } from './held.ts';
import type { Paint } from './paint.ts';
import { reportPot, reportReturned, reportTotal } from './pots.ts';
import { reportSteps } from './steps.ts';

/** `settle` for people: pots with explanations, the result table and the next hand. */
export function reportSettlement(verdict: Verdict, paint: Paint, steps: boolean): string {
  const json = verdictJson(verdict);
  const blocks: string[] = [];
  if (steps) blocks.push(...reportSteps(verdict, paint));
  if (json.pots.length > 0) {
    const held = heldIn(verdict);
    const heldBy = (name: string): string | null =>
      held(json.players.findIndex((player) => player.name === name));
    const money = [totals(json, paint), ...folded(json), ...reportReturned(json.returned)];
    blocks.push(money.join('\n'));
    blocks.push(json.pots.map((pot) => reportPot(pot, paint, heldBy)).join('\n'));
  } else if (json.returned.length > 0) {
    blocks.push(reportReturned(json.returned).join('\n'));
  }
  if (json.players.length > 0) blocks.push(resultTable(json, hasMucked(verdict)));
  if (json.nextHand) blocks.push(`${paint.bold('Next hand')}\n${json.nextHand.trimEnd()}`);
  return `${blocks.join('\n\n')}\n`;
}

function totals({ totalPot, players }: VerdictJson, paint: Paint): string {
  const antes = players.filter((player) => player.ante > 0);
  const ante = antes.reduce((sum, player) => sum + player.ante, 0);
  const word = antes.length > 1 ? 'Antes' : 'BB ante';
  return reportTotal(totalPot, ante, word, paint);
}

/** "Folded: Bob 15,000 + David 29,000": what stays in the pots without a claim (POT-2). */
function folded({ players }: VerdictJson): string[] {
  const left = players.filter((player) => player.folded !== null && player.contributed > 0);
  if (left.length === 0) return [];
  const amounts = left.map(({ name, contributed }) => `${name} ${figure(contributed)}`);
  return [`Folded: ${amounts.join(' + ')}`];
}

/** ACT-8: who folded after betting was over is not folded. */
const hasMucked =
  ({ settlement }: Verdict) =>
  (seat: number): boolean =>
    settlement !== null && standingOf(settlement.hand, seat) === 'mucked';

function resultTable(
  { players, returned }: VerdictJson,
  mucked: (seat: number) => boolean,
): string {
  const back = (name: string): string => {
    const amount = returned.find((share) => share.name === name)?.amount;
    return amount === undefined ? '' : `, ${figure(amount)} back`;
  };
  const open = players.some((player) => player.won === null && player.start > 0);
  const head = ['Player', 'Starting', 'Contributed', 'Final', 'Won', 'New stack', 'Max win'];
  const endOf = ({ name, allIn, folded }: PlayerResult, seat: number): string => {
    if (allIn) return ` (all-in${back(name)})`;
    if (folded) return ' (folded)';
    return mucked(seat) ? ` (mucked${back(name)})` : '';
  };
  const rows = players.map((player, seat) => [
    player.position ? `${player.name} (${player.position})` : player.name,
    figure(player.start),
    `${figure(player.contributed)}${endOf(player, seat)}`,
    figure(player.final),
    player.won === null ? '?' : figure(player.won),
    player.new === null ? '?' : figure(player.new),
    figure(player.maxWin),
  ]);
  const note = open ? '\n? is not known yet: the hand is not settled.' : '';
  return `${columns([head, ...rows])}${note}`;
}
