import { type Check, type Comparison, NOT_JUDGED } from './comparison.ts';

/** The verdict as people read it: a headline, the four checks with their details, remarks. */
export function reportComparison(comparison: Comparison): string {
  const { passed, checks, remarks } = comparison;
  const lines = [headline(passed)];
  for (const check of checks) lines.push(...reportCheck(check));
  if (remarks.length > 0) lines.push('', ...remarks.map((remark) => `Note: ${remark}`));
  return `${lines.join('\n')}\n`;
}

export const headline = (passed: boolean): string =>
  passed ? '✅ ALL CHECKS PASSED' : '❌ VALIDATION FAILED';

function reportCheck({ title, passed, expected, actual, details }: Check): readonly string[] {
  if (passed) return [`✓ ${title}`];
  if (actual === NOT_JUDGED) return [`✗ ${title}: ${NOT_JUDGED}`];
  return [
    `✗ ${title}`,
    `    Expected: ${expected}`,
    `    Actual:   ${actual}`,
    ...details.map((detail) => `    ${detail}`),
  ];
}
