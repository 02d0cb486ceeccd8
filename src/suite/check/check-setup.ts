import { figure } from '../../kernel/figures.ts';
import type { Case, StackSize } from '../case.ts';
import type { Facts } from './facts.ts';
import { isShortBb } from './facts.ts';
import type { Tell } from './tell.ts';

interface Range {
  readonly from: number;
  readonly to: number;
}

const RANGES: Readonly<Record<StackSize, Range>> = {
  thousands: { from: 5_000, to: 50_000 },
  'hundreds-of-thousands': { from: 100_000, to: 900_000 },
  millions: { from: 1_000_000, to: Number.MAX_SAFE_INTEGER },
};

const DEPTH: Range = { from: 10, to: 60 };
const FIRST_TIME = '00:02:30';
const LAST_TIME = '00:05:40';

/** The first digits of the big blinds that tournaments play. */
const LADDER = ['1', '12', '15', '16', '2', '24', '25', '3', '4', '5', '6', '8'];

/** SUITE-5 to SUITE-8: stacks, times and blinds, as the hand's header has them. */
export function checkSetup(facts: Facts, tell: Tell): void {
  checkStacks(facts, tell);
  checkTimes(facts, tell);
  checkBlinds(facts, tell);
}

function checkStacks(facts: Facts, tell: Tell): void {
  const { one, record, table } = facts;
  const mayBeShort = isPosting(one) && isShortBb(facts) ? table.seats[table.bb]!.name : null;
  const seen = new Map<number, string>();
  for (const { name, stack, at } of record.players) {
    if (stack === null || stack === 0) continue;
    const place = `hand line ${at.line}`;
    const found = figure(stack);
    const other = seen.get(stack);
    if (other !== undefined) {
      tell('SUITE-5', place, `${name} and ${other} both start with ${found}.`, { found });
    }
    seen.set(stack, name);
    if (name === mayBeShort) continue;
    const wrong = rangeFault(stack, table.blinds.bb, one.stackSize);
    if (wrong) tell('SUITE-6', place, `${name} starts with ${found}, ${wrong}.`, { found });
  }
}

const isPosting = ({ category }: Case): boolean => category === 'bb-ante';

function rangeFault(stack: number, bb: number, size: StackSize): string | null {
  if (stack < DEPTH.from * bb) return `less than ${DEPTH.from} big blinds of ${figure(bb)}`;
  if (stack > DEPTH.to * bb) return `more than ${DEPTH.to} big blinds of ${figure(bb)}`;
  const { from, to } = RANGES[size];
  if (stack >= from && stack <= to) return null;
  const range =
    size === 'millions' ? `${figure(from)} and more` : `${figure(from)} to ${figure(to)}`;
  return `and ${size} are ${range}`;
}

function checkTimes({ record: { startedAt, endedAt, at } }: Facts, tell: Tell): void {
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

function checkBlinds({ table: { blinds, rules }, record }: Facts, tell: Tell): void {
  const { sb, bb, ante } = blinds;
  const isLevel = sb * 2 === bb && LADDER.includes(String(bb).replace(/0+$/, ''));
  // One ante for the table is as big as the big blind; antes from everybody are a part of it.
  const isAnte = rules.anteType === 'all' ? ante <= bb : ante === bb || ante === 0;
  if (isLevel && isAnte) return;
  const found = [sb, bb, ante].map(figure).join('/');
  const message = `${found} is no level of the usual ladder (… 250/500/500 … 5,000/10,000/10,000 …).`;
  tell('SUITE-8', `hand line ${record.blinds!.at.line}`, message, { found });
}
