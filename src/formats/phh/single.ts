import type { AmountList } from './amount-list.ts';
import type { Place } from './cursor.ts';
import type { Draft } from './draft.ts';
import type { Key } from './keys.ts';
import { addAmount, bareEnd } from './lists.ts';

/** `min_bet = 100` */
export function readOneAmount(d: Draft, p: Place, key: Key, list: AmountList): void {
  const end = addAmount(d, p, key, list, p.at);
  p.at = end < 0 ? bareEnd(p.codes, p.at, p.to) : end;
}
