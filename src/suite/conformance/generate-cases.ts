import { fail, figure, invariant, ok, type Result } from '../../kernel/index.ts';
import { explained, nameOf, type RuleId, type Settlement } from '../../rules/index.ts';
import type { Case, CaseCategory, Suite } from '../case.ts';
import {
  doubt,
  type GeneratedCase,
  type GenerationFault,
  playCases,
  type SecondCalculation,
  type SuiteOptions,
} from '../generate/generate-suite.ts';
import { decidingRules, secondAnswer } from '../mistakes/mistaken-answers.ts';
import { WHOLE_SUITE } from '../plan/quotas.ts';
import { disagreements } from '../second-opinion/disagreements.ts';
import type { CaseLevel, CaseQuestion, ConformanceCase, Expectation } from './conformance-case.ts';
import { expectationAfter, playQuestion } from './expectation.ts';
import { type IllegalCase, illegalCases, type LegalCourse } from './illegal-cases.ts';
import { judgeCase } from './judge-case.ts';
import { questionOfHand } from './question-of-hand.ts';
import { type UnusualTable, unusualTables } from './unusual-tables.ts';

/** A suite as people read it, and the same cases as any program reads them. */
export interface GeneratedCases {
  readonly suite: Suite;
  /** The suite's own cases in its order, then those with an illegal event, then unusual tables. */
  readonly cases: readonly ConformanceCase[];
}

/**
 * The same options give the same cases in every run of a version. The plain JSON is always calculated twice;
 * `second` does it for the hands in the notation.
 */
export function generateCases(
  options: SuiteOptions,
  second: SecondCalculation = disagreements,
): Result<GeneratedCases, GenerationFault> {
  const suite: Case[] = [];
  const legal: PlainCase[] = [];
  const wrong = playCases(options, (played) => {
    const plain = plainCase(played, options);
    suite.push(played.one);
    legal.push(plain);
    return doubt(played.one, plain.question.events, second);
  });
  if (wrong) return fail(wrong);
  const cases: ConformanceCase[] = [];
  for (const one of [...legal.map(({ one }) => one), ...extraCases(legal, options)]) {
    const verified = verifyCase(one);
    if (!verified.ok) return verified;
    cases.push(verified.value);
  }
  return ok({ suite: { version: 2, seed: options.seed, cases: suite }, cases });
}

/** A case as the rules played it, not yet calculated a second time. */
export interface UnverifiedCase extends Pick<ConformanceCase, 'title' | 'expect' | 'why'> {
  readonly question: CaseQuestion;
  /** The rule that its last event breaks; null for a legal hand. */
  readonly broken: RuleId | null;
}

/** A case in plain JSON, and how its hand went. */
export interface PlainCase extends LegalCourse {
  readonly one: UnverifiedCase;
}

/** A case that was played, in plain JSON. */
export function plainCase({ one, number, built }: GeneratedCase, options: SuiteOptions): PlainCase {
  const { category } = one;
  const { profile = 'collector' } = options;
  const head = { id: idOf(options, category, number), profile, level: LEVEL_OF[category] };
  const { question, hand, payment, course } = questionOfHand(built, head);
  const isAsSettled = payment === built.payment;
  const settlement = isAsSettled ? built.settlement : explained(hand, payment);
  const why = [...arithmetic(settlement), ...one.notes];
  const expect = expectationAfter(course, payment);
  return { one: { question, title: one.title, expect, why, broken: null }, question, course };
}

/** What follows from all cases of a suite: those with an illegal event, then unusual tables. */
export function extraCases(
  legal: readonly LegalCourse[],
  options: SuiteOptions,
): readonly UnverifiedCase[] {
  const illegal = illegalCases(legal).map((one, i) =>
    illegalCase(one, idOf(options, 'illegal', legal.length + i + 1)),
  );
  const unusual = unusualTables(legal.map(({ question }) => question)).map((one, i) =>
    unusualCase(one, idOf(options, one.category, legal.length + illegal.length + i + 1)),
  );
  return [...illegal, ...unusual];
}

/** Calculates a case a second time, and finds the rules that decide it. Each needs no other. */
export function verifyCase({
  question,
  title,
  expect,
  why,
  broken,
}: UnverifiedCase): Result<ConformanceCase, GenerationFault> {
  const one = inReadingOrder(question, title, expect, why);
  const doubtful = doubtPlain(one);
  if (doubtful) return fail(doubtful);
  const deciding = decidingRules(one);
  // An illegal event's own rule comes first, whatever else the turns before it decide.
  return ok({ ...one, rules: broken ? [...new Set([broken, ...deciding])] : deciding });
}

const idOf = (options: SuiteOptions, category: string, number: number): string =>
  `${suiteName(options)}/${category}/${String(number).padStart(4, '0')}`;

/**
 * `classic`, with another seed `classic-s7`, of fewer cases `classic-60-mixed`: an id means one case
 * for ever, so what has other cases has other ids.
 */
function suiteName({
  seed,
  profile = 'collector',
  count = WHOLE_SUITE,
  players,
  category,
  complexity,
}: SuiteOptions): string {
  return [
    profile,
    ...(seed === 1 ? [] : [`s${seed}`]),
    ...(count === WHOLE_SUITE ? [] : [count]),
    ...(players ? [`p${players.min}-${players.max}`] : []),
    ...(category ? [category] : []),
    ...(complexity ? [complexity] : []),
  ].join('-');
}

/** The same for a case in plain JSON as `doubt` for a hand. */
function doubtPlain(one: ConformanceCase): GenerationFault | null {
  const { outcome, differences } = judgeCase(one, secondAnswer(one));
  if (outcome === 'passed') return null;
  return {
    kind: 'disagreement',
    message: `Case ${one.id}: the second calculation disagrees with the engine.`,
    hand: JSON.stringify(one),
    disagreements: differences.map(
      ({ place, expected, found }) =>
        `${place}: expected ${JSON.stringify(expected)}, the second calculation has ${JSON.stringify(found)}.`,
    ),
  };
}

/** What a case of the category is mostly about. */
const LEVEL_OF: Readonly<Record<CaseCategory, CaseLevel>> = {
  'bb-ante': 'pots',
  'short-stack': 'betting',
  'all-ins': 'pots',
  'side-pots': 'pots',
  'multi-street': 'betting',
  position: 'betting',
  folds: 'pots',
  transitions: 'next',
  calculation: 'showdown',
  mixed: 'showdown',
};

function illegalCase({ question, title, rule, why }: IllegalCase, id: string): UnverifiedCase {
  const asked = { ...question, id };
  const expect = playQuestion(asked)?.expect;
  invariant(expect?.refused !== undefined, () => `${id} has nothing to refuse`);
  return { question: asked, title, expect: expect!, why: [why], broken: rule };
}

function unusualCase({ question, played, title, why }: UnusualTable, id: string): UnverifiedCase {
  const { expect, course, payment } = played;
  const sums = arithmetic(explained(course.at(-1)!, payment));
  return { question: { ...question, id }, title, expect, why: [why, ...sums], broken: null };
}

/** A case in the order people read it; the rules that decide it are not known yet. */
function inReadingOrder(
  { id, profile, level, table, hole, events, board2, declared }: CaseQuestion,
  title: string,
  expect: Expectation,
  why: readonly string[],
): ConformanceCase {
  const question = { id, title, rules: [], profile, level, table, hole, events };
  const answers = { declared, expect, why };
  return board2 ? { ...question, board2, ...answers } : { ...question, ...answers };
}

/** RET-1, POT-1: where the figures come from. */
export function arithmetic({ hand, uncalledReturned, pots }: Settlement): readonly string[] {
  const back = uncalledReturned;
  const returned = back
    ? [`Uncalled ${figure(back.amount)} returned to ${nameOf(hand, back.seat)} (RET-1).`]
    : [];
  return [...returned, ...pots.map(({ name, calculation }) => `${name}: ${calculation}.`)];
}
