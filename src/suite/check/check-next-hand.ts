import { readHands } from '../../formats/index.ts';
import { all, figure } from '../../kernel/index.ts';
import type { HandRecord, PlayerLine } from '../../record/index.ts';
import { type RuleId, type SetupLabel, setupLabel } from '../../rules/index.ts';
import type { CaseFacts } from '../facts.ts';
import { labelFaults } from './check-setup.ts';
import type { AddFinding } from './suite-finding.ts';

const PLACE = 'expected.nextHand';

/**
 * NEXT-1 to NEXT-6: says what is wrong with an expected next hand: somebody is missing, a label is
 * written that is none, the button has not moved, a stack is another.
 */
export function checkNextHand(
  engine: string | null,
  found: string | null,
  facts: CaseFacts,
  tell: AddFinding,
  headerFaults: (engine: string, found: string) => readonly Fault[] = written,
): void {
  if (engine === null || found === null) {
    const rule = engine === null ? 'NEXT-6' : 'NEXT-1';
    const message =
      engine === null
        ? 'The tournament is over: there is no next hand, write null.'
        : 'The next hand is missing.';
    tell(rule, PLACE, message, { expected: engine ?? 'null', found: found ?? 'null' });
    return;
  }
  const right = readHands(engine).hands[0]!.record;
  const read = readNextHand(found, tell);
  if (!read) {
    tell('NEXT-1', PLACE, 'The text is not one hand’s stack setup.', { expected: engine, found });
    return;
  }
  const faults = [
    ...absentPlayers(right, read.record),
    ...labelFaults(read.record).map((fault) => ({ ...fault, rule: 'SEAT-4' as const })),
    ...wrongSeats(right, read.record, facts),
    ...wrongStacks(right, read.record),
  ];
  const told = faults.length > 0 || read.negatives > 0 ? faults : headerFaults(engine, found);
  for (const { rule, line, message, expected, found: was } of told) {
    tell(rule, `${PLACE} line ${line}`, message, { expected, found: was });
  }
}

export interface Fault {
  readonly rule: RuleId;
  readonly line: number;
  readonly message: string;
  readonly expected: string;
  readonly found: string;
}

/** `Alice BB -10000` */
const NEGATIVE = /^(.*\S)\s+[-−–]\s*(\d[\d,]*)\s*$/;

/** A next hand that can be looked at. CHIP-3: a negative stack is said here and is then read as 0. */
export function readNextHand(
  text: string,
  tell: AddFinding,
): { readonly record: HandRecord; readonly negatives: number } | null {
  let negatives = 0;
  const lines = text.split('\n').map((line, i) => {
    const [, player, amount] = NEGATIVE.exec(line) ?? [];
    if (player === undefined) return line;
    negatives++;
    const message = `${player} has −${amount}: no stack is negative, a player without chips has 0.`;
    tell('CHIP-3', `${PLACE} line ${i + 1}`, message, { found: `-${amount}` });
    return `${player} 0`;
  });
  const { hands, findings } = readHands(lines.join('\n'));
  const [read] = hands;
  if (!read || hands.length !== 1 || findings.length > 0) return null;
  return { record: read.record, negatives };
}

const namesOf = ({ players }: HandRecord): string[] => players.map((player) => player.name);

/** NEXT-1: everybody appears, eliminated players too. */
function absentPlayers(right: HandRecord, read: HandRecord): readonly Fault[] {
  const [expected, found] = [namesOf(right), namesOf(read)];
  const absent = expected.filter((name) => !found.includes(name));
  const strange = found.filter((name) => !expected.includes(name));
  if (absent.length === 0 && strange.length === 0 && found.length === expected.length) return [];
  const said = absent.length > 0 ? `${all(absent)} not in the next hand` : 'Somebody too many';
  return [
    {
      rule: 'NEXT-1',
      line: read.players[0]?.at.line ?? 1,
      message: `${said}: everybody stays in the list, eliminated players with 0, and each once.`,
      expected: expected.join(', '),
      found: found.join(', '),
    },
  ];
}

interface Seat {
  readonly name: string;
  readonly label: SetupLabel | null;
  readonly line: number;
}

const seatText = ({ name, label }: Seat): string => (label ? `${name} ${label}` : name);

/** The seats of the players that are in both lists. */
const seatsOf = (record: HandRecord, other: HandRecord): readonly Seat[] =>
  record.players
    .filter(({ name }) => namesOf(other).includes(name))
    .map(({ name, label, at }: PlayerLine) => ({
      name,
      label: label === null ? null : setupLabel(label),
      line: at.line,
    }));

/** SEAT-1: where the list starts; NEXT-2 to NEXT-5: order and labels. */
function wrongSeats(right: HandRecord, read: HandRecord, facts: CaseFacts): readonly Fault[] {
  const expected = seatsOf(right, read);
  const found = seatsOf(read, right);
  const at = expected.findIndex((seat, i) => !found[i] || seatText(seat) !== seatText(found[i]));
  if (at < 0) return [];
  const answers = {
    expected: expected.map(seatText).join(', '),
    found: found.map(seatText).join(', '),
  };
  const first = found.findIndex(({ name }) => name === expected[0]!.name);
  const turned = [...found.slice(first), ...found.slice(0, first)];
  if (first > 0 && turned.map(seatText).join(', ') === answers.expected) {
    const message = `The list starts with ${seatText(found[0]!)}: it starts with ${seatText(expected[0]!)} and goes on clockwise.`;
    return [{ rule: 'SEAT-1', line: found[0]!.line, message, ...answers }];
  }
  const button = facts.table.seats[0]!.name;
  const stayed = found[0]?.name === button && expected[0]!.name !== button;
  return [
    {
      rule: rotationRule(facts),
      line: found[at]?.line ?? 1,
      message: stayed
        ? `The button has not moved: it was ${button}’s and comes to ${expected[0]!.name}.`
        : `${seatText(expected[at]!)} sits here, not ${found[at] ? seatText(found[at]) : 'nobody'}.`,
      ...answers,
    },
  ];
}

function rotationRule(facts: CaseFacts): RuleId {
  const { button } = facts.table.rules;
  if (button === 'seat') return 'NEXT-5';
  if (facts.remaining === 2) return 'NEXT-3';
  return button === 'dead' ? 'NEXT-4' : 'NEXT-2';
}

/** Stacks above this many are one mistake: the first is named. */
const SINGLE_STACKS = 3;

function wrongStacks(right: HandRecord, read: HandRecord): readonly Fault[] {
  const faults = right.players.flatMap(({ name, stack }): Fault[] => {
    const line = read.players.find((player) => player.name === name);
    if (!line || line.stack === stack) return [];
    const expected = figure(stack ?? 0);
    const found = line.stack === null ? 'no stack' : figure(line.stack);
    const message = `${name} takes ${expected} to the next hand, not ${found}.`;
    return [{ rule: 'NEXT-1', line: line.at.line, message, expected, found }];
  });
  if (faults.length <= SINGLE_STACKS) return faults;
  const [first] = faults;
  const message = `${first!.message} ${faults.length - 1} more stacks are wrong.`;
  return [{ ...first!, message }];
}

/** NEXT-1: number, times, blinds and options are lines of the header. */
function written(engine: string, text: string): readonly Fault[] {
  const right = engine.split('\n');
  const lines = text.split('\n');
  let at = 0;
  while (at < right.length && right[at] === lines[at]) at++;
  const expected = right[at] ?? 'the end of the text';
  const found = lines[at] ?? 'the end of the text';
  const message = `The line reads “${expected}”, not “${found}”.`;
  return [{ rule: 'NEXT-1', line: at + 1, message, expected, found }];
}

/** NEXT-1: the number and the blinds, whatever the text looks like. */
export function numberAndBlinds(engine: string, text: string): readonly Fault[] {
  const right = readHands(engine).hands[0]!.record;
  const read = readHands(text).hands[0]?.record;
  if (!read) return [];
  const numberOf = ({ number }: HandRecord): string => `Hand (${number ?? '?'})`;
  const blindsOf = ({ blinds }: HandRecord): string =>
    blinds ? `SB ${blinds.sb} BB ${blinds.bb} Ante ${blinds.ante}` : 'no blinds';
  return [numberOf, blindsOf].flatMap((part): Fault[] => {
    const [expected, found] = [part(right), part(read)];
    if (expected === found) return [];
    const message = `The next hand has ${expected}, not ${found}.`;
    return [{ rule: 'NEXT-1', line: read.at.line, message, expected, found }];
  });
}
