import { all, counted, nearest } from '../../kernel/index.ts';
import { because, type MistakeExplanation } from './comparison.ts';
import type { PlayedCase } from './played.ts';
import { isSameRing, labelOf, otherLabelOf, type SeatLine, seatText } from './seats.ts';
import { whyOrder } from './why-order.ts';

export interface Judged {
  readonly wrong: readonly MistakeExplanation[];
  readonly remarks: readonly string[];
}

/**
 * Same players, same ring from the button on, same labels and no others (SEAT-1, SEAT-4); which of
 * the three labels are left out is looks. The answer has a list.
 */
export function checkOrder(
  expected: readonly SeatLine[],
  actual: readonly SeatLine[],
  played: PlayedCase | null,
  isAccepted: boolean,
): Judged {
  const labels = checkLabels(actual, isAccepted ? expected : []);
  const people = checkPeople(expected, actual);
  if (people.length > 0) return { wrong: [...people, ...labels], remarks: [] };
  const headsUp = !expected.some(({ label }) => label === 'Dealer');
  // SEAT-2: heads-up the SB has the button, so Dealer says the same, unless the answer has an SB besides
  const isRenamed = headsUp && !actual.some(({ label }) => label === 'SB');
  const lines = isRenamed ? actual.map(asHeadsUp(expected)) : actual;
  const isLabelled = lines.some(({ label }) => label !== null);
  const fits =
    isSameRing(lines, expected) &&
    (isLabelled
      ? lines.every(({ name, label }) => label === null || label === labelOf(expected, name))
      : lines[0]!.name === expected[0]!.name);
  if (!fits) {
    const why = whyOrder(expected, read(expected, lines, isLabelled), played);
    return { wrong: [...why, ...labels], remarks: [] };
  }
  return {
    wrong: [...checkStart(expected, lines), ...labels],
    remarks: looks(expected, actual, lines, isLabelled),
  };
}

export const ONLY_THREE = 'only Dealer, SB and BB are written in a stack setup (SEAT-4)';

/** SEAT-4: labels of other seats; those that an accepted answer has too are not mistakes. */
function checkLabels(
  actual: readonly SeatLine[],
  accepted: readonly SeatLine[],
): MistakeExplanation[] {
  const others = actual.filter((line) => {
    const other = otherLabelOf(line);
    const before = accepted.find(({ name }) => name === line.name);
    return other !== null && other !== (before ? otherLabelOf(before) : null);
  });
  if (others.length === 0) return [];
  const text = `The list writes ${all(others.map(seatText))}: ${ONLY_THREE}.`;
  return [because('Label besides Dealer, SB and BB', text)];
}

/** SEAT-1: the list starts with the Dealer, heads-up with the SB. */
function checkStart(
  expected: readonly SeatLine[],
  lines: readonly SeatLine[],
): MistakeExplanation[] {
  const [right] = expected;
  const [first] = lines;
  if (first!.name === right!.name) return [];
  const text = `The list starts with ${seatText(first!)}: it starts with ${seatText(right!)} and goes on clockwise (SEAT-1).`;
  return [because('List not from the Dealer on', text)];
}

const asHeadsUp =
  (expected: readonly SeatLine[]) =>
  (line: SeatLine): SeatLine =>
    line.label === 'Dealer' && labelOf(expected, line.name) === 'SB'
      ? { ...line, label: 'SB' }
      : line;

/** SEAT-1: without any labels the first line is the Dealer and the next ones the blinds. */
function read(
  expected: readonly SeatLine[],
  lines: readonly SeatLine[],
  isLabelled: boolean,
): readonly SeatLine[] {
  if (isLabelled) return lines;
  return lines.map((line, i) => ({ ...line, label: expected[i]?.label ?? null }));
}

function checkPeople(
  expected: readonly SeatLine[],
  actual: readonly SeatLine[],
): MistakeExplanation[] {
  const names = actual.map(({ name }) => name);
  const missing = expected.filter(({ name }) => !names.includes(name));
  const extra = actual.filter(({ name }) => !expected.some((line) => line.name === name));
  const seen = new Set<string>();
  const twice = names.filter((name) => seen.size === seen.add(name).size);
  if (extra.length === actual.length) {
    const text = `Nobody of the list is at this table: ${all(names)}. It is an answer for another hand.`;
    return [because('Another hand', text)];
  }
  // Whoever leaves out the eliminated has not stopped half-way.
  if (missing.some(({ stack }) => stack !== 0) && isBeginning(expected, names)) {
    const last = names.at(-1);
    const text = `Half an answer: the list ends after ${last}; ${all(missing.map((line) => line.name))} should follow.`;
    return [because('Half an answer', text)];
  }
  const wrong: MistakeExplanation[] = [];
  for (const { name } of extra) {
    const meant = nearest(
      name,
      missing.map((line) => line.name),
    );
    const hint = meant ? `; ${meant} may be meant` : '';
    wrong.push(because('Player unknown', `Nobody at the table is called ${name}${hint}.`));
  }
  for (const { name, stack } of missing) {
    const why = stack === 0 ? ' Eliminated players stay in the list with 0 (NEXT-1).' : '';
    wrong.push(because('Player missing', `${name} is missing from the list.${why}`));
  }
  for (const name of twice) wrong.push(because('Wrong order', `${name} is in the list twice.`));
  return wrong;
}

const isBeginning = (expected: readonly SeatLine[], names: readonly string[]): boolean =>
  names.every((name, i) => expected[i]?.name === name);

function looks(
  expected: readonly SeatLine[],
  actual: readonly SeatLine[],
  lines: readonly SeatLine[],
  isLabelled: boolean,
): readonly string[] {
  const remarks: string[] = [];
  const [first] = expected;
  if (!isLabelled) {
    remarks.push(`The list has no labels; its first line is read as the ${first!.label} (SEAT-1).`);
    return remarks;
  }
  const button = lines.find(({ label }) => label === 'Dealer');
  if (button?.written && button.written !== 'Dealer') {
    remarks.push(`${button.name} ${button.written} is read as ${button.name} Dealer (SEAT-4).`);
  }
  const unwritten = expected.filter(({ name, label }) => label && !labelOf(lines, name));
  if (unwritten.length > 0) {
    const who = unwritten.map(({ name, label }) => `${name} ${label}`);
    remarks.push(
      `${counted(unwritten.length, 'label')} not written, read from the seats: ${all(who)}.`,
    );
  }
  if (lines.some((line, i) => line !== actual[i])) {
    remarks.push('Heads-up the SB has the button; there is no Dealer line (SEAT-2).');
  }
  return remarks;
}
