import type { Case, Suite } from './case.ts';
import { checkSuite } from './check/check-suite.ts';
import type { SuiteFinding } from './check/suite-finding.ts';
import { checkHandMadeCases, readCases } from './hand-made/read-cases.ts';

/** A suite with cases added, and what was not taken. */
export interface Added {
  readonly suite: Suite;
  readonly taken: readonly string[];
  /** Why a case was left out: what is wrong with it, or an id that is there already. */
  readonly refused: readonly SuiteFinding[];
}

/**
 * Takes the cases of a file into a suite, with their ids. A case that is wrong is not taken, nor
 * one whose id is in the suite: nothing is overwritten.
 */
export function addCases(suite: Suite, text: string, path: string): Added {
  const { cases, findings } = rightCases(text, path);
  const ids = new Set(suite.cases.map(({ id }) => id));
  const refused: SuiteFinding[] = [...findings];
  const taken: Case[] = [];
  for (const one of cases) {
    if (!ids.has(one.id)) {
      ids.add(one.id);
      taken.push(one);
      continue;
    }
    const message = `There is a case ${one.id} in the suite already; give this one another id.`;
    refused.push({
      caseId: one.id,
      rule: 'SUITE-3',
      place: 'id',
      message,
      expected: null,
      found: one.id,
    });
  }
  return {
    suite: { ...suite, cases: [...suite.cases, ...taken] },
    taken: taken.map(({ id }) => id),
    refused,
  };
}

/** The cases of a file that nothing is wrong with, and what is wrong with the others. */
function rightCases(
  text: string,
  path: string,
): { readonly cases: readonly Case[]; readonly findings: readonly SuiteFinding[] } {
  const read = readCases(text, path);
  if (read.kind === 'hand-made') {
    const { right, report } = checkHandMadeCases(read.cases);
    return { cases: right, findings: report.findings };
  }
  if (!read.suite) return { cases: [], findings: read.findings };
  const { findings } = checkSuite(read.suite, read.findings);
  const wrong = new Set(findings.map(({ caseId }) => caseId));
  return {
    cases: read.suite.cases.filter(({ id }) => !wrong.has(id)),
    // What a whole suite has to fill says nothing about its cases.
    findings: findings.filter(({ caseId }) => caseId !== null),
  };
}
