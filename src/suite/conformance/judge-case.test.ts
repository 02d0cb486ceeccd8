import { expect, test } from 'vitest';
import {
  FOLDED_CHIPS as CASE,
  TOO_SMALL as ILLEGAL,
} from '../../../test/conformance/golden-cases.ts';
import type { CaseAnswer } from './answer.ts';
import { errorVerdict, judgeCase, skipVerdict } from './judge-case.ts';

const judged = (answer: Omit<CaseAnswer, 'id'>, one = CASE) =>
  judgeCase(one, { id: one.id, ...answer });

test('an answer with everything right passes on every level', () => {
  const verdict = judged({ ...CASE.expect, refused: null });
  expect(verdict.outcome).toBe('passed');
  expect(verdict.levels).toEqual({
    pots: 'passed',
    betting: 'passed',
    showdown: 'passed',
    next: 'passed',
  });
});

test('what is missing is not judged: stacks alone pass, without a rotation', () => {
  const verdict = judged({ stacks: { A: 5_800, B: 2_800, C: 600 } });
  expect(verdict.outcome).toBe('passed');
  expect(verdict.levels).toEqual({
    pots: 'skipped',
    betting: 'skipped',
    showdown: 'passed',
    next: 'skipped',
  });
});

test('an answer with nothing that can be judged is a skip, not a pass', () => {
  expect(judged({}).outcome).toBe('skipped');
  expect(judged({ pots: [], stacks: {} }, ILLEGAL).outcome).toBe('skipped');
});

test('an illegal case is not passed by turns alone: it is about what is refused', () => {
  const { turns, refused } = ILLEGAL.expect;
  const silent = judged({ turns }, ILLEGAL);
  expect([silent.outcome, silent.words]).toEqual([
    'skipped',
    'The answer does not say whether an event is refused.',
  ]);
  expect(judged({ turns: turns.map(() => null) }, ILLEGAL).outcome).toBe('failed');
  expect(judged({ turns, refused: refused! }, ILLEGAL).outcome).toBe('passed');
  expect(judged({ turns, refused: null }, ILLEGAL).outcome).toBe('failed');
});

test.each([
  [
    'returned apart',
    [
      { amount: 600, eligible: ['C', 'A'] },
      { amount: 2_000, eligible: ['A'] },
    ],
    { A: 1_800 },
  ],
  [
    'not shown at all',
    [
      { amount: 600, eligible: ['A', 'C'] },
      { amount: 2_000, eligible: ['A'] },
    ],
    undefined,
  ],
  [
    'in the last pot of its owner',
    [
      { amount: 600, eligible: ['A', 'C'] },
      { amount: 3_800, eligible: ['A'] },
    ],
    {},
  ],
])('RET-1 uncalled chips %s pass', (_, pots, returned) => {
  expect(judged({ pots, ...(returned && { returned }) }).levels.pots).toBe('passed');
});

test('RET-1 chips that nobody called as a last pot of one player pass', () => {
  const one = {
    ...CASE,
    expect: { ...CASE.expect, pots: [{ amount: 600, eligible: ['A', 'C'] }], returned: { A: 300 } },
  };
  const pots = [
    { amount: 600, eligible: ['A', 'C'] },
    { amount: 300, eligible: ['A'] },
  ];
  expect(judged({ pots }, one).levels.pots).toBe('passed');
  expect(judged({ pots, returned: { A: 300 } }, one).levels.pots).toBe('failed');
});

test('RET-1 after a fold-out the winner may have two pots: what was called, and what was not', () => {
  const won = { amount: 250, eligible: ['A'] };
  const one = { ...CASE, expect: { ...CASE.expect, pots: [won], returned: { A: 200 } } };
  expect(judged({ pots: [won, { amount: 200, eligible: ['A'] }] }, one).levels.pots).toBe('passed');
  expect(judged({ pots: [{ amount: 450, eligible: ['A'] }] }, one).levels.pots).toBe('passed');
  expect(judged({ pots: [won, { amount: 100, eligible: ['A'] }] }, one).levels.pots).toBe('failed');
});

test('RET-1 what comes back may count as won by its owner, but only once', () => {
  expect(judged({ won: { A: 3_800, C: 600 } }).levels.showdown).toBe('passed');
  expect(judged({ won: { A: 3_800, C: 600 }, returned: { A: 1_800 } }).levels.showdown).toBe(
    'failed',
  );
});

test.each([
  [
    'pots[0].amount',
    600,
    500,
    {
      pots: [
        { amount: 500, eligible: ['A', 'C'] },
        { amount: 2_000, eligible: ['A'] },
      ],
    },
  ],
  ['pots.length', 2, 1, { pots: [{ amount: 600, eligible: ['A', 'C'] }] }],
  ['stacks.B', 2_800, 2_900, { stacks: { A: 5_800, B: 2_900, C: 600 } }],
  ['stacks.C', 600, 0, { stacks: { A: 5_800, B: 2_800 } }],
  [
    'turns[1].toCall',
    1_150,
    1_200,
    { turns: [CASE.expect.turns[0]!, { player: 'B', toCall: 1_200 }] },
  ],
  ['next.bigBlind', 'A', 'C', { next: { button: 'B', smallBlind: 'C', bigBlind: 'C' } }],
  ['refused', null, { event: 2 }, { refused: { event: 2 } }],
] as const)('a difference names its place: %s', (place, expected, found, answer) => {
  const { outcome, differences } = judged(answer as Omit<CaseAnswer, 'id'>);
  expect(outcome).toBe('failed');
  expect(differences[0]).toMatchObject({ place, expected, found });
});

test('a player with less than a full raise is all-in, however the least is named', () => {
  const turns = CASE.expect.turns.slice(0, 6);
  const allIn = (min: number) => ({ ...CASE.expect.turns[6]!, raise: { min, max: 2_800 } });
  expect(judged({ turns: [...turns, allIn(2_800)] }).outcome).toBe('passed');
  expect(judged({ turns: [...turns, allIn(3_600)] }).outcome).toBe('passed');
  expect(judged({ turns: [...turns, allIn(2_000)] }).outcome).toBe('failed');
});

test('an illegal event has to be refused, and that one', () => {
  expect(judged({ refused: { event: 1 } }, ILLEGAL).outcome).toBe('passed');
  expect(judged({ refused: null }, ILLEGAL).outcome).toBe('failed');
  expect(judged({ refused: { event: 0 } }, ILLEGAL).outcome).toBe('failed');
  expect(judged({ stacks: {} }, ILLEGAL).outcome).toBe('skipped');
});

test('a skip is a column of its own and an error a failure with the program’s words', () => {
  expect(judged({ skip: 'no antes' })).toEqual(skipVerdict(CASE, 'no antes'));
  expect(judged({ error: 'boom' })).toEqual(errorVerdict(CASE, 'boom'));
  expect(errorVerdict(CASE, 'boom').levels.next).toBe('error');
});

test('POT-7 a percentage is judged where it is given', () => {
  const [main, side] = CASE.expect.pots!;
  const { returned } = CASE.expect;
  const rounded = [{ ...main!, percentage: 23 }, side!];
  const verdict = judged({ pots: rounded, returned: returned! });
  expect(verdict.differences).toEqual([
    { level: 'pots', place: 'pots[0].percentage', expected: 23.1, found: 23 },
  ]);
  const { percentage: _, ...bare } = main!;
  expect(judged({ pots: [bare, side!], returned: returned! }).outcome).toBe('passed');
});

test('POT-7 what nobody called, shown as a pot, makes other percentages of all of them', () => {
  // RET-1: 600, and 2,000 + 1,800 that are A's: 4,400 in all.
  const pots = [
    { amount: 600, eligible: ['A', 'C'], percentage: 13.6 },
    { amount: 3_800, eligible: ['A'], percentage: 86.4 },
  ];
  expect(judged({ pots }).outcome).toBe('passed');
});
