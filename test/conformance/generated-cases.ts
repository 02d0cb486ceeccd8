import {
  type CaseProfile,
  type ConformanceCase,
  generateCases,
  type SuiteOptions,
} from '../../src/suite/index.ts';

/** Cases that must come out. */
export function casesOf(
  profile: CaseProfile,
  options: SuiteOptions = { seed: 1 },
): readonly ConformanceCase[] {
  const made = generateCases({ ...options, profile });
  if (!made.ok) throw new Error(made.error.message);
  return made.value.cases;
}
