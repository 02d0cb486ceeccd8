import { describe, expect, test } from 'vitest';
import { payHand } from '../../src/rules/index.ts';
import {
  apply,
  awardPot,
  dealStreet,
  type Hand,
  percentages,
  settle,
} from '../../src/rules/public.ts';
import {
  cards,
  given,
  opened,
  playedTo,
  problemsOf,
  RING,
  type Sent,
  seat,
} from './sent-values.ts';

describe('the end of a hand from outside', () => {
  const river = (): Hand => {
    let hand = playedTo('river');
    for (let i = 0; i < 3; i++) hand = given(apply(hand, { verb: 'check' }));
    return hand;
  };

  test('WIN-3 a pot that is not there is told by the last one that is', () => {
    const declared = { kind: 'pots', lines: [{ pot: 1, board: null, seats: [0] }] };
    expect(problemsOf(settle(river(), { declared } as Sent))).toEqual([
      'WIN-3 outcome: There is no such pot; the last one is Main Pot.',
    ]);
  });

  /** Ann and Bob are all-in for 1,000 before the flop; Cy has folded 100. */
  const allIn = (...boards: string[]): Hand => {
    const raised = given(apply(opened(), { verb: 'all-in' }));
    let hand = given(apply(given(apply(raised, { verb: 'call' })), { verb: 'fold' }));
    for (const board of boards) hand = given(dealStreet(hand, cards(board)));
    return hand;
  };
  const showdown = () => allIn('Ah Kh Qh', '9d', '2c');
  const KINGS = [cards('As Ad'), cards('Ks Kd'), null];
  const twice = (...lines: Sent[]) => ({
    board2: cards('3c 4c 5d 7d 8s'),
    declared: { kind: 'pots', lines },
  });

  test('WIN-4 unknown cards are in the way of a result only where a showdown was told', () => {
    const holes = [KINGS[0], 'unknown', null] as Sent;
    expect(payHand(showdown(), { holes }).rulings).toEqual([]);
    expect(payHand(showdown(), { holes, shown: true }).rulings).toMatchObject([
      { rule: 'WIN-4', kind: 'unknown-cards', unknown: [1] },
    ]);
  });

  test('ACT-8 an outcome told while betting is open pays nothing yet', () => {
    const declared = { kind: 'winner', seat: 0 } as const;
    const { newStacks, shares } = payHand(opened(), { declared });
    expect([newStacks, shares]).toEqual([null, []]);
  });

  test('POT-9 the street on which somebody went all-in, and nobody else’s', () => {
    const seats = [seat('Ann', 'Dealer', 500), seat('Bob', 'SB', 2000), seat('Cy', 'BB', 2000)];
    let hand = playedTo('flop', { ...RING, seats });
    for (const action of [{ verb: 'bet', to: 200 }, { verb: 'fold' }, { verb: 'all-in' }]) {
      hand = given(apply(hand, action as Sent));
    }
    const ended = given(settle(given(apply(hand, { verb: 'call' })), null as Sent));
    expect(ended.players.map(({ allIn: street }) => street)).toEqual(['flop', null, null]);
    expect(ended.players.map(({ folded }) => folded)).toEqual([null, null, 'flop']);
  });

  test('POT-9 somebody without chips was never in, and is not among the excluded', () => {
    const seats = [
      seat('Ann', 'Dealer', 1000),
      seat('Bob', 'SB', 2000),
      seat('Cy', 'BB', 3000),
      seat('Dan', null, 0),
    ];
    let hand = opened({ ...RING, seats });
    for (const verb of ['all-in', 'fold', 'call'] as const) hand = given(apply(hand, { verb }));
    const { pots } = given(settle(hand, null as Sent));
    expect(pots.map(({ excluded }) => excluded.map(({ seat: who }) => who))).toEqual([[1]]);
  });

  test('WIN-1 known cards decide nothing before the board is whole, and nobody is asked for cards', () => {
    const { newStacks, rulings } = payHand(allIn('Ah Kh Qh'), {
      holes: KINGS as Sent,
      shown: true,
    });
    expect({ newStacks, rulings }).toEqual({ newStacks: null, rulings: [] });
  });

  test.each<[string, number[], string[]]>([
    ['WIN-3 winners the cards name too are not doubted', [0, 2], []],
    [
      'WIN-3 winners of whom the cards name only some: the declaration stands',
      [0, 1],
      [
        'Main Pot is given to Ann and Bob, though the cards say Ann and Cy. What was declared stands.',
      ],
    ],
  ])('%s', (_, seats, expected) => {
    // Aces with K Q 9 for Ann and for Cy.
    const holes = [cards('As 3d'), cards('4c 5c'), cards('Ac 3s')];
    const declared = { kind: 'ranking', tiers: [seats] };
    const { warnings } = given(settle(river(), { holes, declared } as Sent));
    expect(warnings.map(({ message }) => message)).toEqual(expected);
  });

  test('RUN-1 a second board of five cards pays its half', () => {
    // 2,100: on the first board Ann's three aces win, on the second Bob's three kings.
    const shown = { holes: KINGS, shown: true };
    const first = given(settle(showdown(), shown as Sent));
    expect(first.players.map(({ newStack }) => newStack)).toEqual([2100, 1000, 2900]);
    const board2 = cards('3c 4c 5d Kc 8s');
    const both = given(settle(showdown(), { ...shown, board2 } as Sent));
    expect(both.players.map(({ newStack }) => newStack)).toEqual([1050, 2050, 2900]);
  });

  test.each<[string, () => Hand, Sent, readonly string[]]>([
    [
      'WIN-5 a first hole card twice',
      showdown,
      { holes: [cards('As Ad'), cards('As Kd'), null], shown: true },
      ['WIN-5 outcome: A♠ appears twice.'],
    ],
    [
      'WIN-5 a second hole card twice',
      showdown,
      { holes: [cards('As Ad'), cards('Ks Ad'), null], shown: true },
      ['WIN-5 outcome: A♦ appears twice.'],
    ],
    [
      'WIN-5 a card of the second board twice',
      showdown,
      { holes: KINGS, shown: true, board2: cards('3c 4c 5d Kh 8s') },
      ['WIN-5 outcome: K♥ appears twice.'],
    ],
    [
      'WIN-5 the first card of the second board twice',
      showdown,
      { holes: KINGS, shown: true, board2: cards('Kh 4c 5d 7d 8s') },
      ['WIN-5 outcome: K♥ appears twice.'],
    ],
    [
      'WIN-4 an unknown hand at a showdown; whoever mucks is not asked about',
      river,
      { holes: ['unknown', cards('Ks Kd'), 'mucks'], shown: true },
      [
        'WIN-4 outcome: The cards of Ann are not known, so who wins Main Pot (300) must be said: Ann or Bob.',
      ],
    ],
    [
      'WIN-2 a pot everybody gives up: one of all of them is named',
      river,
      { holes: ['mucks', 'mucks', 'mucks'], shown: true },
      [
        'WIN-2 outcome: Main Pot (300) has no winner yet: it goes to Ann, Bob or Cy. Name one for it, or give a ranking of all.',
      ],
    ],
    [
      'RUN-1 a winner without a board',
      showdown,
      { board2: cards('3c 4c 5d 7d 8s'), declared: { kind: 'winner', seat: 0 } },
      ['RUN-1 outcome: The board was run twice: say for each pot and board who won.'],
    ],
    [
      'RUN-1 a ranking without a board',
      showdown,
      { board2: cards('3c 4c 5d 7d 8s'), declared: { kind: 'ranking', tiers: [[0], [1]] } },
      ['RUN-1 outcome: The board was run twice: say for each pot and board who won.'],
    ],
    [
      'WIN-3 a pot twice',
      river,
      {
        declared: {
          kind: 'pots',
          lines: [0, 1].map((seat) => ({ pot: 0, board: null, seats: [seat] })),
        },
      },
      ['WIN-3 outcome: A pot is given twice; name all its winners in one list.'],
    ],
    [
      'RUN-1 a pot without its board',
      showdown,
      twice({ pot: 0, board: null, seats: [0] }),
      ['RUN-1 outcome: The board was run twice: say for each pot and board who won.'],
    ],
  ])('%s', (_, hand, outcome, expected) => {
    expect(problemsOf(settle(hand(), outcome))).toEqual(expected);
  });

  test('RUN-1 the pot of one player needs no board', () => {
    // Bob's 1,000 more are a side pot with Bob alone in it (RET-2).
    const side = { ...RING, rules: { uncalled: 'side-pot' } };
    const raised = given(apply(opened(side), { verb: 'all-in' }));
    let hand = given(apply(given(apply(raised, { verb: 'all-in' })), { verb: 'fold' }));
    for (const board of ['Ah Kh Qh', '9d', '2c']) hand = given(dealStreet(hand, cards(board)));
    const lines = [
      { pot: 0, board: 0, seats: [0] },
      { pot: 0, board: 1, seats: [0] },
      { pot: 1, board: null, seats: [1] },
    ];
    const settled = given(settle(hand, twice(...lines) as Sent));
    expect(settled.players.map(({ newStack }) => newStack)).toEqual([2100, 1000, 2900]);
  });

  test.each<[string, () => Hand, string]>([
    ['nobody was all-in', river, 'nobody was all-in'],
    [
      'everybody folded',
      () => given(apply(given(apply(opened(), { verb: 'fold' })), { verb: 'fold' })),
      'everybody else folded',
    ],
  ])('RUN-1 a second board where %s pays nothing', (_, hand, why) => {
    const told = { board2: cards('3c 4c'), declared: { kind: 'winner', seat: 2 } } as const;
    expect(given(settle(hand(), told)).warnings.map(({ message }) => message)).toEqual([
      `The board is run twice only after an all-in, and ${why}: it pays nothing.`,
    ]);
  });

  test.each<[string, Sent, string[]]>([
    [
      'a word',
      'Ann',
      ['WIN-2 outcome: outcome is "Ann"; write { declared: { kind: \'winner\', seat: 0 } }.'],
    ],
    [
      'holes that are not a list',
      { holes: 3 },
      ['WIN-5 outcome.holes: outcome.holes is 3; it must be a list by seat of two cards each'],
    ],
    [
      'holes of more seats than anybody could mean',
      { holes: Array.from({ length: 101 }, () => null) },
      ['WIN-5 outcome.holes: outcome.holes is an object; it must be'],
    ],
    [
      'three hole cards',
      { holes: [cards('Ac Ad As')] },
      ['WIN-5 outcome.holes: outcome.holes is an object; it must be'],
    ],
    ['one hole card', { holes: [cards('Ac')] }, ['WIN-5 outcome.holes: outcome.holes is']],
    [
      'one hole card as text',
      { holes: [[...cards('Ac'), 'Ad']] },
      ['WIN-5 outcome.holes: outcome.holes is'],
    ],
    ['hole cards as text', { holes: [['Ac', 'Ad']] }, ['WIN-5 outcome.holes: outcome.holes is']],
    [
      'a second board as text',
      { board2: ['Ac'] },
      [
        'RUN-1 outcome.board2: outcome.board2 is an object; it must be a list of at most five cards.',
      ],
    ],
    [
      'a second board of six',
      { board2: cards('2h 3h 4h 5h 6h 7h') },
      ['RUN-1 outcome.board2: outcome.board2 is an object'],
    ],
    [
      'a kind nobody knows',
      { declared: { kind: 'split' } },
      ["WIN-2 outcome.declared: outcome.declared is an object; write { kind: 'winner', seat: 0 }"],
    ],
    [
      'a winner before the first seat',
      { declared: { kind: 'winner', seat: -1 } },
      ['WIN-2 outcome.declared: outcome.declared is'],
    ],
    [
      'tiers that are seats',
      { declared: { kind: 'ranking', tiers: [0, 1] } },
      ['WIN-2 outcome.declared:'],
    ],
    [
      'a tier with half a seat',
      { declared: { kind: 'ranking', tiers: [[0.5]] } },
      ['WIN-2 outcome.declared:'],
    ],
    ['no lines of pots', { declared: { kind: 'pots' } }, ['WIN-2 outcome.declared:']],
    [
      'a line without a pot',
      { declared: { kind: 'pots', lines: [{ seats: [0] }] } },
      ['WIN-2 outcome.declared:'],
    ],
    [
      'a line without seats',
      { declared: { kind: 'pots', lines: [{ pot: 0 }] } },
      ['WIN-2 outcome.declared:'],
    ],
    [
      'a line of a board before the first',
      { declared: { kind: 'pots', lines: [{ pot: 0, board: -1, seats: [0] }] } },
      ['WIN-2 outcome.declared:'],
    ],
    [
      'all of it at once',
      { holes: 1, board2: 1, declared: 1 },
      ['WIN-5 outcome.holes:', 'RUN-1 outcome.board2:', 'WIN-2 outcome.declared:'],
    ],
  ])('%s', (_, outcome, expected) => {
    const found = problemsOf(settle(river(), outcome));
    expect(found).toHaveLength(expected.length);
    for (const [i, words] of expected.entries()) expect(found[i]).toContain(words);
  });

  test.each<[string, Sent, (number | null)[]]>([
    ['WIN-2 a winner', { declared: { kind: 'winner', seat: 1 } }, [900, 2200, 2900]],
    [
      'WIN-2 a ranking with a tie',
      { declared: { kind: 'ranking', tiers: [[0, 2], [1]] } },
      [1050, 1900, 3050],
    ],
    [
      'WIN-2 winners by pot',
      { declared: { kind: 'pots', lines: [{ pot: 0, board: null, seats: [2] }] } },
      [900, 1900, 3200],
    ],
    [
      'WIN-3 cards at showdown',
      { holes: [cards('As Ad'), cards('Jh Th'), 'mucks'], shown: true },
      [900, 2200, 2900],
    ],
    [
      'WIN-2 nothing said, nothing paid',
      { declared: null, holes: null, board2: null },
      [null, null, null],
    ],
    [
      'WIN-2 a list of hole cards longer than the table',
      { holes: Array.from({ length: 100 }, () => null), declared: { kind: 'winner', seat: 1 } },
      [900, 2200, 2900],
    ],
    ['WIN-2 none declared', { declared: { kind: 'none' } }, [null, null, null]],
  ])('%s', (_, outcome, stacks) => {
    const settled = given(settle(river(), outcome));
    expect(settled.players.map(({ newStack }) => newStack)).toEqual(stacks);
  });
});

describe('one pot, from outside', () => {
  test.each<[string, Sent[], string]>([
    [
      'CHIP-1 half a chip',
      [0.5, [[0]]],
      'CHIP-1 amount: amount is 0.5; it must be a number of chips.',
    ],
    [
      'CHIP-1 an amount as text',
      ['5', [[0]]],
      'CHIP-1 amount: amount is "5"; it must be a number of chips.',
    ],
    [
      'ODD-1 a smallest chip of nothing',
      [5, [[0]], 0],
      'ODD-1 oddChip: oddChip is 0; it must be at least 1 chip.',
    ],
    [
      'ODD-1 a smallest chip as text',
      [5, [[0]], '1'],
      'ODD-1 oddChip: oddChip is "1"; it must be at least 1 chip.',
    ],
    [
      'WIN-2 no board',
      [5, []],
      'WIN-2 winnersByBoard: winnersByBoard is a list of the winning seats of each board, such as [[0, 2]].',
    ],
    ['WIN-2 a board without winners', [5, [[0], []]], 'WIN-2 winnersByBoard:'],
    ['WIN-2 seats that are not in a list', [5, [0]], 'WIN-2 winnersByBoard:'],
    ['WIN-2 a seat before the first', [5, [[-1]]], 'WIN-2 winnersByBoard:'],
    ['WIN-2 no list', [5, 'Ann'], 'WIN-2 winnersByBoard:'],
    [
      'WIN-3 a seat twice on a board',
      [5, [[1], [2, 0, 2]]],
      'WIN-3 winnersByBoard: A seat is named twice on one board.',
    ],
  ])('%s', (_, args, words) => {
    expect(problemsOf((awardPot as Sent)(...args))[0]).toContain(words);
  });

  test('WIN-2 a thousand winners are enough', () => {
    const seats = Array.from({ length: 1001 }, (_, i) => i);
    expect(awardPot(1000, [seats.slice(1)]).ok).toBe(true);
    expect(awardPot(1001, [seats]).ok).toBe(false);
  });

  test.each([
    ['ODD-1 a chip that is not a number', Number.NaN, [[1]], 'ODD-1 oddChip'],
    ['WIN-2 a seat that is none', 1, [[1, 'x']], 'WIN-2 winnersByBoard'],
  ])('%s', (_, oddChip, winners, words) => {
    expect(problemsOf(awardPot(5, winners as Sent, oddChip))[0]).toContain(words);
  });

  test('ODD-1 it is paid in the smallest chips from the left of the button, which seat 0 has', () => {
    expect(given(awardPot(5, [[0, 2]]))).toEqual([
      { seat: 2, amount: 3 },
      { seat: 0, amount: 2 },
    ]);
    expect(given(awardPot(7, [[1], [2]]))).toEqual([
      { seat: 1, amount: 4 },
      { seat: 2, amount: 3 },
    ]);
    expect(given(awardPot(0, [[0]]))).toEqual([{ seat: 0, amount: 0 }]);
    expect(given(awardPot(100, [[1, 2]], 25))).toEqual([
      { seat: 1, amount: 50 },
      { seat: 2, amount: 50 },
    ]);
  });
});

test('POT-7 shares of bare amounts, and what are none', () => {
  expect(given(percentages([1, 1, 1]))).toEqual([33.4, 33.3, 33.3]);
  expect(given(percentages([]))).toEqual([]);
  expect(given(percentages([Number.MAX_SAFE_INTEGER]))).toEqual([100]);
  expect(percentages(Array(1_000_000).fill(1)).ok).toBe(true);
  expect(percentages(Array(1_000_001).fill(1)).ok).toBe(false);
  const refused = ['CHIP-1 amounts: amounts is a list of whole numbers of chips.'];
  for (const amounts of [null, 5, ['1'], [-1], [0.5], [Number.MAX_SAFE_INTEGER, 1]]) {
    expect(problemsOf(percentages(amounts as Sent))).toEqual(refused);
  }
});
