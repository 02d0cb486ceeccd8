import type { RuleId } from '../../rules/index.ts';
import type { CaseAnswer } from '../conformance/answer.ts';
import {
  type CaseLevel,
  type ConformanceCase,
  type Expectation,
  LEVELS_AS_PLAYED,
  type Turn,
} from '../conformance/conformance-case.ts';
import {
  type CaseOutcome,
  type Cause,
  differencesAt,
  withoutPercentage,
} from '../conformance/judge-case.ts';
import { answersWith, type MistakenAnswers, mistakenAnswers } from './mistaken-answers.ts';
import { MISTAKE_IDS, type MistakeId, PROGRAM_MISTAKES } from './mistakes.ts';
import { arePercentages, type JudgedAnswer, unknownCause } from './unknown-cause.ts';

export type { JudgedAnswer } from './unknown-cause.ts';

/**
 * What looks wrong in each case that failed, by its id. An answer that a known mistake gives too is put
 * down to it; where several mistakes fit, to the one that explains most of all failures together. Of
 * those that explain as much it is the one that shows in the fewest cases the program has right, then
 * the one whose rule the first wrong turns are about. A mistake that most cases speak against is not
 * named.
 */
export function diagnose(judged: readonly JudgedAnswer[]): ReadonlyMap<string, Cause> {
  const causes = new Map<string, Cause>();
  const passed = judged.filter(({ verdict }) => verdict.outcome === 'passed');
  let open = judged
    .filter(({ verdict }) => verdict.outcome === 'failed')
    .map((failure) => ({
      failure,
      about: ruleInQuestion(failure),
      fits: fittingMistakes(failure),
    }));
  let guesses = GUESSES;
  for (;;) {
    const best = mostFitting(guesses, open, passed);
    if (best === null) break;
    guesses = guesses.filter((guess) => guess !== best);
    const explained = open.filter(({ fits }) => fits.has(best)).length;
    if (timesRefuted(best, passed) > MOST_REFUTED * explained) continue;
    const { rule, sentence } = PROGRAM_MISTAKES[best.mistake];
    open = open.filter(({ failure, fits }) => {
      if (!fits.has(best)) return true;
      causes.set(failure.one.id, { rule, sentence });
      return false;
    });
  }
  for (const { failure } of open) causes.set(failure.one.id, unknownCause(failure));
  return causes;
}

/** A mistake, and how the program that makes it plays on. */
interface Guess {
  readonly mistake: MistakeId;
  readonly way: keyof MistakenAnswers;
}

/** Only in the betting is there anything to refuse. */
const GUESSES: readonly Guess[] = MISTAKE_IDS.flatMap((mistake): readonly Guess[] =>
  PROGRAM_MISTAKES[mistake].stage === 'betting'
    ? [
        { mistake, way: 'lenient' },
        { mistake, way: 'strict' },
      ]
    : [{ mistake, way: 'lenient' }],
);

/** How well a guess fits: in all that is wrong, or only where the answer first goes wrong. */
type Fits = ReadonlyMap<Guess, number>;

interface OpenFailure {
  readonly failure: JudgedAnswer;
  readonly about: RuleId | null;
  readonly fits: Fits;
}

/** What a fit counts for: a whole answer is seldom wrong in the same way by chance, a first figure often. */
const WHOLLY = 3;
const AT_FIRST = 1;

/** What shows in so many more cases that are right than in those it would explain fits by chance. */
const MOST_REFUTED = 10;

function mostFitting(
  guesses: readonly Guess[],
  open: readonly OpenFailure[],
  passed: readonly JudgedAnswer[],
): Guess | null {
  const weight = (guess: Guess): number =>
    open.reduce((sum, { fits }) => sum + (fits.get(guess) ?? 0), 0);
  const [first, ...others] = highest(guesses, weight, 1);
  if (first === undefined || others.length === 0) return first ?? null;
  const likely = highest([first, ...others], (guess) => -timesRefuted(guess, passed));
  const own = (guess: Guess): number =>
    open.filter(
      ({ about, fits }) => fits.has(guess) && PROGRAM_MISTAKES[guess.mistake].rule === about,
    ).length;
  return highest(likely, own)[0]!;
}

/** Those with the highest score, in their order. */
function highest<T>(choices: readonly T[], scoreOf: (one: T) => number, least = -Infinity): T[] {
  const scores = choices.map(scoreOf);
  const top = Math.max(least, ...scores);
  return choices.filter((_, i) => scores[i] === top);
}

/** In how many cases a program that plays so would have failed where this one passed. */
const timesRefuted = ({ mistake, way }: Guess, passed: readonly JudgedAnswer[]): number =>
  passed.filter(({ one, answer, verdict }) => {
    const mistaken = answersWith(one, mistake)?.[way];
    if (!mistaken) return false;
    const levels = LEVELS_AS_PLAYED.filter((level) => isJudged(verdict.levels[level]));
    return !levels.every((level) => isRightToo(one, level, answer, mistaken));
  }).length;

function fittingMistakes({ one, answer, verdict }: JudgedAnswer): Fits {
  const judged = LEVELS_AS_PLAYED.filter((level) => isJudged(verdict.levels[level]));
  const first = judged.findIndex((level) => verdict.levels[level] === 'failed');
  const fits = new Map<Guess, number>();
  const isPercentage = arePercentages(verdict);
  const known = mistakenAnswers(one);
  for (const guess of GUESSES) {
    const mistaken = known.get(guess.mistake)?.[guess.way];
    if (!mistaken) continue;
    if (isPercentage && PROGRAM_MISTAKES[guess.mistake].stage !== 'percentages') continue;
    const isSame = (level: CaseLevel): boolean =>
      verdict.levels[level] === 'failed'
        ? saysTheSame(one, level, answer, mistaken)
        : isRightToo(one, level, answer, mistaken);
    if (!judged.slice(0, first).every(isSame)) continue;
    if (judged.slice(first).every(isSame)) fits.set(guess, WHOLLY);
    else if (startsTheSame(one, judged[first]!, answer, mistaken)) fits.set(guess, AT_FIRST);
  }
  return fits;
}

const isJudged = (outcome: CaseOutcome | undefined): boolean =>
  outcome === 'passed' || outcome === 'failed';

/** Whether the event that had to be refused passed; what is refused before it is another matter. */
const acceptsIllegal = ({ one, answer }: JudgedAnswer): boolean =>
  one.expect.refused !== undefined && answer.refused === null;

/** The rule by which an event was to be refused, else the one that the first wrong turn is about. */
function ruleInQuestion(failure: JudgedAnswer): RuleId | null {
  const { one, verdict } = failure;
  if (acceptsIllegal(failure)) return one.rules[0] ?? null;
  return verdict.levels.betting === 'failed' ? unknownCause(failure).rule : null;
}

/** Whether two answers are wrong about a level in the same way. */
const saysTheSame = (
  one: ConformanceCase,
  level: CaseLevel,
  answer: CaseAnswer,
  mistaken: CaseAnswer,
): boolean =>
  differencesAt(level, asExpected(mistaken), answer)?.length === 0 &&
  // A play that ends early says nothing about the turns after it, so it agrees with all of them.
  (level !== 'betting' || startsTheSame(one, level, answer, mistaken));

/** Whether what an answer has right about a level is right in the other one too. */
const isRightToo = (
  { expect }: ConformanceCase,
  level: CaseLevel,
  answer: CaseAnswer,
  mistaken: CaseAnswer,
): boolean => (differencesAt(level, expect, onlyAnswered(mistaken, answer)) ?? []).length === 0;

/** Whether the first thing two answers have wrong is the same; what follows may hang on it. */
function startsTheSame(
  { expect }: ConformanceCase,
  level: CaseLevel,
  answer: CaseAnswer,
  mistaken: CaseAnswer,
): boolean {
  const [said] = differencesAt(level, expect, answer) ?? [];
  const [wrong] = differencesAt(level, expect, onlyAnswered(mistaken, answer)) ?? [];
  if (!said || !wrong || said[0] !== wrong[0]) return false;
  return JSON.stringify(said[2]) === JSON.stringify(wrong[2]);
}

/** As much of an answer as the other one gives: few programs show percentages or limits. */
function onlyAnswered(whole: CaseAnswer, other: CaseAnswer): CaseAnswer {
  const { pots, turns, ...rest } = whole;
  const hasPercentages = other.pots?.some(({ percentage }) => percentage !== undefined);
  // RET-1: what nobody called may be shown as a last pot of its owner.
  const own = other.returned ? [] : Object.entries(whole.returned ?? {});
  const isShown = other.pots?.length === (pots?.length ?? 0) + own.length;
  const last = isShown ? own.map(([name, amount]) => ({ amount, eligible: [name] })) : [];
  const bare = pots && [...pots.map(withoutPercentage), ...last];
  return {
    ...sharedFields(rest, other),
    ...(other.pots && { pots: hasPercentages ? pots : bare }),
    ...(other.turns && { turns: turns?.map((turn, i) => onlyAsked(turn, other.turns?.[i])) }),
  } as CaseAnswer;
}

/** A turn with the fields of the other one; whole where that one says that nobody is to act. */
const onlyAsked = (turn: Partial<Turn> | null, other: Partial<Turn> | null = null) =>
  turn && other ? sharedFields(turn, other) : turn;

const sharedFields = <T extends object>(whole: T, other: object): Partial<T> =>
  Object.fromEntries(
    Object.entries(whole).filter(([field]) => field in other),
  ) as unknown as Partial<T>;

/** An answer taken for what is right. */
function asExpected({ id: _, turns = [], refused, ...rest }: CaseAnswer): Expectation {
  return { ...rest, turns: turns as Expectation['turns'], ...(refused && { refused }) };
}
