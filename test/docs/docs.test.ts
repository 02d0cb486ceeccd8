import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writeHand } from '../../src/formats/index.ts';
import { RULE_IDS, type VerdictJson } from '../../src/index.ts';
import { verdictJson } from '../../src/referee/index.ts';
import { checkSession } from '../../src/tournament/index.ts';
import { makeBook } from '../../src/web/rulebook/book/make-book.ts';
import { settleText } from '../settle.ts';
import { pathOf, readText } from '../source-files.ts';
import { disagreements, examplesOf } from './expectations.ts';

const rulePages = readdirSync(pathOf('docs/rules')).map((file) => `docs/rules/${file}`);
const pages = [...rulePages, 'docs/rulings.md', 'docs/notation.md']
  .filter((page) => examplesOf(readText(page)).length > 0)
  .sort();

/** The last hand of an example, with what was found in the others, and the lines below it applied. */
function settleLast(text: string): VerdictJson {
  const { hands } = checkSession(text);
  const { verdict, after } = hands.at(-1)!;
  const json = verdictJson(verdict);
  const findings = hands.flatMap((hand) => verdictJson(hand.verdict).findings);
  const next = verdict.record.between ? after?.nextHand() : null;
  return { ...json, findings, nextHand: next ? writeHand(next) : json.nextHand };
}

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
