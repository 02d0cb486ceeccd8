import { canAnybodyAnswer, type RuleId } from '../../rules/index.ts';
import type { CaseAnswer } from '../conformance/answer.ts';
import {
  type CaseLevel,
  type ConformanceCase,
  type Expectation,
  LEVELS_AS_PLAYED,
  type Turn,
} from '../conformance/conformance-case.ts';
import { withEvents } from '../conformance/expectation.ts';
import {
  type CaseVerdict,
  type Cause,
  type Difference,
  differencesAt,
  withoutPercentage,
} from '../conformance/judge-case.ts';
import { mistakenAnswers } from './mistaken-answers.ts';
import { type MistakeId, PROGRAM_MISTAKES } from './mistakes.ts';

/** What became of a case, with as much of the answer as was judged. */
export interface JudgedAnswer {
  readonly one: ConformanceCase;
  readonly answer: CaseAnswer;
  readonly verdict: CaseVerdict;
}

/**
 * What looks wrong in each case, by its id. An answer that a known mistake gives too is put down to
 * it; where several mistakes fit, to the one that explains most of all failures together, and of
 * those that explain as much to the one whose rule the first wrong turns are about.
 */
export function diagnose(failures: readonly JudgedAnswer[]): ReadonlyMap<string, Cause> {
  const causes = new Map<string, Cause>();
  let open = failures.map((failure) => ({
    failure,
    about: ruleInQuestion(failure),
    fits: fittingMistakes(failure),
  }));
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
  readonly failure: JudgedAnswer;
  readonly about: RuleId | null;
  readonly fits: Fits;
}

const WHOLLY = 3;
const AT_FIRST = 1;

function mostFitting(open: readonly OpenFailure[]): MistakeId | null {
  const sums = new Map<MistakeId, { weight: number; own: number }>();
  for (const { about, fits } of open) {
    for (const [mistake, fit] of fits) {
      const { weight, own } = sums.get(mistake) ?? { weight: 0, own: 0 };
      const isOwn = PROGRAM_MISTAKES[mistake].rule === about;
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

function fittingMistakes({ one, answer, verdict }: JudgedAnswer): Fits {
  const failed = LEVELS_AS_PLAYED.filter((level) => verdict.levels[level] === 'failed');
  // Whoever shows the right pots has not made them wrongly, whoever is paid.
  const [, ...paid] = LEVELS_AS_PLAYED.slice(0, LEVELS_AS_PLAYED.indexOf(failed[0]!));
  const right = paid.filter((level) => verdict.levels[level] === 'passed');
  const fits = new Map<MistakeId, number>();
  const isPercentage = arePercentages(verdict);
  for (const { mistake, answer: mistaken } of mistakenAnswers(one)) {
    if (isPercentage && PROGRAM_MISTAKES[mistake].stage !== 'percentages') continue;
    const isSame = (level: CaseLevel): boolean => saysTheSame(one, level, answer, mistaken);
    const given = onlyAnswered(mistaken, answer);
    if (right.some((level) => differencesAt(level, one.expect, given)?.length)) continue;
    if (failed.every(isSame)) fits.set(mistake, WHOLLY);
    else if (startsTheSame(one, failed[0]!, answer, mistaken)) fits.set(mistake, AT_FIRST);
  }
  return fits;
}

/** POT-7: the pots are right, and so is all that hangs on them. */
const arePercentages = ({ differences }: CaseVerdict): boolean =>
  differences.length > 0 && differences.every(({ place }) => place.endsWith('.percentage'));

/** The rule by which an event was to be refused, else the one that the first wrong turn is about. */
function ruleInQuestion(failure: JudgedAnswer): RuleId | null {
  const { one, verdict } = failure;
  if (one.expect.refused) return one.rules[0] ?? null;
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
  return {
    ...sharedFields(rest, other),
    ...(other.pots && { pots: hasPercentages ? pots : pots?.map(withoutPercentage) }),
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

/** The rule that the first wrong figure is about. */
function unknownCause({ one, answer, verdict }: JudgedAnswer): Cause {
  const level = LEVELS_AS_PLAYED.find((which) => verdict.levels[which] === 'failed');
  const first = verdict.differences.find((difference) => difference.level === level);
  const chips = level === 'showdown' && answer.stacks ? causeOfStacks(one, answer.stacks) : null;
  if (chips) return chips;
  if (arePercentages(verdict)) {
    return { rule: 'POT-7', sentence: 'the percentages are not as expected' };
  }
  const isAccepted = one.expect.refused !== undefined && placeOf(first) === 'refused';
  const rule = isAccepted ? (one.rules[0] ?? null) : ruleFor(one, first);
  const accepted = isAccepted && rule ? ACCEPTED[rule] : undefined;
  return { rule, sentence: accepted ?? WORDS[level ?? 'showdown'] };
}

/** Stacks alone say whether chips are missing, or only the odd ones went elsewhere; else null. */
function causeOfStacks({ table, expect }: ConformanceCase, found: Amounts): Cause | null {
  const { pots = [], won = {}, stacks = {} } = expect;
  const excess = table.seats.map(({ name }) => (found[name] ?? 0) - (stacks[name] ?? 0));
  if (excess.reduce((sum, chips) => sum + chips, 0) !== 0) {
    return { rule: 'CHIP-2', sentence: 'chips are made or lost: the stacks do not add up' };
  }
  // ODD-1: of a pot, nobody gets or misses more than one smallest chip for everybody who can win it.
  const most = table.oddChip * pots.reduce((sum, { eligible }) => sum + eligible.length, 0);
  const areOddChips = table.seats.every(({ name }, seat) => {
    const wins = won[name] ?? 0;
    const gets = wins + excess[seat]!;
    return wins > 0 === gets > 0 && Math.abs(gets - wins) <= most;
  });
  return areOddChips && excess.some((chips) => chips !== 0)
    ? { rule: 'ODD-1', sentence: 'odd chips go to other players than expected' }
    : null;
}

type Amounts = Readonly<Record<string, number>>;

const WORDS: Readonly<Record<CaseLevel, string>> = {
  betting: 'the player to act, or what that player may do, is not as expected',
  pots: 'the pots are not as expected',
  showdown: 'the chips go to other players than expected',
  next: 'button or blinds of the next hand are not as expected',
};

/** What a program does that lets an illegal event pass, its turns being right. */
const ACCEPTED: Readonly<Partial<Record<RuleId, string>>> = {
  'ACT-1': 'an action out of turn is accepted',
  'ACT-2': 'a check facing a bet is accepted',
  'ACT-4': 'a bet below the big blind is accepted',
  'ACT-5': 'a raise below the minimum is accepted',
  'ACT-6': 'a raise is accepted from a player who may only call or fold',
  'CHIP-3': 'a bet of more than the stack is accepted',
};

function ruleFor(one: ConformanceCase, first: Difference | undefined): RuleId {
  const { table, expect } = one;
  const place = placeOf(first);
  if (place.startsWith('turns')) return ruleOfTurn(place.split('.')[1] ?? '', one, first!);
  // Whether there is a next hand, not where its blinds are.
  if (place === 'next') return 'NEXT-6';
  if (place.startsWith('next')) {
    const alive = Object.values(expect.stacks ?? {}).filter((stack) => stack > 0).length;
    if (alive === 2 && table.buttonRule !== 'seat') return 'NEXT-3';
    return ({ moving: 'NEXT-2', dead: 'NEXT-4', seat: 'NEXT-5' } as const)[table.buttonRule];
  }
  if (place.endsWith('eligible')) return 'POT-2';
  if (place.endsWith('percentage')) return 'POT-7';
  if (place.startsWith('returned')) return 'RET-1';
  if (place.startsWith('pots')) return 'POT-1';
  return place === 'refused' ? 'ACT-1' : 'WIN-1';
}

/** `turns[3].raise` without its number. */
const placeOf = (first: Difference | undefined): string =>
  (first?.place ?? '').replace(/\[\d+\]/, '');

/** ACT-6, ACT-7: whether somebody may raise at all is another question than how much. */
function ruleOfTurn(field: string, one: ConformanceCase, difference: Difference): RuleId {
  const { place, expected, found } = difference;
  if (field !== 'raise' || (expected !== null && found !== null)) {
    return TURN_RULES[field] ?? 'ACT-8';
  }
  const hand = withEvents(one)?.course[Number(/\d+/.exec(place))];
  return hand && !canAnybodyAnswer(hand, hand.turn!) ? 'ACT-7' : 'ACT-6';
}

const TURN_RULES: Readonly<Record<string, RuleId>> = {
  player: 'SEAT-3',
  toCall: 'ACT-3',
  check: 'ACT-2',
  bet: 'ACT-4',
  raise: 'ACT-5',
};
