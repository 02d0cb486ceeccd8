import type { CaseAnswer } from '../../src/suite/conformance/answer.ts';
import type { CaseEvent, ConformanceCase } from '../../src/suite/conformance/conformance-case.ts';
import { type CaseVerdict, type Cause, judgeCase } from '../../src/suite/conformance/judge-case.ts';
import { type ConformanceResult, resultOf } from '../../src/suite/conformance/result.ts';

/** The board and the streets that run out without a word. */
const RUN_OUT: readonly CaseEvent[] = [
  { street: 'flop', board: ['9h', '5c', '3d'] },
  { street: 'turn', board: ['Js'] },
  { street: 'river', board: ['2h'] },
];

const NOBODY = [null, null, null];

/** POST-4: the example of the rule book's page. Charlie has 60 live chips towards a blind of 100. */
export const SHORT_BLIND: ConformanceCase = {
  id: 'tda/short-bb/0007',
  title: 'A short big blind, called once',
  rules: ['POST-4', 'RET-1'],
  profile: 'tda',
  level: 'pots',
  table: {
    seats: [
      { name: 'Alice', stack: 3000 },
      { name: 'Bob', stack: 2500 },
      { name: 'Charlie', stack: 160 },
    ],
    button: 'Alice',
    smallBlind: { player: 'Bob', amount: 50 },
    bigBlind: { player: 'Charlie', amount: 100 },
    ante: { type: 'bb', amount: 100, order: 'ante-first' },
    oddChip: 1,
    buttonRule: 'moving',
  },
  hole: { Alice: ['As', '7s'], Charlie: ['Kd', 'Kc'] },
  events: [
    { street: 'preflop' },
    { player: 'Alice', act: 'call', to: 100, adds: 100 },
    { player: 'Bob', act: 'fold' },
    ...RUN_OUT,
  ],
  declared: null,
  expect: {
    turns: [
      { player: 'Alice', toCall: 100, check: false, bet: null, raise: { min: 200, max: 3000 } },
      { player: 'Bob', toCall: 50, check: false, bet: null, raise: { min: 200, max: 2500 } },
      null,
      ...NOBODY,
    ],
    pots: [{ amount: 270, eligible: ['Alice', 'Charlie'] }],
    returned: { Alice: 40 },
    won: { Charlie: 270 },
    stacks: { Alice: 2940, Bob: 2450, Charlie: 270 },
    next: { button: 'Bob', smallBlind: 'Charlie', bigBlind: 'Alice' },
  },
  why: [
    'Charlie posts the ante of 100 first and has 60 left for the blind of 100.',
    'The big blind is short: to call is still 100 (POST-4).',
    'Main Pot: 2 × 60 + 50 (Bob, folded) + 100 (BB ante) = 270.',
    'Nobody matched 40 of Alice’s 100: they go back (RET-1).',
  ],
};

/** RULES, ten all-in scenarios: 300/500/1,000 → 900 · 400, 500 back to C. */
export const SIDE_POTS: ConformanceCase = {
  id: 'classic/side-pots/0012',
  title: 'Three all-ins, none the same',
  rules: ['POT-1', 'RET-1'],
  profile: 'classic',
  level: 'pots',
  table: {
    seats: [
      { name: 'A', stack: 300 },
      { name: 'B', stack: 500 },
      { name: 'C', stack: 1000 },
    ],
    button: 'A',
    smallBlind: { player: 'B', amount: 50 },
    bigBlind: { player: 'C', amount: 100 },
    ante: { type: 'none', amount: 0, order: 'ante-first' },
    oddChip: 1,
    buttonRule: 'moving',
  },
  hole: { A: ['As', 'Ad'], B: ['Ks', 'Kd'], C: ['7c', '6d'] },
  events: [
    { street: 'preflop' },
    { player: 'A', act: 'raise', to: 300, adds: 300, allIn: true },
    { player: 'B', act: 'raise', to: 500, adds: 450, allIn: true },
    { player: 'C', act: 'call', to: 500, adds: 400 },
    ...RUN_OUT,
  ],
  declared: null,
  expect: {
    turns: [
      { player: 'A', toCall: 100, check: false, bet: null, raise: { min: 200, max: 300 } },
      { player: 'B', toCall: 250, check: false, bet: null, raise: { min: 500, max: 500 } },
      { player: 'C', toCall: 400, check: false, bet: null, raise: null },
      null,
      ...NOBODY,
    ],
    pots: [
      { amount: 900, eligible: ['A', 'B', 'C'] },
      { amount: 400, eligible: ['B', 'C'] },
    ],
    returned: {},
    won: { A: 900, B: 400 },
    stacks: { A: 900, B: 400, C: 500 },
    next: { button: 'B', smallBlind: 'C', bigBlind: 'A' },
  },
  why: [
    'Main Pot: 3 × 300 = 900.',
    'Side Pot 1: 2 × (500 − 300) = 400; A is not in it, capped at 300 (POT-2).',
    'A wins the Main Pot with a pair of aces, B Side Pot 1 with a pair of kings.',
  ],
};

/** NEXT-6: C wins everything. */
const ONE_LEFT: ConformanceCase = {
  ...SIDE_POTS,
  id: 'classic/three-way/0031',
  title: 'One player is left',
  rules: ['NEXT-6'],
  level: 'next',
  hole: { A: ['7c', '6d'], B: ['Ks', 'Kd'], C: ['As', 'Ad'] },
  expect: {
    ...SIDE_POTS.expect,
    won: { C: 1300 },
    stacks: { A: 0, B: 0, C: 1800 },
    next: null,
  },
  why: ['C wins both pots, 900 + 400, and is the only one left (NEXT-6).'],
};

/** RULES, golden figures: 600 → 1600 → 3600, so the next raise is to at least 5600. */
export const SMALL_RAISE: ConformanceCase = {
  id: 'classic/illegal/0301',
  title: 'A raise below the minimum is refused',
  rules: ['ACT-5'],
  profile: 'classic',
  level: 'betting',
  table: {
    seats: [
      { name: 'Dan', stack: 20_000 },
      { name: 'Eve', stack: 20_000 },
    ],
    button: 'Dan',
    smallBlind: { player: 'Dan', amount: 300 },
    bigBlind: { player: 'Eve', amount: 600 },
    ante: { type: 'none', amount: 0, order: 'ante-first' },
    oddChip: 1,
    buttonRule: 'moving',
  },
  hole: {},
  events: [
    { street: 'preflop' },
    { player: 'Dan', act: 'raise', to: 1600, adds: 1300 },
    { player: 'Eve', act: 'raise', to: 3600, adds: 3000 },
    { player: 'Dan', act: 'raise', to: 5500, adds: 3900 },
  ],
  declared: null,
  expect: {
    turns: [
      { player: 'Dan', toCall: 300, check: false, bet: null, raise: { min: 1200, max: 20_000 } },
      { player: 'Eve', toCall: 1000, check: false, bet: null, raise: { min: 2600, max: 20_000 } },
      { player: 'Dan', toCall: 2000, check: false, bet: null, raise: { min: 5600, max: 20_000 } },
    ],
    refused: { event: 3 },
  },
  why: ['The last raise was by 2,000: the next is to at least 3,600 + 2,000 = 5,600 (ACT-5).'],
};

export const SAMPLES: readonly ConformanceCase[] = [SHORT_BLIND, SIDE_POTS, ONE_LEFT, SMALL_RAISE];

/** A copy under another id: the same hand again. */
export const again = (one: ConformanceCase, id: string): ConformanceCase => ({ ...one, id });

/** What `judgeCase` says of an answer, with the cause somebody found. */
export const verdictOn = (
  one: ConformanceCase,
  answer: Omit<CaseAnswer, 'id'>,
  cause: Cause | null = null,
): CaseVerdict => ({ ...judgeCase(one, { id: one.id, ...answer }), cause });

/** Everything right. */
export const rightAnswer = ({ expect }: ConformanceCase): Omit<CaseAnswer, 'id'> => ({
  ...expect,
  refused: expect.refused ?? null,
});

export const PRICE: Cause = {
  rule: 'POST-4',
  sentence: 'a short big blind lowers what the others have to call',
};

export const MERGED: Cause = { rule: 'POT-1', sentence: 'side pots are merged into one pot' };

export const PROGRAM = { name: 'poker-ts', version: '1.5.0', command: 'node adapter.mjs' };

/** A result of these pairs. */
export function sampleResult(
  pairs: readonly (readonly [ConformanceCase, CaseVerdict])[],
  date: string | null = null,
): ConformanceResult {
  const verdicts = new Map(pairs.map(([one, verdict]) => [one.id, verdict]));
  return resultOf(
    pairs.map(([one]) => one),
    verdicts,
    PROGRAM,
    date,
  );
}

/** The price to call is taken from what the big blind posted. */
export function shortPrice(): Omit<CaseAnswer, 'id'> {
  const { turns } = SHORT_BLIND.expect;
  return {
    turns: [{ ...turns[0]!, toCall: 60, raise: { min: 120, max: 3000 } }, turns[1]!],
    pots: [{ amount: 270, eligible: ['Alice', 'Charlie'] }],
  };
}

/** One pot of 1,300 that A wins whole. */
export const mergedPots = (): Omit<CaseAnswer, 'id'> => ({
  pots: [{ amount: 1300, eligible: ['A', 'B', 'C'] }],
  won: { A: 1300 },
  stacks: { A: 1300, B: 0, C: 500 },
});

/** A short blind taken for the price, merged side pots, an error, a skip and a pass. */
export const MIXED = sampleResult([
  [SHORT_BLIND, verdictOn(SHORT_BLIND, shortPrice(), PRICE)],
  [SIDE_POTS, verdictOn(SIDE_POTS, mergedPots(), MERGED)],
  [ONE_LEFT, verdictOn(ONE_LEFT, { error: 'Error: seat 3 of C is empty' })],
  [
    again(SIDE_POTS, 'classic/side-pots/0003'),
    verdictOn(again(SIDE_POTS, 'classic/side-pots/0003'), mergedPots(), MERGED),
  ],
  [
    again(SHORT_BLIND, 'tda/short-bb/0008'),
    verdictOn(again(SHORT_BLIND, 'tda/short-bb/0008'), { skip: 'no big-blind ante' }),
  ],
  [SMALL_RAISE, verdictOn(SMALL_RAISE, rightAnswer(SMALL_RAISE))],
]);

export const MIXED_CASES: readonly ConformanceCase[] = [
  ...SAMPLES,
  again(SIDE_POTS, 'classic/side-pots/0003'),
  again(SHORT_BLIND, 'tda/short-bb/0008'),
];
