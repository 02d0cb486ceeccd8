import { fieldsOf, isTrue, itemsOf, textOf } from './fields.ts';
import type { JsonNode } from './json.ts';

/** More decimals than these are the noise of binary fractions. */
const MOST = 4;

/** How many decimals the amounts of a hand have; cents at least where money is played for. */
export function decimalsIn(ohh: ReadonlyMap<string, JsonNode>, isMoney: boolean): number {
  let most = isMoney ? 2 : 0;
  const note = (node: JsonNode | undefined): void => {
    const text = textOf(node);
    const point = text?.indexOf('.') ?? -1;
    if (text === null || point < 0) return;
    const decimals = text.slice(point + 1).replace(/0+$/, '').length;
    if (decimals <= MOST) most = Math.max(most, decimals);
  };
  for (const key of ['small_blind_amount', 'big_blind_amount', 'ante_amount']) note(ohh.get(key));
  for (const player of itemsOf(ohh.get('players'))) note(fieldsOf(player).get('starting_stack'));
  for (const round of itemsOf(ohh.get('rounds'))) {
    for (const action of itemsOf(fieldsOf(round).get('actions')))
      note(fieldsOf(action).get('amount'));
  }
  return most;
}

const CHIPS = ['', 'chips', 'play', 'play money', 'points'];

/** What is played for: null for chips, as in a tournament whatever its buy-in was paid in. */
export function currencyOf(ohh: ReadonlyMap<string, JsonNode>): string | null {
  if (isTrue(ohh.get('tournament'))) return null;
  const currency = textOf(ohh.get('currency')) ?? '';
  return CHIPS.includes(currency.toLowerCase()) ? null : currency;
}
