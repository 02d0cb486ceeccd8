import { figure, quote, type Span, show } from '../../kernel/index.ts';
import { isCurrencySign, readMinor, TOO_FINE } from '../money.ts';
import type { TableLog } from '../table-log/index.ts';

/** An amount with or without its sign, in minor units; negative if it cannot be read. */
export function amountIn(text: string, decimals: number): number {
  let from = 0;
  while (from < text.length && (text[from] === ' ' || isCurrencySign(text[from]!))) from++;
  return readMinor(text, from, text.length, decimals);
}

/** The same for an amount the hand cannot do without: says what is wrong; null then. */
export function neededAmount(
  log: TableLog,
  text: string,
  decimals: number,
  at: Span,
): number | null {
  const amount = amountIn(text, decimals);
  if (amount >= 0) return amount;
  const unit = decimals === 0 ? 'a whole number of chips' : `an amount of ${decimals} decimals`;
  const message =
    amount === TOO_FINE
      ? `${quote(text)} is finer than the smallest unit of this hand, ${decimals === 0 ? 'a chip' : `1/${figure(10 ** decimals)}`}.`
      : `${quote(text)} is not an amount.`;
  log.say('CHIP-1', 'error', at, message, { expected: unit, found: show(text) });
  return null;
}
