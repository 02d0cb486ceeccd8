import type { Draft } from './draft.ts';
import { KEY } from './keys.ts';
import { wholeNumber } from './origin.ts';

/** Money is counted in hundredths. */
const MONEY_DIGITS = 2;

/** How many decimals make a minor unit of this hand; chips have none. */
export function scaleOf(d: Draft): number {
  const needed = Math.max(
    d.antes.decimals,
    d.blinds.decimals,
    d.stacks.decimals,
    d.minBet.decimals,
    d.actions.decimals,
  );
  const own = d.hasOwn ? wholeNumber(d.textOf(KEY._sidepot_scale)) : null;
  if (own !== null) {
    const stated = String(own).length - 1;
    if (stated >= needed && stated <= 8 && own === 10 ** stated) return stated;
  }
  const isMoney = d.textOf(KEY.currency) !== null || d.textOf(KEY.currency_symbol) !== null;
  return needed > 0 || isMoney ? Math.max(needed, MONEY_DIGITS) : 0;
}
