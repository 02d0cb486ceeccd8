import { CATEGORIES, type Case, type Category } from '../case.ts';
import { type ButtonRule, MISTAKES, type Mistake } from '../compare/comparison.ts';
import type { CaseResult } from './run-result.ts';

export interface Tally {
  readonly cases: number;
  readonly passed: number;
  /** Differs from the computed answer, but was accepted before. */
  readonly accepted: number;
  readonly failed: number;
}

export interface RunSummary extends Tally {
  /** In the order of the categories; only those that occur. */
  readonly categories: readonly (Tally & { readonly category: Category })[];
  /** How many cases show each mistake, most first. */
  readonly mistakes: readonly { readonly mistake: Mistake; readonly cases: number }[];
  /** How many wrong orders fit each other button rule, most first; one order may fit two. */
  readonly buttonRules: readonly { readonly rule: ButtonRule; readonly cases: number }[];
}

/** A run counted: in all, by category, by kind of mistake. */
export function summarise(cases: readonly Case[], results: readonly CaseResult[]): RunSummary {
  const categoryOf = new Map(cases.map(({ id, category }) => [id, category]));
  const categories = CATEGORIES.flatMap((category) => {
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
