import { figure } from '../../kernel/index.ts';
import type { SuiteFinding } from '../check/suite-finding.ts';
import type { ClaimedPlayer, HandMadeClaims } from './hand-made-case.ts';

/** Notes a finding at a line of the file. */
export type TellAt = (
  rule: SuiteFinding['rule'],
  line: number,
  message: string,
  expected?: string | null,
  found?: string | null,
) => void;

/** An amount as people write it, a negative one too. */
export const amountText = (amount: number): string =>
  amount < 0 ? `−${figure(-amount)}` : figure(amount);

/** What is wrong with the figures of a case among themselves, whatever the hand is. */
export function checkHandMadeClaims(claims: HandMadeClaims, tell: TellAt): void {
  for (const player of claims.players) checkClaimedPlayer(player, tell);
  checkSums(claims, tell);
}

export function checkClaimedPlayer(player: ClaimedPlayer, tell: TellAt): void {
  const { line, name, start, final, contributed } = player;
  for (const [what, amount] of [
    ['starting stack', start],
    ['final stack', final],
    ['contribution', contributed],
    ['new stack', player.new],
  ] as const) {
    if (amount === null || amount >= 0) continue;
    const message = `${name}: the ${what} is ${amountText(amount)}. No stack is negative; with everything in it is 0.`;
    tell('CHIP-3', line, message, null, String(amount));
  }
  if (start === null || contributed === null) return;
  if (contributed > start) {
    const message = `${name}: an over-contribution: ${amountText(contributed)} are put in and the starting stack is ${amountText(start)}.`;
    tell('CHIP-3', line, message, String(start), String(contributed));
  } else if (final !== null && final !== start - contributed) {
    const right = start - contributed;
    const message = `${name}: final is starting − contributed: ${amountText(start)} − ${amountText(contributed)} = ${amountText(right)}, not ${amountText(final)}.`;
    tell('CHIP-2', line, message, String(right), String(final));
  }
}

/** POT-6, POT-7: contributions, pots and percentages add up. */
function checkSums({ totalPot, players, pots }: HandMadeClaims, tell: TellAt): void {
  const sumOf = (amounts: readonly (number | null)[]): number | null =>
    amounts.length === 0 || amounts.includes(null)
      ? null
      : amounts.reduce<number>((sum, amount) => sum + amount!, 0);
  const total = totalPot?.amount ?? null;
  const paid = sumOf(players.map(({ contributed }) => contributed));
  const held = sumOf(pots.map(({ amount }) => amount));
  const said = (what: string, sum: number): string =>
    `${what} ${amountText(sum)}, and the total pot is ${amountText(total!)}.`;
  if (total !== null && paid !== null && paid !== total) {
    tell(
      'POT-6',
      totalPot!.line,
      said('The contributions add up to', paid),
      String(paid),
      String(total),
    );
  }
  if (total !== null && held !== null && held !== total) {
    tell('POT-6', totalPot!.line, said('The pots add up to', held), String(held), String(total));
  }
  const tenths = sumOf(
    pots.map(({ percentage }) => (percentage === null ? null : Math.round(percentage * 10))),
  );
  const isWhole = pots.every(({ percentage }) => Number.isInteger(percentage));
  // Percentages without a decimal may miss by a half each.
  if (tenths !== null && Math.abs(tenths - 1000) > (isWhole ? 5 * pots.length : 0)) {
    const message = `The percentages add up to ${(tenths / 10).toFixed(1)}, not to 100.0.`;
    tell('POT-7', pots[0]!.line, message, '100.0', (tenths / 10).toFixed(1));
  }
}
