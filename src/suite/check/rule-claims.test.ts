import { expect, test } from 'vitest';
import { SMALL_SUITE } from '../../../test/suite/small-suite.ts';
import { RULE_IDS } from '../../rules/index.ts';
import type { Case } from '../case.ts';
import { RULE_CLAIMS, rulesDeciding } from './rule-claims.ts';

const [sidePot, foldOut, shortBb] = SMALL_SUITE.cases as readonly [Case, Case, Case];

const shows = (one: Case): string[] => [...rulesDeciding(one)];

/** The fold-out case with another hand. */
const caseOf = (hand: string): Case => ({ ...foldOut, hand });

const setUp = (header: string, stacks: string): string =>
  `Hand (1)\nstarted_at: 00:02:30 ended_at: 00:03:10\n${header}\nStack Setup:\n${stacks}\n\n`;

test('every rule of the rule book has a sentence', () => {
  expect(Object.keys(RULE_CLAIMS)).toEqual([...RULE_IDS]);
});

test('a side pot, a dead ante, the Dealer out: what a program must know to be right', () => {
  const rules = shows(sidePot);
  // NEXT-3: Bob and Charlie are left; moving on from Alice's button would make Charlie BB again.
  for (const rule of ['POT-1', 'POT-3', 'WIN-2', 'SEAT-2', 'NEXT-3', 'NEXT-1', 'ACT-4']) {
    expect(rules).toContain(rule);
  }
  // Bob wins both pots, nobody folds, everything is called, no share is odd.
  for (const rule of ['RET-1', 'POST-3', 'POST-4', 'POT-2', 'POT-5', 'WIN-4', 'ODD-1', 'NEXT-2']) {
    expect(rules).not.toContain(rule);
  }
});

test('a fold-out: a bet that comes back, and nothing to split or to show', () => {
  const rules = shows(foldOut);
  // POT-1: the blinds that folded are in the pot.
  for (const rule of ['RET-1', 'POT-1', 'NEXT-2', 'ACT-5']) expect(rules).toContain(rule);
  for (const rule of ['POT-2', 'POT-4', 'WIN-1', 'WIN-2', 'CHIP-3', 'NEXT-3']) {
    expect(rules).not.toContain(rule);
  }
});

test('a BB all-in inside the ante', () => {
  const rules = shows(shortBb);
  for (const rule of ['POST-1', 'POST-2', 'POST-3', 'POST-4', 'POT-3', 'ACT-2', 'ACT-3']) {
    expect(rules).toContain(rule);
  }
  expect(rules).not.toContain('POST-5');
});

test.each([
  [
    'NEXT-4 a dead button moves, NEXT-2 whatever the moving one does',
    `${setUp('SB 250 BB 500 Ante 100\nAnte Type: All\nButton: Dead', 'A Dealer 9000\nB SB 8000\nC BB 7000')}Preflop Base:\nA: Fold\nB: Fold\n`,
    ['RET-1', 'POST-5', 'NEXT-4'],
    ['POST-2', 'POT-3', 'NEXT-2'],
  ],
  [
    'NEXT-4 a dead button stops at the seat of a small blind who is out',
    `${setUp('SB 250 BB 500\nButton: Dead', 'A Dealer 9000\nB SB 5000\nC BB 7000\nD 8000')}Preflop Base:\nD: Fold\nA: Raise 6000\nB: All-In 5000\nC: Fold\n\nWinner: A\n`,
    ['NEXT-4'],
    ['NEXT-2', 'NEXT-3', 'NEXT-5'],
  ],
  [
    'POST-5 a BB inside an ante that everybody posts wins no more than that from each',
    `${setUp('SB 250 BB 500 Ante 100\nAnte Type: All', 'A Dealer 9000\nB SB 8000\nC BB 60')}Preflop Base:\nA: Call 500\nB: Call 500\nFlop Base:\nB: Check\nA: Check\nTurn Base:\nB: Check\nA: Check\nRiver Base:\nB: Check\nA: Check\n\nRanking: C > B > A\n`,
    ['POST-5', 'POST-1'],
    ['POST-2', 'POST-3'],
  ],
  [
    'RET-2 shown either way, the stacks are the same; NEXT-5 labels move on by seats',
    `${setUp('SB 250 BB 500\nUncalled: Side Pot\nButton: Seat', 'A Dealer 9000\nB SB 8000\nC BB 7000')}Preflop Base:\nA: All-In 9000\nB: All-In 8000\nC: All-In 7000\n\nRanking: C > B > A\n`,
    ['RET-1', 'WIN-2', 'POT-1', 'NEXT-5'],
    ['RET-2', 'NEXT-2', 'NEXT-3'],
  ],
  [
    'ODD-1 ACT-8 heads-up, the board plays, odd chip 1,000',
    `${setUp('SB 250 BB 500 Ante 500\nOdd Chip: 1000', 'A SB 9000\nB BB 8000')}Preflop Base:\nA: Raise 7500\nB: All-In 7500\nFlop Base (A♥ K♥ Q♥):\nTurn Base (J♥):\nRiver Base (T♥):\n\nShowdown:\nA: 2♣ 2♦\nB: 3♣ 3♦\n`,
    ['ODD-1', 'ACT-8', 'SEAT-2', 'WIN-1'],
    ['WIN-2', 'RUN-1', 'SEAT-3', 'NEXT-3'],
  ],
  [
    'WIN-4 two boards and one winner: what is left over matters to nobody',
    `${setUp('SB 250 BB 500', 'A SB 9000\nB BB 8000')}Preflop Base:\nA: Raise 8000\nB: All-In 8000\nFlop Base (A♥ K♥ Q♥):\nTurn Base (J♥):\nRiver Base (T♥):\nBoard 2 (2♥ 3♥ 4♥ 5♥ 6♥)\n\nShowdown:\nA: mucks\nB: 3♣ 3♦\n`,
    ['WIN-4'],
    ['ODD-1', 'RUN-1'],
  ],
  [
    'RUN-1 three times 7,000 in chips of 1,000, a winner on each board',
    `${setUp('SB 1000 BB 2000\nOdd Chip: 1000', 'A Dealer 7000\nB SB 8000\nC BB 9000')}Preflop Base:\nA: All-In 7000\nB: All-In 8000\nC: Call 8000\nFlop Base (A♥ K♦ Q♥):\nTurn Base (7♣):\nRiver Base (2♠):\nBoard 2 (2♣ 3♦ 4♣ 9♦ 9♠)\n\nWinners:\nMain Pot, Board 1: A\nMain Pot, Board 2: B\nSide Pot 1, Board 1: B\nSide Pot 1, Board 2: B\n`,
    ['RUN-1', 'WIN-2'],
    ['NEXT-3'],
  ],
  [
    'ACT-6 short all-ins, and somebody who has acted faces them',
    `${setUp('SB 250 BB 500', 'A Dealer 9000\nB SB 1400\nC BB 8000')}Preflop Base:\nA: Raise 1100\nB: All-In 1400\nC: Call 1400\nPreflop More 1:\nA: Call 1400\nFlop Base:\nC: Check\nA: Check\nTurn Base:\nC: Check\nA: Check\nRiver Base:\nC: Check\nA: Check\n\nWinner: A\n`,
    ['ACT-6', 'ACT-5', 'SEAT-3'],
    ['ACT-7', 'RET-1'],
  ],
])('%s', (_, hand, yes, no) => {
  const rules = shows(caseOf(hand));
  expect(yes.filter((rule) => !rules.includes(rule))).toEqual([]);
  expect(no.filter((rule) => rules.includes(rule))).toEqual([]);
});

test('a hand that is not finished decides nothing', () => {
  expect(shows(caseOf('Hand (1)'))).toEqual([]);
});

test('WIN-5 a flop nobody saw, and a turn and a river that are known', () => {
  const stacks = 'Alice Dealer 20000\nBob SB 20000\nCharlie BB 20000';
  const streets = (flop: string): string =>
    `Preflop Base:\nAlice: Raise 1500\nBob: Call 1500\nCharlie: Call 1500\n${flop}\nBob: Check\nCharlie: Check\nAlice: Check\nTurn Base (2♦):\nBob: Check\nCharlie: Check\nAlice: Check\nRiver Base (3♦):\nBob: Check\nCharlie: Check\nAlice: Check\n\nWinners:\nMain Pot: Bob\n`;
  const known = `${setUp('SB 250 BB 500 Ante 500', stacks)}${streets('Flop Base (A♥ K♦ 7♣):')}`;
  const unseen = `${setUp('SB 250 BB 500 Ante 500', stacks)}${streets('Flop Base:')}`;
  expect(shows(caseOf(unseen)).length).toBeGreaterThan(5);
  expect(shows(caseOf(unseen))).toEqual(shows(caseOf(known)));
});
