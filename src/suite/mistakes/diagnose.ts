import type { RuleId } from '../../rules/index.ts';
import type { CaseAnswer } from '../conformance/answer.ts';
import {
  type CaseLevel,
  type ConformanceCase,
  type Expectation,
  LEVELS_AS_PLAYED,
} from '../conformance/conformance-case.ts';
import { type CaseVerdict, type Cause, differencesAt } from '../conformance/judge-case.ts';
import { mistakenAnswers } from './mistaken-answers.ts';
import { type MistakeId, PROGRAM_MISTAKES } from './mistakes.ts';

/** A case that a program got wrong, with what it said. */
export interface Failure {
  readonly one: ConformanceCase;
  readonly answer: CaseAnswer;
  readonly verdict: CaseVerdict;
}

/**
 * What looks wrong in each case, by its id. An answer that a known mistake gives too is put down to
 * it; where several mistakes fit, to the one that explains most of all failures together, and of
 * those that explain as much to the one that breaks the rule by which most events were to be refused.
 */
export function diagnose(failures: readonly Failure[]): ReadonlyMap<string, Cause> {
  const causes = new Map<string, Cause>();
  let open = failures.map((failure) => ({ failure, fits: fittingMistakes(failure) }));
  for (;;) {
    const best = mostFitting(open);
    if (best === null) break;
    const { rule, sentence } = PROGRAM_MISTAKES[best];
    open = open.filter(({ failure, fits }) => {
      if (!fits.has(best)) return true;
      causes.set(failure.one.id, { rule, sentence });
      return false;
    });
  }
  for (const { failure } of open) causes.set(failure.one.id, unknownCause(failure));
  return causes;
}

/** How well a mistake fits: in all that is wrong, or only where the answer first goes wrong. */
type Fits = ReadonlyMap<MistakeId, number>;

interface OpenFailure {
  readonly failure: Failure;
  readonly fits: Fits;
}

const WHOLLY = 3;
const AT_FIRST = 1;

function mostFitting(open: readonly OpenFailure[]): MistakeId | null {
  const sums = new Map<MistakeId, { weight: number; own: number }>();
  for (const { failure, fits } of open) {
    const refusedBy = failure.one.expect.refused === undefined ? null : failure.one.rules[0];
    for (const [mistake, fit] of fits) {
      const { weight, own } = sums.get(mistake) ?? { weight: 0, own: 0 };
      const isOwn = PROGRAM_MISTAKES[mistake].rule === refusedBy;
      sums.set(mistake, { weight: weight + fit, own: isOwn ? own + 1 : own });
    }
  }
  let best: MistakeId | null = null;
  let most = { weight: 0, own: 0 };
  for (const [mistake, sum] of sums) {
    if (sum.weight < most.weight || (sum.weight === most.weight && sum.own <= most.own)) continue;
    best = mistake;
    most = sum;
  }
  return best;
}

function fittingMistakes({ one, answer, verdict }: Failure): Fits {
  const failed = LEVELS_AS_PLAYED.filter((level) => verdict.levels[level] === 'failed');
  const fits = new Map<MistakeId, number>();
  for (const { mistake, answer: mistaken } of mistakenAnswers(one)) {
    const isSame = (level: CaseLevel): boolean => saysTheSame(one, level, answer, mistaken);
    if (failed.every(isSame)) fits.set(mistake, WHOLLY);
    else if (startsTheSame(one, failed[0]!, answer, mistaken)) fits.set(mistake, AT_FIRST);
  }
  return fits;
}

/** Whether two answers are wrong about a level in the same way. */
const saysTheSame = (
  one: ConformanceCase,
  level: CaseLevel,
  answer: CaseAnswer,
  mistaken: CaseAnswer,
): boolean =>
  startsTheSame(one, level, answer, mistaken) &&
  differencesAt(level, asExpected(mistaken), answer)?.length === 0;

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

/** As much of an answer as the other one gives. */
const onlyAnswered = (whole: CaseAnswer, other: CaseAnswer): CaseAnswer =>
  Object.fromEntries(
    Object.entries(whole).filter(([field]) => field in other),
  ) as unknown as CaseAnswer;

/** An answer taken for what is right. */
function asExpected({ id: _, turns = [], refused, ...rest }: CaseAnswer): Expectation {
  return { ...rest, turns: turns as Expectation['turns'], ...(refused && { refused }) };
}

/** The rule that the first wrong figure is about. */
function unknownCause({ one, verdict }: Failure): Cause {
  const level = LEVELS_AS_PLAYED.find((which) => verdict.levels[which] === 'failed');
  const first = verdict.differences.find((difference) => difference.level === level);
  const place = (first?.place ?? '').replace(/\[\d+\]/, '');
  const isAccepted = one.expect.refused !== undefined && place === 'refused';
  const rule = isAccepted ? (one.rules[0] ?? null) : ruleFor(place, one);
  return { rule, sentence: WORDS[level ?? 'showdown'] };
}

const WORDS: Readonly<Record<CaseLevel, string>> = {
  betting: 'whose turn it is, or what they may do, is not as expected',
  pots: 'the pots are not as expected',
  showdown: 'the chips go to other players than expected',
  next: 'button or blinds of the next hand are not as expected',
};

function ruleFor(place: string, { table }: ConformanceCase): RuleId {
  const isHeadsUp = table.seats.length === 2;
  if (place.startsWith('turns')) return TURN_RULES[place.split('.')[1] ?? ''] ?? 'ACT-8';
  if (place.startsWith('next')) {
    if (isHeadsUp) return 'NEXT-3';
    return ({ moving: 'NEXT-2', dead: 'NEXT-4', seat: 'NEXT-5' } as const)[table.buttonRule];
  }
  if (place.endsWith('eligible')) return 'POT-2';
  if (place.endsWith('percentage')) return 'POT-7';
  if (place.startsWith('returned')) return 'RET-1';
  if (place.startsWith('pots')) return 'POT-1';
  return place === 'refused' ? 'ACT-1' : 'WIN-1';
}

const TURN_RULES: Readonly<Record<string, RuleId>> = {
  player: 'SEAT-3',
  toCall: 'ACT-3',
  check: 'ACT-2',
  bet: 'ACT-4',
  raise: 'ACT-5',
};
