import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FORM_RULE_IDS } from '../src/formats/format-rules.ts';
import { RULE_IDS } from '../src/rules/rule-ids.ts';
import { SUITE_RULES } from '../src/suite/check/suite-finding.ts';
import { ruleCoverage } from './rule-coverage.ts';
import { pathOf, readText, sourceFiles } from './source-files.ts';

// The oracle's own tests say nothing about the engine.
const tests = [...sourceFiles('src'), ...sourceFiles('test')].filter(
  ({ path }) => /\.(?:test|long)\.ts$/.test(path) && !/^(rule-coverage|oracle)/.test(path),
);

test('every rule id is named by a test, and no test names an unknown one', () => {
  const { untested, unknown } = ruleCoverage(
    // The rule book's, and our own about suites and other formats.
    [...RULE_IDS, ...Object.keys(SUITE_RULES), ...FORM_RULE_IDS],
    tests.map(({ text }) => text),
  );
  expect({ untested, unknown }).toEqual({ untested: [], unknown: [] });
});

test('every rule id has its page, and the page starts with it', () => {
  for (const id of RULE_IDS) {
    expect(existsSync(pathOf(`docs/rules/${id}.md`)), id).toBe(true);
    expect(readText(`docs/rules/${id}.md`)).toMatch(new RegExp(`^# ${id}: `));
  }
});

test('every rule id stands in the code that applies it', () => {
  const code = sourceFiles('src').filter(
    ({ path }) => !/\.(?:test|long)\.ts$/.test(path) && path !== 'rules/rule-ids.ts',
  );
  const missing = RULE_IDS.filter(
    (id) => !code.some(({ text }) => new RegExp(`${id}\\b`).test(text)),
  );
  expect(missing).toEqual([]);
});

test('the coverage test fires on an untested and on an unknown id', () => {
  const found = ruleCoverage(['ACT-1', 'ACT-2'], ["test('ACT-1 works')", "test('ACT-99 is odd')"]);
  expect(found).toEqual({ untested: ['ACT-2'], unknown: ['ACT-99'] });
});

test('an id in the middle of a title or alone in a string names nothing', () => {
  const found = ruleCoverage(['ACT-1'], ["test('something finds ACT-1 here')", "rule: 'ACT-1'"]);
  expect(found.untested).toEqual(['ACT-1']);
});
