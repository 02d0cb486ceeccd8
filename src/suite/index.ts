/**
 * Three hundred cases that prove a poker program right or wrong: made, checked twice, compared.
 *
 * @packageDocumentation
 */
export { addCases } from './add-cases.ts';
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
export { checkSuite } from './check/check-suite.ts';
export { reportCheck, reportFindings } from './check/report-check.ts';
export { RULE_CLAIMS, rulesDeciding } from './check/rule-claims.ts';
export type { SuiteFinding } from './check/suite-finding.ts';
export { compareNextHands } from './compare/compare.ts';
export {
  type Check,
  type CheckName,
  type Comparison,
  headline,
  NOT_JUDGED,
  reportComparison,
} from './compare/comparison.ts';
export { debugLog } from './compare/debug-log.ts';
export { buttonText } from './compare/why-order.ts';
export {
  answerWithin,
  type CaseAnswer,
  type Hello,
  idOfLine,
  isHello,
  readAnswerLine,
} from './conformance/answer.ts';
export { badgeOf } from './conformance/badge.ts';
export { bugReport, handLines } from './conformance/bug-report.ts';
export {
  differenceWords,
  LEVEL_WORDS,
  placeWords,
  sizeWords,
  valueWords,
  whyTitle,
} from './conformance/case-words.ts';
export {
  type CaseLevel,
  type ConformanceCase,
  caseFileName,
  categoryOf,
  EXTRA_CATEGORIES,
  isSameSuite,
  LEVELS,
  levelsOf,
  PROTOCOL,
  questionOf,
  SUITE_VERSION,
} from './conformance/conformance-case.ts';
export { expectationOf } from './conformance/expectation.ts';
export { FEATURES, type Feature, type FeaturedCase, featuresOf } from './conformance/features.ts';
export {
  extraCases,
  generateCases,
  type PlainCase,
  plainCase,
  type UnverifiedCase,
  verifyCase,
} from './conformance/generate-cases.ts';
export { htmlReport } from './conformance/html-report.ts';
export {
  type CaseVerdict,
  errorVerdict,
  judgeCase,
  skipVerdict,
} from './conformance/judge-case.ts';
export { junitOf } from './conformance/junit.ts';
export {
  type KnownFailures,
  knownFailures,
  readKnownFailures,
  writeKnownFailures,
} from './conformance/known-failures.ts';
export { matrixMarkdown, matrixPage } from './conformance/matrix.ts';
export { pageOf, skipRows } from './conformance/page-parts.ts';
export { readConformanceCases } from './conformance/read-cases.ts';
export { readResult } from './conformance/read-result.ts';
export {
  type CauseGroup,
  type ConformanceResult,
  casesOf,
  causeSentence,
  ERROR_TITLE,
  percentOf,
  programTitle,
  resultOf,
  type Score,
} from './conformance/result.ts';
export { RULE_TITLES } from './conformance/rule-titles.ts';
export { type Shrunk, shrinkCase } from './conformance/shrink.ts';
export {
  doubt,
  type GenerationFault,
  generateSuite,
  playCases,
  type SuiteOptions,
} from './generate/generate-suite.ts';

export {
  checkHandMadeCases,
  readCases,
} from './hand-made/read-cases.ts';
export { diagnose, type JudgedAnswer } from './mistakes/diagnose.ts';

export { CASE_PROFILES, type CaseProfile } from './plan/profile.ts';
export { PLAYER_GROUPS, type PlayerGroup, playerGroupOf, WHOLE_SUITE } from './plan/quotas.ts';
export { endingOf } from './report/ending.ts';
export { excludedText, moneyLines, setUpText, stackSum } from './report/lines.ts';
export {
  DATA_ID,
  type EmbeddedData,
  suiteKey,
  writePage,
  writePageOfLines,
} from './report/page.ts';
export {
  acceptAnswers,
  acceptedPath,
  isAcceptable,
  judgeAnswer,
  neighboursOf,
  readAccepted,
  writeAccepted,
} from './run/judge-answer.ts';
export { failureWords, type ProgramFailure, type Reply } from './run/program-failure.ts';
export {
  type Accepted,
  type CaseResult,
  type RunResult,
  type RunSummary,
  summarise,
  type Tally,
} from './run/run-result.ts';

export type { AnteKind } from './simulate/levels.ts';
export { simulateHands } from './simulate/simulate.ts';
export { readSuite, type SuiteLines, suiteOfLines, writeSuite } from './suite-file.ts';
