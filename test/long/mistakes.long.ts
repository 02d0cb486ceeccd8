import { expect, test } from 'vitest';
import {
  CASE_PROFILES,
  type ConformanceCase,
  featuresOf,
  judgeCase,
} from '../../src/suite/index.ts';
import {
  answerWith,
  decidingRules,
  mistakenAnswers,
} from '../../src/suite/mistakes/mistaken-answers.ts';
import {
  CLAIMED_MISTAKES,
  MISTAKE_IDS,
  type MistakeId,
  PROGRAM_MISTAKES,
} from '../../src/suite/mistakes/mistakes.ts';
import { casesOf } from '../conformance/generated-cases.ts';

/** Every program with a mistake plays the whole case, and its whole answer is judged. */
function shownInFull(one: ConformanceCase): readonly MistakeId[] {
  const features = featuresOf(one);
  return MISTAKE_IDS.filter((mistake) => {
    const { needs } = PROGRAM_MISTAKES[mistake];
    if (needs !== null && !features.includes(needs)) return false;
    return judgeCase(one, answerWith(one, mistake)).outcome === 'failed';
  });
}

const cases = CASE_PROFILES.flatMap((profile) => casesOf(profile, { seed: 1, count: 100 }));

test('the mistakes of a case are those that show where every program plays it in full', () => {
  for (const one of cases) {
    const shown = shownInFull(one);
    const found = [...mistakenAnswers(one).keys()];
    expect([one.id, ...found]).toEqual([one.id, ...shown]);
    const claimed = shown.filter((mistake) => CLAIMED_MISTAKES.includes(mistake));
    const rules = new Set(claimed.map((mistake) => PROGRAM_MISTAKES[mistake].rule));
    expect([one.id, ...decidingRules(one)]).toEqual([one.id, ...rules]);
  }
});

test('every mistake shows in some case', () => {
  const shown = new Set(cases.flatMap((one) => [...mistakenAnswers(one).keys()]));
  expect(MISTAKE_IDS.filter((mistake) => !shown.has(mistake))).toEqual([]);
});
