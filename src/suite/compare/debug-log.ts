import { counted } from '../../kernel/figures.ts';
import { type Check, type CheckedPlayer, type Comparison, NOT_JUDGED } from './comparison.ts';

export interface LogHeading {
  /** null for a comparison outside any suite. */
  readonly caseId: string | null;
  /** When it was made; the clock is the caller's. */
  readonly at: string;
  /** The comparison with the answer that was accepted for this case, if there is one. */
  readonly accepted?: Comparison | null;
}

/** A comparison to paste into a bug report: every check with both sides, and a summary. */
export function debugLog(
  comparison: Comparison,
  { caseId, at, accepted = null }: LogHeading,
): string {
  const { checks, remarks, mistakes, passed } = comparison;
  const wrong = checks.filter((check) => !check.passed);
  const summary = passed
    ? 'All checks passed.'
    : `${wrong.length} of ${counted(checks.length, 'check')} failed: ${wrong.map(({ name }) => name).join(', ')}.`;
  const lines = [
    'Sidepot debug log',
    `Case: ${caseId ?? 'none'}`,
    `Time: ${at}`,
    `Result: ${passed ? '✅ ALL CHECKS PASSED' : '❌ VALIDATION FAILED'}`,
    ...checks.flatMap(logCheck),
    '',
    ...remarks.map((remark) => `Note: ${remark}`),
    `Accepted: ${acceptedText(accepted)}`,
    ...(mistakes.length > 0 ? [`Mistakes: ${mistakes.join(', ')}`] : []),
    `Summary: ${summary}`,
  ];
  return `${lines.join('\n')}\n`;
}

function logCheck(check: Check): readonly string[] {
  const { title, passed, expected, actual, details, players } = check;
  const head = `[${passed ? '✓' : '✗'}] ${title}`;
  if (actual === NOT_JUDGED) return ['', `${head}: ${NOT_JUDGED}`];
  return [
    '',
    head,
    `  Expected: ${expected}`,
    `  Actual:   ${actual}`,
    ...players.map(playerText),
    ...details.map((detail) => `  - ${detail}`),
  ];
}

function playerText({ name, passed, expected, actual }: CheckedPlayer): string {
  const sign = passed ? '✓' : '✗';
  if (passed) return `  ${sign} ${expected.startsWith(name) ? expected : `${name}: ${expected}`}`;
  return `  ${sign} ${name}: expected ${expected}, actual ${actual}`;
}

function acceptedText(accepted: Comparison | null): string {
  if (accepted === null) return 'no answer was accepted for this case';
  return accepted.passed
    ? 'the answer is the one accepted before, beside the computed one'
    : 'another answer was accepted before; this one differs from it too';
}
