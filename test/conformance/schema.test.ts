import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { CASE_PROFILES, type ConformanceCase, questionOf } from '../../src/suite/index.ts';
import { readText } from '../source-files.ts';
import { casesOf } from './generated-cases.ts';
import { answer } from './second-engine.ts';

const ajv = new Ajv2020({ allErrors: true });
const compiled = (name: string) => ajv.compile(JSON.parse(readText(`schemas/${name}`)));
const isCase = compiled('case.json');
const isAnswer = compiled('answer.json');

const cases = CASE_PROFILES.flatMap((profile) => casesOf(profile, { seed: 1, count: 15 }));
const legal = cases.find(({ expect }) => !expect.refused)!;
const illegal = cases.find(({ expect }) => expect.refused)!;

/** Through JSON, as a file holds it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('every generated case is as the schema says', () => {
  for (const one of cases) expect(isCase(plain(one)), said(one.id, isCase.errors)).toBe(true);
});

test('every answer of a program is as the schema says', () => {
  for (const one of cases) {
    const given = plain(answer(questionOf(one)));
    expect(isAnswer(given), said(one.id, isAnswer.errors)).toBe(true);
  }
});

describe('a case that is not', () => {
  const { table } = legal;
  test.each<[string, object]>([
    ['has an id of another shape', { id: 'TC-1.1' }],
    ['has no table', { table: undefined }],
    ['has a stack with a fraction', { table: { ...table, seats: [{ name: 'Al', stack: 0.5 }] } }],
    ['has eleven seats', { table: { ...table, seats: Array(11).fill(table.seats[0]) } }],
    ['has a rule that is not an id', { rules: ['the button'] }],
    ['names an unknown profile', { profile: 'house' }],
    ['has a card of no suit', { hole: { Al: ['Ax', 'Kd'] } }],
    ['has one hole card', { hole: { Al: ['As'] } }],
    ['has a raise without its total', { events: [{ player: 'Al', act: 'raise' }] }],
    ['has an action nobody knows', { events: [{ player: 'Al', act: 'straddle' }] }],
    ['has no events', { events: [] }],
    ['has a field nobody knows', { straddle: 100 }],
    ['expects no turns', { expect: { ...legal.expect, turns: undefined } }],
    ['expects pots and a refusal', { expect: { ...legal.expect, refused: { event: 3 } } }],
    ['expects pots without stacks', { expect: { ...legal.expect, stacks: undefined } }],
    ['refuses the posting of the blinds', { expect: { ...illegal.expect, refused: { event: 0 } } }],
  ])('%s', (_, change) => {
    expect(isCase(plain({ ...legal, ...change }))).toBe(false);
  });
});

describe('an answer that is not', () => {
  test.each<[string, object]>([
    ['has no id', { pots: [] }],
    ['has a pot without its players', { id: legal.id, pots: [{ amount: 100 }] }],
    ['has an amount in words', { id: legal.id, won: { Al: '100' } }],
    ['has a limit without its end', { id: legal.id, turns: [{ raise: { min: 200 } }] }],
    ['refuses a sentence', { id: legal.id, refused: 'event 3' }],
    ['knows a level that is not there', { hello: { levels: ['rake'] } }],
  ])('%s', (_, wrong) => {
    expect(isAnswer(wrong)).toBe(false);
  });
});

const said = (id: ConformanceCase['id'], errors: unknown): string =>
  `${id} ${JSON.stringify(errors)}`;
