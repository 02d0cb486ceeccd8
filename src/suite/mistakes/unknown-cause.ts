import { canAnybodyAnswer, type RuleId } from '../../rules/index.ts';
import type { CaseAnswer } from '../conformance/answer.ts';
import {
  type CaseLevel,
  type ConformanceCase,
  LEVELS_AS_PLAYED,
} from '../conformance/conformance-case.ts';
import { withEvents } from '../conformance/expectation.ts';
import type { CaseVerdict, Cause, Difference } from '../conformance/judge-case.ts';
import { PROGRAM_MISTAKES } from './mistakes.ts';

/** What became of a case, with as much of the answer as was judged. */
export interface JudgedAnswer {
  readonly one: ConformanceCase;
  readonly answer: CaseAnswer;
  readonly verdict: CaseVerdict;
}

/** The rule that the first wrong figure is about. */
export function unknownCause({ one, answer, verdict }: JudgedAnswer): Cause {
  const level = LEVELS_AS_PLAYED.find((which) => verdict.levels[which] === 'failed');
  const wrong = verdict.differences.filter((difference) => difference.level === level);
  // POT-7: where an amount is wrong, every percentage is.
  const first = wrong.find(({ place }) => !place.endsWith('.percentage')) ?? wrong[0];
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
  'ACT-1': PROGRAM_MISTAKES['acts-out-of-turn'].sentence,
  'ACT-2': 'a check facing a bet is accepted',
  'ACT-4': 'a bet below the big blind is accepted',
  'ACT-5': 'a raise below the minimum is accepted',
  'ACT-6': 'a raise is accepted from a player who may only call or fold',
  'CHIP-3': PROGRAM_MISTAKES['more-than-the-stack'].sentence,
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

/** POT-7: the pots are right, and so is all that hangs on them. */
export const arePercentages = ({ differences }: CaseVerdict): boolean =>
  differences.length > 0 && differences.every(({ place }) => place.endsWith('.percentage'));
