import { readHands } from '../../formats/index.ts';
import { fail, ok, type Result, showUpTo, unreachable } from '../../kernel/index.ts';
import type { Case } from '../case.ts';
import { compareNextHands } from '../compare/compare.ts';
import { type Comparison, type Mistake, NOT_JUDGED } from '../compare/comparison.ts';
import { failureWords, type ProgramFailure, printedBy, type Reply } from './program-failure.ts';
import type { Accepted, CaseResult } from './run-result.ts';

/** The cases of a suite by the number of their next hand: to know an answer for another hand. */
type Neighbours = ReadonlyMap<number, Case>;

export const neighboursOf = (cases: readonly Case[]): Neighbours =>
  new Map(
    cases.flatMap((one) => (one.expected.hand === null ? [] : [[one.expected.hand + 1, one]])),
  );

/** The longest answer that is kept with a result. */
const KEPT = 4000;

/** A sentence about an answer with a thousand players would name them all. */
const LONGEST_REASON = 1000;

/** Judges what a program did with one case; the answer is null if it says that nobody is left to play. */
export function judgeAnswer(
  one: Case,
  reply: Reply<string | null>,
  accepted: Accepted = {},
  neighbours: Neighbours = new Map(),
): CaseResult {
  const failed = (mistake: Mistake, reason: string, out: string): CaseResult => ({
    id: one.id,
    passed: false,
    reason,
    actual: out === '' ? null : out.slice(0, KEPT),
    accepted: false,
    mistakes: [mistake],
  });
  if (reply.kind !== 'answered') {
    return failed(mistakeOf(reply), failureWords(reply), printedBy(reply));
  }
  const { answer } = reply;
  if (one.expected.nextHand !== null) {
    if (answer === null) {
      const why = 'It says that the tournament is over; there is a next hand.';
      return failed('No answer', why, '');
    }
    if (answer.trim() === '') return failed('No answer', 'It ended without printing anything.', '');
  }
  return judgeText(one, answer ?? '', accepted, neighbours);
}

function mistakeOf(failure: ProgramFailure): Mistake {
  switch (failure.kind) {
    case 'time-limit':
      return 'Time limit';
    case 'died':
      return failure.code === 0 ? 'No answer' : 'Crash';
    case 'too-much':
      return 'Too much output';
    case 'another-case':
      return 'Another hand';
    case 'bad-line':
    case 'bad-answer':
      return 'Nothing readable';
    case 'not-tried':
      return mistakeOf(failure.last);
    default:
      return unreachable(failure);
  }
}

function judgeText(one: Case, out: string, accepted: Accepted, neighbours: Neighbours): CaseResult {
  const comparison = compareNextHands(one.expected.nextHand, out, { hand: one.hand });
  const { buttonRules } = comparison;
  const before = accepted[one.id];
  const isAccepted =
    !comparison.passed &&
    before !== undefined &&
    compareNextHands(before.nextHand, out, { isAccepted: true }).passed;
  const other = comparison.passed ? null : rightFor(one, out, neighbours);
  const reason = other
    ? `An answer for another hand: it is right for ${other.id}.`
    : comparison.passed
      ? null
      : reasonOf(comparison);
  return {
    id: one.id,
    passed: comparison.passed,
    reason,
    actual: out === '' ? null : out.slice(0, KEPT),
    accepted: isAccepted,
    mistakes: other ? ['Another hand'] : comparison.mistakes,
    ...(!other && buttonRules && { buttonRules }),
  };
}

/** In how many hands of an answer another case is looked for: an answer with more is for none. */
const MOST_OTHERS = 10;

/** The other case this answer is right for. */
function rightFor(one: Case, out: string, neighbours: Neighbours): Case | null {
  const numbers = new Set(readHands(out).hands.map(({ record }) => record.number ?? 0));
  if (numbers.size > MOST_OTHERS) return null;
  for (const number of numbers) {
    const other = neighbours.get(number);
    if (!other || other.id === one.id || other.expected.nextHand === null) continue;
    if (compareNextHands(other.expected.nextHand, out).passed) return other;
  }
  return null;
}

/** The failed checks, each with the first thing found. */
function reasonOf({ checks, mistakes }: Comparison): string {
  const failed = checks.filter(({ passed }) => !passed);
  const [first] = failed;
  if (failed.some(({ actual }) => actual === NOT_JUDGED)) {
    return `${mistakes[0]}: ${first!.details[0]}`;
  }
  const parts = failed.map(({ name, details }) => `${name}: ${details[0] ?? 'differs'}`);
  return showUpTo(LONGEST_REASON, `${mistakes.join(', ')}. ${parts.join(' ')}`);
}

/** Whether an answer can be accepted: a next hand that can be read. */
export function isAcceptable({ actual, passed, mistakes }: CaseResult): boolean {
  if (passed || actual === null) return false;
  return !mistakes.some((mistake) => UNREADABLE.includes(mistake));
}

const UNREADABLE: readonly Mistake[] = [
  'Time limit',
  'Crash',
  'No answer',
  'Too much output',
  'Nothing readable',
  'Half an answer',
  'Another hand',
  'Missing part',
];

/** `suite.json` → `suite.accepted.json`: beside the suite, never in it. */
export const acceptedPath = (suite: string): string =>
  `${suite.endsWith('.json') ? suite.slice(0, -5) : suite}.accepted.json`;

/** Reads accepted answers; a sentence where the text holds none. */
export function readAccepted(text: string): Result<Accepted, string> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('it is not JSON');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return fail('it must be an object with a case id for each accepted answer');
  }
  const entries = Object.entries(json);
  const wrong = entries.find(([, entry]) => typeof entry?.nextHand !== 'string');
  if (wrong) return fail(`${wrong[0]} has no "nextHand"`);
  return ok(Object.fromEntries(entries.map(([id, { nextHand }]) => [id, { nextHand }])));
}

/** What was accepted before and every readable wrong answer of this run. */
export function acceptAnswers(before: Accepted, results: readonly CaseResult[]): Accepted {
  const fresh = results.filter(isAcceptable).map(({ id, actual }) => [id, { nextHand: actual! }]);
  const passed = new Set(results.filter((result) => result.passed).map(({ id }) => id));
  const kept = Object.entries(before).filter(([id]) => !passed.has(id));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(fresh) };
}

/** One answer a line, so that a change shows as one line. */
export function writeAccepted(accepted: Accepted): string {
  const lines = Object.entries(accepted).map(
    ([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`,
  );
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}
