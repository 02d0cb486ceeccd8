import { expect, test } from 'vitest';
import { readHands } from '../../formats/notation/index.ts';
import { checkText, type VerdictJson, verdictJson } from '../../referee/index.ts';
import { generateSuite } from '../generate/generate-suite.ts';
import { excludedText, moneyLines, setUpText, stackSum } from './lines.ts';

const settled = (text: string): VerdictJson => verdictJson(checkText(text).hands[0]!);

const SET_UP = `Hand (5)
started_at: 00:02:30 ended_at: 00:05:00
SB 50 BB 100 Ante 100
Stack Setup:
Alice Dealer 500
Bob SB 1000
Charlie BB 150
`;

const HAND = `${SET_UP}
Preflop Base:
1. Alice (Dealer): All-In 500
2. Bob (SB): All-In 1000

Ranking: Charlie > Alice > Bob
`;

test('the lines beside the pots: a short ante, chips that came back', () => {
  expect(moneyLines(settled(HAND), 100)).toEqual([
    { name: 'BB ante', text: '100 from Charlie, dead money in the first pot' },
    { name: 'Uncalled', text: '500 returned to Bob' },
  ]);
  const short = settled(HAND.replace('Charlie BB 150', 'Charlie BB 80'));
  expect(moneyLines(short, 100)[0]?.text).toBe(
    '80 of 100 from Charlie, dead money in the first pot',
  );
});

test('the folded line says where, and what stays in', () => {
  // With 150 the BB would be all-in for less than the SB has in, and Bob without a decision.
  const deep = SET_UP.replace('Charlie BB 150', 'Charlie BB 5000');
  const folded = settled(`${deep}
Preflop Base:
1. Alice (Dealer): Fold
2. Bob (SB): Fold
`);
  expect(moneyLines(folded, 100).at(-1)).toEqual({
    name: 'Folded',
    text: 'Alice (preflop), Bob (preflop, 50 left in)',
  });
});

test('antes of everybody are one line', () => {
  const all = settled(HAND.replace('Ante 100\n', 'Ante 100\nAnte Type: All\n'));
  expect(moneyLines(all, 100)[0]).toEqual({ name: 'Antes', text: '300 from 3 players' });
});

test('a new stack is final plus each pot won', () => {
  // Main: 3 × 50 + 100 ante = 250 to Charlie; side: 2 × 450 = 900 to Alice; 500 back to Bob.
  const verdict = settled(HAND);
  expect(stackSum(verdict, 'Charlie')).toEqual([
    { name: 'Final', amount: 0 },
    { name: 'Main Pot', amount: 250 },
  ]);
  expect(stackSum(verdict, 'Alice')).toEqual([
    { name: 'Final', amount: 0 },
    { name: 'Side Pot 1', amount: 900 },
  ]);
  expect(stackSum(verdict, 'Bob')).toEqual([{ name: 'Final', amount: 500 }]);
});

test('the sums of all players of a suite give their new stacks', () => {
  const made = generateSuite({ seed: 1 });
  if (!made.ok) throw new Error(made.error.message);
  for (const { id, expected } of made.value.cases) {
    const sums = expected.players.map(({ name }) =>
      stackSum(expected, name).reduce((total, { amount }) => total + amount, 0),
    );
    expect(sums, id).toEqual(expected.players.map((player) => player.new));
  }
});

test('who is excluded for the same reason stands together', () => {
  expect(
    excludedText([
      { name: 'Bob', reason: 'folded preflop' },
      { name: 'Alice', reason: 'capped at 50' },
      { name: 'Dave', reason: 'folded preflop' },
    ]),
  ).toBe('Bob, Dave (folded preflop); Alice (capped at 50)');
});

test('a set-up is the hand without what was played, comments and all', () => {
  const { record } = readHands(HAND.replace('Alice Dealer 500', 'Alice Dealer 500 # loose'))
    .hands[0]!;
  expect(setUpText(record)).toBe(SET_UP.replace('Alice Dealer 500', 'Alice Dealer 500 # loose'));
});
