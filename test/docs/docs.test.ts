import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_IDS } from '../../src/index.ts';
import { makeBook } from '../../src/web/rulebook/book/make-book.ts';
import { settleText } from '../settle.ts';
import { pathOf, readText } from '../source-files.ts';
import { disagreements, examplesOf, settleLast } from './expectations.ts';

const rulePages = readdirSync(pathOf('docs/rules')).map((file) => `docs/rules/${file}`);
const pages = [...rulePages, 'docs/rulings.md', 'docs/notation.md']
  .filter((page) => examplesOf(readText(page)).length > 0)
  .sort();

describe.each(pages)('%s', (page) => {
  const examples = examplesOf(readText(page));

  test.each(examples.map((example, i) => [i + 1, example] as const))(
    'example %i is as it says',
    (_, example) => {
      const json = settleLast(example.hand);
      expect(disagreements(json, example.statements), JSON.stringify(json.findings)).toEqual([]);
    },
  );
});

test('the application can be built with the manual as it stands', () => {
  const book = makeBook((path) => readText(`docs/${path}`));
  expect(book.rules.map(({ id }) => id)).toEqual(RULE_IDS);
  expect(book.others.map(({ id }) => id)).toEqual(['rulings', 'notation', 'formats']);
});

test('every rule page has an example', () => {
  const without = RULE_IDS.filter((id) => examplesOf(readText(`docs/rules/${id}.md`)).length === 0);
  expect(without).toEqual([]);
});

test('a wrong figure in an example is noticed', () => {
  const [example] = examplesOf(readText('docs/rules/POT-1.md'));
  const json = settleText(example!.hand);
  expect(disagreements(json, ['total 1', 'pot Main Pot 1: Nobody', 'next Nobody 1'])).toHaveLength(
    4,
  );
});
