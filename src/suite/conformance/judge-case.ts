import { addAll } from '../../kernel/index.ts';
import type { RuleId } from '../../rules/index.ts';
import type { CaseAnswer } from './answer.ts';
import {
  type CaseLevel,
  type CasePot,
  type ConformanceCase,
  type Expectation,
  LEVELS_AS_PLAYED,
  levelsOf,
  type NextPositions,
  type Turn,
} from './conformance-case.ts';

export type CaseOutcome = 'passed' | 'failed' | 'skipped' | 'error';

/** What became of one case. */
export interface CaseVerdict {
  readonly id: string;
  readonly outcome: CaseOutcome;
  /** For every level the case has expectations for. */
  readonly levels: Readonly<Partial<Record<CaseLevel, CaseOutcome>>>;
  readonly differences: readonly Difference[];
  readonly cause: Cause | null;
  /** Why it was skipped, or the program's own words about its error. */
  readonly words: string | null;
}

/** One figure that is not as expected. */
export interface Difference {
  readonly level: CaseLevel;
  /** `pots[0].amount`, `turns[3].toCall`, `stacks.Bob`. */
  readonly place: string;
  readonly expected: AnswerValue;
  readonly found: AnswerValue;
}

export type AnswerValue = string | number | boolean | null | object;

/** What the mistake looks like. */
export interface Cause {
  readonly rule: RuleId | null;
  readonly sentence: string;
}

/** After a wrong turn all later ones are wrong: the first few say enough. */
const MOST_DIFFERENCES = 6;

/** Holds an answer against the expectation. What the answer leaves out is not judged. */
export function judgeCase(one: ConformanceCase, answer: CaseAnswer): CaseVerdict {
  if (answer.error !== undefined) return errorVerdict(one, answer.error);
  if (answer.skip !== undefined) return skipVerdict(one, answer.skip);
  const levels: Partial<Record<CaseLevel, CaseOutcome>> = {};
  const wrong: Partial<Record<CaseLevel, readonly Difference[]>> = {};
  for (const level of levelsOf(one)) {
    const found = differencesAt(level, one.expect, answer);
    levels[level] = found === null ? 'skipped' : found.length > 0 ? 'failed' : 'passed';
    wrong[level] = (found ?? [])
      .slice(0, MOST_DIFFERENCES)
      .map(([place, expected, actual]) => ({ level, place, expected, found: actual }));
  }
  const differences = LEVELS_AS_PLAYED.flatMap((level) => wrong[level] ?? []);
  const outcomes = Object.values(levels);
  const outcome = (['failed', 'passed'] as const).find((which) => outcomes.includes(which));
  const words = outcome ? null : unsaid(one);
  return { id: one.id, outcome: outcome ?? 'skipped', levels, differences, cause: null, words };
}

const unsaid = ({ expect }: ConformanceCase): string =>
  expect.refused
    ? 'The answer does not say whether an event is refused.'
    : 'The answer holds nothing that can be judged.';

/** What an answer has wrong about a level; null if it says nothing about it. */
export const differencesAt = (
  level: CaseLevel,
  expect: Expectation,
  answer: CaseAnswer,
): readonly FoundDifference[] | null => JUDGES[level](expect, answer);

/** A program that crashed, hung or gave up fails the case with its own words. */
export const errorVerdict = (one: ConformanceCase, words: string): CaseVerdict =>
  unjudged(one, 'error', words);

export const skipVerdict = (one: ConformanceCase, words: string): CaseVerdict =>
  unjudged(one, 'skipped', words);

const unjudged = (one: ConformanceCase, outcome: CaseOutcome, words: string): CaseVerdict => ({
  id: one.id,
  outcome,
  levels: Object.fromEntries(levelsOf(one).map((level) => [level, outcome])),
  differences: [],
  cause: null,
  words,
});

type FoundDifference = readonly [place: string, expected: AnswerValue, found: AnswerValue];

/** The differences of one level; null if the answer says nothing about it. */
type LevelJudge = (expect: Expectation, answer: CaseAnswer) => readonly FoundDifference[] | null;

const JUDGES: Readonly<Record<CaseLevel, LevelJudge>> = {
  pots(expect, { pots, returned = {} }) {
    if (!pots || !expect.pots) return null;
    const back = expect.returned ?? {};
    const said = pots.filter(({ amount }) => amount !== 0);
    const apart = potDifferences(expect.pots, said);
    const isApart = Object.keys(withoutZeros(returned)).length > 0;
    if (isApart || Object.keys(back).length === 0) {
      return [...apart, ...namedDifferences('returned', back, returned)];
    }
    // RET-1: what nobody called may be shown as a last pot of its owner, or not at all.
    const own = Object.entries(back).map(([name, amount]) => ({ amount, eligible: [name] }));
    const ways = [withReturned(expect.pots, back), [...expect.pots.map(withoutPercentage), ...own]];
    // The way it was meant is the one with the least wrong in it.
    return ways
      .map((pots) => potDifferences(pots, said))
      .reduce((best, found) => (found.length < best.length ? found : best), apart);
  },
  betting(expect, { turns, refused }) {
    const found: FoundDifference[] = [];
    if (turns) {
      expect.turns.forEach((turn, i) => {
        const said = turns[i];
        if (said !== undefined) addTurnDifferences(found, i, turn, said);
      });
    }
    // A wrong turn comes before the event that is refused because of it.
    if (refused !== undefined) {
      const wanted = expect.refused ?? null;
      if (wanted?.event !== refused?.event) found.push(['refused', wanted, refused]);
    }
    // An illegal case is about what is refused: right turns alone do not pass it.
    const saysEnough = refused !== undefined || (turns && !expect.refused) || found.length > 0;
    return saysEnough ? found : null;
  },
  showdown(expect, { won, stacks, returned = {} }) {
    if ((!won && !stacks) || !expect.stacks) return null;
    const back = expect.returned ?? {};
    const isApart = Object.keys(withoutZeros(returned)).length > 0;
    const found: FoundDifference[] = [];
    if (won) {
      // RET-1: what nobody called may be shown as won by its owner.
      const together = namedDifferences('won', added(expect.won ?? {}, back), won);
      if (isApart || together.length > 0) {
        addAll(found, namedDifferences('won', expect.won ?? {}, won));
      }
    }
    if (stacks) addAll(found, namedDifferences('stacks', expect.stacks, stacks));
    return found;
  },
  next(expect, { next }) {
    if (next === undefined || expect.next === undefined) return null;
    if (next === null || expect.next === null) {
      return next === expect.next ? [] : [['next', expect.next, next]];
    }
    const wanted = expect.next;
    return POSITIONS.filter((at) => next[at] !== undefined && next[at] !== wanted[at]).map(
      (at): FoundDifference => [`next.${at}`, wanted[at], next[at]],
    );
  },
};

const POSITIONS: readonly (keyof NextPositions)[] = ['button', 'smallBlind', 'bigBlind'];

type Amounts = Readonly<Record<string, number>>;

const withoutZeros = (amounts: Amounts): Amounts =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));

const added = (amounts: Amounts, more: Amounts): Amounts => {
  const sums: Record<string, number> = { ...amounts };
  for (const [name, amount] of Object.entries(more)) sums[name] = amountOf(sums, name) + amount;
  return sums;
};

/** Whoever is left out has nothing; a player may be called `constructor`. */
const amountOf = (amounts: Amounts, name: string): number =>
  Object.hasOwn(amounts, name) ? amounts[name]! : 0;

function namedDifferences(
  list: string,
  expected: Amounts,
  found: Amounts,
): readonly FoundDifference[] {
  const differences: FoundDifference[] = [];
  const compare = (name: string): void => {
    const [wanted, said] = [amountOf(expected, name), amountOf(found, name)];
    if (wanted !== said) differences.push([`${list}.${name}`, wanted, said]);
  };
  for (const name of Object.keys(expected)) compare(name);
  for (const name of Object.keys(found)) if (!Object.hasOwn(expected, name)) compare(name);
  return differences;
}

/** POT-7: one more pot changes every percentage. */
export const withoutPercentage = ({ amount, eligible }: CasePot): CasePot => ({ amount, eligible });

/** POT-4: the owner's own last pot takes the chips that nobody called. */
function withReturned(pots: readonly CasePot[], returned: Amounts): readonly CasePot[] {
  const shown = pots.map(withoutPercentage);
  for (const [name, amount] of Object.entries(returned)) {
    const last = shown[shown.length - 1];
    if (last?.eligible.length === 1 && last.eligible[0] === name) {
      shown[shown.length - 1] = { ...last, amount: last.amount + amount };
    } else shown.push({ amount, eligible: [name] });
  }
  return shown;
}

function potDifferences(
  expected: readonly CasePot[],
  found: readonly CasePot[],
): FoundDifference[] {
  const differences: FoundDifference[] = [];
  if (expected.length !== found.length) {
    differences.push(['pots.length', expected.length, found.length]);
  }
  expected.forEach((pot, i) => {
    const said = found[i];
    if (!said) return;
    if (pot.amount !== said.amount) {
      differences.push([`pots[${i}].amount`, pot.amount, said.amount]);
    }
    const isSame =
      pot.eligible.length === said.eligible.length &&
      pot.eligible.every((name) => said.eligible.includes(name));
    if (!isSame) differences.push([`pots[${i}].eligible`, pot.eligible, said.eligible]);
    const { percentage } = said;
    if (percentage !== undefined && pot.percentage !== undefined && percentage !== pot.percentage) {
      differences.push([`pots[${i}].percentage`, pot.percentage, percentage]);
    }
  });
  return differences;
}

/** Most turns are right: places are put into words only for what is wrong. */
function addTurnDifferences(
  differences: FoundDifference[],
  i: number,
  expected: Turn | null,
  found: Partial<Turn> | null,
): void {
  if (expected === null || found === null) {
    if (expected !== found) differences.push([`turns[${i}]`, expected, found]);
    return;
  }
  for (const field of VALUE_FIELDS) {
    const said = found[field];
    if (said !== undefined && said !== expected[field]) {
      differences.push([`turns[${i}].${field}`, expected[field], said]);
    }
  }
  for (const field of RANGE_FIELDS) {
    const said = found[field];
    if (said !== undefined && !isSameRange(expected[field], said)) {
      differences.push([`turns[${i}].${field}`, expected[field], said]);
    }
  }
}

const VALUE_FIELDS = ['player', 'toCall', 'check'] as const;
const RANGE_FIELDS = ['bet', 'raise'] as const;

/** With less than a full raise behind, all-in is all there is, however the least is named. */
function isSameRange(expected: Turn['raise'], found: Turn['raise']): boolean {
  if (expected === null || found === null) return expected === found;
  if (expected.max !== found.max) return false;
  const isAllInOnly = expected.min === expected.max;
  return expected.min === found.min || (isAllInOnly && found.min >= expected.max);
}
