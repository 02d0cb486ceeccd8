import type { Suite } from '../../src/suite/case.ts';
import { generateSuite, type SuiteOptions } from '../../src/suite/generate/generate-suite.ts';

/** A suite that must come out. */
export function suiteOf(options: SuiteOptions): Suite {
  const made = generateSuite(options);
  if (!made.ok) throw new Error(`${made.error.message} ${made.error.disagreements.join(' ')}`);
  return made.value;
}
