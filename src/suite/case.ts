import type { VerdictJson } from '../referee/index.ts';

export const STACK_SIZES = ['thousands', 'hundreds-of-thousands', 'millions'] as const;
export type StackSize = (typeof STACK_SIZES)[number];

export const COMPLEXITIES = ['simple', 'medium', 'complex'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

export const CASE_CATEGORIES = [
  'bb-ante',
  'short-stack',
  'all-ins',
  'side-pots',
  'multi-street',
  'position',
  'folds',
  'transitions',
  'calculation',
  'mixed',
] as const;
export type CaseCategory = (typeof CASE_CATEGORIES)[number];

/** One hand with its outcome and everything a right program makes of it. */
export interface Case {
  /** `TC-1.1` and so on. */
  readonly id: string;
  readonly title: string;
  readonly players: number;
  readonly stackSize: StackSize;
  readonly complexity: Complexity;
  readonly category: CaseCategory;
  /** The hand in the notation, with actions and outcome. */
  readonly hand: string;
  /** As `settle --json` prints it, with `file` null. */
  readonly expected: VerdictJson;
  readonly notes: readonly string[];
}

/** `suite.json`: an interface that does not change. */
export interface Suite {
  readonly version: 2;
  readonly seed: number;
  readonly cases: readonly Case[];
}
