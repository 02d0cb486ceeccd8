import { expect, test } from 'vitest';
import { CASE_PROFILES, judgeCase, levelsOf, questionOf } from '../../src/suite/index.ts';
import { sample } from '../sample.ts';
import { casesOf } from './generated-cases.ts';
import { answer } from './second-engine.ts';

/** Seed 1 is played by the wrong programs' test; here are the seeds after it. */
const SEEDS = Array.from({ length: sample(20, 1) }, (_, i) => i + 2);
const COUNT = sample(300, 30);

test.each(CASE_PROFILES)('the second engine is right about every level of %s', (profile) => {
  for (const seed of SEEDS) {
    for (const one of casesOf(profile, { seed, count: COUNT })) {
      const verdict = judgeCase(one, answer(questionOf(one)));
      // Every level: what an answer leaves out would be skipped, not failed.
      const wrong = levelsOf(one).filter((level) => verdict.levels[level] !== 'passed');
      expect(wrong, `${one.id} ${JSON.stringify(verdict.differences)}`).toEqual([]);
    }
  }
});
