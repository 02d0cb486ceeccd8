import { addAll, all, counted, figure } from '../../kernel/index.ts';
import { because, type MistakeExplanation } from './comparison.ts';
import { type PlayedCase, playedHand } from './played.ts';
import { type SeatLine, stackOf } from './seats.ts';
import { POST_THEORIES } from './whole-hand/post-mistakes.ts';
import { POT_THEORIES } from './whole-hand/pot-mistakes.ts';
import { BOARD_THEORIES, SPLIT_THEORIES, tiePaidToOne } from './whole-hand/split-mistakes.ts';
import { type MistakeTheory, unpaid } from './whole-hand/supposed-pots.ts';
import { stackOff, whyOddChips, whyStack } from './why-stack.ts';

/** What is wrong with the stacks: by how much for each player, then why. */
export function checkStacks(
  expected: readonly SeatLine[],
  actual: readonly SeatLine[],
  played: PlayedCase | null,
  text: string | undefined,
): { readonly differences: readonly string[]; readonly why: readonly MistakeExplanation[] } {
  const differences: string[] = [];
  const wrong: SeatLine[] = [];
  for (const line of expected) {
    const found = stackOf(actual, line.name);
    if (found === line.stack) continue;
    if (found !== null) wrong.push({ ...line, stack: found });
    differences.push(differenceText(line, found, actual));
  }
  const twice = listedTwice(actual);
  addAll(differences, twice);
  for (const { name, stack } of actual) {
    if (stack === null || stack === 0 || expected.some((line) => line.name === name)) continue;
    differences.push(`${name} is not at the table and has ${figure(stack)}.`);
  }
  if (differences.length === 0) return { differences, why: [] };
  // Of two stacks for one player nobody can say which is in the sum.
  const sum = twice.length > 0 ? null : chipsOff(expected, actual);
  const isWhole = wrong.length === differences.length;
  // TOUR-4: who was out before may be in neither list
  const theory =
    played && text && isWhole
      ? theoryFor(
          played.table.seats.map(({ name }) => stackOf(actual, name) ?? 0),
          played,
          text,
        )
      : null;
  const why = theory ? [theory] : played && twice.length === 0 ? whyEach(wrong, played) : [];
  const unexplained = why.length === 0 && wrong.length > 0 && sum === 0;
  return {
    differences,
    why: [
      ...why,
      ...(sum ? [because('Chips lost or made', sumText(sum))] : []),
      ...(unexplained ? [because('Wrong stack', UNEXPLAINED)] : []),
    ],
  };
}

const UNEXPLAINED = 'No known mistake leads to these stacks; no chip is lost or made in all.';

/** Two stacks for one player: whichever is meant, the list is wrong. */
function listedTwice(actual: readonly SeatLine[]): readonly string[] {
  const byName = new Map<string, Set<number | null>>();
  for (const { name, stack } of actual) {
    byName.set(name, (byName.get(name) ?? new Set()).add(stack));
  }
  return [...byName].flatMap(([name, stacks]) => {
    const figures = [...stacks].map((stack) => (stack === null ? 'no figure' : figure(stack)));
    return stacks.size > 1 ? [`${name} is listed twice, with ${all(figures)}.`] : [];
  });
}

function whyEach(wrong: readonly SeatLine[], played: PlayedCase): readonly MistakeExplanation[] {
  const offs = wrong.flatMap(({ name, stack }) => stackOff(name, stack!, played) ?? []);
  return whyOddChips(offs, played) ?? offs.flatMap((off) => whyStack(off, played) ?? []);
}

function differenceText(
  { name, stack }: SeatLine,
  found: number | null,
  actual: readonly SeatLine[],
): string {
  if (found === null) {
    const isListed = actual.some((line) => line.name === name);
    const why = isListed ? 'the stack cannot be read' : 'not in the answer';
    return `${name}: expected ${figure(stack!)}, ${why}.`;
  }
  const off = found - stack!;
  return `${name}: expected ${figure(stack!)}, found ${figure(found)} (${figure(Math.abs(off))} ${hasMore(off) ? 'too many' : 'too few'}).`;
}

const hasMore = (off: number): boolean => off > 0;

/** CHIP-2: what all stacks together have too many (or, below 0, too few); null if one of them cannot be read. */
function chipsOff(expected: readonly SeatLine[], actual: readonly SeatLine[]): number | null {
  if (actual.some(({ stack }) => stack === null)) return null;
  const right = expected.reduce((sum, { stack }) => sum + stack!, 0);
  return actual.reduce((sum, { stack }) => sum + stack!, -right);
}

function sumText(off: number): string {
  const what = hasMore(off) ? 'too many: chips were made' : 'too few: chips were lost';
  return `All stacks together hold ${counted(Math.abs(off), 'chip')} ${what} (CHIP-2).`;
}

const PLAIN: readonly MistakeTheory[] = [
  {
    mistake: 'Stack from before the hand',
    text: 'Stack from before the hand: every stack is the one the hand started with.',
    stacks: ({ table }) => table.seats.map((seat) => seat.stack),
  },
  {
    mistake: 'Winner not paid',
    text: 'Winner not paid: every stack is what was left after betting; no pot was paid.',
    stacks: unpaid,
  },
];

const POTS = [...PLAIN, ...POT_THEORIES, ...BOARD_THEORIES, ...SPLIT_THEORIES];

/**
 * The first classic mistake that leads to exactly these stacks (by seat), the whole table over. A
 * mistake that the hand gives no occasion for leads to the right stacks: those are asked first.
 */
function theoryFor(
  actual: readonly number[],
  played: PlayedCase,
  text: string,
): MistakeExplanation | null {
  const isActual = (stacks: readonly number[] | null): boolean =>
    stacks?.every((stack, seat) => stack === actual[seat]) === true;
  if (isActual(played.settlement.players.map((player) => player.newStack!))) {
    return because(null, 'These stacks are what the hand leads to; the expected ones are not.');
  }
  const first = (theories: readonly MistakeTheory[]): MistakeTheory | undefined =>
    theories.find((theory) => isActual(theory.stacks(played)));
  const found = first(POTS) ?? tiePaidToOne(actual, played) ?? first(POST_THEORIES);
  if (found) return found;
  const anteOrder = played.table.rules.anteOrder === 'ante-first' ? 'bb-first' : 'ante-first';
  const other = playedHand(text, { anteOrder })?.settlement.players.map(
    (player) => player.newStack!,
  );
  if (!isActual(other ?? null)) return null;
  const name = anteOrder === 'bb-first' ? 'BB First' : 'Ante First';
  return {
    mistake: 'Ante',
    text: `Ante order: the stacks fit \`Ante Order: ${name}\` (POST-3).`,
  };
}
