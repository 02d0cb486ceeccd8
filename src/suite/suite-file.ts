import { STREETS } from '../rules/index.ts';
import { CASE_CATEGORIES, type Case, COMPLEXITIES, STACK_SIZES, type Suite } from './case.ts';
import { type Misshape, misshapes, type Shape, tidied } from './check/shape.ts';
import type { SuiteFinding } from './check/suite-finding.ts';

export interface SuiteReading {
  /** null if something is missing or of the wrong kind. */
  readonly suite: Suite | null;
  readonly findings: readonly SuiteFinding[];
}

/** After this many there is another mistake than the ones that would follow. */
const MOST_FINDINGS = 100;

/** Reads `suite.json`. Never throws; what is wrong are findings (SUITE-1), each with its place. */
export function readSuite(text: string): SuiteReading {
  const parsed = parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  if ('wrong' in parsed) return { suite: null, findings: [parsed.wrong] };
  const found = misshapes(parsed.value, SUITE_SHAPE, MOST_FINDINGS);
  const findings = found.map((one) => inWords(one, parsed.value));
  // The rest is checked even if there is a field too many.
  if (found.some(({ kind }) => kind !== 'unknown')) return { suite: null, findings };
  return { suite: tidied(parsed.value, SUITE_SHAPE) as Suite, findings };
}

/** JSON with one case to a line, so that differences between two suites can be read. */
export function writeSuite({ version, seed, cases }: Suite): string {
  const lines = cases.map((one) => JSON.stringify(tidied(one, CASE_SHAPE)));
  return `{"version":${version},"seed":${seed},"cases":[\n${lines.join(',\n')}\n]}\n`;
}

type Parsed = { readonly value: unknown } | { readonly wrong: SuiteFinding };

function parse(text: string): Parsed {
  const wrong = (place: string, message: string, found: string | null): Parsed => ({
    wrong: { ...SHAPE, place, message, expected: 'a suite in JSON', found },
  });
  if (text.trim() === '') {
    return wrong('line 1', 'The file is empty. Write one with `sidepot suite generate`.', null);
  }
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const place = lineOf(text, /position (\d+)/.exec(said)?.[1]);
    const start = text.slice(0, 40).split('\n')[0]!;
    return wrong(place, 'This is not JSON. Look for a comma or a bracket just before here.', start);
  }
}

const SHAPE = { caseId: null, rule: 'SUITE-1' } as const;

function lineOf(text: string, position: string | undefined): string {
  if (position === undefined) return `line ${text.split('\n').length}`;
  const before = text.slice(0, Number(position)).split('\n');
  return `line ${before.length}, column ${before[before.length - 1]!.length + 1}`;
}

function inWords({ path, kind, expected, found }: Misshape, file: unknown): SuiteFinding {
  const field = path.slice(path.lastIndexOf('.') + 1);
  const message = {
    missing: `${field} is missing: write ${expected}.`,
    unknown: `No field is called ${field} here: leave it out or correct its name.`,
    wrong: `${field === '' ? 'The file' : field} is ${found}: write ${expected}.`,
  }[kind];
  return {
    ...SHAPE,
    caseId: caseIdAt(path, file),
    place: path || 'the file',
    message,
    expected,
    found,
  };
}

/** The id of the case a path leads into, if it can be read. */
function caseIdAt(path: string, file: unknown): string | null {
  const index = /^cases\[(\d+)\]/.exec(path)?.[1];
  if (index === undefined) return null;
  const one = (file as { cases: readonly (Partial<Case> | null)[] }).cases[Number(index)];
  return typeof one?.id === 'string' ? one.id : null;
}

const text: Shape = { kind: 'text' };

const filled: Shape = { kind: 'filled text' };

const number: Shape = { kind: 'number' };

const count: Shape = { kind: 'count' };

const flag: Shape = { kind: 'yes or no' };

const choice = (of: readonly (string | number)[]): Shape => ({ kind: 'choice', of });

const list = (of: Shape): Shape => ({ kind: 'list', of });

const orNull = (of: Shape): Shape => ({ kind: 'or null', of });

const object = (fields: Readonly<Record<string, Shape>>): Shape => ({ kind: 'object', fields });

const namedAmount = object({ name: text, amount: number });

const finding = object({
  rule: text,
  severity: choice(['error', 'warning', 'info']),
  file: orNull(text),
  line: count,
  column: count,
  length: count,
  message: text,
  expected: orNull(text),
  found: orNull(text),
  fix: orNull(text),
});

const pot = object({
  name: text,
  amount: number,
  percentage: number,
  level: number,
  eligible: list(text),
  excluded: list(object({ name: text, reason: text })),
  calculation: text,
  winners: list(namedAmount),
});

const player = object({
  name: text,
  position: orNull(text),
  start: number,
  live: number,
  ante: number,
  contributed: number,
  final: number,
  won: orNull(number),
  new: orNull(number),
  maxWin: number,
  allIn: orNull(choice(STREETS)),
  folded: orNull(choice(STREETS)),
});

/** As `settle --json` prints it. Amounts may be any number here: what is wrong with one is said by its rule. */
const expected = object({
  hand: orNull(number),
  ok: flag,
  findings: list(finding),
  totalPot: number,
  returned: list(namedAmount),
  pots: list(pot),
  players: list(player),
  nextHand: orNull(text),
});

const CASE_SHAPE: Shape = object({
  id: filled,
  title: filled,
  players: count,
  stackSize: choice(STACK_SIZES),
  complexity: choice(COMPLEXITIES),
  category: choice(CASE_CATEGORIES),
  hand: filled,
  expected,
  notes: list(text),
});

const SUITE_SHAPE: Shape = object({
  version: choice([2]),
  seed: count,
  cases: list(CASE_SHAPE),
});
