import { expect, test } from 'vitest';
import { SMALL_SUITE } from '../../../test/suite/small-suite.ts';
import { checkSuite } from './check-suite.ts';
import { reportCheck, reportFindings } from './report-check.ts';

test('a small suite has its tables without what a whole one would need', () => {
  const text = reportCheck(checkSuite(SMALL_SUITE));
  expect(text).toMatch(/^Quotas +found$/m);
  expect(text).toMatch(/^ {2}3-6 +3$/m);
  expect(text).toMatch(/^ {2}multi-street +1$/m);
  expect(text).toMatch(/^folds preflop +1$/m);
  expect(text).toMatch(/^POT-1 +all chips are one pot, whatever the all-in players put in +3$/m);
  expect(text).toMatch(/^SEAT-6 +only an error shows it +–$/m);
  expect(text.endsWith('\n\n3 cases: 0 findings\n')).toBe(true);
});

test('figures stand under each other', () => {
  const [quotas] = reportCheck(checkSuite(SMALL_SUITE)).split('\n\n');
  const rows = quotas!.split('\n').filter((line) => /\d$/.test(line));
  expect(new Set(rows.map((line) => line.length)).size).toBe(1);
});

test('a finding names case, rule and place; texts of several lines stand apart', () => {
  const finding = {
    caseId: 'TC-7.1',
    rule: 'POT-1',
    place: 'cases[6].expected.pots[0].amount',
    message: 'Main Pot: the pot’s amount is 800, not 801.',
    expected: '800',
    found: '801',
  } as const;
  expect(reportFindings([finding])).toBe(
    'TC-7.1  POT-1  cases[6].expected.pots[0].amount\n  Main Pot: the pot’s amount is 800, not 801.',
  );
  const texts = { ...finding, caseId: null, expected: 'Hand (2)\nSB 1', found: null };
  expect(reportFindings([texts])).toContain(
    '  expected:\n    Hand (2)\n    SB 1\n  found:\n    nothing',
  );
});
