import { expect, test } from 'vitest';
import { checkSuite } from '../../src/suite/check/check-suite.ts';
import { reportCheck } from '../../src/suite/check/report-check.ts';
import { generateSuite } from '../../src/suite/generate/generate-suite.ts';
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
