import type { RuleId } from '../../rules/index.ts';
import type { CaseAnswer } from '../conformance/answer.ts';
import type {
  CaseQuestion,
  ConformanceCase,
  NextPositions,
  Turn,
} from '../conformance/conformance-case.ts';
import { hasFeature } from '../conformance/features.ts';
import { judgeCase } from '../conformance/judge-case.ts';
import { type BettingEnd, bettingChange, playBetting } from './betting.ts';
import {
  type Breaks,
  breaksNothing,
  breaksOnly,
  CLAIMED_MISTAKES,
  MISTAKE_IDS,
  type MistakeId,
  PROGRAM_MISTAKES,
} from './mistakes.ts';
import { nextPositionsAfter } from './next-positions.ts';
import { payWithMistake, type Strengths, strengthsOf } from './payout.ts';
import { type CutPots, cutPots, percentagesOf } from './pots.ts';

/** What programs with a mistake answer where it shows. */
export interface MistakenAnswers {
  /** A program that takes every action as well as it can. */
  readonly lenient: CaseAnswer;
  /** A program that refuses whatever is not exactly what it offered. */
  readonly strict: CaseAnswer;
}

/** The answer of a right program, calculated a second time. */
export function secondAnswer(question: CaseQuestion): CaseAnswer {
  return answerAfter(question, playRight(question));
}

/** The answer of a program with a mistake, with nothing taken from a right one. */
export const answerWith = (question: CaseQuestion, mistake: MistakeId): CaseAnswer =>
  answerAfter(question, playWith(question, breaksOnly(mistake)));

const answerAfter = (
  question: CaseQuestion,
  { betting, money }: Pick<RightCourse, 'betting' | 'money'>,
): CaseAnswer => ({
  ...bettingAnswer(question, betting),
  ...(money && moneyAnswer(question, money)),
});

/** Every mistake that shows in a case. */
export function mistakenAnswers(one: ConformanceCase): ReadonlyMap<MistakeId, MistakenAnswers> {
  const known = KNOWN.get(one);
  if (known) return known;
  const found = new Map<MistakeId, MistakenAnswers>();
  for (const mistake of MISTAKE_IDS) {
    const answers = answersWith(one, mistake);
    if (answers) found.set(mistake, answers);
  }
  KNOWN.set(one, found);
  return found;
}

/** They are the same for every program that gets the case wrong. */
const KNOWN = new WeakMap<ConformanceCase, ReadonlyMap<MistakeId, MistakenAnswers>>();

/** null if a program with the mistake is right all the same. */
export function answersWith(one: ConformanceCase, mistake: MistakeId): MistakenAnswers | null {
  const right = playRight(one);
  if (!isPossible(one, right, mistake)) return null;
  const lenient = wrongAnswer(one, right, mistake);
  if (!lenient) return null;
  if (PROGRAM_MISTAKES[mistake].stage !== 'betting') return { lenient, strict: lenient };
  const played = playBetting(one, breaksOnly(mistake), [], true);
  const isSame = played.refused === (lenient.refused?.event ?? null);
  return { lenient, strict: isSame ? lenient : bettingAnswer(one, played) };
}

/** The rules that decide a case: breaking one of them gets it wrong. */
export function decidingRules(one: ConformanceCase): readonly RuleId[] {
  const right = playRight(one);
  const rules = new Set<RuleId>();
  for (const mistake of CLAIMED_MISTAKES) {
    const { rule } = PROGRAM_MISTAKES[mistake];
    if (rules.has(rule) || !isPossible(one, right, mistake)) continue;
    if (isShown(one, right, mistake)) rules.add(rule);
  }
  return [...rules];
}

/** Whether a program with the mistake plays the hand otherwise. */
export function changesCourse(question: CaseQuestion, mistake: MistakeId): boolean {
  const right = playRight(question);
  return right.asked.has(mistake) && changedCourse(question, right, mistake) !== null;
}

/** Whether a case has what it takes for the mistake: something in it would be done otherwise. */
function isPossible(one: ConformanceCase, { asked }: RightCourse, mistake: MistakeId): boolean {
  const { needs } = PROGRAM_MISTAKES[mistake];
  return asked.has(mistake) && (needs === null || hasFeature(one, needs));
}

/** Whether a program with the mistake is wrong; what it would answer is put together only in doubt. */
function isShown(one: ConformanceCase, right: RightCourse, mistake: MistakeId): boolean {
  const { stage } = PROGRAM_MISTAKES[mistake];
  if (stage === 'payout' || stage === 'next' || stage === 'percentages')
    return changedCourse(one, right, mistake) !== null;
  if (stage === 'betting') {
    const change = bettingChange(
      one,
      breaksOnly(mistake),
      right.betting,
      right.asked.get(mistake)!,
    );
    if (change !== 'money') return change === 'said';
  }
  if (stage === 'pots') {
    if (!right.money) return false;
    const cut = cutPots(one, right.betting, breaksOnly(mistake));
    if (isSameCut(cut, right.money)) return false;
    if (isSameReturn(cut, right.money)) return true;
  }
  // Pots may be cut otherwise and say the same: uncalled chips are returned or a pot of their own.
  return wrongAnswer(one, right, mistake) !== null;
}

/** How a case goes without a mistake, as far as mistakes leave it alone. */
interface RightCourse {
  /** The mistakes that came into question, and at which event: a program with any other one does the same. */
  readonly asked: ReadonlyMap<MistakeId, number>;
  readonly strengths: Strengths;
  readonly betting: BettingEnd;
  /** null where an event is refused. */
  readonly money: Money | null;
}

/** What becomes of the chips. Lists are by seat. */
interface Money extends CutPots {
  readonly won: readonly number[];
  readonly stacks: readonly number[];
  readonly next: NextPositions | null;
  /** POT-7: where they were worked out; they follow from the pots. */
  readonly percentages?: readonly number[];
}

function playRight(question: CaseQuestion): RightCourse {
  const known = RIGHT.get(question);
  if (known) return known;
  const asked = new Map<MistakeId, number>();
  const turns: (Turn | null)[] = [];
  const right = { asked, ...playWith(question, breaksNothing(asked, turns), turns) };
  RIGHT.set(question, right);
  return right;
}

/** The whole case from its beginning. */
function playWith(
  question: CaseQuestion,
  breaks: Breaks,
  turns: (Turn | null)[] = [],
): Omit<RightCourse, 'asked'> {
  const betting = playBetting(question, breaks, turns);
  const strengths = strengthsOf(question);
  const paid = moneyAfter(question, betting, strengths, breaks);
  const money = paid && { ...paid, percentages: percentagesOf(paid.pots, breaks) };
  return { strengths, betting, money };
}

/** A case that is checked is asked for its rules next. */
const RIGHT = new WeakMap<CaseQuestion, RightCourse>();

/** What a program with the mistake answers; null if it is right all the same. */
function wrongAnswer(
  one: ConformanceCase,
  right: RightCourse,
  mistake: MistakeId,
): CaseAnswer | null {
  const changed = changedCourse(one, right, mistake);
  if (!changed) return null;
  const { betting, money } = changed;
  const paid = money && moneyAnswer(one, money);
  const answer = { ...bettingAnswer(one, betting), ...paid };
  // Before a mistake of payment everything is right: there is no need to compare the turns.
  const doubtful = betting === right.betting ? { id: one.id, ...paid } : answer;
  return judgeCase(one, doubtful).outcome === 'failed' ? answer : null;
}

/** How the case goes with the mistake; null if nothing changes. What comes before it is not redone. */
function changedCourse(
  question: CaseQuestion,
  { asked, betting, strengths, money: right }: RightCourse,
  mistake: MistakeId,
): Pick<RightCourse, 'betting' | 'money'> | null {
  const { stage } = PROGRAM_MISTAKES[mistake];
  const breaks = breaksOnly(mistake);
  if (stage === 'betting') {
    if (bettingChange(question, breaks, betting, asked.get(mistake)!) === null) return null;
    const played = playBetting(question, breaks);
    return { betting: played, money: moneyAfter(question, played, strengths, breaks) };
  }
  if (!right) return null;
  if (stage === 'next') {
    const next = nextPositionsAfter(question.table, right.stacks, breaks);
    return isSameNext(next, right.next) ? null : { betting, money: { ...right, next } };
  }
  if (stage === 'percentages') {
    const percentages = percentagesOf(right.pots, breaks);
    if (percentages.every((share, pot) => share === right.percentages![pot])) return null;
    return { betting, money: { ...right, percentages } };
  }
  const cut = stage === 'pots' ? cutPots(question, betting, breaks) : right;
  if (stage === 'pots' && isSameCut(cut, right)) return null;
  const won = payWithMistake(question, cut.pots, strengths, breaks);
  if (stage === 'payout' && won.every((amount, seat) => amount === right.won[seat])) return null;
  return { betting, money: paidMoney(question, betting, cut, won, breaks) };
}

function moneyAfter(
  question: CaseQuestion,
  betting: BettingEnd,
  strengths: Strengths,
  breaks: Breaks,
): Money | null {
  if (betting.refused !== null) return null;
  const cut = cutPots(question, betting, breaks);
  const won = payWithMistake(question, cut.pots, strengths, breaks);
  return paidMoney(question, betting, cut, won, breaks);
}

function paidMoney(
  { table }: CaseQuestion,
  betting: BettingEnd,
  { pots, returned }: CutPots,
  won: readonly number[],
  breaks: Breaks,
): Money {
  const stacks = betting.stacks.map(
    (stack, seat) => stack + won[seat]! + (returned?.seat === seat ? returned.amount : 0),
  );
  return { pots, returned, won, stacks, next: nextPositionsAfter(table, stacks, breaks) };
}

const isSameReturn = (a: CutPots, b: CutPots): boolean =>
  a.returned?.seat === b.returned?.seat && a.returned?.amount === b.returned?.amount;

const isSameCut = (a: CutPots, b: CutPots): boolean =>
  isSameReturn(a, b) &&
  a.pots.length === b.pots.length &&
  a.pots.every(
    ({ amount, eligible }, i) =>
      amount === b.pots[i]!.amount && eligible.length === b.pots[i]!.eligible.length,
  );

const isSameNext = (a: NextPositions | null, b: NextPositions | null): boolean =>
  a?.button === b?.button && a?.smallBlind === b?.smallBlind && a?.bigBlind === b?.bigBlind;

const bettingAnswer = ({ id }: CaseQuestion, { turns, refused }: BettingEnd): CaseAnswer => ({
  id,
  turns,
  refused: refused === null ? null : { event: refused },
});

function moneyAnswer({ table }: CaseQuestion, money: Money): Partial<CaseAnswer> {
  const nameAt = (seat: number): string => table.seats[seat]!.name;
  const named = (amounts: readonly number[]): Record<string, number> =>
    Object.fromEntries(amounts.map((amount, seat) => [nameAt(seat), amount]));
  const {
    pots,
    returned,
    won,
    stacks,
    next,
    percentages = percentagesOf(pots, () => false),
  } = money;
  return {
    pots: pots.map(({ amount, eligible }, i) => ({
      amount,
      eligible: eligible.map(nameAt),
      percentage: percentages[i]!,
    })),
    returned: returned ? { [nameAt(returned.seat)]: returned.amount } : {},
    won: named(won),
    stacks: named(stacks),
    next,
  };
}
