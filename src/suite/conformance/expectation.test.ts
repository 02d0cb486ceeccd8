import { expect, test } from 'vitest';
import { FOLDED_CHIPS, TOO_SMALL } from '../../../test/conformance/golden-cases.ts';
import { secondAnswer } from '../mistakes/mistaken-answers.ts';
import { type CaseQuestion, questionOf } from './conformance-case.ts';
import { expectationOf } from './expectation.ts';
import { featuresOf } from './features.ts';

const question = questionOf(FOLDED_CHIPS);

test('RET-1 POT-2 a hand from RULES: every turn, both pots, and what comes back', () => {
  expect(expectationOf(question)).toEqual(FOLDED_CHIPS.expect);
  const { returned, pots, stacks } = secondAnswer(question);
  expect({ returned, pots, stacks }).toEqual({
    returned: { A: 1_800 },
    pots: FOLDED_CHIPS.expect.pots,
    stacks: { A: 5_800, B: 2_800, C: 600 },
  });
});

test('ACT-5 a raise below the minimum is refused where it stands', () => {
  expect(expectationOf(questionOf(TOO_SMALL))).toEqual(TOO_SMALL.expect);
});

test('seats may start anywhere: the button is named', () => {
  const [a, b, c] = question.table.seats;
  const turned = { ...question, table: { ...question.table, seats: [b!, c!, a!] } };
  expect(expectationOf(turned)).toMatchObject({
    pots: [{ amount: 600 }, { amount: 2_000 }],
    stacks: { A: 5_800, B: 2_800, C: 600 },
    next: { button: 'B', smallBlind: 'C', bigBlind: 'A' },
  });
});

const changed = (change: Partial<CaseQuestion>): CaseQuestion => ({ ...question, ...change });

test.each([
  ['no events', changed({ events: [] })],
  ['a flop before its time', changed({ events: [{ street: 'preflop' }, { street: 'flop' }] })],
  ['a card that is none', changed({ hole: { A: ['1x', '2c'] } })],
  ['cards of nobody', changed({ hole: { Z: ['Ah', '2s'] } })],
  ['nobody named as winner', changed({ declared: null })],
  ['a table of one', changed({ table: { ...question.table, seats: [{ name: 'A', stack: 5 }] } })],
])('%s is not a question', (_, asked) => {
  expect(expectationOf(asked)).toBeNull();
});

test('features are what a program may not be able to play', () => {
  expect(featuresOf(FOLDED_CHIPS)).toEqual(['side-pots', 'declared']);
  expect(featuresOf(TOO_SMALL)).toEqual(['declared', 'illegal']);
  const { table } = FOLDED_CHIPS;
  const ante = { type: 'bb', amount: 150, order: 'bb-first' } as const;
  expect(featuresOf({ ...FOLDED_CHIPS, table: { ...table, ante, buttonRule: 'dead' } })).toEqual([
    'bb-ante',
    'short-blind',
    'side-pots',
    'dead-button',
    'declared',
  ]);
});
