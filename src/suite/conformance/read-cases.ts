import { fail, ok, type Result, shown } from '../../kernel/index.ts';
import { STREETS } from '../../rules/index.ts';
import {
  byName,
  COUNT,
  choice,
  complaintAbout,
  FILLED_TEXT,
  list,
  NUMBER,
  object,
  optional,
  orNull,
  pattern,
  type Shape,
  TEXT,
  tidied,
  YES_OR_NO,
} from '../check/shape.ts';
import { FILE_KIND_WORDS, fileKindOf } from '../file-kinds.ts';
import { CASE_PROFILES } from '../plan/profile.ts';
import {
  type ActionEvent,
  type ConformanceCase,
  isStreetEvent,
  LEVELS,
} from './conformance-case.ts';

/**
 * Reads `cases.jsonl`, or a file with one case. What is read can be sent, judged and shown without a
 * surprise; what cannot is a sentence with the line and what to write.
 */
export function readConformanceCases(text: string): Result<readonly ConformanceCase[], string> {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const whole = parsed(body);
  if (whole) {
    const one = caseFrom(whole.value);
    return one.ok ? ok([one.value]) : one;
  }
  const cases: ConformanceCase[] = [];
  const lines = body.split('\n');
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const json = parsed(line);
    const one = json ? caseFrom(json.value) : fail(`this is not JSON${REMEDY}`);
    if (!one.ok) return fail(`line ${i + 1}: ${one.error}`);
    cases.push(one.value);
  }
  return cases.length > 0 ? ok(cases) : fail(`there is no case in it${REMEDY}`);
}

const REMEDY = '; write one case as JSON to a line, as `sidepot suite generate` does';

function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function caseFrom(json: unknown): Result<ConformanceCase, string> {
  const kind = fileKindOf(json);
  if (kind !== null && kind !== 'cases') return fail(`it is ${FILE_KIND_WORDS[kind]}`);
  const complaint = complaintAbout(json, CASE, 'this');
  if (complaint !== null) return fail(complaint);
  const one = tidied(json, CASE) as ConformanceCase;
  const fault = faultIn(one);
  return fault === null ? ok(one) : fail(fault);
}

/** What no single field shows. */
function faultIn(one: ConformanceCase): string | null {
  if (one.table.oddChip === 0) return 'table.oddChip is 0, not 1 or more (ODD-1)';
  const bare = one.events.findIndex(
    (event) => !isStreetEvent(event) && !FREE.includes(event.act) && !hasAmounts(event),
  );
  if (bare >= 0) return `events[${bare}] puts chips in: it needs "to" and "adds"`;
  return strangerIn(one);
}

const FREE: readonly ActionEvent['act'][] = ['fold', 'check'];

const hasAmounts = ({ to, adds }: ActionEvent): boolean => to !== undefined && adds !== undefined;

/** Everybody who is named sits at the table, once. */
function strangerIn(one: ConformanceCase): string | null {
  const names = one.table.seats.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) return `table.seats has ${shown(twice)} twice`;
  const missing = namedIn(one).find(([, name]) => !names.includes(name));
  return missing ? `${missing[0]} is ${shown(missing[1])}, who has no seat at the table` : null;
}

type Named = readonly [place: string, name: string];

function namedIn({ table, hole, events, declared, expect }: ConformanceCase): readonly Named[] {
  const { button, smallBlind, bigBlind } = table;
  const winners = [...(declared?.winners ?? []), ...(declared?.winners2 ?? [])].flat();
  const listed = (place: string, list: readonly string[]): readonly Named[] =>
    list.map((name) => [place, name]);
  return [
    ['table.button', button],
    ['table.smallBlind.player', smallBlind.player],
    ['table.bigBlind.player', bigBlind.player],
    ...listed('hole', Object.keys(hole)),
    ...events.flatMap((event, i): readonly Named[] =>
      isStreetEvent(event) ? [] : [[`events[${i}].player`, event.player]],
    ),
    ...listed('declared', winners),
    ...listed(
      'expect.pots',
      (expect.pots ?? []).flatMap(({ eligible }) => eligible),
    ),
    ...listed('expect.stacks', Object.keys(expect.stacks ?? {})),
    ...listed('expect.won', Object.keys(expect.won ?? {})),
    ...listed('expect.returned', Object.keys(expect.returned ?? {})),
  ];
}

const SEATS = 10;
const MOST_EVENTS = 1000;

const name = pattern(/^.{1,40}$/su, 'a name of 1 to 40 characters');
const card = pattern(/^[2-9TJQKA][cdhs]$/, 'a card such as "Ah"');
const blind = object({ player: name, amount: COUNT });
const winners = list(list(name, { least: 1, most: SEATS }), { most: SEATS });
const amounts = byName(COUNT, SEATS);
const range = orNull(object({ min: COUNT, max: COUNT }));

const event: Shape = {
  kind: 'by field',
  field: 'street',
  present: object({ street: choice(STREETS), board: optional(list(card, { least: 1, most: 3 })) }),
  absent: object({
    player: name,
    act: choice(['fold', 'check', 'call', 'bet', 'raise']),
    to: optional(COUNT),
    adds: optional(COUNT),
    allIn: optional(choice([true])),
  }),
};

const CASE = object({
  id: pattern(/^[\w./-]{1,100}$/, 'an id such as "tda/side-pots/0007"'),
  title: FILLED_TEXT,
  rules: list(pattern(/^[A-Z]{1,9}-\d{1,3}$/, 'a rule such as "POST-4"'), { most: 100 }),
  profile: choice(CASE_PROFILES),
  level: choice(LEVELS),
  table: object({
    seats: list(object({ name, stack: COUNT }), { least: 2, most: SEATS }),
    button: name,
    smallBlind: blind,
    bigBlind: blind,
    ante: object({
      type: choice(['bb', 'all', 'none']),
      amount: COUNT,
      order: choice(['ante-first', 'bb-first']),
    }),
    oddChip: COUNT,
    buttonRule: choice(['moving', 'dead', 'seat']),
  }),
  hole: byName(list(card, { least: 2, most: 2 }), SEATS),
  events: list(event, { least: 1, most: MOST_EVENTS }),
  board2: optional(list(card, { least: 5, most: 5 })),
  declared: orNull(object({ winners, winners2: optional(winners) })),
  expect: object({
    turns: list(
      orNull(object({ player: name, toCall: COUNT, check: YES_OR_NO, bet: range, raise: range })),
      { most: MOST_EVENTS },
    ),
    refused: optional(object({ event: COUNT })),
    pots: optional(
      list(
        object({
          amount: COUNT,
          eligible: list(name, { least: 1, most: SEATS }),
          percentage: optional(NUMBER),
        }),
        {
          most: SEATS,
        },
      ),
    ),
    returned: optional(amounts),
    won: optional(amounts),
    stacks: optional(amounts),
    next: optional(orNull(object({ button: name, smallBlind: name, bigBlind: name }))),
  }),
  why: list(TEXT, { most: 100 }),
});
