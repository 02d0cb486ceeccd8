/**
 * Three hundred cases that prove a poker program right or wrong: made, checked twice, compared.
 * What the package promises under `sidepot/suite`.
 *
 * @packageDocumentation
 */
import { checked, fail, type Problem, type Result } from '../kernel/index.ts';
import * as adding from './add-cases.ts';
import type { Suite } from './case.ts';
import * as checking from './check/check-suite.ts';
import { reportCheck as report } from './check/report-check.ts';
import * as comparing from './compare/compare.ts';
import { reportComparison as reportCompared } from './compare/comparison.ts';
import { debugLog as log } from './compare/debug-log.ts';
import { generateSuite as generate, type SuiteOptions } from './generate/generate-suite.ts';
import * as handMade from './hand-made/read-cases.ts';
import * as file from './suite-file.ts';

export type { Added } from './add-cases.ts';
export {
  CASE_CATEGORIES,
  type Case,
  type CaseCategory,
  COMPLEXITIES,
  type Complexity,
  STACK_SIZES,
  type StackSize,
  type Suite,
} from './case.ts';
export type { SuiteReport } from './check/check-suite.ts';
export type { SuiteFinding } from './check/suite-finding.ts';
export type { CompareContext } from './compare/compare.ts';
export type { Check, CheckName, Comparison, Mistake } from './compare/comparison.ts';
export type { SuiteOptions } from './generate/generate-suite.ts';
export type { HandMadeCase } from './hand-made/hand-made-case.ts';
export type { CasesReading } from './hand-made/read-cases.ts';
export { QUOTAS } from './plan/quotas.ts';
export type { CaseResult, RunResult } from './run/run-result.ts';

/**
 * Holds a program's next hand against the right one, read as people paste it. `expected` is null
 * when the tournament is over (NEXT-6).
 *
 * ```ts
 * const compared = compareNextHands(expected, actual);
 * if (compared.ok) compared.value.passed; // true
 * ```
 */
export const compareNextHands = /* @__PURE__ */ checked(
  'two texts of a next hand',
  'NEXT-1',
  comparing.compareNextHands,
);

/** The same options give the same suite in every run of a version. Why there is none is a problem. */
export function generateSuite(options: SuiteOptions): Result<Suite, readonly Problem[]> {
  const made = generateFrom(options);
  if (!made.ok) return made;
  if (made.value.ok) return made.value;
  const { message } = made.value.error;
  return fail([{ rule: 'NOTE-1', severity: 'error', message, path: 'options' }]);
}

const generateFrom = /* @__PURE__ */ checked(
  'options for a suite',
  'NOTE-1',
  (options: SuiteOptions) => generate(options),
);

/** Validates any suite: ours, edited or hand-made. */
export const checkSuite = /* @__PURE__ */ checked('a suite', 'NOTE-1', checking.checkSuite);

/** A check of a suite for people. */
export const reportCheck = /* @__PURE__ */ checked('a report of checkSuite', 'NOTE-1', report);

/** A comparison for people. */
export const reportComparison = /* @__PURE__ */ checked('a comparison', 'NOTE-1', reportCompared);

/** Everything about a comparison, ready to paste into a bug report. */
export const debugLog = /* @__PURE__ */ checked('a comparison', 'NOTE-1', log);

/** Reads `suite.json`. */
export const readSuite = /* @__PURE__ */ checked('the text of a suite', 'NOTE-1', file.readSuite);

/** Writes `suite.json`. */
export const writeSuite = /* @__PURE__ */ checked('a suite', 'NOTE-1', file.writeSuite);

/** Reads hand-made cases, also out of a page. */
export const readCases = /* @__PURE__ */ checked('the text of cases', 'NOTE-1', handMade.readCases);

/** Checks hand-made cases against the rules. */
export const checkHandMadeCases = /* @__PURE__ */ checked(
  'a list of cases',
  'NOTE-1',
  handMade.checkHandMadeCases,
);

/** Takes hand-made cases into a suite. */
export const addCases = /* @__PURE__ */ checked('a suite and cases', 'NOTE-1', adding.addCases);
