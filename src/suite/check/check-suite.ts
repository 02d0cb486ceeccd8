import type { Case, StackSize, Suite } from '../case.ts';
import { complexityFault, missingFor } from '../categories.ts';
import { type CaseFacts, factsOf } from '../facts.ts';
import { checkClaimedPlayer } from '../hand-made/check-claims.ts';
import { WHOLE_SUITE } from '../plan/quotas.ts';
import { checkCaseHand, checkFinished } from './check-case.ts';
import { checkExpected } from './check-expected.ts';
import { Numbers } from './check-numbers.ts';
import { checkSetup } from './check-setup.ts';
import {
  type CoverageRow,
  coverageFindings,
  coverageOf,
  type FeatureRow,
  featureFindings,
  featureRows,
  profileOf,
  type QuotaTable,
  quotaFindings,
  quotaTables,
} from './coverage.ts';
import { type AddFinding, findingAdder, type SuiteFinding } from './suite-finding.ts';

/** Everything there is to say about a suite. */
export interface SuiteReport {
  readonly cases: number;
  /** Only a whole suite has to fill quotas and cover the rules. */
  readonly isWhole: boolean;
  readonly findings: readonly SuiteFinding[];
  readonly quotas: readonly QuotaTable[];
  readonly features: readonly FeatureRow[];
  readonly coverage: readonly CoverageRow[];
}

/** Validates a suite, ours or edited. `read` is what `readSuite` found in its file. */
export function checkSuite(suite: Suite, read: readonly SuiteFinding[] = []): SuiteReport {
  const { cases } = suite;
  const isWhole = cases.length === WHOLE_SUITE;
  const findings: SuiteFinding[] = [...read];
  const numbers = new Numbers(isWhole);
  const courses = new Map<string, string>();
  const played: CaseFacts[] = [];
  for (const [index, one] of cases.entries()) {
    const tell = findingAdder(findings, one.id, index);
    numbers.checkId(one, index, tell);
    const facts = checkCase(one, numbers, tell);
    if (!facts) continue;
    played.push(facts);
    checkCourse(facts, courses, tell);
  }
  numbers.checkNumbers();
  const profile = profileOf(played);
  const quotas = quotaTables(cases, profile);
  const features = featureRows(played);
  const coverage = coverageOf(played);
  // Cases that could not be played are missing in the counts: that is said already.
  if (isWhole)
    findings.push(...quotaFindings(quotaTables(withRightSizes(cases, findings), profile)));
  if (isWhole && played.length === cases.length) {
    findings.push(...featureFindings(features), ...coverageFindings(coverage));
  }
  return { cases: cases.length, isWhole, findings, quotas, features, coverage };
}

/** A wrong badge for the stacks is one finding, not one more for each quota it shifts. */
function withRightSizes(
  cases: readonly Case[],
  findings: readonly SuiteFinding[],
): readonly Case[] {
  const sizes = new Map(
    findings.flatMap(({ place, expected }) =>
      place.endsWith('.stackSize') && expected !== null ? [[place, expected as StackSize]] : [],
    ),
  );
  return cases.map((one, i) => {
    const stackSize = sizes.get(`cases[${i}].stackSize`);
    return stackSize === undefined ? one : { ...one, stackSize };
  });
}

/** One case by itself. What follows from a hand that cannot be played is not said as well. */
function checkCase(one: Case, numbers: Numbers, tell: AddFinding): CaseFacts | null {
  const verdict = checkCaseHand(one, tell);
  if (!verdict) {
    checkOwnFigures(one, tell);
    return null;
  }
  const { number, at } = verdict.record;
  numbers.addNumber(number, at.line, one.expected.hand, tell);
  if (!checkFinished(verdict, tell)) return null;
  const facts = factsOf(one, verdict)!;
  checkSetup(facts, tell);
  checkExpected(facts, verdict, tell);
  checkBadges(facts, tell);
  return facts;
}

/** CHIP-2, CHIP-3: what no hand can give, said also where the hand itself is wrong. */
function checkOwnFigures({ expected: { players } }: Case, tell: AddFinding): void {
  for (const [i, player] of players.entries()) {
    const { name, position, start, final, contributed, live, maxWin } = player;
    const claimed = { name, position, start, final, contributed, live, maxWin, new: player.new };
    checkClaimedPlayer({ ...claimed, line: i, isAllIn: false, wins: [] }, (rule, line, message) => {
      tell(rule, `expected.players[${line}]`, message);
    });
  }
}

/** The largest table of the quotas. */
const MOST_PLAYERS = 9;

/** SUITE-11, SUITE-12: the badges of a case say what its hand shows. */
function checkBadges(facts: CaseFacts, tell: AddFinding): void {
  const { players, complexity, category } = facts.one;
  const dealtIn = facts.table.dealtIn.length;
  if (players !== dealtIn) {
    const message = `The badge says ${players} players and ${dealtIn} are dealt in.`;
    const answers = { expected: String(dealtIn), found: String(players) };
    tell('SUITE-11', 'players', message, answers);
  } else if (dealtIn > MOST_PLAYERS) {
    const message = `${dealtIn} players are dealt in; a suite seats two to nine.`;
    tell('SUITE-11', 'players', message, { found: String(dealtIn) });
  }
  const fault = complexityFault(complexity, facts);
  if (fault) {
    const message = `This is not a ${complexity} case: ${fault}.`;
    tell('SUITE-11', 'complexity', message, { found: complexity });
  }
  const missing = missingFor(category, facts);
  if (missing) {
    const message = `A ${category} case shows ${missing}; this one does not.`;
    tell('SUITE-12', 'category', message, { expected: missing, found: category });
  }
}

/** SUITE-13 */
function checkCourse(
  { course, one }: CaseFacts,
  courses: Map<string, string>,
  tell: AddFinding,
): void {
  const twin = courses.get(course);
  if (twin === undefined) courses.set(course, one.id);
  else
    tell('SUITE-13', 'hand', `The same seats do the same things as in ${twin}.`, { found: twin });
}
