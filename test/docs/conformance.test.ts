import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { CaseAnswer } from '../../src/suite/conformance/answer.ts';
import {
  type CaseQuestion,
  type ConformanceCase,
  LEVELS,
} from '../../src/suite/conformance/conformance-case.ts';
import { expectationOf } from '../../src/suite/conformance/expectation.ts';
import { FEATURE_WORDS } from '../../src/suite/conformance/features.ts';
import { type CaseVerdict, judgeCase } from '../../src/suite/conformance/judge-case.ts';
import { CASE_PROFILES } from '../../src/suite/plan/profile.ts';
import { sidepot } from '../cli/fake-io.ts';
import { ask, HELLO, WALK } from '../conformance/ask.ts';
import { pathOf, readText } from '../source-files.ts';

const page = readText('docs/conformance.md');

const blocksOf = (kind: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, text]) => text!,
  );

const folder = mkdtempSync(join(tmpdir(), 'sidepot-page-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = join(folder, 'adapter.mjs');
writeFileSync(program, blocksOf('js')[0]!);

test('the first program of the page skips everything', () => {
  expect(ask(['node', program], [HELLO, WALK], folder)).toEqual([
    { hello: { name: 'my engine', version: '0.1.0' } },
    { id: WALK.id, skip: 'not written yet' },
  ]);
});

/** A command of the page as arguments, with the page's program where it was saved. */
const argumentsOf = (command: string): string[] =>
  [...command.replace(/^npx sidepot /, '').matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) =>
    (quoted ?? word!).replace('node adapter.mjs', `"${process.execPath}" "${program}"`),
  );

test('the first command of the page prints what stands below it', async () => {
  const { out, exit } = await sidepot(argumentsOf(blocksOf('sh')[0]!));
  expect(out.trimEnd()).toBe(blocksOf('text')[0]!.trimEnd());
  expect(exit).toBe(0);
});

test('every flag on the page is one of suite run or suite shrink', async () => {
  const helps = await Promise.all(
    ['run', 'shrink'].map((command) => sidepot(['suite', command, '--help'])),
  );
  const out = helps.map((help) => help.out).join('\n');
  const flags = new Set(page.match(/(?<=[\s`])--[a-z]+/g));
  expect(flags.size).toBeGreaterThan(8);
  expect([...flags].filter((flag) => !out.includes(`  ${flag} `))).toEqual([]);
});

test('each answer of the page is right, and is judged on the levels it has fields for', () => {
  const [question, ...answers] = blocksOf('json').map((text) => JSON.parse(text));
  const asked = question as CaseQuestion;
  const expectation = expectationOf(asked);
  expect(expectation).not.toBeNull();
  const one: ConformanceCase = { ...asked, title: '', rules: [], expect: expectation!, why: [] };
  const judged = (answers as CaseAnswer[]).map((answer) => {
    const { differences, levels } = judgeCase(one, answer);
    expect(differences).toEqual([]);
    return LEVELS.filter((level) => levels[level] === 'passed');
  });
  expect(judged).toEqual([
    ['showdown'],
    ['pots', 'showdown'],
    ['pots', 'betting', 'showdown'],
    ['showdown', 'next'],
  ]);
});

/** The names in code style that open the rows of a table below a heading row. */
function rowsBelow(head: string): string[] {
  const table = page.slice(page.indexOf(`| ${head} |`)).split('\n\n')[0]!;
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name!);
}

test('levels, profiles and features are listed', () => {
  expect(rowsBelow('level')).toEqual(LEVELS);
  expect(rowsBelow('profile')).toEqual(CASE_PROFILES);
  expect(rowsBelow('feature')).toEqual(Object.keys(FEATURE_WORDS));
  for (const words of Object.values(FEATURE_WORDS)) expect(page).toContain(`| ${words} |`);
});

test("the workflow gives the action nothing but the action's inputs", () => {
  const [workflow] = blocksOf('yaml');
  const given = workflow!.slice(workflow!.lastIndexOf('with:')).matchAll(/^ {10}([a-z]+):/gm);
  const inputs = readText('action.yml').matchAll(/^ {2}([a-z]+):\n {4}description:/gm);
  const names = [...inputs].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining([...given].map(([, name]) => name)));
});

interface Score {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly errors: number;
}

interface PublishedResult {
  readonly suite: string;
  readonly date: string;
  readonly program: { readonly name: string; readonly version: string };
  readonly totals: Score;
  readonly levels: Readonly<Record<string, Score>>;
  readonly cases: readonly CaseVerdict[];
}

const RESULTS = new Map(
  readdirSync(pathOf('conformance/results')).map((file): [string, PublishedResult] => [
    file,
    JSON.parse(readText(`conformance/results/${file}`)),
  ]),
);

function cellOf({ passed, failed, errors }: Score): string {
  const judged = passed + failed + errors;
  return judged === 0 ? '–' : `${Math.floor((100 * passed) / judged)} % (${passed}/${judged})`;
}

test('the tables say what the results say, and every result has its row', () => {
  const rows = [
    ...page.matchAll(/^\| \[(.*)\]\(\.\.\/conformance\/results\/(\S+)\) \| (.*) \|$/gm),
  ];
  expect(rows.map(([, , file]) => file).sort()).toEqual([...RESULTS.keys()].sort());
  for (const [, title, file, cells] of rows) {
    const { program, totals, levels, suite, date } = RESULTS.get(file!)!;
    const isWhole = title === `${program.name} ${program.version}`;
    const shown = LEVELS.filter((level) => isWhole || level !== 'next');
    const all = totals.passed + totals.failed + totals.skipped + totals.errors;
    expect(cells!.split(' | ')).toEqual([
      ...shown.map((level) => cellOf(levels[level]!)),
      `${totals.skipped} of ${all}`,
    ]);
    if (!isWhole) expect(file).toBe(`pokerkit-${title!.replaceAll('`', '')}.json`);
    expect(page).toContain(`suite ${suite}`);
    expect(page).toContain(`on ${date}`);
  }
});

/** What each paragraph rests on: one difference of the case in the result. */
const FIGURES: readonly (readonly [file: string, id: string, place: string, unknown, unknown])[] = [
  ['poker-ts.json', 'classic/mixed/0049', 'stacks.Olga', 40800, 0],
  [
    'poker-ts.json',
    'classic/mixed/0108',
    'turns[11].raise',
    { min: 16000, max: 376000 },
    { min: 12000, max: 376000 },
  ],
  [
    'poker-ts.json',
    'classic/all-ins/0185',
    'turns[13].raise',
    { min: 12000, max: 22700 },
    { min: 7500, max: 22700 },
  ],
  ['poker-ts.json', 'classic/illegal/0349', 'refused', { event: 1 }, null],
  ['chevtek-poker-engine.json', 'classic/short-stack/0113', 'turns[0].player', 'Goran', 'Akira'],
  ['chevtek-poker-engine.json', 'classic/folds/0145', 'stacks.Wanda', 550000, 9340000],
  ['chevtek-poker-engine.json', 'classic/multi-street/0037', 'refused', null, { event: 5 }],
  [
    'vlad-yakovlev-poker.json',
    'classic/short-stack/0257',
    'turns[1].raise',
    { min: 400000, max: 4480000 },
    { min: 350000, max: 4480000 },
  ],
  ['vlad-yakovlev-poker.json', 'classic/calculation/0053', 'stacks.Hugo', 13302, 13301.5],
  ['vlad-yakovlev-poker.json', 'classic/mixed/0264', 'turns[0].player', 'Olga', 'Elif'],
  ['texas-poker-core.json', 'classic/all-ins/0011', 'stacks.Linh', 713000, 356500],
  ['texas-poker-core.json', 'classic/side-pots/0275', 'stacks.Hugo', 0, 327000],
  ['texas-poker-core.json', 'classic/mixed/0251', 'pots[0].amount', 9550000, 1000000],
  ['texas-poker-core.json', 'classic/illegal/0307', 'refused', { event: 1 }, null],
  [
    'texasholdem.json',
    'classic/transitions/0095',
    'turns[16].raise',
    { min: 10000, max: 29900 },
    { min: 10400, max: 29900 },
  ],
  ['texasholdem.json', 'classic/mixed/0264', 'turns[0].toCall', 250, 150],
  ['texasholdem.json', 'classic/mixed/0217', 'turns[1].raise', null, { min: 14200, max: 26100 }],
  ['texasholdem.json', 'classic/multi-street/0037', 'next.bigBlind', 'Amara', 'Tariq'],
  ['texasholdem.json', 'classic/calculation/0139', 'stacks.Farid', 985621, 985623],
  ['pokerkit.json', 'classic/mixed/0049', 'turns[0].toCall', 16000, 13600],
  ['pokerkit.json', 'classic/transitions/0195', 'turns[6].raise', null, { min: 26900, max: 28500 }],
  ['pokerkit.json', 'classic/mixed/0256', 'stacks.Carla', 26967, 26968],
];

test.each(FIGURES)('%s: %s has the figures of the page', (file, id, place, expected, found) => {
  const verdict = RESULTS.get(file)!.cases.find((one) => one.id === id)!;
  expect(verdict.outcome).toBe('failed');
  expect(verdict.differences).toContainEqual(expect.objectContaining({ place, expected, found }));
});

test('at least three failures of each engine are explained, each with its rule', () => {
  const [, ...sections] = page.split('### Failures checked by hand')[1]!.split(/^\*\*(?=\S)/m);
  const explained = sections.flatMap((section) => {
    const title = section.slice(0, section.indexOf('**'));
    const failures = section.matchAll(/^- `([^`]+)`, \[([A-Z]+-\d+)\]\(rules\/\2\.md\): /gm);
    return [...failures].map(([, id]) => [title, id]);
  });
  expect(explained).toEqual(
    FIGURES.map(([file, id]) => {
      const { name, version } = RESULTS.get(file)!.program;
      return [`${name} ${version}`, id];
    }),
  );
});
