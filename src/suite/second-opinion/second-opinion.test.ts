import { describe, expect, test } from 'vitest';
import { SMALL_SUITE } from '../../../test/suite/small-suite.ts';
import { readHands } from '../../formats/notation/index.ts';
import { disagreements } from './disagreements.ts';
import { type SecondOpinion, secondOpinion } from './second-opinion.ts';

const opinion = (text: string): SecondOpinion => {
  const second = secondOpinion(readHands(text).hands[0]!.record);
  if (!second) throw new Error('no opinion');
  return second;
};

const setUp = (header: string, stacks: string): string =>
  `Hand (1)\nstarted_at: HH:MM:SS ended_at: HH:MM:SS\n${header}\nStack Setup:\n${stacks}\n\n`;

const potsOf = ({ pots }: SecondOpinion): readonly string[] =>
  pots.map(({ amount, eligible }) => `${amount} ${eligible.join(' ')}`);

describe('RULES’ table of short big blinds, two callers of 100', () => {
  test.each([
    ['POST-3 80, ante first', 80, 'Ante First', ['80 A B C', '200 A B']],
    ['POST-3 150, ante first', 150, 'Ante First', ['250 A B C', '100 A B']],
    ['POST-3 80, BB first', 80, 'BB First', ['240 A B C', '40 A B']],
    ['POST-3 150, BB first', 150, 'BB First', ['350 A B C']],
  ])('%s', (_, stack, order, pots) => {
    const text = `${setUp(`SB 50 BB 100 Ante 100\nAnte Order: ${order}`, `A Dealer 5000\nB SB 5000\nC BB ${stack}`)}
Preflop Base:
A: Call 100
B: Call 100
Flop Base:
B: Check
A: Check
Turn Base:
B: Check
A: Check
River Base:
B: Check
A: Check

Ranking: C > A > B
`;
    expect(potsOf(opinion(text))).toEqual(pots);
  });
});

test('SEC-3 blinds that are listed first called the raise that stands below them', () => {
  const text = `${setUp('SB 50 BB 100', 'A Dealer 5000\nB SB 5000\nC BB 5000\nD 5000')}
Preflop Base:
B: Call 300
C: Call 300
D: Raise 300
A: Call 300

Winner: A
`;
  expect(potsOf(opinion(text))).toEqual(['1200 A B C D']);
});

test('SEC-3 a big blind that is listed first alone, the small blind being all-in', () => {
  const text = `${setUp('SB 50 BB 100', 'A Dealer 5000\nB SB 50\nC BB 5000\nD 5000')}
Preflop Base:
C: Call 300
D: Raise 300
A: Call 300
Flop Base:
C: Check
D: Check
A: Check
Turn Base:
C: Check
D: Check
A: Check
River Base:
C: Check
D: Check
A: Check

Ranking: A
`.replace('C: Call 300', 'C: Call');
  expect(potsOf(opinion(text))).toEqual(['200 A B C D', '750 A C D']);
});

test('SEC-3 whoever called before a raise called the price of that moment', () => {
  const text = `${setUp('SB 50 BB 100', 'A Dealer 5000\nB SB 5000\nC BB 5000\nD 5000')}
Preflop Base:
B: Call
C: Call
D: Call
A: Raise 300
Preflop More 1:
D: Fold
${checkedDown(['Flop', 'Turn', 'River'], 'B', 'C', 'A')}
Winner: A
`;
  expect(potsOf(opinion(text))).toEqual(['1000 A B C']);
});

/** Nobody bets any more, from the flop or from a later street on. */
const checkedDown = (streets: readonly string[], ...names: string[]): string =>
  streets
    .map((street) => `${street} Base:\n${names.map((n) => `${n}: Check\n`).join('')}`)
    .join('');

test('SEC-1 bets on a street without a board are totals of that street', () => {
  const text = `${setUp('SB 50 BB 100', 'A Dealer 5000\nB SB 5000\nC BB 5000')}
Preflop Base:
A: Raise 300
B: Call 300
C: Call 300
Flop Base:
B: Bet 600
C: Call 600
A: Fold
${checkedDown(['Turn', 'River'], 'B', 'C')}
Winner: B
`;
  const { players, pots } = opinion(text);
  expect(players.map(({ live, folded }) => [live, folded])).toEqual([
    [300, 'flop'],
    [900, null],
    [900, null],
  ]);
  expect(pots.map(({ amount }) => amount)).toEqual([2100]);
});

test('SEC-1 blinds that act first in another section than the Base acted when it says so', () => {
  const text = `${setUp('SB 50 BB 100', 'A Dealer 5000\nB SB 5000\nC BB 5000\nD 5000')}
Preflop Base:
D: Raise 300
A: Call 300
Preflop More 1:
B: Raise 900
C: Fold
D: Call
A: Fold
${checkedDown(['Flop', 'Turn', 'River'], 'B', 'D')}
Winner: B
`;
  expect(potsOf(opinion(text))).toEqual(['2200 B D']);
});

test('SEC-1 one line begins a street', () => {
  const text = `${setUp('SB 50 BB 100', 'A SB 1000\nB BB 1000')}Preflop Base:\nA: Call\nB: Check\nFlop Base:\nB: Fold\n`;
  expect(opinion(text).players.map(({ folded }) => folded)).toEqual([null, 'flop']);
});

test('SEC-2 a heading with nothing below it begins no street', () => {
  const text = `${setUp('SB 50 BB 100', 'A Dealer 5000\nB SB 5000\nC BB 5000')}
Preflop Base:
A: Raise 300
B: Raise 900
C: Fold
Flop Base:
Preflop More 1:
A: Call 900
${checkedDown(['Flop', 'Turn', 'River'], 'B', 'A')}
Winner: B
`;
  expect(potsOf(opinion(text))).toEqual(['1900 A B']);
});

test('SEAT-5 a dead small blind posts nothing and is not all-in', () => {
  const text = `${setUp('SB 50 BB 100', 'A Dealer 900\nX SB 0\nC BB 900\nD 900')}Preflop Base:\nD: Raise 300\nA: Fold\nC: Fold\n`;
  expect(opinion(text).players[1]).toMatchObject({ name: 'X', live: 0, allIn: null, folded: null });
});

describe('one chip is a chip', () => {
  test('SEAT-5 whoever starts with one plays for one', () => {
    const text = `${setUp('SB 50 BB 100', 'A Dealer 1\nB SB 5000\nC BB 5000')}
Preflop Base:
A: All-In 1
B: Call 100
C: Check
${checkedDown(['Flop', 'Turn', 'River'], 'B', 'C')}
Ranking: A > B > C
`;
    expect(potsOf(opinion(text))).toEqual(['3 A B C', '198 B C']);
  });

  test('POST-2 an ante of one is posted', () => {
    const text = `${setUp('SB 1 BB 2 Ante 1', 'A Dealer 50\nB SB 50\nC BB 50')}Preflop Base:\nA: Fold\nB: Fold\n`;
    expect(opinion(text).players[2]).toMatchObject({ ante: 1, contributed: 2, new: 51 });
  });

  test('ACT-8 against somebody with one chip left there is a decision: a fold is a fold', () => {
    const text = `${setUp('SB 50 BB 100', 'A SB 1000\nB BB 301')}
Preflop Base:
A: Raise 300
B: Call 300
Flop Base:
B: Check
A: Fold
`;
    expect(opinion(text).players.map(({ folded }) => folded)).toEqual(['flop', null]);
  });
});

test('POST-2 the BB’s all-in of 8,000 with 500/500 is 7,500 live; main pot 23,000', () => {
  const text = `${setUp('SB 250 BB 500 Ante 500', 'A Dealer 20000\nB SB 20000\nC BB 8000')}
Preflop Base:
A: Raise 1500
B: Call
C: All-In
Preflop More 1:
A: Call
B: Call
Flop Base:
B: Check
A: Check
Turn Base:
B: Check
A: Check
River Base:
B: Check
A: Check

Winner: A
`;
  const { pots, players } = opinion(text);
  expect(pots.map((pot) => pot.amount)).toEqual([23_000]);
  expect(players.map((player) => player.live)).toEqual([7_500, 7_500, 7_500]);
});

test('POST-5 with antes from all, a player all-in for part of the ante wins no more than that from each', () => {
  const text = `${setUp('SB 50 BB 100 Ante 100\nAnte Type: All', 'A Dealer 60\nB SB 5000\nC BB 5000')}
Preflop Base:
B: Call 100
C: Check
Flop Base:
B: Check
C: Check
Turn Base:
B: Check
C: Check
River Base:
B: Check
C: Check

Ranking: A > B > C
`;
  // 3 × 60; then 2 × (200 − 60)
  expect(potsOf(opinion(text))).toEqual(['180 A B C', '280 B C']);
});

test('RET-2 kept, the uncalled chips are a last side pot of one', () => {
  const text = `${setUp('SB 50 BB 100\nUncalled: Side Pot', 'A Dealer 1000\nB SB 300\nC BB 500')}
Preflop Base:
A: All-In 1000
B: All-In 300
C: All-In 500

Ranking: C > B > A
`;
  const second = opinion(text);
  expect(potsOf(second)).toEqual(['900 A B C', '400 A C', '500 A']);
  expect(second.players.map((player) => player.new)).toEqual([500, 0, 1_300]);
});

test('WIN-1 the short royal flush takes the main pot, the aces take the side pot', () => {
  const text = `${setUp('SB 50 BB 100', 'A Dealer 200\nB SB 500\nC BB 501')}
Preflop Base:
A: All-In 200
B: All-In 500
C: Call 500
Flop Base (A♥ K♥ Q♥):
Turn Base (9♦):
River Base (2♣):

Showdown:
A: J♥ T♥
B: A♠ A♦
C: K♦ K♣
`;
  const second = opinion(text);
  expect(second.pots.map((pot) => pot.winners)).toEqual([
    [{ name: 'A', amount: 600 }],
    [{ name: 'B', amount: 600 }],
  ]);
  expect(second.next).toEqual([
    { name: 'B', label: 'Dealer', stack: 600 },
    { name: 'C', label: 'SB', stack: 1 },
    { name: 'A', label: 'BB', stack: 600 },
  ]);
});

test('WIN-4 a hand that is not known is not dropped: then nobody can tell', () => {
  const text = `${setUp('SB 50 BB 100', 'A SB 500\nB BB 500')}
Preflop Base:
A: All-In 500
B: All-In 500
Flop Base (A♥ K♥ Q♥):
Turn Base (9♦):
River Base (2♣):

Showdown:
A: ? ?
B: A♠ A♦
`;
  expect(secondOpinion(readHands(text).hands[0]!.record)).toBeNull();
  expect(opinion(text.replace('? ?', 'mucks')).players.map((one) => one.new)).toEqual([0, 1_000]);
});

describe('who wins what', () => {
  const BOARD = 'Flop Base (A♥ K♥ Q♥):\nTurn Base (9♦):\nRiver Base (2♣):\n\n';
  const headsUp = `${setUp('SB 50 BB 100', 'A SB 500\nB BB 500')}
Preflop Base:
A: All-In 500
B: All-In 500
`;
  const stacksOf = (text: string): readonly number[] => opinion(text).players.map((one) => one.new);

  test('WIN-2 a pot of one player stays theirs, though they muck after the betting', () => {
    // RULES: A and B all-in for 500, D folded after 800, C in for 2,000, then `C: Fold`
    const text = `${setUp('SB 50 BB 100', 'A Dealer 500\nB SB 500\nC BB 5000\nD 5000')}
Preflop Base:
D: Raise 800
A: All-In 500
B: All-In 500
C: Raise 2000
Preflop More 1:
D: Fold
C: Fold

Ranking: A > B
`;
    const { pots, returned, players } = opinion(text);
    expect(returned).toEqual([{ name: 'C', amount: 1200 }]);
    expect(pots.map(({ winners }) => winners)).toEqual([
      [{ name: 'A', amount: 2000 }],
      [{ name: 'C', amount: 600 }],
    ]);
    expect(players.map((one) => one.new)).toEqual([2000, 0, 4800, 4200]);
  });

  test('WIN-4 whoever is left when the others muck needs no cards; nobody left is open', () => {
    expect(stacksOf(`${headsUp}${BOARD}Showdown:\nA: mucks\nB: ? ?\n`)).toEqual([0, 1000]);
    const text = `${headsUp}${BOARD}Showdown:\nA: mucks\nB: mucks\n`;
    expect(secondOpinion(readHands(text).hands[0]!.record)).toBeNull();
  });

  test.each([
    ['what was given at the start counts where the end shows nothing', 'A: A♠ A♦', 'A: ? ?'],
    ['what is shown at the end counts before it', 'A: 3♠ 4♦', 'A: A♠ A♦'],
  ])('WIN-4 %s', (_, first, last) => {
    const [setup, play] = headsUp.split('\nPreflop') as [string, string];
    const text = `${setup}\nCards:\n${first}\n\nPreflop${play}${BOARD}Showdown:\n${last}\nB: K♦ K♣\n`;
    expect(stacksOf(text)).toEqual([1000, 0]);
  });

  test('RUN-1 each board has its declared winner, the first board what is left over', () => {
    const text = `${setUp('SB 50 BB 100 Ante 1', 'A SB 500\nB BB 501')}Preflop Base:\nA: All-In 500\nB: All-In 500\n${BOARD.trimEnd()}\nBoard 2 (3♠ 4♠ 5♠ 6♦ 8♣)\n\nWinners:\nMain Pot, Board 1: B\nMain Pot, Board 2: A\n`;
    expect(stacksOf(text)).toEqual([500, 501]);
  });

  test('RUN-1 the second board begins with the cards that were out', () => {
    // All-in on the flop: aces on the first board, a straight to the ace on the second.
    const text = `${setUp('SB 50 BB 100', 'A SB 501\nB BB 501')}
Preflop Base:
A: Call
B: Check
Flop Base (A♥ Q♥ J♦):
B: All-In 401
A: All-In 401
Turn Base (9♦):
River Base (2♣):
Board 2 (T♠ 3♣)

Showdown:
A: A♠ A♦
B: K♦ 4♣
`;
    expect(opinion(text).pots[0]!.winners).toEqual([
      { name: 'B', amount: 501 },
      { name: 'A', amount: 501 },
    ]);
  });
});

describe('the next hand', () => {
  /** Everybody but the first folds to a raise, so that labels move over known seats. */
  const foldOut = (button: string, stacks: string, folds: string): string =>
    `${setUp(`SB 50 BB 100\nButton: ${button}`, stacks)}Preflop Base:\n${folds}`;
  const lines = ({ next }: SecondOpinion): string =>
    (next ?? []).map(({ name, label }) => (label ? `${name} ${label}` : name)).join(', ');

  test.each([
    [
      'NEXT-2 four keep chips',
      'Moving',
      'A Dealer 900\nB SB 900\nC BB 900\nD 900',
      'D: Raise 300\nA: Fold\nB: Fold\nC: Fold',
      'B Dealer, C SB, D BB, A',
    ],
    [
      'NEXT-2 over an empty seat',
      'Moving',
      'A Dealer 900\nX 0\nB SB 900\nC BB 900',
      'A: Raise 300\nB: Fold\nC: Fold',
      'B Dealer, C SB, A BB, X',
    ],
    [
      'NEXT-4 a dead button',
      'Dead',
      'A Dealer 900\nX SB 0\nC BB 900\nD 900',
      'D: Raise 300\nA: Fold\nC: Fold',
      'X Dealer, C SB, D BB, A',
    ],
    [
      'NEXT-5 labels on empty seats',
      'Seat',
      'A Dealer 900\nX SB 0\nC BB 900\nD 900',
      'D: Raise 300\nA: Fold\nC: Fold',
      'X Dealer, C SB, D BB, A',
    ],
    [
      'NEXT-3 heads-up the blinds change places',
      'Moving',
      'A SB 900\nB BB 900',
      'A: Fold',
      'B SB, A BB',
    ],
    ['NEXT-3 also under dead', 'Dead', 'A SB 900\nX 0\nB BB 900', 'A: Fold', 'B SB, A BB, X'],
  ])('%s', (_, button, stacks, folds, wanted) => {
    expect(lines(opinion(foldOut(button, stacks, `${folds}\n`)))).toBe(wanted);
  });

  test('NEXT-3 RULES’ small blind is out', () => {
    const text = `${setUp('SB 50 BB 100', 'Alice Dealer 9000\nBob SB 400\nCharlie BB 9500')}
Preflop Base:
Alice: Raise 300
Bob: All-In 400
Charlie: Fold
Preflop More 1:
Alice: Call 400

Winner: Alice
`;
    expect(lines(opinion(text))).toBe('Charlie SB, Alice BB, Bob');
  });
});

test('the cases of the small suite, worked out by hand, agree', () => {
  for (const { hand, expected } of SMALL_SUITE.cases) {
    expect(disagreements(hand, expected)).toEqual([]);
  }
});

test('a disagreement shows both answers', () => {
  const [{ hand, expected }] = SMALL_SUITE.cases as never as [(typeof SMALL_SUITE.cases)[number]];
  const [main, side] = expected.pots;
  const wrong = { ...expected, pots: [{ ...main!, amount: 24_000 }, side!] };
  expect(disagreements(hand, wrong)).toEqual([
    'Main Pot amount: expected 24,000, the second calculation has 24,500.',
  ]);
  const nextHand = expected.nextHand!.replace('Bob BB 34000', 'Bob BB 33000');
  expect(disagreements(hand, { ...expected, nextHand })).toEqual([
    'Next hand stack setup: expected Charlie SB 17000 · Alice 0 · Bob BB 33000, the second calculation has Charlie SB 17000 · Alice 0 · Bob BB 34000.',
  ]);
  expect(disagreements('', expected)).toHaveLength(1);
});
