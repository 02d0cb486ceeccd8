import { expect, test } from 'vitest';
import { judgeCase, questionOf } from '../../src/suite/index.ts';
import { casesOf } from './generated-cases.ts';
import { answer } from './second-engine.ts';
import { WRONG_PROGRAMS } from './wrong-programs.ts';

/** Seeds whose chance alone makes too few of such hands; `npm run test:long` plays all programs. */
test.each([
  ['POT-5', 3, 'tda', 'fold-out-in-layers'],
  ['NEXT-5', 8, 'collector', 'seat-button-skips-empty-seats'],
  ['NEXT-4', 14, 'collector', 'dead-small-blind-moves-on'],
  ['ODD-1', 17, 'tda', 'pots-split-together'],
  ['ODD-1', 23, 'classic', 'odd-chips-by-list'],
  ['NEXT-3', 35, 'collector', 'last-two-by-the-button'],
] as const)('%s seed %i of %s catches %s in five cases', (_, seed, profile, program) => {
  const { dealer } = WRONG_PROGRAMS.find(({ name }) => name === program)!;
  const failed = casesOf(profile, { seed }).filter(
    (one) => judgeCase(one, answer(questionOf(one), dealer)).outcome === 'failed',
  );
  expect(failed.length).toBeGreaterThanOrEqual(5);
});
