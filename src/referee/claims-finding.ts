import type { FormRuleId } from '../formats/findings.ts';
import type { ForeignHand } from '../formats/read-hand.ts';
import type { Finding, Severity, Span } from '../kernel/finding.ts';

/** A finding about what a file says came out. */
export const claimFinding = (
  { record }: ForeignHand,
  /** Where the file says it; else it stands at the hand. */
  at: Span | null,
  severity: Severity,
  message: string,
  expected: string | null = null,
  found: string | null = null,
  rule: FormRuleId | 'WIN-4' = 'FORM-4',
): Finding => ({
  rule,
  severity,
  at: at ?? record.at,
  message,
  expected,
  found,
  fix: null,
  edit: null,
});
