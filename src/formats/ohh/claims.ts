import type { Span } from '../../kernel/index.ts';
import type { Claims } from '../read-hand.ts';
import type { TableLog } from '../table-log/index.ts';
import { type FieldReader, fieldsIn, itemsIn, textOf } from './fields.ts';
import type { JsonNode } from './json.ts';

/** What the file says came out; notes who collected which pot. */
export function readPotClaims(
  log: TableLog,
  reading: FieldReader,
  node: JsonNode | undefined,
  names: ReadonlyMap<string, string>,
): Claims {
  const winnings = new Map<string, number>();
  const winners = new Map<string, Span>();
  const pots: number[] = [];
  let rake = 0;
  itemsIn(node).forEach((item, pot) => {
    const fields = fieldsIn(item);
    const at = reading.span(item.at);
    const taken = reading.claimed(fields.get('rake')) ?? 0;
    let paid = 0;
    for (const win of itemsIn(fields.get('player_wins'))) {
      const { name, amount } = winOf(reading, win, names);
      if (name === undefined || amount === 0) continue;
      paid += amount;
      winnings.set(name, (winnings.get(name) ?? 0) + amount);
      if (!winners.has(name)) winners.set(name, reading.span(win.at));
      log.collected.push({ name, amount, pot, board: null, at });
    }
    const stated = reading.claimed(fields.get('amount')) ?? paid + taken;
    // Some programs take the rake off the pot already.
    pots.push(stated === paid ? paid + taken : stated);
    rake += taken;
  });
  const isPaid = winnings.size > 0;
  const first = node ? reading.span(node.at) : null;
  return {
    finishing: null,
    winnings: isPaid ? winnings : null,
    pots: pots.length > 0 ? pots : null,
    totalPot: pots.length > 0 ? pots.reduce((sum, pot) => sum + pot, 0) : null,
    uncalled: null,
    rake: pots.length > 0 ? rake : null,
    places: {
      finishing: null,
      winnings: first,
      winners,
      pots: first,
      uncalled: null,
    },
  };
}

function winOf(
  reading: FieldReader,
  win: JsonNode,
  names: ReadonlyMap<string, string>,
): { name: string | undefined; amount: number } {
  const fields = fieldsIn(win);
  const id = textOf(fields.get('player_id'));
  const name = id === null ? undefined : names.get(id);
  return { name, amount: reading.claimed(fields.get('win_amount')) ?? 0 };
}
