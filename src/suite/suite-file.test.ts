import { describe, expect, test } from 'vitest';
import { SMALL_SUITE } from '../../test/suite/small-suite.ts';
import { readSuite, writeSuite } from './suite-file.ts';

// biome-ignore lint/suspicious/noExplicitAny: files are broken anywhere
type Json = any;

test('SUITE-1 what was written is read again, byte for byte when written again', () => {
  const text = writeSuite(SMALL_SUITE);
  const { suite, findings } = readSuite(text);
  expect(findings).toEqual([]);
  expect(suite).toEqual(SMALL_SUITE);
  expect(writeSuite(suite!)).toBe(text);
});

test('one case to a line, and a line break at the end', () => {
  const lines = writeSuite(SMALL_SUITE).split('\n');
  expect(lines).toHaveLength(SMALL_SUITE.cases.length + 3);
  expect(lines[1]).toMatch(/^\{"id":"TC-1\.1",.*\},$/);
  expect(lines.at(-1)).toBe('');
});

test('the order of fields in memory changes no byte', () => {
  const [first] = SMALL_SUITE.cases;
  const turned = Object.fromEntries(Object.entries(first!).toReversed()) as typeof first;
  const suite = { ...SMALL_SUITE, cases: [turned!, ...SMALL_SUITE.cases.slice(1)] };
  expect(writeSuite(suite)).toBe(writeSuite(SMALL_SUITE));
});

describe('SUITE-1 broken files', () => {
  test.each([
    ['empty', '', 'line 1'],
    ['blank', ' \n', 'line 1'],
    ['not JSON', 'Hand (1)', 'line 1'],
    ['cut off', writeSuite(SMALL_SUITE).slice(0, 500), 'line 2'],
    ['a number', '7', 'the file'],
    ['a list', '[]', 'the file'],
    ['null', 'null', 'the file'],
  ])('%s', (_, text, place) => {
    const { suite, findings } = readSuite(text);
    expect(suite).toBeNull();
    expect(findings).toHaveLength(1);
    expect(findings[0]!.rule).toBe('SUITE-1');
    expect(findings[0]!.place).toContain(place);
  });

  test.each([
    ['version 1', (s: Json) => put(s, 'version', 1), 'version', 'version is 1: write 2.'],
    [
      'no seed',
      (s: Json) => delete s.seed,
      'seed',
      'seed is missing: write a whole number, 0 or more.',
    ],
    [
      'cases an object',
      (s: Json) => put(s, 'cases', {}),
      'cases',
      'cases is an object: write a list.',
    ],
    [
      'no title',
      (s: Json) => put(s.cases[1], 'title', ' '),
      'cases[1].title',
      'title is " ": write a text that is not empty.',
    ],
    [
      'another category',
      (s: Json) => put(s.cases[1], 'complexity', 'hard'),
      'cases[1].complexity',
      'complexity is "hard": write "simple", "medium" or "complex".',
    ],
    [
      'an amount in words',
      (s: Json) => put(s.cases[0].expected.pots[0], 'amount', '245'),
      'cases[0].expected.pots[0].amount',
      'amount is "245": write a number.',
    ],
    [
      'a pot that is none',
      (s: Json) => put(s.cases[0].expected.pots, '1', null),
      'cases[0].expected.pots[1]',
      'pots[1] is null: write an object.',
    ],
    [
      'no winners',
      (s: Json) => delete s.cases[0].expected.pots[1].winners,
      'cases[0].expected.pots[1].winners',
      'winners is missing: write a list.',
    ],
  ])('%s', (_, edit, place, message) => {
    const json = JSON.parse(writeSuite(SMALL_SUITE));
    edit(json);
    const { suite, findings } = readSuite(JSON.stringify(json));
    expect(suite).toBeNull();
    expect(findings.map((one) => [one.place, one.message])).toEqual([[place, message]]);
    const index = /^cases\[(\d)\]/.exec(place)?.[1];
    expect(findings[0]!.caseId).toBe(index === undefined ? null : `TC-${Number(index) + 1}.1`);
  });

  test('a field too many is found, and the rest is read', () => {
    const json = JSON.parse(writeSuite(SMALL_SUITE));
    json.cases[2].colour = 'red';
    const { suite, findings } = readSuite(JSON.stringify(json));
    expect(suite).toEqual(SMALL_SUITE);
    expect(findings.map((one) => `${one.caseId} ${one.place}`)).toEqual(['TC-3.1 cases[2].colour']);
  });

  test('a byte order mark is not a mistake', () => {
    expect(readSuite(`\uFEFF${writeSuite(SMALL_SUITE)}`).findings).toEqual([]);
  });

  test('a hundred thousand broken cases are a hundred findings', () => {
    const text = `{"version":2,"seed":1,"cases":[${'0,'.repeat(100_000)}0]}`;
    expect(readSuite(text).findings).toHaveLength(100);
  });

  test('brackets without end are not JSON', () => {
    expect(readSuite('['.repeat(200_000)).suite).toBeNull();
    expect(readSuite(`${'['.repeat(5_000)}${']'.repeat(5_000)}`).suite).toBeNull();
  });
});

function put(target: Json, field: string, value: unknown): void {
  target[field] = value;
}
