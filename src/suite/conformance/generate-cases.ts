import { fail, figure, invariant, ok, type Result } from '../../kernel/index.ts';
import { explained, nameOf, type RuleId, type Settlement } from '../../rules/index.ts';
import type { Case, CaseCategory, Suite } from '../case.ts';
import {
  type CaseDraft,
  doubt,
  type GeneratedCase,
  type GenerationFault,
  playCases,
  readBack,
  type SecondCalculation,
  type SuiteOptions,
} from '../generate/generate-suite.ts';
import { decidingRules, secondAnswer } from '../mistakes/mistaken-answers.ts';
import type { CaseProfile } from '../plan/profile.ts';
import { WHOLE_SUITE } from '../plan/quotas.ts';
import { disagreements } from '../second-opinion/disagreements.ts';
import {
  type CaseLevel,
  type CaseQuestion,
  type ConformanceCase,
  type Expectation,
  questionOf,
} from './conformance-case.ts';
import { expectationAfter, playQuestion, withEvents } from './expectation.ts';
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
  const made: MadeCase[] = [];
  const wrong = playCases(options, (played) => {
    const one = makeCase(played, options, second);
    if (!one.ok) return one.error;
    made.push(one.value);
    return null;
  });
  if (wrong) return fail(wrong);
  const extra = extraCases(
    made.map(({ plain }) => plain),
    options,
  );
  if (!extra.ok) return extra;
  const suite = { version: 2, seed: options.seed, cases: made.map(({ one }) => one) } as const;
  return ok({ suite, cases: [...made.map(({ plain }) => plain.one), ...extra.value] });
}

/** A case of a suite, and the same in plain JSON. */
export interface MadeCase {
  readonly one: Case;
  readonly plain: PlainCase;
}

/** A case in plain JSON, and how its hand went. */
export interface PlainCase extends LegalCourse {
  readonly one: ConformanceCase;
}

/** A case that was played, read back and calculated twice. Each can be made without the others. */
export function makeCase(
  played: CaseDraft,
  options: SuiteOptions,
  second: SecondCalculation = disagreements,
): Result<MadeCase, GenerationFault> {
  const read = readBack(played);
  if (!read.ok) return read;
  const wrong = doubt(read.value, second);
  if (wrong) return fail(wrong);
  const { category, number } = played;
  const { profile = 'collector' } = options;
  const head = { id: idOf(options, category, number), profile, level: LEVEL_OF[category] };
  const plain = legalCase(read.value, head);
  const doubtful = doubtPlain(plain.one);
  return doubtful ? fail(doubtful) : ok({ one: read.value.one, plain });
}

/** A case as another thread has made it. Few of them are asked how their hands went. */
export const plainCaseFrom = (one: ConformanceCase): PlainCase => ({
  one,
  question: questionOf(one),
  get course() {
    return withEvents(one)!.course;
  },
});

/** What follows from all cases of a suite: those with an illegal event, then unusual tables. */
export function extraCases(
  legal: readonly PlainCase[],
  options: SuiteOptions,
): Result<readonly ConformanceCase[], GenerationFault> {
  const illegal = illegalCases(legal).map((one, i) =>
    illegalCase(one, idOf(options, 'illegal', legal.length + i + 1)),
  );
  const unusual = unusualTables(legal.map(({ question }) => question)).map((one, i) =>
    unusualCase(one, idOf(options, one.category, legal.length + illegal.length + i + 1)),
  );
  const extra = [...illegal, ...unusual];
  for (const one of extra) {
    const doubtful = doubtPlain(one);
    if (doubtful) return fail(doubtful);
  }
  return ok(extra);
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

function legalCase(
  { one, verdict }: GeneratedCase,
  head: { readonly id: string; readonly profile: CaseProfile; readonly level: CaseLevel },
): PlainCase {
  const asked = questionOfHand(verdict, head);
  invariant(asked !== null, () => `${head.id} cannot be asked in plain JSON`);
  const { question, hand, payment, course } = asked;
  const isAsSettled = payment === verdict.payment;
  const settlement = isAsSettled ? verdict.settlement! : explained(hand, payment);
  const why = [...arithmetic(settlement), ...one.notes];
  const expect = expectationAfter(course, payment);
  return { one: withAnswers(question, one.title, expect, why), question, course };
}

function illegalCase({ question, title, rule, why }: IllegalCase, id: string): ConformanceCase {
  const asked = { ...question, id };
  const expect = playQuestion(asked)?.expect;
  invariant(expect?.refused !== undefined, () => `${id} has nothing to refuse`);
  return withAnswers(asked, title, expect!, [why], rule);
}

function unusualCase({ question, title, why }: UnusualTable, id: string): ConformanceCase {
  const asked = { ...question, id };
  const { expect, course, payment } = playQuestion(asked)!;
  const sums = arithmetic(explained(course.at(-1)!, payment!));
  return withAnswers(asked, title, expect, [why, ...sums]);
}

/**
 * In the order people read a case. `broken` is what makes an event illegal: it comes first, whatever
 * else the turns before it decide.
 */
function withAnswers(
  { id, profile, level, table, hole, events, board2, declared }: CaseQuestion,
  title: string,
  expect: Expectation,
  why: readonly string[],
  broken: RuleId | null = null,
): ConformanceCase {
  const hand = { table, hole, events, ...(board2 && { board2 }), declared };
  const rules: RuleId[] = [];
  const one: ConformanceCase = { id, title, rules, profile, level, ...hand, expect, why };
  // Into the same object, so that the second calculation need not play the case again.
  const deciding = decidingRules(one);
  rules.push(...(broken ? new Set([broken, ...deciding]) : deciding));
  return one;
}

/** RET-1, POT-1: where the figures come from. */
export function arithmetic({ hand, uncalledReturned, pots }: Settlement): readonly string[] {
  const back = uncalledReturned;
  const returned = back
    ? [`Uncalled ${figure(back.amount)} returned to ${nameOf(hand, back.seat)} (RET-1).`]
    : [];
  return [...returned, ...pots.map(({ name, calculation }) => `${name}: ${calculation}.`)];
}
