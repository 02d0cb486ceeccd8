import { expect, test, vi } from 'vitest';
import type { VerdictJson } from '../../src/referee/index.ts';
import type { Case } from '../../src/suite/case.ts';
import { checkSuite } from '../../src/suite/check/check-suite.ts';
import { SMALL_SUITE } from './small-suite.ts';

/** An engine that puts 100 chips too many into every main pot and says so consistently. */
const broken = (json: VerdictJson): VerdictJson => ({
  ...json,
  pots: json.pots.map((pot, i) => (i === 0 ? { ...pot, amount: pot.amount + 100 } : pot)),
});

vi.mock('../../src/referee/index.ts', async (actual) => {
  const referee = await actual<typeof import('../../src/referee/index.ts')>();
  const verdictJson: typeof referee.verdictJson = (...args) => broken(referee.verdictJson(...args));
  return { ...referee, verdictJson };
});

test('SUITE-10 a mistake of the engine is found by the second calculation, with both answers', () => {
  const cases = SMALL_SUITE.cases.map((one): Case => ({ ...one, expected: broken(one.expected) }));
  const { findings } = checkSuite({ ...SMALL_SUITE, cases });
  expect(findings.map(({ caseId, rule, place }) => `${caseId} ${rule} ${place}`)).toEqual([
    'TC-1.1 SUITE-10 cases[0].expected',
    'TC-2.1 SUITE-10 cases[1].expected',
    'TC-3.1 SUITE-10 cases[2].expected',
  ]);
  expect(findings[0]!.message).toBe(
    'Main Pot amount: expected 24,600, the second calculation has 24,500.',
  );
});
