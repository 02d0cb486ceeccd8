import { all, figure } from '../../kernel/index.ts';
import type { HandRecord } from '../../record/index.ts';
import { houseRules, setupLabel } from '../../rules/index.ts';
import { STACK_SIZES, type StackSize } from '../case.ts';
import { type CaseFacts, isShortBb } from '../facts.ts';
import { STACK_RANGES } from '../plan/blind-levels.ts';
import type { AddFinding } from './suite-finding.ts';

/** In big blinds. */
const DEPTH = { min: 10, max: 60 } as const;
const FIRST_TIME = '00:02:30';
const LAST_TIME = '00:05:40';

/** The first digits of the big blinds that tournaments play. */
const LADDER = ['1', '12', '15', '16', '2', '24', '25', '3', '4', '5', '6', '8'];

/** SUITE-5 to SUITE-7: stacks and times, as the hand's header has them. */
export function checkSetup(facts: CaseFacts, tell: AddFinding): void {
  checkStacks(facts, tell);
  checkTimes(facts, tell);
}

function checkStacks(facts: CaseFacts, tell: AddFinding): void {
  const { one, record, table } = facts;
  const mayBeShort = isPosting(facts) && isShortBb(table) ? table.seats[table.bb]!.name : null;
  const other = otherSize(facts, mayBeShort);
  if (other) {
    const message = `The badge says ${one.stackSize}; the stacks are ${other}.`;
    tell('SUITE-6', 'stackSize', message, { expected: other, found: one.stackSize });
  }
  const size = other ?? one.stackSize;
  const seen = new Map<number, string>();
  for (const { name, stack, at } of record.players) {
    if (stack === null || stack === 0) continue;
    const place = `hand line ${at.line}`;
    const found = figure(stack);
    const twin = seen.get(stack);
    if (twin !== undefined) {
      tell('SUITE-5', place, `${name} and ${twin} both start with ${found}.`, { found });
    }
    seen.set(stack, name);
    if (name === mayBeShort) continue;
    const wrong = rangeFault(stack, table.blinds.bb, size);
    if (wrong) tell('SUITE-6', place, `${name} starts with ${found}, ${wrong}.`, { found });
  }
}

/** The size all the stacks have, if it is not the badge's: then the badge is wrong, not they. */
function otherSize({ one, record }: CaseFacts, mayBeShort: string | null): StackSize | null {
  const stacks = record.players.flatMap(({ name, stack }) =>
    stack === null || stack === 0 || name === mayBeShort ? [] : [stack],
  );
  const isIn = (size: StackSize) => (stack: number) =>
    stack >= STACK_RANGES[size].min && stack <= STACK_RANGES[size].max;
  if (stacks.some(isIn(one.stackSize))) return null;
  return STACK_SIZES.find((size) => stacks.every(isIn(size))) ?? null;
}

/** Where the BB posts no ante of their own, a short BB is a mixed case. */
const isPosting = ({ one, table }: CaseFacts): boolean =>
  one.category === 'bb-ante' ||
  (one.category === 'mixed' && (table.rules.anteType === 'all' || table.blinds.ante === 0));

function rangeFault(stack: number, bb: number, size: StackSize): string | null {
  if (stack < DEPTH.min * bb) return `less than ${DEPTH.min} big blinds of ${figure(bb)}`;
  if (stack > DEPTH.max * bb) return `more than ${DEPTH.max} big blinds of ${figure(bb)}`;
  const { min, max } = STACK_RANGES[size];
  if (stack >= min && stack <= max) return null;
  const range =
    size === 'millions' ? `${figure(min)} and more` : `${figure(min)} to ${figure(max)}`;
  return `and ${size} are ${range}`;
}

/** SEAT-4: the lines of a set-up with another label than Dealer, SB and BB, as one fault; or none. */
export function labelFaults({ players }: HandRecord, isSaid = (_line: number) => false) {
  const others = players.filter(
    ({ label, at }) => label !== null && setupLabel(label) !== label && !isSaid(at.line),
  );
  if (others.length === 0) return [];
  const found = all(others.map(({ name, label }) => `${name} ${label}`));
  const right = others.map(({ name, label }) =>
    [name, setupLabel(label!)].filter(Boolean).join(' '),
  );
  const expected = right.join(', ');
  const message = `${found}: only Dealer, SB and BB are written in a stack setup. Write: ${expected}`;
  return [{ line: others[0]!.at.line, message, expected, found }];
}

function checkTimes({ record: { startedAt, endedAt, at } }: CaseFacts, tell: AddFinding): void {
  const fits =
    startedAt !== null &&
    endedAt !== null &&
    FIRST_TIME <= startedAt &&
    startedAt < endedAt &&
    endedAt <= LAST_TIME;
  if (fits) return;
  const found = `${startedAt ?? 'HH:MM:SS'} to ${endedAt ?? 'HH:MM:SS'}`;
  const expected = `${FIRST_TIME} to ${LAST_TIME}`;
  const message = `The hand runs from ${found}; times of a case lie within ${expected}.`;
  tell('SUITE-7', `hand line ${at.line + 1}`, message, { expected, found });
}

/** SUITE-8; whether the header has a level. Before the hand is judged: all bets hang on it. */
export function checkBlindLevel({ blinds, rules }: HandRecord, tell: AddFinding): boolean {
  if (!blinds) return true;
  const { sb, bb, ante } = blinds;
  const isLevel = sb * 2 === bb && LADDER.includes(String(bb).replace(/0+$/, ''));
  // One ante for the table is as big as the big blind; antes from everybody are a part of it.
  const isAnte = houseRules(rules).anteType === 'all' ? ante <= bb : ante === bb || ante === 0;
  if (isLevel && isAnte) return true;
  const found = [sb, bb, ante].map(figure).join('/');
  const message = `${found} is not a level of the usual ladder (… 250/500/500 … 5,000/10,000/10,000 …).`;
  tell('SUITE-8', `hand line ${blinds.at.line}`, message, { found });
  return false;
}
