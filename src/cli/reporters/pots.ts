import { figure } from '../../kernel/index.ts';
import type { VerdictJson } from '../../referee/index.ts';
import type { PotsResult, SettledPots, SidePots } from '../../rules/index.ts';
import { columns, type Paint } from './paint.ts';

/** Winners are missing where nobody asked for them. */
type ReportedPot = Omit<PotJson, 'winners'> & Partial<Pick<PotJson, 'winners'>>;

type PotJson = VerdictJson['pots'][number];

/** "Main Pot: 800 (61.5%)" with who can win it, who cannot, and the arithmetic. */
export function reportPot(
  pot: ReportedPot,
  paint: Paint,
  heldBy: (name: string) => string | null = () => null,
): string {
  const { name, amount, percentage, eligible, excluded, calculation, winners = [] } = pot;
  const out = excluded.map((player) => `${player.name} (${player.reason})`).join(', ');
  const lines = [
    `${paint.bold(`${name}: ${figure(amount)}`)} (${percentage.toFixed(1)}%)`,
    `  Eligible: ${eligible.join(', ')}${out ? `          Excluded: ${out}` : ''}`,
    `  Calculation: ${calculation}`,
  ];
  if (winners.length > 0) {
    const won = winners.map((winner) => {
      const hand = heldBy(winner.name);
      return `${winner.name} ${figure(winner.amount)}${hand ? ` (${hand})` : ''}`;
    });
    lines.push(`  Won by: ${won.join(', ')}`);
  }
  return lines.join('\n');
}

/** "Uncalled 200 returned to Alice" */
export const reportReturned = (returned: VerdictJson['returned']): string[] =>
  returned.map(({ name, amount }) => `Uncalled ${figure(amount)} returned to ${name}`);

/** "Total Pot: 1,300            BB ante 50" */
export function reportTotal(total: number, ante: number, word: string, paint: Paint): string {
  const head = paint.bold(`Total Pot: ${figure(total)}`);
  return ante > 0 ? `${head}            ${word} ${figure(ante)}` : head;
}

/** Pots of bare contributions, paid if it was said who won. */
export interface CalculatedPots extends Omit<SidePots, 'pots'> {
  readonly pots: readonly (SidePots['pots'][number] &
    Partial<Pick<SettledPots['pots'][number], 'winners'>>)[];
  readonly results?: readonly PotsResult[];
}

/** `pots` for people. */
export function reportCalculated(made: CalculatedPots, steps: boolean, paint: Paint): string {
  const { total_pot, bb_ante, returned, pots, results, breakdown } = made;
  const blocks: string[] = steps ? [breakdown] : [];
  blocks.push(
    [reportTotal(total_pot, bb_ante, 'BB ante', paint), ...reportReturned(returned)].join('\n'),
  );
  if (pots.length > 0) {
    const lines = pots.map((pot) => reportPot({ ...pot, eligible: pot.eligible_names }, paint));
    blocks.push(lines.join('\n'));
  }
  if (results) blocks.push(resultTable(results));
  return `${blocks.join('\n\n')}\n`;
}

function resultTable(results: readonly PotsResult[]): string {
  const rows = results.map(({ name, contributed, won_amount, net, max_win }) => [
    name,
    figure(contributed),
    figure(won_amount),
    signed(net),
    figure(max_win),
  ]);
  return columns([['Player', 'Contributed', 'Won', 'Net', 'Max win'], ...rows]);
}

const signed = (amount: number): string =>
  amount > 0 ? `+${figure(amount)}` : amount < 0 ? `−${figure(-amount)}` : '0';

/** `pots --json`, under the same names as `settle --json`. */
export function potsJson({ total_pot, bb_ante, returned, pots, results }: CalculatedPots): object {
  return {
    totalPot: total_pot,
    ante: bb_ante,
    returned,
    pots: pots.map((pot) => ({
      name: pot.name,
      amount: pot.amount,
      percentage: pot.percentage,
      level: pot.level,
      eligible: pot.eligible_names,
      excluded: pot.excluded,
      calculation: pot.calculation,
      ...(pot.winners && { winners: pot.winners }),
    })),
    ...(results && {
      players: results.map(({ name, contributed, returned: back, won_amount, net, max_win }) => ({
        name,
        contributed,
        returned: back,
        won: won_amount,
        net,
        maxWin: max_win,
      })),
    }),
  };
}
