import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf, readText } from '../source-files.ts';
import { sidepot } from './fake-io.ts';

const NAMES = readdirSync(pathOf('schemas')).map((file) => file.replace(/\.json$/, ''));

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
for (const name of NAMES) ajv.addSchema(JSON.parse(readText(`schemas/${name}.json`)));

const faultsOf = (name: string, value: unknown): unknown[] => {
  const fits = ajv.getSchema(`${name}.json`)!;
  return fits(value) ? [] : [...(fits.errors ?? [])];
};

const EXAMPLES = readdirSync(pathOf('examples'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.hand'))
  .map((file) => `examples/${file.replaceAll('\\', '/')}`);

/** Hands of the manual: the right, the wrong, the unfinished, and whole sessions. */
const MANUAL = ['docs/notation.md', 'docs/rulings.md', ...rulePages()].flatMap((page) =>
  [...readText(page).matchAll(/^```hand\n([\s\S]*?)^```$/gm)].map(
    ([, text], i) => [`${page}-${i}.hand`, text!] as const,
  ),
);

function rulePages(): string[] {
  return readdirSync(pathOf('docs/rules')).map((file) => `docs/rules/${file}`);
}

const FILES: Record<string, string> = Object.fromEntries([
  ...EXAMPLES.map((path) => [path, readText(path)] as const),
  ...MANUAL,
  ['cut.hand', readText('examples/evening.hand').slice(0, 4_000)],
  ['rubbish.txt', 'Hand of nothing\n'],
]);

const PATHS = Object.keys(FILES);

/** What programs answer is in test/conformance/schema.test.ts, a team's export in test/server/team-app.test.ts. */
const ELSEWHERE = ['answer', 'team-tournament'];

/** What a schema is about: every value of that kind the commands print here. */
const PRINTED = new Map<string, unknown[]>();

/** Runs a command and keeps what it prints, a value to a line. */
async function prints(name: string, args: readonly string[], files = FILES): Promise<void> {
  const { out, err } = await sidepot(args, { files });
  expect(out, err).not.toBe('');
  keep(name, out);
}

function keep(name: string, lines: string): void {
  const values = lines.split('\n').filter((line) => line !== '');
  PRINTED.set(name, [...(PRINTED.get(name) ?? []), ...values.map((line) => JSON.parse(line))]);
}

const folder = mkdtempSync(join(tmpdir(), 'sidepot-schemas-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text: string): string => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};

/** A program under test: for each line `one` that comes in, what `answer` says of it. */
const program = (name: string, answer: string): string => {
  const lines = `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const one = JSON.parse(line);
  console.log(JSON.stringify(${answer}));
}
`;
  return `"${process.execPath}" "${put(name, lines)}"`;
};

/** Everybody keeps what they came with; some cases are too much for it. */
const WRONG = program(
  'wrong.mjs',
  `one.hello ? { hello: { name: 'wrong' } }
   : one.table.seats.length > 6 ? { id: one.id, skip: 'too many' }
   : one.table.seats.length === 2 ? { id: one.id, error: 'no heads-up' }
   : { id: one.id, refused: null, pots: [], stacks: Object.fromEntries(one.table.seats.map(({ name, stack }) => [name, stack])) }`,
);

const ECHO = program('echo.mjs', '{ id: one.id, nextHand: one.hand }');

beforeAll(async () => {
  await prints('settle', ['settle', '--json', ...PATHS]);
  await prints('settle', ['convert', '--to', 'json', 'examples/evening.hand']);
  await prints('check', ['check', '--json', ...PATHS]);
  await prints('next', ['next', '--json', ...PATHS]);
  await prints('report', ['report', '--json', '--no-luck', ...PATHS]);
  await prints('report', ['report', '--json', 'examples/evening.hand']);
  for (const [path, text] of Object.entries(FILES)) put(`hands/${path}`, text);
  const list = join(folder, 'list.jsonl');
  await prints('audit', ['audit', '--json', '--jobs', '1', '--out', list, join(folder, 'hands')]);
  keep('audit-finding', readFileSync(list, 'utf8'));
  await prints('pots', ['pots', 'A=300', 'B=500', 'C=900:folded', '--ante', '50', '--json']);
  await prints('pots', [
    'pots',
    'A=300',
    'B=500:bb',
    '--ante',
    '50',
    '--ranking',
    'A > B',
    '--json',
  ]);
  await prints('equity', ['equity', 'AhKh', 'QdQc', 'AsKs', '--board', 'Jh 7c 2h 2d', '--json']);
  const [right, played] = ['examples/answer.hand', 'examples/three-way-all-in.hand'];
  await prints('compare', ['compare', '--json', right, right]);
  await prints('compare', ['compare', '--json', played, right]);
  await prints('compare', ['compare', '--json', right, 'rubbish.txt']);
  await prints('compare', [
    ...['compare', '--json', 'examples/documents/button.hand'],
    'examples/documents/button-answer.hand',
  ]);

  const { written } = await sidepot(['suite', 'generate', '--count', '20', '--out', 'made']);
  keep('suite', written['made/suite.json']!.replaceAll('\n', ' '));
  keep('case', written['made/cases.jsonl']!);
  const run = ['suite', 'run', 'made/cases.jsonl', '--json', '--app'];
  await prints('result', [...run, WRONG, '--date', '2026-01-31'], written);
  await prints('result', [...run, ECHO], written);
  const textRun = ['suite', 'run', 'made/suite.json', '--text', '--stream', '--json', '--app'];
  await prints('text-result', [...textRun, ECHO], written);
});

test('every schema is held against something, and compiles without a loose end', () => {
  expect([...PRINTED.keys(), ...ELSEWHERE].sort()).toEqual([...NAMES].sort());
});

describe.each(NAMES.filter((name) => !ELSEWHERE.includes(name)))('schemas/%s.json', (name) => {
  test('allows what is printed', () => {
    for (const value of PRINTED.get(name)!) {
      expect(faultsOf(name, value), JSON.stringify(value).slice(0, 400)).toEqual([]);
    }
  });

  test('allows no other field, and none of another type', () => {
    const [value] = PRINTED.get(name)! as Record<string, unknown>[];
    expect(faultsOf(name, { ...value, extra: 1 })).not.toEqual([]);
    for (const key of Object.keys(value!)) {
      expect(faultsOf(name, { ...value, [key]: { odd: Number.NaN } }), key).not.toEqual([]);
    }
  });

  test('misses what is left out', () => {
    const [value] = PRINTED.get(name)! as Record<string, unknown>[];
    const optional = ['lastStacks', 'players', 'buttonRules'];
    for (const key of Object.keys(value!)) {
      const { [key]: _, ...rest } = value!;
      const isOptional = optional.includes(key) && (name === 'next' || name === 'pots');
      if (!isOptional) expect(faultsOf(name, rest), key).not.toEqual([]);
    }
  });
});

test('what is deep inside is looked at too', () => {
  const settled = PRINTED.get('settle') as { pots: object[]; players: { folded: unknown }[] }[];
  const line = settled.find(({ pots }) => pots.length > 1)!;
  const [first, ...others] = line.pots;
  expect(
    faultsOf('settle', { ...line, pots: [{ ...first, amount: 0.5 }, ...others] }),
  ).toHaveLength(1);
  const players = line.players.map((player) => ({ ...player, folded: 'early' }));
  expect(faultsOf('settle', { ...line, players })).toHaveLength(players.length);
  const [suite] = PRINTED.get('suite') as { cases: object[] }[];
  expect(
    faultsOf('suite', { ...suite, cases: [{ ...suite!.cases[0], expected: {} }] }),
  ).not.toEqual([]);
});
