import type { ForeignHand } from '../formats/foreign-hand.ts';
import type { FormRuleId } from '../formats/form-rules.ts';
import type { Finding, Severity } from '../kernel/finding.ts';

/** A finding about what a file says came out; it stands at the hand, because claims have no place. */
export const claimFinding = (
  { record }: ForeignHand,
  severity: Severity,
  message: string,
  expected: string | null = null,
  found: string | null = null,
  rule: FormRuleId = 'FORM-4',
): Finding => ({
  rule,
  severity,
  at: record.at,
  message,
  expected,
  found,
  fix: null,
  edit: null,
});
