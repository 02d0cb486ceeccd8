import { expect, test } from 'vitest';
import { checkText, verdictJson } from '../../src/referee/index.ts';
import { checkSuite } from '../../src/suite/check/check-suite.ts';
import { reportCheck } from '../../src/suite/check/report-check.ts';
import { generateSuite } from '../../src/suite/generate/generate-suite.ts';
import { CASE_PROFILES } from '../../src/suite/plan/profile.ts';
import { readSuite, writeSuite } from '../../src/suite/suite-file.ts';

test('a generated suite, written and read again, has no finding', () => {
  const made = generateSuite({ seed: 1 });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const text = writeSuite(made.value);
  const { suite, findings } = readSuite(text);
  const report = checkSuite(suite!, findings);
  expect(report.findings).toEqual([]);
  expect(report.isWhole).toBe(true);
  expect(reportCheck(report).endsWith('\n\n300 cases: 0 findings\n')).toBe(true);
  expect(writeSuite(suite!)).toBe(text);
});

test.each(CASE_PROFILES)(
  '%s: whoever settles the text of a case gets what is expected',
  (profile) => {
    const made = generateSuite({ seed: 2, profile });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    for (const { hand, expected } of made.value.cases) {
      const { hands, stray } = checkText(hand);
      expect(stray).toEqual([]);
      expect(hands.map((verdict) => verdictJson(verdict))).toEqual([expected]);
    }
  },
);
