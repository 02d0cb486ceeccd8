import type { RuleId } from '../../rules/index.ts';
import type { SuiteRuleId } from './suite-rules.ts';

/** One thing wrong with a suite. */
export interface SuiteFinding {
  /** null for what concerns the whole file. */
  readonly caseId: string | null;
  /** The rule of the game where one applies, else one of the suite's own. */
  readonly rule: RuleId | SuiteRuleId;
  /** A path into the file: `cases[3].expected.pots[0].amount`, in a text with line and column. */
  readonly place: string;
  /** What is wrong and what to do about it. */
  readonly message: string;
  readonly expected: string | null;
  readonly found: string | null;
}
