import { figure } from '../../kernel/figures.ts';
import type { PotsResult, SettledPots, SidePots } from '../../rules/index.ts';
import { columns, type Paint } from './paint.ts';
import { reportPot, reportReturned, reportTotal } from './pots.ts';

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
