/**
 * Three hundred cases that prove a poker program right or wrong: made, checked twice, compared.
 *
 * @packageDocumentation
 */
export { type Added, addCases } from './add-cases.ts';
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
export { checkSuite, type SuiteReport } from './check/check-suite.ts';
export { reportCheck } from './check/report-check.ts';
export type { SuiteFinding } from './check/suite-finding.ts';
export { type CompareContext, compareNextHands } from './compare/compare.ts';
export {
  type Check,
  type CheckName,
  type Comparison,
  type Mistake,
  reportComparison,
} from './compare/comparison.ts';
export { debugLog } from './compare/debug-log.ts';
export {
  type GenerationFault,
  generateSuite,
  type SuiteOptions,
} from './generate/generate-suite.ts';
export type { HandMadeCase } from './hand-made/hand-made-case.ts';
export {
  type CasesReading,
  checkHandMadeCases,
  readCases,
} from './hand-made/read-cases.ts';
export { QUOTAS } from './plan/quotas.ts';
export type { CaseResult, RunResult } from './run/run-result.ts';
export { disagreements } from './second-opinion/disagreements.ts';
export { readSuite, writeSuite } from './suite-file.ts';
