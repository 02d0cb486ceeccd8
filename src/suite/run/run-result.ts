import type { ButtonRule, Mistake } from '../compare/comparison.ts';

/** What became of one case. */
export interface CaseResult {
  readonly id: string;
  readonly passed: boolean;
  /** Why it failed, in a sentence; null if it passed. */
  readonly reason: string | null;
  /** What the program printed, shortened if it was very long; null if there was nothing. */
  readonly actual: string | null;
  /** Whether this answer was accepted before: shown apart from what passed. */
  readonly accepted: boolean;
  /** The kinds of mistake the answer shows. */
  readonly mistakes: readonly Mistake[];
  /** The other button rules the order fits, if it is wrong and fits any. */
  readonly buttonRules?: readonly ButtonRule[];
}

/** A program held against a suite. */
export interface RunResult {
  /** The command that was run. */
  readonly app: string;
  readonly results: readonly CaseResult[];
}

/** `suite.accepted.json`: answers accepted beside the computed ones, by case. */
export type Accepted = Readonly<Record<string, { readonly nextHand: string }>>;
