import { type Finding, finding, quote, show } from '../../kernel/index.ts';
import { setUpRecord } from '../../record/index.ts';
import { isoOf, NO_YEAR, readIso, toUtc } from '../dates.ts';
import type { HandStream } from '../format.ts';
import { legalName } from '../legal-name.ts';
import { NO_CLAIMS, NO_ORIGIN, type ReadHand, UNKNOWN_STACK } from '../read-hand.ts';
import { recordOf, TableLog } from '../table-log/index.ts';
import { readPotClaims } from './claims.ts';
import { FieldReader, fieldsIn, isTrue, itemsIn, textOf, wholeNumberOf } from './fields.ts';
import { type JsonNode, readJson } from './json.ts';
import { ObjectSplitter, type ObjectText, type StrayText } from './objects.ts';
import { readRounds } from './rounds.ts';

/** Findings outside any hand; a file of rubbish has no use for more. */
const MOST_OUTSIDE = 20;

/** Reads Open Hand History piece by piece and hands each hand on as soon as it is complete. */
export function streamOhh(onHand: (hand: ReadHand) => void): HandStream {
  const outside: Finding[] = [];
  const splitter = new ObjectSplitter(
    (object) => onHand(readHand(object)),
    (stray) => {
      if (outside.length < MOST_OUTSIDE) outside.push(strayFinding(stray));
    },
  );
  return {
    push: (piece) => splitter.push(piece),
    end() {
      splitter.end();
      return outside;
    },
  };
}

/** The hand of one object. Whatever is wrong with it is in its findings. */
function readHand(object: ObjectText): ReadHand {
  const places = new FieldReader(object, 0);
  const log = new TableLog(places.span(0, 1));
  if (object.fault === 'big') {
    log.say('FORM-5', 'error', log.at, 'The object is far too big for a hand and is not read.');
    return refused(object, log);
  }
  const { root, twice, fault } = readJson(object.text);
  if (fault) {
    const why = object.fault === 'cut' ? `${fault.what}, where the next one starts` : fault.what;
    const message = `The object is not JSON: ${why}.`;
    log.say('FORM-5', 'error', places.span(fault.at), message, { expected: 'a whole JSON object' });
    return refused(object, log);
  }
  for (const { key, at } of twice) {
    const message = `The key ${quote(key)} appears twice in one object; the last one counts.`;
    log.say('FORM-1', 'warning', places.span(at, key.length + 2), message, { found: show(key) });
  }
  const ohh = fieldsIn(fieldsIn(root ?? undefined).get('ohh'));
  if (ohh.size === 0) {
    const message = 'The object holds no hand: it has no `ohh` with anything in it.';
    log.say('FORM-5', 'error', log.at, message, { expected: '{"ohh": {…}}' });
    return refused(object, log);
  }
  return refuseGame(ohh, log, places) ? refused(object, log) : readOhh(object, ohh, log);
}

/** FORM-3: another game or another way to bet. */
function refuseGame(
  ohh: ReadonlyMap<string, JsonNode>,
  log: TableLog,
  places: FieldReader,
): boolean {
  const game = textOf(ohh.get('game_type')) ?? '';
  const limit = textOf(fieldsIn(ohh.get('bet_limit')).get('bet_type')) ?? '';
  if (/^(?:texas ?)?hold'?em$/i.test(game) && /^(?:NL|no.?limit)$/i.test(limit)) return false;
  const node = ohh.get('game_type');
  const at = node ? places.span(node.at, game.length + 2) : log.at;
  const found = `${show(game) || 'no game'} ${show(limit) || 'without a limit'}`;
  const message = `The hand is ${found}; Sidepot plays no-limit hold'em.`;
  log.say('FORM-3', 'error', at, message, { expected: 'Holdem NL', found });
  return true;
}

function readOhh(object: ObjectText, ohh: ReadonlyMap<string, JsonNode>, log: TableLog): ReadHand {
  const currency = currencyOf(ohh);
  const decimals = decimalsIn(ohh, currency !== null);
  const reading = new FieldReader(object, decimals);
  const handId = textOf(ohh.get('game_number'));
  const tournament = fieldsIn(ohh.get('tournament_info'));
  log.number = handId !== null && /^\d{1,15}$/.test(handId) ? Number(handId) : null;
  log.tournament = isTrue(ohh.get('tournament'));
  log.event = textOf(tournament.get('name'));
  log.table = textOf(ohh.get('table_name'));
  log.button = wholeNumberOf(ohh.get('dealer_seat'));
  log.sb = reading.amount(log, ohh.get('small_blind_amount'), 'small blind');
  log.bb = reading.amount(log, ohh.get('big_blind_amount'), 'big blind');
  if (ohh.has('ante_amount')) log.ante = reading.amount(log, ohh.get('ante_amount'), 'ante');
  const date = dateOf(ohh.get('start_date_utc'));
  log.startedAt = date?.slice(11, 19) ?? null;
  const { names, unknownStacks } = readPlayers(log, reading, ohh.get('players'));
  readRounds(log, reading, ohh.get('rounds'), names);
  const claims = readPotClaims(log, reading, ohh.get('pots'), names);
  const record = recordOf(log);
  return {
    format: 'ohh',
    record,
    findings: log.findings.sort((a, b) => a.at.line - b.at.line),
    firstLine: object.line,
    lastLine: object.lastLine,
    scale: 10 ** decimals,
    currency,
    unknownStacks,
    claims,
    origin: {
      site: textOf(ohh.get('site_name')),
      tournament: textOf(tournament.get('tournament_number')),
      handId,
      level: null,
      date: date?.startsWith(String(NO_YEAR)) ? null : date,
      tableSize: wholeNumberOf(ohh.get('table_size')),
      chairs: log.chairNumbers,
    },
  };
}

/** The start in UTC, as the field's name says, whatever offset is written. */
function dateOf(node: JsonNode | undefined): string | null {
  const stated = readIso(textOf(node) ?? '');
  return stated && isoOf(toUtc(stated.at, stated.offset), 'Z');
}

/** A hand of which nothing could be read. */
const refused = (object: ObjectText, log: TableLog): ReadHand => ({
  format: 'ohh',
  record: { ...setUpRecord([], null), at: log.at },
  findings: log.findings,
  firstLine: object.line,
  lastLine: object.lastLine,
  scale: 1,
  currency: null,
  unknownStacks: [],
  claims: NO_CLAIMS,
  origin: NO_ORIGIN,
});

/** Something between the objects. */
const strayFinding = ({ text, line, column }: StrayText): Finding =>
  finding(
    'NOTE-1',
    'warning',
    { line, column, length: text.length },
    `${quote(text)} is outside any object; a hand starts with \`{"ohh"\`.`,
    { found: show(text) },
  );

interface Players {
  /** Names here by the ids of the file. */
  readonly names: ReadonlyMap<string, string>;
  readonly unknownStacks: readonly string[];
}

/** A list this long is not a table; the rest of it is not read. */
const MOST_PLAYERS = 100;

/** The chairs of a hand. */
function readPlayers(log: TableLog, reading: FieldReader, node: JsonNode | undefined): Players {
  const names = new Map<string, string>();
  const unknownStacks: string[] = [];
  for (const player of itemsIn(node).slice(0, MOST_PLAYERS)) {
    const fields = fieldsIn(player);
    const at = reading.span(player.at);
    const id = textOf(fields.get('id'));
    const written = textOf(fields.get('name'));
    const chair = wholeNumberOf(fields.get('seat'));
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
      const message = `${name} has no starting stack; the player is read as never all-in.`;
      log.say('FORM-5', 'warning', at, message, { expected: 'a starting_stack' });
    } else stack = reading.amount(log, held, `stack of ${name}`);
    const away = isTrue(fields.get('is_sitting_out'));
    if (stack !== null) log.sit({ chair, name, stack, at, away });
  }
  return { names, unknownStacks };
}

/** More decimals than these are the noise of binary fractions. */
const MOST = 4;

/** How many decimals the amounts of a hand have; cents at least where money is played for. */
function decimalsIn(ohh: ReadonlyMap<string, JsonNode>, isMoney: boolean): number {
  let most = isMoney ? 2 : 0;
  const note = (node: JsonNode | undefined): void => {
    const text = textOf(node);
    const point = text?.indexOf('.') ?? -1;
    if (text === null || point < 0) return;
    const decimals = text.slice(point + 1).replace(/0+$/, '').length;
    if (decimals <= MOST) most = Math.max(most, decimals);
  };
  for (const key of ['small_blind_amount', 'big_blind_amount', 'ante_amount']) note(ohh.get(key));
  for (const player of itemsIn(ohh.get('players'))) note(fieldsIn(player).get('starting_stack'));
  for (const round of itemsIn(ohh.get('rounds'))) {
    for (const action of itemsIn(fieldsIn(round).get('actions')))
      note(fieldsIn(action).get('amount'));
  }
  return most;
}

const CHIPS = ['', 'chips', 'play', 'play money', 'points'];

/** What is played for: null for chips, as in a tournament whatever its buy-in was paid in. */
function currencyOf(ohh: ReadonlyMap<string, JsonNode>): string | null {
  if (isTrue(ohh.get('tournament'))) return null;
  const currency = textOf(ohh.get('currency')) ?? '';
  return CHIPS.includes(currency.toLowerCase()) ? null : currency;
}
