import { setUpRecord } from '../../record/index.ts';
import { isoOf, readIso, toUtc } from '../dates.ts';
import { NO_YEAR } from '../no-date.ts';
import { type ForeignHand, NO_CLAIMS, NO_ORIGIN } from '../read-hand.ts';
import { recordOf, TableLog } from '../table-log/index.ts';
import { finding, quote, show } from '../tell.ts';
import { readPots } from './claims.ts';
import { currencyOf, decimalsIn } from './decimals-in.ts';
import { fieldsOf, isTrue, Reading, textOf, wholeOf } from './fields.ts';
import { type JsonNode, readJson } from './json.ts';
import type { ObjectText } from './objects.ts';
import { readPlayers } from './players.ts';
import { readRounds } from './rounds.ts';

/** The hand of one object. Whatever is wrong with it is in its findings. */
export function readHand(object: ObjectText): ForeignHand {
  const places = new Reading(object, 0);
  const log = new TableLog(places.span(0, 1));
  if (object.fault === 'big') {
    log.say('FORM-5', 'error', log.at, 'The object is far too big for a hand and is not read.');
    return refused(object, log);
  }
  const { root, twice, fault } = readJson(object.text);
  if (fault) {
    const why = object.fault === 'cut' ? `${fault.what}, where the next one starts` : fault.what;
    const message = `The object is no JSON: ${why}.`;
    log.say('FORM-5', 'error', places.span(fault.at), message, { expected: 'a whole JSON object' });
    return refused(object, log);
  }
  for (const { key, at } of twice) {
    const message = `The key ${quote(key)} stands twice in one object; the last one counts.`;
    log.say('FORM-1', 'warning', places.span(at, key.length + 2), message, { found: show(key) });
  }
  const ohh = fieldsOf(fieldsOf(root ?? undefined).get('ohh'));
  if (ohh.size === 0) {
    const message = 'The object holds no hand: it has no `ohh` with anything in it.';
    log.say('FORM-5', 'error', log.at, message, { expected: '{"ohh": {…}}' });
    return refused(object, log);
  }
  return refuseGame(ohh, log, places) ? refused(object, log) : readOhh(object, ohh, log);
}

/** FORM-3: another game or another way to bet. */
function refuseGame(ohh: ReadonlyMap<string, JsonNode>, log: TableLog, places: Reading): boolean {
  const game = textOf(ohh.get('game_type')) ?? '';
  const limit = textOf(fieldsOf(ohh.get('bet_limit')).get('bet_type')) ?? '';
  if (/^(?:texas ?)?hold'?em$/i.test(game) && /^(?:NL|no.?limit)$/i.test(limit)) return false;
  const node = ohh.get('game_type');
  const at = node ? places.span(node.at, game.length + 2) : log.at;
  const found = `${show(game) || 'no game'} ${show(limit) || 'without a limit'}`;
  const message = `The hand is ${found}; Sidepot plays no-limit hold'em.`;
  log.say('FORM-3', 'error', at, message, { expected: 'Holdem NL', found });
  return true;
}

function readOhh(
  object: ObjectText,
  ohh: ReadonlyMap<string, JsonNode>,
  log: TableLog,
): ForeignHand {
  const currency = currencyOf(ohh);
  const decimals = decimalsIn(ohh, currency !== null);
  const reading = new Reading(object, decimals);
  const handId = textOf(ohh.get('game_number'));
  const tournament = fieldsOf(ohh.get('tournament_info'));
  log.number = handId !== null && /^\d{1,15}$/.test(handId) ? Number(handId) : null;
  log.tournament = isTrue(ohh.get('tournament'));
  log.event = textOf(tournament.get('name'));
  log.table = textOf(ohh.get('table_name'));
  log.button = wholeOf(ohh.get('dealer_seat'));
  log.sb = reading.amount(log, ohh.get('small_blind_amount'), 'small blind');
  log.bb = reading.amount(log, ohh.get('big_blind_amount'), 'big blind');
  if (ohh.has('ante_amount')) log.ante = reading.amount(log, ohh.get('ante_amount'), 'ante');
  const date = dateOf(ohh.get('start_date_utc'));
  log.startedAt = date?.slice(11, 19) ?? null;
  const { names, unknownStacks } = readPlayers(log, reading, ohh.get('players'));
  readRounds(log, reading, ohh.get('rounds'), names);
  const claims = readPots(log, reading, ohh.get('pots'), names);
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
      tableSize: wholeOf(ohh.get('table_size')),
      chairs: new Map(log.chairs.map(({ name, chair }) => [name, chair])),
    },
  };
}

/** The start in UTC, as the field's name says, whatever offset is written. */
function dateOf(node: JsonNode | undefined): string | null {
  const stated = readIso(textOf(node) ?? '');
  return stated && isoOf(toUtc(stated.at, stated.offset), 'Z');
}

/** A hand of which nothing could be read. */
const refused = (object: ObjectText, log: TableLog): ForeignHand => ({
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
export const strayFinding = (text: string, line: number, column: number) =>
  finding(
    'NOTE-1',
    'warning',
    { line, column, length: text.length },
    `${quote(text)} stands outside any object; a hand starts with \`{"ohh"\`.`,
    { found: show(text) },
  );
