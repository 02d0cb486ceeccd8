import { RULE_IDS, type RuleId } from '../../rules/index.ts';
import { EXERCISES, exercisedBy } from './exercised.ts';
import { type Facts, profileOf } from './facts.ts';
import type { SuiteFinding } from './suite-finding.ts';
import type { CoverageRow } from './tables.ts';

const FEWEST = 3;

/** Posting, uncalled chips, pots, winning and the next hand: what a suite is there for. */
const PROVED = /^(?:POST|RET|POT|WIN|ODD|SHOW|RUN|NEXT)-/;

/** What takes a house rule, cards or a second board: a plain suite has none. */
const NOT_PLAIN = /^(?:POST-5|RET-2|WIN-1|WIN-4|SHOW-1|RUN-1|NEXT-4|NEXT-5)$/;

/** Rules against the number of cases that exercise each, in the order of the rule book. */
export function coverageOf(cases: readonly Facts[]): readonly CoverageRow[] {
  const counts = new Map<RuleId, number>();
  for (const facts of cases) {
    for (const rule of exercisedBy(facts)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const isPlain = profileOf(cases) === 'plain';
  return RULE_IDS.map((rule): CoverageRow => {
    const shown = EXERCISES[rule];
    if ('error' in shown) return { rule, shows: shown.error, cases: null, atLeast: 0 };
    const isAsked = PROVED.test(rule) && !(isPlain && NOT_PLAIN.test(rule));
    const atLeast = isAsked ? FEWEST : 0;
    return { rule, shows: shown.shows, cases: counts.get(rule) ?? 0, atLeast };
  });
}

/** SUITE-14 */
export const coverageFindings = (rows: readonly CoverageRow[]): readonly SuiteFinding[] =>
  rows
    .filter(({ cases, atLeast }) => cases !== null && cases < atLeast)
    .map(({ rule, shows, cases, atLeast }) => ({
      caseId: null,
      rule: 'SUITE-14',
      place: 'cases',
      message: `${rule} (${shows}) is exercised by ${cases} cases; a whole suite has ${atLeast} or more.`,
      expected: `${atLeast} or more`,
      found: String(cases),
    }));
