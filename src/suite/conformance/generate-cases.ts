import { fail, figure, invariant, ok, type Result } from '../../kernel/index.ts';
import { explained, type Hand, nameOf, type RuleId, type Settlement } from '../../rules/index.ts';
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
import type { CaseProfile } from '../plan/profile.ts';
import { disagreements } from '../second-opinion/disagreements.ts';
import type { CaseLevel, CaseQuestion, ConformanceCase, Expectation } from './conformance-case.ts';
import { expectationAfter, playQuestion } from './expectation.ts';
import { type IllegalCase, illegalCases } from './illegal-cases.ts';
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
  const plain = new PlainCases(options, second);
  const wrong = playCases(options, (played) => {
    suite.push(played.one);
    return plain.add(played);
  });
  if (wrong) return fail(wrong);
  const cases = plain.finish();
  if (!cases.ok) return cases;
  return ok({ suite: { version: 2, seed: options.seed, cases: suite }, cases: cases.value });
}

/** The cases of a suite in plain JSON, made of its hands one by one and calculated twice. */
export class PlainCases {
  readonly #options: SuiteOptions;
  readonly #second: SecondCalculation;
  readonly #legal: LegalCase[] = [];

  constructor(options: SuiteOptions, second: SecondCalculation = disagreements) {
    this.#options = options;
    this.#second = second;
  }

  /** The next case of the suite; null if there is no fault with it. */
  add(played: GeneratedCase): GenerationFault | null {
    const wrong = doubt(played, this.#second);
    if (wrong) return wrong;
    const { category } = played.one;
    const { profile = 'collector' } = this.#options;
    const id = this.#idOf(category, this.#legal.length + 1);
    this.#legal.push(legalCase(played, { id, profile, level: LEVEL_OF[category] }));
    return null;
  }

  /** All of them, then those with an illegal event, then unusual tables. */
  finish(): Result<readonly ConformanceCase[], GenerationFault> {
    const legal = this.#legal;
    const illegal = illegalCases(legal).map((one, i) =>
      illegalCase(one, this.#idOf('illegal', legal.length + i + 1)),
    );
    const unusual = unusualTables(legal.map(({ question }) => question)).map((one, i) =>
      unusualCase(one, this.#idOf(one.category, legal.length + illegal.length + i + 1)),
    );
    const cases = [...legal.map(({ one }) => one), ...illegal, ...unusual];
    const doubtful = cases.find((one) => judgeCase(one, secondAnswer(one)).outcome !== 'passed');
    return doubtful ? fail(disagreement(doubtful)) : ok(cases);
  }

  #idOf(category: string, number: number): string {
    const { seed, profile = 'collector' } = this.#options;
    // Another seed has other cases, so it has other ids.
    return `${profile}${seed === 1 ? '' : `-s${seed}`}/${category}/${String(number).padStart(4, '0')}`;
  }
}

/** The same for a case in plain JSON as `doubt` for a hand. */
function disagreement(one: ConformanceCase): GenerationFault {
  const { differences } = judgeCase(one, secondAnswer(one));
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

interface LegalCase {
  readonly one: ConformanceCase;
  readonly question: CaseQuestion;
  readonly course: readonly Hand[];
}

function legalCase(
  { one, verdict }: GeneratedCase,
  head: { readonly id: string; readonly profile: CaseProfile; readonly level: CaseLevel },
): LegalCase {
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
