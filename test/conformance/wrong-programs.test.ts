import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CASE_PROFILES, judgeCase, levelsOf, questionOf } from '../../src/suite/index.ts';
import { sample } from '../sample.ts';
import { readText } from '../source-files.ts';
import { type Catch, catchAll, catchRow, namedRight } from './catches.ts';
import { casesOf } from './generated-cases.ts';
import { answer } from './second-engine.ts';
import { WRONG_PROGRAMS } from './wrong-programs.ts';

/** A case can miss a mistake, or two; five do not. */
const FEWEST_CASES = 5;
const FEWEST_NAMED = 0.9;

/** The other profiles, and the causes of failures, are for `npm run test:long`. */
const IS_WHOLE = sample(1, 0) === 1;
const PLAYED = IS_WHOLE ? CASE_PROFILES : (['classic', 'collector'] as const);

const profiles = new Map(PLAYED.map((profile) => [profile, casesOf(profile)]));
const cases = [...profiles.values()].flat();
const catches = catchAll(profiles, IS_WHOLE);

/** `cases.jsonl` of suite 3.0.0: what a case claims may change only with the suite's version. */
const BYTES = {
  classic: 'b4e9b0744f9d8177abf047fcfdd23cb5ed52a546c9d514a0348231a38e507602',
  tda: '13c99b7d69ed95906ddbee171f86c58713d81eaa9bb6e2574912215c40eb57f2',
  collector: '0127cedd21d7f7e5ecebc6e6355f79055f00d81e9293edaff102f7a336851f6e',
  plain: '6e43cfc788edb75362b8326083fcedfb25fb3468f6a03ca1a9573f01ad9ad461',
};

test.each(PLAYED)(
  'the cases of %s are the same bytes, with the rules that decide them',
  (profile) => {
    const lines = profiles.get(profile)!.map((one) => `${JSON.stringify(one)}\n`);
    expect(createHash('sha256').update(lines.join('')).digest('hex')).toBe(BYTES[profile]);
  },
);

test.each(PLAYED)('no two cases of %s are the same hand', (profile) => {
  const hands = profiles.get(profile)!.map((one) => {
    const { id: _, level: _level, ...hand } = questionOf(one);
    return JSON.stringify(hand);
  });
  expect(new Set(hands).size).toBe(hands.length);
});

test('the second engine is right about every level of every case', () => {
  const wrong = cases.flatMap((one) => {
    const { levels, differences } = judgeCase(one, answer(questionOf(one)));
    const isRight = levelsOf(one).every((level) => levels[level] === 'passed');
    return isRight ? [] : [[one.id, differences]];
  });
  expect(wrong).toEqual([]);
});

test('there are at least 45 wrong programs, each with a name of its own', () => {
  expect(WRONG_PROGRAMS.length).toBeGreaterThanOrEqual(45);
  expect(new Set(WRONG_PROGRAMS.map(({ name }) => name)).size).toBe(WRONG_PROGRAMS.length);
});

test('the manual counts them right', () => {
  for (const page of ['README.md', 'docs/start/engine.md']) {
    const counted = /(\d+) (?:wrong programs|deliberate mistakes)/.exec(readText(page));
    expect(counted?.[1], page).toBe(String(WRONG_PROGRAMS.length));
  }
});

describe.each(WRONG_PROGRAMS.map((program) => [program.name, program] as const))(
  '%s',
  (_name, program) => {
    const own = catches.filter((one) => one.program === program);
    test('is caught in every profile that has what it needs', () => {
      expect(tooRare(own)).toEqual([]);
      expect(own.some(({ able }) => able > 0)).toBe(true);
    });
    test.runIf(IS_WHOLE)('its failures name the rule it breaks', () => {
      expect(namedRight(own)).toBeGreaterThanOrEqual(FEWEST_NAMED);
    });
  },
);

const tooRare = (own: readonly Catch[]): readonly string[] =>
  own
    .filter(({ able, failed }) => able > 0 && failed.size < FEWEST_CASES)
    .map(({ profile, failed }) => `${profile}: ${failed.size}`);

test('a case claims a rule only if breaking it shows there', () => {
  const shown = new Set(
    catches.flatMap(({ program, failed }) => [...failed].map((id) => `${id} ${program.rule}`)),
  );
  const claimed = cases.flatMap(({ id, rules }) => rules.map((rule) => `${id} ${rule}`));
  expect(claimed.filter((claim) => !shown.has(claim))).toEqual([]);
});

test.runIf(IS_WHOLE)('nine of ten failures name the right rule', () => {
  expect(namedRight(catches)).toBeGreaterThanOrEqual(FEWEST_NAMED);
});

test('the manual shows the table as it is', () => {
  const rows = readText('docs/wrong-programs.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.slice(2, -2).split(' | '));
  const isPlayed = (_: string, column: number): boolean =>
    column < 2 || PLAYED.some((profile) => profile === rows[0]![column]);
  expect(rows[0]!.slice(2)).toEqual(CASE_PROFILES);
  expect(rows.slice(2).map((row) => row.filter(isPlayed))).toEqual(
    WRONG_PROGRAMS.map((program) => catchRow(program, catches)),
  );
});
