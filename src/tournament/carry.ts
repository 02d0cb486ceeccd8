import { writeBetweenLine, writePlayer } from '../formats/index.ts';
import { figure, finding, show } from '../kernel/index.ts';
import type { BetweenLine, HandRecord, PlayerLine } from '../record/index.ts';
import { type Remedy, type SessionFinding, withMoreLines, withRemedies } from './remedy.ts';
import type { TableBetween } from './table-between.ts';

/** A stack that is not what the hand before left. */
export interface BrokenCarry {
  readonly line: PlayerLine;
  readonly expected: number;
  readonly found: number;
}

/** TOUR-1: each player starts a hand with the stack they had, changed by the lines between. */
export function brokenCarries(table: TableBetween, { players }: HandRecord): BrokenCarry[] {
  return players.flatMap((line) => {
    const seat = table.seats.findLast(({ name }) => name === line.name);
    // Who left and stays in the list for the dead button has nothing there (TOUR-4).
    const expected = seat?.isGone ? 0 : seat?.stack;
    const found = line.stack;
    if (expected === undefined || expected === null || found === null) return [];
    return found === expected ? [] : [{ line, expected, found }];
  });
}

const recount = ({ line, found }: BrokenCarry): BetweenLine => ({
  kind: 'recount',
  at: line.at,
  player: { name: line.name, at: line.nameAt },
  amount: found,
});

/** "Alice: Recount 5350": the line that explains another stack. */
export const recountLine = (broken: BrokenCarry): string => writeBetweenLine(recount(broken));

/** The stacks the hand before left, or the lines that explain those that stand there. */
export function carryRemedies(
  before: HandRecord,
  record: HandRecord,
  broken: readonly BrokenCarry[],
): readonly Remedy[] {
  const expected = new Map(broken.map((one) => [one.line.name, one.expected]));
  const players = record.players.map((line) => {
    const stack = expected.get(line.name);
    return stack === undefined ? line : { ...line, stack };
  });
  const lines = broken.map(({ line, expected: stack }) =>
    writePlayer(line.name, line.label, stack),
  );
  return [
    { does: 'write', text: lines.join(', '), hand: { ...record, players } },
    {
      does: 'write',
      text: broken.map(recountLine).join(', '),
      before: withMoreLines(before, broken.map(recount)),
    },
  ];
}

/** "100 more" */
const difference = (found: number, expected: number): string =>
  `${figure(Math.abs(found - expected))} ${found > expected ? 'more' : 'less'}`;

export function carryFinding(
  before: HandRecord,
  record: HandRecord,
  broken: BrokenCarry,
): SessionFinding {
  const { line, expected, found } = broken;
  const message = `${show(line.name)} starts with ${figure(found)}, ${difference(found, expected)} than the ${figure(expected)} the hand before left. Write ${expected} here, or \`${recountLine(broken)}\` under \`Between Hands:\` before this hand.`;
  const one = finding('TOUR-1', 'warning', line.stackAt, message, {
    expected: figure(expected),
    found: figure(found),
    // Only a person knows which: no edit.
    fix: `${expected}, or between the hands ${recountLine(broken)}`,
  });
  return withRemedies(one, carryRemedies(before, record, [broken]));
}

/** All chips at the table when a hand starts, with those of players who are seated and wait. */
export const chipsInPlay = (
  { players }: HandRecord,
  waiting: readonly { readonly seat: { readonly least: number } }[],
): number =>
  players.reduce((sum, { stack }) => sum + (stack ?? 0), 0) +
  waiting.reduce((sum, { seat }) => sum + seat.least, 0);

/** TOUR-2: the chips in play change only by lines that say so. */
export function chipsFinding(
  expected: number,
  found: number,
  record: HandRecord,
): SessionFinding | null {
  if (found === expected) return null;
  const message = `${figure(found)} chips are in play, ${difference(found, expected)} than before, and no line between the hands says why.`;
  const details = { expected: figure(expected), found: figure(found) };
  // Whose chips they are is said where a stack or a player is wrong; without that nobody knows.
  return withRemedies(finding('TOUR-2', 'warning', record.at, message, details));
}
