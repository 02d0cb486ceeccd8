import { expect, test } from 'vitest';
import { type CaseAnswer, diagnose, judgeCase } from '../../src/suite/index.ts';
import { casesOf } from './generated-cases.ts';

test('ACT-6 a program that refuses nothing is told the rule by which each event was to be refused', () => {
  const failures = casesOf('classic')
    .filter(({ expect: right }) => right.refused !== undefined)
    .map((one) => {
      const answer: CaseAnswer = { id: one.id, refused: null };
      return { one, answer, verdict: judgeCase(one, answer) };
    });
  const causes = diagnose(failures);
  const told = failures.map(({ one }) => [one.title, causes.get(one.id)?.rule]);
  expect(told.length).toBe(60);
  expect(told).toEqual(failures.map(({ one }) => [one.title, one.rules[0]]));
});
