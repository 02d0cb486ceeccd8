import { STREETS } from '../rules/index.ts';
import { CASE_CATEGORIES, type Case, COMPLEXITIES, STACK_SIZES, type Suite } from './case.ts';
import {
  COUNT,
  choice,
  FILLED_TEXT,
  list,
  type Misshape,
  misshapes,
  NUMBER,
  object,
  orNull,
  type Shape,
  TEXT,
  tidied,
  YES_OR_NO,
} from './check/shape.ts';
import type { SuiteFinding } from './check/suite-finding.ts';
import { FILE_KIND_WORDS, type FileKind, fileKindOf, fileKindOfLines } from './file-kinds.ts';

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
  return suiteOfLines({ version, seed, lines });
}

/** A suite whose cases are JSON already. */
export interface SuiteLines extends Pick<Suite, 'version' | 'seed'> {
  readonly lines: readonly string[];
}

export const suiteOfLines = (suite: SuiteLines): string =>
  `${suiteJson(suite, `\n${suite.lines.join(',\n')}\n`)}\n`;

/** The same without line ends. */
export const compactSuite = (suite: SuiteLines): string => suiteJson(suite, suite.lines.join(','));

const suiteJson = ({ version, seed }: SuiteLines, cases: string): string =>
  `{"version":${version},"seed":${seed},"cases":[${cases}]}`;

type Parsed = { readonly value: unknown } | { readonly wrong: SuiteFinding };

function parse(text: string): Parsed {
  const wrong = (place: string, message: string, found: string | null): Parsed => ({
    wrong: { ...SHAPE, place, message, expected: 'a suite in JSON', found },
  });
  if (text.trim() === '') {
    return wrong('line 1', 'The file is empty. Write one with `sidepot suite generate`.', null);
  }
  const another = (kind: FileKind): Parsed =>
    wrong('the file', `This is ${FILE_KIND_WORDS[kind]}.`, kind);
  try {
    const value: unknown = JSON.parse(text);
    const kind = fileKindOf(value);
    return kind === null || kind === 'suite' ? { value } : another(kind);
  } catch (error) {
    const kind = fileKindOfLines(text);
    if (kind !== null && kind !== 'suite') return another(kind);
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

const namedAmount = object({ name: TEXT, amount: NUMBER });

const finding = object({
  rule: TEXT,
  severity: choice(['error', 'warning', 'info']),
  file: orNull(TEXT),
  line: COUNT,
  column: COUNT,
  length: COUNT,
  message: TEXT,
  expected: orNull(TEXT),
  found: orNull(TEXT),
  fix: orNull(TEXT),
});

const pot = object({
  name: TEXT,
  amount: NUMBER,
  percentage: NUMBER,
  level: NUMBER,
  eligible: list(TEXT),
  excluded: list(object({ name: TEXT, reason: TEXT })),
  calculation: TEXT,
  winners: list(namedAmount),
});

const player = object({
  name: TEXT,
  position: orNull(TEXT),
  start: NUMBER,
  live: NUMBER,
  ante: NUMBER,
  contributed: NUMBER,
  final: NUMBER,
  won: orNull(NUMBER),
  new: orNull(NUMBER),
  maxWin: NUMBER,
  allIn: orNull(choice(STREETS)),
  folded: orNull(choice(STREETS)),
});

/** As `settle --json` prints it. Amounts may be any number here: what is wrong with one is said by its rule. */
const expected = object({
  hand: orNull(NUMBER),
  ok: YES_OR_NO,
  findings: list(finding),
  totalPot: NUMBER,
  returned: list(namedAmount),
  pots: list(pot),
  players: list(player),
  nextHand: orNull(TEXT),
});

const CASE_SHAPE: Shape = object({
  id: FILLED_TEXT,
  title: FILLED_TEXT,
  players: COUNT,
  stackSize: choice(STACK_SIZES),
  complexity: choice(COMPLEXITIES),
  category: choice(CASE_CATEGORIES),
  hand: FILLED_TEXT,
  expected,
  notes: list(TEXT),
});

const SUITE_SHAPE: Shape = object({
  version: choice([2]),
  seed: COUNT,
  cases: list(CASE_SHAPE),
});
