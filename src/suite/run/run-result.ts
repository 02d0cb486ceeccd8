import type { ButtonRule } from '../../rules/index.ts';
import { CASE_CATEGORIES, type Case, type CaseCategory } from '../case.ts';
import { MISTAKES, type Mistake } from '../compare/comparison.ts';

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

export interface Tally {
  readonly cases: number;
  readonly passed: number;
  /** Differs from the computed answer, but was accepted before. */
  readonly accepted: number;
  readonly failed: number;
}

export interface RunSummary extends Tally {
  /** In the order of the categories; only those that occur. */
  readonly categories: readonly (Tally & { readonly category: CaseCategory })[];
  /** How many cases show each mistake, most first. */
  readonly mistakes: readonly { readonly mistake: Mistake; readonly cases: number }[];
  /** How many wrong orders fit each other button rule, most first; one order may fit two. */
  readonly buttonRules: readonly { readonly rule: ButtonRule; readonly cases: number }[];
}

/** A run counted: in all, by category, by kind of mistake. */
export function summarise(cases: readonly Case[], results: readonly CaseResult[]): RunSummary {
  const categoryOf = new Map(cases.map(({ id, category }) => [id, category]));
  const categories = CASE_CATEGORIES.flatMap((category) => {
    const own = results.filter(({ id }) => categoryOf.get(id) === category);
    return own.length > 0 ? [{ category, ...tally(own) }] : [];
  });
  const wrong = results.filter(({ passed, accepted }) => !passed && !accepted);
  const mistakes = MISTAKES.map((mistake) => ({
    mistake,
    cases: wrong.filter((result) => result.mistakes.includes(mistake)).length,
  }));
  const buttonRules = BUTTON_RULES.map((rule) => ({
    rule,
    cases: wrong.filter((result) => result.buttonRules?.includes(rule)).length,
  }));
  return {
    ...tally(results),
    categories,
    mistakes: mostFirst(mistakes),
    buttonRules: mostFirst(buttonRules),
  };
}

const BUTTON_RULES: readonly ButtonRule[] = ['moving', 'dead', 'seat'];

const mostFirst = <T extends { readonly cases: number }>(rows: readonly T[]): readonly T[] =>
  rows.filter(({ cases }) => cases > 0).sort((a, b) => b.cases - a.cases);

function tally(results: readonly CaseResult[]): Tally {
  const passed = results.filter((result) => result.passed).length;
  const accepted = results.filter((result) => !result.passed && result.accepted).length;
  return { cases: results.length, passed, accepted, failed: results.length - passed - accepted };
}
