import { fail, fieldsOf, itemsOf, ok, type Result, shown } from '../kernel/index.ts';
import { checkName, isChips, nameFaultText } from '../rules/index.ts';
import { readSchedule } from '../tournament/index.ts';
import { type EventBody, isHandKey, isTableName, type NewEvent } from './event.ts';

/** A hand with everything around it; the longest real one has a tenth of this. */
const LONGEST_HAND = 64_000;

const MOST_PLAYERS = 20_000;

/** A fault of what somebody sent, as the end of a sentence about the field. */
class Fault {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** Takes a field of what was sent, or throws a {@link Fault}; nothing of it leaves this file. */
type Take<T> = (value: unknown) => T;

/** An event from a wire: every field read once and checked, anything else left out. */
export function readEvent(value: unknown): Result<NewEvent, string> {
  const event = fieldsOf(value, ['id', 'body']);
  if (!event) return fail('An event is an object with `id` and `body`.');
  if (typeof event.id !== 'string' || !/^[\w-]{8,64}$/.test(event.id)) {
    return fail('`id` is 8 to 64 letters, digits, `-` and `_`, and the sender’s own.');
  }
  const kind = fieldsOf(event.body, ['kind'])?.kind;
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) {
    return fail(`\`kind\` is ${shown(kind)}; it must be one of ${Object.keys(FIELDS).join(', ')}.`);
  }
  const takes = FIELDS[kind as EventBody['kind']] as Readonly<Record<string, Take<unknown>>>;
  const fields = fieldsOf(event.body, Object.keys(takes));
  if (!fields) return fail('`body` cannot be read.');
  const body: Record<string, unknown> = { kind };
  for (const [name, take] of Object.entries(takes)) {
    try {
      body[name] = take(fields[name]);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      return fail(`\`${name}\` ${fault.message}.`);
    }
  }
  return ok({ id: event.id, body: body as unknown as EventBody });
}

const text =
  (most: number, least = 0): Take<string> =>
  (value) => {
    if (typeof value !== 'string') throw new Fault(`is ${shown(value)}; it must be a string`);
    if (value.length > most) throw new Fault(`has ${value.length} characters; ${most} is the most`);
    if (value.length < least) throw new Fault('is empty');
    return value;
  };

/** On one line, without characters that steer a page or a terminal. */
const title =
  (most: number): Take<string> =>
  (value) => {
    const taken = text(most, 1)(value).trim();
    if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(taken)) {
      throw new Fault('contains a character that cannot be printed');
    }
    return taken;
  };

const whole =
  (least: number, most: number): Take<number> =>
  (value) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
      return value;
    }
    throw new Fault(`is ${shown(value)}; it must be a whole number from ${least} to ${most}`);
  };

const chips: Take<number> = (value) => {
  if (typeof value === 'number' && isChips(value) && value > 0) return value;
  throw new Fault(`is ${shown(value)}; it must be a whole number of chips, at least 1`);
};

const flag: Take<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new Fault(`is ${shown(value)}; it must be true or false`);
  return value;
};

const oneOf =
  <T extends string>(...choices: readonly T[]): Take<T> =>
  (value) => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) {
      throw new Fault(`is ${shown(value)}; it must be one of ${choices.join(', ')}`);
    }
    return found;
  };

const orNull =
  <T>(take: Take<T>): Take<T | null> =>
  (value) =>
    value === null || value === undefined ? null : take(value);

const list =
  <T>(take: Take<T>, most: number): Take<readonly T[]> =>
  (value) => {
    const items = itemsOf(value, most);
    if (!items) throw new Fault(`is ${shown(value)}; it must be a list of at most ${most}`);
    return items.map(take);
  };

const id: Take<string> = (value) => {
  if (typeof value === 'string' && /^[\w-]{1,80}$/.test(value)) return value;
  throw new Fault(`is ${shown(value)}; it must be an id`);
};

const hash: Take<string> = (value) => {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value;
  throw new Fault(`is ${shown(value)}; it must be a SHA-256 in hexadecimal digits`);
};

const table: Take<string> = (value) => {
  if (typeof value === 'string' && isTableName(value)) return value;
  throw new Fault(`is ${shown(value)}; a table is called 4, Feature or Table 12`);
};

const hand: Take<string> = (value) => {
  if (typeof value === 'string' && isHandKey(value)) return value;
  throw new Fault(`is ${shown(value)}; a hand is called 12, or 12~2 where a number is used twice`);
};

/** SEAT-6 */
const player: Take<string> = (value) => {
  if (typeof value !== 'string') throw new Fault(`is ${shown(value)}; it must be a name`);
  const fault = checkName(value);
  if (fault) throw new Fault(`${shown(value)} ${nameFaultText(fault)}`);
  return value;
};

const levels: Take<string> = (value) => {
  const typed = text(4_000)(value);
  const { unread } = readSchedule(typed);
  if (unread.length > 0) {
    throw new Fault(`has ${shown(unread[0])}, which is not a level such as 50/100/100`);
  }
  return typed;
};

type Fields = {
  readonly [K in EventBody['kind']]: {
    readonly [F in Exclude<keyof Extract<EventBody, { kind: K }>, 'kind'>]: Take<
      Extract<EventBody, { kind: K }>[F]
    >;
  };
};

const FIELDS: Fields = {
  settings: {
    name: title(80),
    stack: chips,
    chairs: whole(2, 10),
    levels,
    levelMinutes: whole(1, 600),
    payouts: list(whole(0, 1_000_000_000_000), 2_000),
    delayMinutes: whole(0, 600),
  },
  link: {
    link: id,
    role: oneOf('director', 'collector', 'viewer'),
    table: orNull(table),
    name: title(60),
    secretHash: hash,
  },
  withdraw: { link: id },
  enter: { players: list(player, MOST_PLAYERS) },
  scratch: { player },
  'open-table': { table },
  'close-table': { table },
  writer: { table, client: id, over: orNull(id) },
  hand: {
    table,
    hand,
    client: id,
    before: orNull(hash),
    after: orNull(hash),
    text: orNull(text(LONGEST_HAND)),
    takes: list(id, 200),
    typedAt: whole(0, 8_640_000_000_000_000),
    isOver: flag,
  },
  decide: { table, hand, keep: hash },
  line: { table, line: title(200), for: orNull(id) },
  'drop-line': { line: id },
  move: { player, from: table, to: table, chair: orNull(whole(1, 10)) },
  'drop-move': { move: id },
  clock: { level: whole(0, 500), isRunning: flag, leftMs: whole(0, 36_000_000) },
  'hand-for-hand': { is: oneOf('next', 'over') },
};
