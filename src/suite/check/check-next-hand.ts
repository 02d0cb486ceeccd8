import { all, figure } from '../../kernel/figures.ts';
import { readHands } from '../../notation/index.ts';
import type { HandRecord, PlayerLine } from '../../record/index.ts';
import type { RuleId } from '../../rules/index.ts';
import { type Facts, remaining } from './facts.ts';
import type { Tell } from './tell.ts';

const PLACE = 'expected.nextHand';

/**
 * NEXT-1 to NEXT-6: says what is wrong with an expected next hand: somebody is missing, a stack is
 * another, the button has not moved; the first of them, since the others often follow from it.
 */
export function checkNextHand(
  engine: string | null,
  found: string | null,
  facts: Facts,
  tell: Tell,
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
  const { hands, findings } = readHands(found);
  const [read] = hands;
  if (!read || hands.length !== 1 || findings.length > 0) {
    tell('NEXT-1', PLACE, 'The text is not one hand’s stack setup.', { expected: engine, found });
    return;
  }
  const wrong = firstFault(right, read.record, facts);
  const { rule, line, message, expected, found: was } = wrong ?? written(engine, found);
  tell(rule, `${PLACE} line ${line}`, message, { expected, found: was });
}

interface Fault {
  readonly rule: RuleId;
  readonly line: number;
  readonly message: string;
  readonly expected: string;
  readonly found: string;
}

function firstFault(right: HandRecord, read: HandRecord, facts: Facts): Fault | null {
  return absentPlayers(right, read) ?? wrongSeats(right, read, facts) ?? wrongStack(right, read);
}

/** NEXT-1: everybody appears, eliminated players too. */
function absentPlayers(right: HandRecord, read: HandRecord): Fault | null {
  const names = ({ players }: HandRecord): string[] => players.map((player) => player.name);
  const absent = names(right).filter((name) => !names(read).includes(name));
  const strange = names(read).filter((name) => !names(right).includes(name));
  if (absent.length === 0 && strange.length === 0 && names(read).length === names(right).length) {
    return null;
  }
  const said = absent.length > 0 ? `${all(absent)} not in the next hand` : 'Somebody too many';
  return {
    rule: 'NEXT-1',
    line: read.players[0]?.at.line ?? 1,
    message: `${said}: everybody stays in the list, eliminated players with 0, and each once.`,
    expected: names(right).join(', '),
    found: names(read).join(', '),
  };
}

/** NEXT-2 to NEXT-5: order and labels. */
function wrongSeats(right: HandRecord, read: HandRecord, facts: Facts): Fault | null {
  const seat = ({ name, label }: PlayerLine): string => (label ? `${name} ${label}` : name);
  const place = right.players.findIndex((line, i) => seat(line) !== seat(read.players[i]!));
  if (place < 0) return null;
  const button = facts.table.seats[0]!.name;
  const stayed = read.players[0]!.name === button && right.players[0]!.name !== button;
  return {
    rule: rotationRule(facts),
    line: read.players[place]!.at.line,
    message: stayed
      ? `The button has not moved: it was ${button}’s and comes to ${right.players[0]!.name}.`
      : `${seat(right.players[place]!)} sits here, not ${seat(read.players[place]!)}.`,
    expected: right.players.map(seat).join(', '),
    found: read.players.map(seat).join(', '),
  };
}

function rotationRule(facts: Facts): RuleId {
  const { button } = facts.table.rules;
  if (button === 'seat') return 'NEXT-5';
  if (remaining(facts) === 2) return 'NEXT-3';
  return button === 'dead' ? 'NEXT-4' : 'NEXT-2';
}

function wrongStack(right: HandRecord, read: HandRecord): Fault | null {
  for (const [i, { name, stack }] of right.players.entries()) {
    const line = read.players[i]!;
    if (line.stack === stack) continue;
    const expected = figure(stack ?? 0);
    const found = line.stack === null ? 'no stack' : figure(line.stack);
    const message = `${name} takes ${expected} to the next hand, not ${found}.`;
    return { rule: 'NEXT-1', line: line.at.line, message, expected, found };
  }
  return null;
}

/** NEXT-1: number, times, blinds and options are lines of the header. */
function written(engine: string, text: string): Fault {
  const right = engine.split('\n');
  const lines = text.split('\n');
  let at = 0;
  while (at < right.length && right[at] === lines[at]) at++;
  const expected = right[at] ?? 'the end of the text';
  const found = lines[at] ?? 'the end of the text';
  const message = `The line reads “${expected}”, not “${found}”.`;
  return { rule: 'NEXT-1', line: at + 1, message, expected, found };
}
