import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Answer } from '../../src/suite/conformance/answer.ts';
import {
  type CaseQuestion,
  type ConformanceCase,
  LEVELS,
} from '../../src/suite/conformance/conformance-case.ts';
import { expectationOf } from '../../src/suite/conformance/expectation.ts';
import { FEATURE_WORDS } from '../../src/suite/conformance/features.ts';
import { judgeCase } from '../../src/suite/conformance/judge-case.ts';
import { CASE_PROFILES } from '../../src/suite/plan/profile.ts';
import { ask, HELLO, WALK } from '../conformance/ask.ts';
import { readText } from '../source-files.ts';

const page = readText('docs/conformance.md');

const blocksOf = (kind: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, text]) => text!,
  );

const folder = mkdtempSync(join(tmpdir(), 'sidepot-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the first program of the page skips everything', () => {
  const [program] = blocksOf('js');
  writeFileSync(join(folder, 'adapter.mjs'), program!);
  expect(ask(['node', 'adapter.mjs'], [HELLO, WALK], folder)).toEqual([
    { hello: { name: 'my engine', version: '0.1.0' } },
    { id: WALK.id, skip: 'not written yet' },
  ]);
});

test('each answer of the page is right, and is judged on the levels it has fields for', () => {
  const [question, ...answers] = blocksOf('json').map((text) => JSON.parse(text));
  const asked = question as CaseQuestion;
  const expectation = expectationOf(asked);
  expect(expectation).not.toBeNull();
  const one: ConformanceCase = { ...asked, title: '', rules: [], expect: expectation!, why: [] };
  const judged = (answers as Answer[]).map((answer) => {
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
  const given = workflow!.slice(workflow!.indexOf('with:')).matchAll(/^ {10}([a-z]+):/gm);
  const inputs = readText('action.yml').matchAll(/^ {2}([a-z]+):\n {4}description:/gm);
  const names = [...inputs].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining([...given].map(([, name]) => name)));
});
