import type { PlayerLine } from '../../record/index.ts';
import { type SetupLabel, setupLabel } from '../../rules/index.ts';

/** A line of a stack setup as it is compared. */
export interface SeatLine {
  readonly name: string;
  readonly label: SetupLabel | null;
  /** The label word somebody wrote: `BTN`, `UTG`. */
  readonly written?: string | null;
  /** null where the stack could not be read. */
  readonly stack: number | null;
}

/** The list of an answer under the names of the expected one, as far as they are the same. */
export const linesOf = (players: readonly PlayerLine[], names: readonly string[]): SeatLine[] =>
  players.map(({ name, label, stack }) => ({
    name: knownName(name, names) ?? name,
    label: label === null ? null : setupLabel(label),
    written: label,
    stack,
  }));

/** "Bob Dealer", "Alice UTG" */
export const seatText = ({ name, label, written = null }: SeatLine): string => {
  const shown = label ?? written;
  return shown === null ? name : `${name} ${shown}`;
};

/** "Bob Dealer, Charlie SB, Alice BB, David" */
export const orderText = (lines: readonly SeatLine[]): string => lines.map(seatText).join(', ');

/** SEAT-4: a label on a line that has none in a stack setup. */
export const otherLabelOf = ({ label, written = null }: SeatLine): string | null =>
  label === null ? written : null;

/** SEAT-1: the list from the button on; as it is where nobody is labelled. */
export const fromButton = (lines: readonly SeatLine[]): readonly SeatLine[] =>
  turnedTo(lines, (holderOf(lines, 'Dealer') ?? holderOf(lines, 'SB'))?.name);

/** The list turned so that it starts with a name; as it is if nobody is called that. */
export function turnedTo(
  lines: readonly SeatLine[],
  name: string | undefined,
): readonly SeatLine[] {
  const first = lines.findIndex((line) => line.name === name);
  return first <= 0 ? lines : [...lines.slice(first), ...lines.slice(0, first)];
}

/** Whether two lists are one ring: the same names clockwise, wherever each starts. */
export function isSameRing(a: readonly SeatLine[], b: readonly SeatLine[]): boolean {
  const turned = turnedTo(a, b[0]?.name);
  return a.length === b.length && b.every(({ name }, i) => name === turned[i]!.name);
}

/** Whether two lists are one ring with the same labels. */
export const isSameOrder = (a: readonly SeatLine[], b: readonly SeatLine[]): boolean =>
  isSameRing(a, b) && b.every(({ name, label }) => labelOf(a, name) === label);

export const labelOf = (lines: readonly SeatLine[], name: string): SetupLabel | null =>
  lines.find((line) => line.name === name)?.label ?? null;

export const stackOf = (lines: readonly SeatLine[], name: string): number | null =>
  lines.find((line) => line.name === name)?.stack ?? null;

export const holderOf = (lines: readonly SeatLine[], label: SetupLabel): SeatLine | undefined =>
  lines.find((line) => line.label === label);

/** Names as people compare them: `alice` is Alice. */
const fold = (name: string): string => name.normalize('NFC').toLowerCase();

/** Finds the player somebody meant: the exact name, else the only one that differs in case. */
export function knownName(written: string, names: readonly string[]): string | null {
  if (names.includes(written)) return written;
  const alike = names.filter((name) => fold(name) === fold(written));
  return alike.length === 1 ? alike[0]! : null;
}
