import { STREETS } from '../../rules/index.ts';
import { CASE_CATEGORIES, COMPLEXITIES, STACK_SIZES } from '../case.ts';
import type { Shape } from './shape.ts';

const text: Shape = { kind: 'text' };
const filled: Shape = { kind: 'filled text' };
const number: Shape = { kind: 'number' };
const count: Shape = { kind: 'count' };
const flag: Shape = { kind: 'yes or no' };
const choice = (of: readonly (string | number)[]): Shape => ({ kind: 'choice', of });
const list = (of: Shape): Shape => ({ kind: 'list', of });
const orNull = (of: Shape): Shape => ({ kind: 'or null', of });
const object = (fields: Readonly<Record<string, Shape>>): Shape => ({ kind: 'object', fields });

const namedAmount = object({ name: text, amount: number });

const finding = object({
  rule: text,
  severity: choice(['error', 'warning', 'info']),
  file: orNull(text),
  line: count,
  column: count,
  length: count,
  message: text,
  expected: orNull(text),
  found: orNull(text),
  fix: orNull(text),
});

const pot = object({
  name: text,
  amount: number,
  percentage: number,
  level: number,
  eligible: list(text),
  excluded: list(object({ name: text, reason: text })),
  calculation: text,
  winners: list(namedAmount),
});

const player = object({
  name: text,
  position: orNull(text),
  start: number,
  live: number,
  ante: number,
  contributed: number,
  final: number,
  won: orNull(number),
  new: orNull(number),
  maxWin: number,
  allIn: orNull(choice(STREETS)),
  folded: orNull(choice(STREETS)),
});

/** As `settle --json` prints it. Amounts may be any number here: what is wrong with one is said by its rule. */
const expected = object({
  hand: orNull(number),
  ok: flag,
  findings: list(finding),
  totalPot: number,
  returned: list(namedAmount),
  pots: list(pot),
  players: list(player),
  nextHand: orNull(text),
});

export const CASE_SHAPE: Shape = object({
  id: filled,
  title: filled,
  players: count,
  stackSize: choice(STACK_SIZES),
  complexity: choice(COMPLEXITIES),
  category: choice(CASE_CATEGORIES),
  hand: filled,
  expected,
  notes: list(text),
});

export const SUITE_SHAPE: Shape = object({
  version: choice([2]),
  seed: count,
  cases: list(CASE_SHAPE),
});
