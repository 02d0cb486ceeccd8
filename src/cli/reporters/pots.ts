import { figure } from '../../kernel/figures.ts';
import type { VerdictJson } from '../../referee/index.ts';
import type { Paint } from './paint.ts';

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
