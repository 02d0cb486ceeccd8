import { legalName } from '../legal-name.ts';
import { UNKNOWN_STACK } from '../read-hand.ts';
import type { TableLog } from '../table-log/index.ts';
import { quote, show } from '../tell.ts';
import { fieldsOf, isTrue, itemsOf, type Reading, textOf, wholeOf } from './fields.ts';
import type { JsonNode } from './json.ts';

export interface Players {
  /** Names here by the ids of the file. */
  readonly names: ReadonlyMap<string, string>;
  readonly unknownStacks: readonly string[];
}

/** A list this long is no table; the rest of it is not read. */
const MOST_PLAYERS = 100;

/** The chairs of a hand. */
export function readPlayers(log: TableLog, reading: Reading, node: JsonNode | undefined): Players {
  const names = new Map<string, string>();
  const unknownStacks: string[] = [];
  for (const player of itemsOf(node).slice(0, MOST_PLAYERS)) {
    const fields = fieldsOf(player);
    const at = reading.span(player.at);
    const id = textOf(fields.get('id'));
    const written = textOf(fields.get('name'));
    const chair = wholeOf(fields.get('seat'));
    if (id === null || written === null || chair === null) {
      const message = 'A player needs an `id`, a `seat` and a `name`.';
      log.say('FORM-5', 'error', at, message, { expected: 'id, seat and name' });
      continue;
    }
    if (names.has(id)) {
      const message = `Two players have the id ${quote(id)}.`;
      log.say('FORM-5', 'error', at, message, { expected: 'an id for each player' });
      continue;
    }
    const name = legalName(written, (other) => log.has(other));
    if (name !== written) {
      const message = `${quote(written)} cannot be a name here and is read as ${quote(name)}.`;
      log.say('FORM-1', 'info', at, message, { expected: name, found: show(written) });
    }
    names.set(id, name);
    let stack: number | null = UNKNOWN_STACK;
    const held = fields.get('starting_stack');
    if (held === undefined || held.kind === 'null') {
      unknownStacks.push(name);
      const message = `${name} has no starting stack; he is read as never all-in.`;
      log.say('FORM-5', 'warning', at, message, { expected: 'a starting_stack' });
    } else stack = reading.amount(log, held, `stack of ${name}`);
    const away = isTrue(fields.get('is_sitting_out'));
    if (stack !== null) log.sit({ chair, name, stack, at, away });
  }
  return { names, unknownStacks };
}
