import { readHands } from '../../formats/index.ts';
import { all, figure } from '../../kernel/index.ts';
import type { HandRecord } from '../../record/index.ts';
import { blindsText, checkBlinds, checkNumber, numberText } from './check-header.ts';
import { checkOrder, type Judged, ONLY_THREE } from './check-order.ts';
import { checkStacks } from './check-stacks.ts';
import {
  because,
  type Check,
  type CheckedPlayer,
  type CheckName,
  type Comparison,
  type Mistake,
  type MistakeExplanation,
  NOT_JUDGED,
} from './comparison.ts';
import { playedHand } from './played.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import {
  fromButton,
  knownName,
  linesOf,
  orderText,
  otherLabelOf,
  type SeatLine,
  seatText,
} from './seats.ts';

/** The four checks and how the report names them. */
const CHECK_TITLES: Readonly<Record<CheckName, string>> = {
  order: 'Order is correct',
  stacks: 'Stacks are correct',
  number: 'Hand number is correct',
  blinds: 'Blinds and ante are correct',
};

const NAMES = Object.keys(CHECK_TITLES) as CheckName[];

export interface CompareContext {
  /** The text of the hand just played: from it the differences are explained. */
  readonly hand?: string;
  /** The expected text is an answer accepted before: looks it has itself are right in another. */
  readonly isAccepted?: boolean;
}

/**
 * Holds a program's next hand against the right one. `expected` is null when the tournament is
 * over (NEXT-6). `actual` is read as people paste it.
 */
export function compareNextHands(
  expected: string | null,
  actual: string,
  context: CompareContext = {},
): Comparison {
  if (expected === null) return afterTheLast(actual, context.hand);
  const right = readHands(expected).hands[0]?.record;
  if (!right) {
    return failed(
      'a next hand',
      'no next hand',
      'The expected text holds no hand.',
      'Nothing readable',
    );
  }
  const answer = readAnswer(actual, right);
  if ('reason' in answer) {
    return failed(
      numberText(right.number),
      'nothing that can be read',
      answer.reason,
      'Nothing readable',
    );
  }
  return judge(right, answer, context);
}

function judge(right: HandRecord, answer: Answer, context: CompareContext): Comparison {
  const { hand, isAccepted = false } = context;
  const names = right.players.map((player) => player.name);
  const listed = linesOf(right.players, names);
  const expected = isAccepted ? listed : fromButton(listed);
  const actual = linesOf(answer.players, names);
  const played = hand === undefined ? null : playedHand(hand);
  const isListed = actual.length > 0;
  const order = isListed ? checkOrder(expected, actual, played, isAccepted) : NO_LIST;
  const isInOrder = order.wrong.length === 0;
  const stacks = checkStacks(expected, actual, played, hand);
  const number = checkNumber(right.number, answer.record.number);
  const blinds = checkBlinds(right, answer.record);
  const areEqual = stacks.differences.length === 0;
  const stackDetails = [...stacks.differences, ...texts(stacks.why), ...complaintsOf(answer)];
  const checks = [
    check(
      'order',
      orderText(expected),
      orderText(actual),
      isInOrder,
      texts(order.wrong),
      orderByPlace(expected, actual, isInOrder),
    ),
    check(
      'stacks',
      stacksText(expected),
      stacksText(actual),
      areEqual,
      areEqual ? [] : isListed ? stackDetails : texts(order.wrong),
      stacksByPlayer(expected, actual),
    ),
    check(
      'number',
      numberText(right.number),
      numberText(answer.record.number),
      number.length === 0,
      texts(number),
    ),
    check(
      'blinds',
      blindsText(right.blinds),
      blindsText(answer.record.blinds),
      blinds.length === 0,
      texts(blinds),
    ),
  ];
  const why = [...order.wrong, ...stacks.why, ...number, ...blinds];
  const buttonRules = order.wrong.flatMap(({ fits = [] }) => fits);
  return {
    passed: checks.every(({ passed }) => passed),
    checks,
    remarks: [
      ...answer.remarks,
      ...(isAccepted ? [] : expectedRemarks(listed, expected)),
      ...order.remarks,
      ...nameRemarks(answer, names),
      ...timesRemark(right, answer.record),
    ],
    mistakes: kinds(isListed ? why : NO_LIST.wrong, areEqual),
    ...(buttonRules.length > 0 && { buttonRules }),
  };
}

/** The order of an answer without any players. */
const NO_LIST: Judged = {
  wrong: [because('Half an answer', 'The stack setup is missing.')],
  remarks: [],
};

const texts = (found: readonly MistakeExplanation[]): readonly string[] =>
  found.map(({ text }) => text);

const check = (
  name: CheckName,
  expected: string,
  actual: string,
  passed: boolean,
  details: readonly string[],
  players: readonly CheckedPlayer[] = [],
): Check => ({ name, title: CHECK_TITLES[name], passed, expected, actual, details, players });

/** Line by line; where the order as a whole is right, a label left out is not a mistake. */
const orderByPlace = (
  expected: readonly SeatLine[],
  actual: readonly SeatLine[],
  isRight: boolean,
): readonly CheckedPlayer[] =>
  expected.map((line, place) => {
    const found = actual[place] ? seatText(actual[place]) : 'nobody';
    const passed = isRight || seatText(line) === found;
    return { name: line.name, passed, expected: seatText(line), actual: found };
  });

const stacksByPlayer = (
  expected: readonly SeatLine[],
  actual: readonly SeatLine[],
): readonly CheckedPlayer[] =>
  expected.map(({ name, stack }) => {
    const stacks = actual.filter((line) => line.name === name).map((line) => line.stack);
    const passed = stacks.length > 0 && stacks.every((found) => found === stack);
    const found = stacks.map(stackText).join(' and ');
    return { name, passed, expected: stackText(stack), actual: found || 'not in the answer' };
  });

/** What is wrong with the expected text itself: shown, since the answer is what is judged. */
function expectedRemarks(
  listed: readonly SeatLine[],
  turned: readonly SeatLine[],
): readonly string[] {
  const remarks: string[] = [];
  if (turned !== listed) {
    const [first] = turned;
    remarks.push(`The expected list is read from ${seatText(first!)} on (SEAT-1).`);
  }
  const labelled = listed.filter((line) => otherLabelOf(line) !== null).map(seatText);
  if (labelled.length > 0) {
    remarks.push(`The expected text writes ${all(labelled)}; ${ONLY_THREE}.`);
  }
  return remarks;
}

const complaintsOf = ({ players, complaints }: Answer): readonly string[] =>
  players.some(({ stack }) => stack === null) ? complaints : [];

/** "Bob 3,950, Charlie 2,800" */
const stacksText = (lines: readonly SeatLine[]): string =>
  lines.length === 0
    ? 'none'
    : lines.map(({ name, stack }) => `${name} ${stackText(stack)}`).join(' · ');

const stackText = (stack: number | null): string => (stack === null ? '?' : figure(stack));

function kinds(why: readonly MistakeExplanation[], areStacksEqual: boolean): readonly Mistake[] {
  const found = new Set(why.flatMap(({ mistake }) => mistake ?? []));
  if (!areStacksEqual && found.size === 0) found.add('Wrong stack');
  return [...found];
}

function nameRemarks({ players }: Answer, names: readonly string[]): readonly string[] {
  return players.flatMap(({ name }) => {
    const known = knownName(name, names);
    return known !== null && known !== name ? [`${name} is read as ${known}.`] : [];
  });
}

/** Times are shown, not judged. */
function timesRemark(right: HandRecord, found: HandRecord): readonly string[] {
  if (right.startedAt === found.startedAt) return [];
  const shown = found.startedAt ? `started_at is ${found.startedAt}` : 'There is no started_at';
  return [`${shown}, expected ${right.startedAt ?? 'none'}; times are not judged.`];
}

/** NEXT-6: with one player left nothing is the right answer, and so are the last stacks without labels. */
function afterTheLast(actual: string, hand: string | undefined): Comparison {
  const answer = readAnswer(actual, null);
  const isNothing = 'reason' in answer || answer.players.length === 0;
  const last = hand === undefined ? [] : (playedHand(hand)?.settlement.players ?? []);
  const areLast =
    !isNothing &&
    answer.players.length === last.length &&
    answer.players.every(
      ({ name, label, stack }) =>
        label === null && last.some((one) => one.name === name && one.newStack === stack),
    );
  const reason =
    'One player has all the chips: the tournament is over and there is no next hand (NEXT-6).';
  const stacks = last
    .map(({ name, newStack: stack }) => `${name} ${figure(Number(stack))}`)
    .join(' · ');
  if (!isNothing && !areLast) {
    const also =
      stacks === '' ? '' : ` Print nothing, or the last stacks without labels: ${stacks}.`;
    return failed('no next hand', 'a next hand', `${reason}${also}`, 'Wrong order');
  }
  const found = areLast ? 'the last stacks' : 'no next hand';
  const over = (name: CheckName): Check => check(name, 'no next hand', found, true, []);
  return { passed: true, checks: NAMES.map(over), remarks: [reason], mistakes: [] };
}

/** Nothing to compare: no check passes, and the first one says why. */
const failed = (
  expected: string,
  actual: string,
  reason: string,
  mistake: Mistake,
): Comparison => ({
  passed: false,
  checks: NAMES.map((name, i) =>
    i === 0
      ? check(name, expected, actual, false, [reason])
      : check(name, NOT_JUDGED, NOT_JUDGED, false, []),
  ),
  remarks: [],
  mistakes: [mistake],
});
