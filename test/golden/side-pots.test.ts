import { describe, expect, test } from 'vitest';
import {
  calculateSidePots,
  type PaidPlayer,
  type PotSetup,
  type PotsOutcome,
  settlePots,
} from '../../src/index.ts';
import { makePots } from '../../src/rules/index.ts';

/** "Alice:Dealer 500, Bob:BB 300 folded": totals, the big blind's ante included. */
const players = (text: string): PaidPlayer[] =>
  text.split(', ').map((line) => {
    const [head = '', total, state] = line.split(' ');
    const [name = '', position = null] = head.split(':');
    return { name, position, total_contribution: Number(total), folded: state === 'folded' };
  });

function made(text: string, setup: PotSetup = {}) {
  const result = calculateSidePots(players(text), setup);
  if (!result.ok) throw new Error(result.error[0]?.message);
  return result.value;
}

const potsText = (pots: readonly { amount: number; eligible_names: readonly string[] }[]): string =>
  pots.map((pot) => `${pot.amount} ${pot.eligible_names.join(' ')}`).join(', ');

const problemOf = (result: { ok: boolean; error?: unknown }): Record<string, unknown> =>
  (result.ok ? [] : (result.error as Record<string, unknown>[]))[0] ?? {};

describe('the five tests of a specification with total_contribution, worked out by the rules', () => {
  test.each([
    [
      'POT-1 test 1: no all-in, 3 × 50 and the ante',
      'Alice:Dealer 50, Bob:SB 50, Charlie:BB 100',
      { sb: 25, bb: 50, ante: 50 },
      '200 Alice Bob Charlie',
      '',
    ],
    [
      'POT-4 test 2: one all-in that everybody matched, and no empty side pot',
      'Alice:Dealer 300, Bob:SB 300, Charlie:BB 350',
      { sb: 25, bb: 50, ante: 50 },
      '950 Alice Bob Charlie',
      '',
    ],
    [
      'POT-3 test 3: the all-in big blind is in for 250, not for 300',
      'Alice:Dealer 500, Charlie:SB 500, Bob:BB 300',
      { sb: 25, bb: 50, ante: 50 },
      '800 Alice Charlie Bob, 500 Alice Charlie',
      '',
    ],
    [
      'RET-1 test 4: the last 200 go back and are not a Side Pot 2',
      'Alice:Dealer 1000, Charlie:SB 800, Bob:BB 300',
      { sb: 50, bb: 100, ante: 100 },
      '700 Alice Charlie Bob, 1200 Alice Charlie',
      'Alice 200',
    ],
    [
      'POT-5 test 5: everyone folds to 300: 100 + 50 + 100 + ante 100, not 250',
      'Alice:Dealer 300, Bob:SB 50 folded, Charlie:BB 200 folded',
      { sb: 50, bb: 100, ante: 100 },
      '350 Alice',
      'Alice 200',
    ],
  ])('%s', (_, text, setup, pots, returned) => {
    const { value } = calculateSidePots(players(text), setup) as { value: ReturnType<typeof made> };
    expect(potsText(value.pots)).toBe(pots);
    expect(value.returned.map((back) => `${back.name} ${back.amount}`).join()).toBe(returned);
    expect(value.total_pot).toBe(value.pots.reduce((sum, pot) => sum + pot.amount, 0));
  });

  test('RET-2 test 4 with uncalled: side-pot has its three pots of 2,100', () => {
    const { pots, total_pot, returned } = made('Alice:Dealer 1000, Charlie:SB 800, Bob:BB 300', {
      ante: 100,
      uncalled: 'side-pot',
    });
    expect(potsText(pots)).toBe('700 Alice Charlie Bob, 1200 Alice Charlie, 200 Alice');
    expect([total_pot, returned]).toEqual([2100, []]);
  });

  test('POT-9 test 3 has every field, and the breakdown line by line', () => {
    const list = players('Alice:Dealer 500, Bob:BB 300, Charlie:SB 500');
    const result = calculateSidePots(list, { sb: 25, bb: 50, ante: 50, ante_order: 'Ante First' });
    expect(result).toEqual({
      ok: true,
      value: {
        pots: [
          {
            type: 'main',
            name: 'Main Pot',
            amount: 800,
            eligible: list,
            eligible_names: ['Alice', 'Bob', 'Charlie'],
            excluded: [],
            level: 250,
            percentage: 61.5,
            calculation: '3 × 250 + 50 (BB ante) = 800',
          },
          {
            type: 'side1',
            name: 'Side Pot 1',
            amount: 500,
            eligible: [list[0], list[2]],
            eligible_names: ['Alice', 'Charlie'],
            excluded: [{ name: 'Bob', reason: 'capped at 250' }],
            level: 500,
            percentage: 38.5,
            calculation: '2 × (500 − 250) = 500',
          },
        ],
        total_pot: 1300,
        bb_ante: 50,
        returned: [],
        breakdown: `Contributions:
  Alice: 500 (live 500)
  Bob: 300 (live 250, ante 50 dead)
  Charlie: 500 (live 500)

Contribution Levels: [250, 500]

Pot Building:
  Level 250: 3 players × 250 = 750 + 50 ante = 800
  Level 500: 2 players × (500-250) = 500

Total: 1,300`,
        warnings: [],
      },
    });
  });
});

describe('edge cases of a specification with total_contribution', () => {
  test('POT-5 case 1: everyone folded, in one sentence', () => {
    expect(made('Al:SB 100, Bo:BB 200 folded', { ante: 100 }).breakdown).toBe(
      'Al wins 300 (everyone folded)',
    );
  });

  test('POT-4 case 3: two all-ins of 500 under 1,000: one pot, 500 back', () => {
    const { pots, returned } = made('Alice 1000, Bob 500, Charlie 500');
    expect(potsText(pots)).toBe('1500 Alice Bob Charlie');
    expect(returned).toEqual([{ name: 'Alice', amount: 500 }]);
  });

  test('RET-1 case 4: a walk gives back 500 of the blind, and nothing of the ante', () => {
    // 500 of the SB, 500 of the BB that were called, the ante of 1,000
    const { pots, returned } = made('Al:Dealer 0 folded, Bo:SB 500 folded, Cy:BB 2000', {
      ante: 1000,
    });
    expect(potsText(pots)).toBe('2000 Cy');
    expect(returned).toEqual([{ name: 'Cy', amount: 500 }]);
  });

  test('POT-2 case 5: whoever put in nothing is in no pot', () => {
    const { pots } = made('Al 0, Bo 300, Cy 300');
    expect(potsText(pots)).toBe('600 Bo Cy');
    expect(pots[0]?.excluded).toEqual([{ name: 'Al', reason: 'put in nothing' }]);
  });

  test('POT-3 case 7: a folded small blind stays in its layer', () => {
    // 3 × 300 + 300 + 1,000 and 2 × 700 + 200
    const { pots, breakdown } = made('Al:Dealer 300, Bo:SB 500 folded, Cy:BB 2000, Di 1000', {
      ante: 1000,
    });
    expect(potsText(pots)).toBe('2200 Al Cy Di, 1600 Cy Di');
    expect(breakdown).toContain(
      '  Level 300: 3 players × 300 = 900 + 300 Bo (folded) + 1,000 ante = 2,200\n' +
        '  Level 1,000: 2 players × (1,000-300) = 1,400 + 200 Bo (folded) = 1,600',
    );
  });

  test('POT-9 chips that go back stand in the breakdown', () => {
    expect(made('Alice 1000, Bob 500, Charlie 500').breakdown).toBe(`Contributions:
  Alice: 1,000 (live 1,000)
  Bob: 500 (live 500)
  Charlie: 500 (live 500)

Uncalled 500 returned to Alice

Contribution Levels: [500]

Pot Building:
  Level 500: 3 players × 500 = 1,500

Total: 1,500`);
  });

  test.each<[string, string, PotSetup, string]>([
    ['POT-5 a fold', 'Al 100, Bo 100, Cy 301 folded', {}, '  Cy: 301 (live 301, folded)'],
    [
      'POT-5 folded chips above every level',
      'Al 100, Bo 100, Cy 301 folded',
      {},
      '  Level 100: 2 players × 100 = 200 + 301 Cy (folded) = 501',
    ],
    [
      'POT-2 a single folded chip',
      'Al 100, Bo 100, Cy 1 folded',
      {},
      '  Level 100: 2 players × 100 = 200 + 1 Cy (folded) = 201',
    ],
    [
      'POST-2 an ante of one chip',
      'Al:SB 100, Bo:BB 101',
      { ante: 1 },
      '  Level 100: 2 players × 100 = 200 + 1 ante = 201',
    ],
    [
      'POT-3 an ante that is all the big blind has',
      'Al:Dealer 100, Bo:SB 100, Cy:BB 80',
      { ante: 100 },
      '  Level 0: 80 ante = 80',
    ],
  ])('%s has its line in the breakdown', (_, text, setup, line) => {
    expect(made(text, setup).breakdown.split('\n')).toContain(line);
  });

  test('POT-3 beside live amounts the whole ante is dead money, the big blind’s too', () => {
    const list = [
      { name: 'Al', position: 'SB', live: 40 },
      { name: 'Bo', position: 'BB', live: 40 },
    ];
    const result = calculateSidePots(list, { ante: 100 });
    expect(result.ok && result.value).toMatchObject({
      total_pot: 180,
      bb_ante: 100,
      breakdown: expect.stringContaining('  Bo: 140 (live 40, ante 100 dead)'),
    });
  });

  test('POT-3 an ante of one chip is named like any other', () => {
    expect(made('Al:SB 40, Bo:BB 41', { ante: 1 }).breakdown).toContain(
      '  Bo: 41 (live 40, ante 1 dead)',
    );
  });

  test('POT-7, RET-1 where nobody is in nothing goes back and there are no pots', () => {
    expect(makePots([], 'return')).toMatchObject({ uncalled: null, pots: [] });
  });

  test('CHIP-3 case 8: more than the starting stack', () => {
    const list = [
      { name: 'Alice', total_contribution: 500, starting_stack: 500 },
      { name: 'Bob', total_contribution: 500, starting_stack: 300 },
    ];
    expect(problemOf(calculateSidePots(list))).toMatchObject({
      rule: 'CHIP-3',
      severity: 'error',
      path: 'players[1].total_contribution',
      player: 'Bob',
      found: 500,
      expected: 300,
      message: expect.stringContaining('Bob contributed 500 but started with 300'),
    });
  });

  test('CHIP-2 a current stack that does not fit is a warning and changes no pot', () => {
    const list = [
      { name: 'Al', total_contribution: 100, starting_stack: 500, current_stack: 450 },
      { name: 'Bo', total_contribution: 100, starting_stack: 500, current_stack: 400 },
    ];
    const result = calculateSidePots(list);
    expect(result.ok && result.value.warnings).toMatchObject([
      { rule: 'CHIP-2', severity: 'warning', player: 'Al', found: 450, expected: 400 },
    ]);
  });
});

describe('a short big blind of 80 or 150, ante 100, blind 100, two callers', () => {
  test.each([
    ['POST-3 80, ante first', 80, 'Ante First', '80 Al Bo Cy, 200 Al Bo', 80],
    ['POST-3 150, ante first', 150, 'Ante First', '250 Al Bo Cy, 100 Al Bo', 100],
    ['POST-3 80, blind first', 80, 'BB First', '240 Al Bo Cy, 40 Al Bo', 0],
    ['POST-3 150, blind first', 150, 'bb-first', '350 Al Bo Cy', 50],
  ])('%s', (_, stack, ante_order, pots, ante) => {
    const value = made(`Al:Dealer 100, Bo:SB 100, Cy:BB ${stack}`, {
      sb: 50,
      bb: 100,
      ante: 100,
      ante_order,
    });
    expect(potsText(value.pots)).toBe(pots);
    expect(value.bb_ante).toBe(ante);
  });

  test.each([
    [
      'POST-3 blind first needs the big blind',
      'Al 100, Cy:BB 80',
      { ante: 100, ante_order: 'BB First' },
      'POST-3',
      'setup.bb',
    ],
    [
      'POST-2 nobody is BB, so nobody posted the ante',
      'Al 100, Bo 100',
      { ante: 100 },
      'POST-2',
      'players',
    ],
    [
      'SEAT-1 two big blinds',
      'Al:BB 100, Bo:BB 100',
      { ante: 100 },
      'SEAT-1',
      'players[1].position',
    ],
    [
      'POST-3 an order there is not',
      'Al:BB 100',
      { ante_order: 'Last' },
      'POST-3',
      'setup.ante_order',
    ],
    ['SEAT-6 a name twice', 'Al 100, Al 100', {}, 'SEAT-6', 'players[1].name'],
    ['WIN-2 everybody folded', 'Al 100 folded, Bo 100 folded', {}, 'WIN-2', 'players'],
    ['CHIP-1 half a chip', 'Al 0.5, Bo 1', {}, 'CHIP-1', 'players[0].total_contribution'],
    ['CHIP-1 more than there can be', 'Al 9007199254740991, Bo 1', {}, 'CHIP-1', 'players'],
  ])('%s', (_, text, setup, rule, path) => {
    expect(problemOf(calculateSidePots(players(text), setup))).toMatchObject({ rule, path });
  });

  test('POST-3 without the big blind nothing more is said of what was posted', () => {
    const list = [
      { name: 'Al', total_contribution: 100 },
      { name: 'Cy', position: 'BB', total_contribution: 80, starting_stack: 5000 },
    ];
    const result = calculateSidePots(list, { ante: 100, ante_order: 'BB First' });
    expect(!result.ok && result.error.map(({ rule }) => rule)).toEqual(['POST-3']);
  });

  test('POST-2 a big blind with chips behind has posted the whole ante', () => {
    const list = [
      { name: 'Al', total_contribution: 100 },
      { name: 'Cy', position: 'BB', total_contribution: 80, starting_stack: 5000 },
    ];
    expect(problemOf(calculateSidePots(list, { ante: 100 }))).toMatchObject({
      rule: 'POST-2',
      found: 80,
      expected: 100,
    });
  });
});

test('POT-1 while betting is open, only all-in players make levels and nothing goes back', () => {
  const list = [
    { name: 'Al', total_contribution: 100, current_stack: 0 },
    { name: 'Bo', total_contribution: 400, current_stack: 600 },
    { name: 'Cy', total_contribution: 0, current_stack: 900 },
  ];
  const result = calculateSidePots(list, { betting_over: false });
  expect(result.ok && potsText(result.value.pots)).toBe('200 Al Bo Cy, 300 Bo Cy');
  expect(result.ok && result.value.returned).toEqual([]);
  expect(result.ok && result.value.breakdown).toContain(
    '  Level 100: 2 players × 100 = 200\n  Level 400: 1 player × (400-100) = 300\n',
  );
});

test.each<[string, string | null, string]>([
  ['POT-1 a street on which somebody was all-in makes a level', 'flop', '200 Al Bo, 300 Bo'],
  ['POT-1 no street makes none', null, '500 Al Bo'],
  ['POT-1 nor does an empty word', '', '500 Al Bo'],
])('%s', (_, all_in_street, pots) => {
  const list = [
    { name: 'Al', total_contribution: 100, all_in_street },
    { name: 'Bo', total_contribution: 400 },
  ];
  const result = calculateSidePots(list, { betting_over: false });
  expect(result.ok && potsText(result.value.pots)).toBe(pots);
});

const HEARTS = 'Ah Kh Qh Jh Th';

/** Contributions of A (the button), B, C, D in this order; who is paid what. */
const SCENARIOS: [
  title: string,
  contributions: string,
  pots: string,
  returned: string,
  outcome: PotsOutcome,
  paid: string,
  cards?: readonly (string | null)[],
][] = [
  [
    'POT-4 scenario 1: three different stacks',
    '300 500 1000',
    '900 ABC, 400 BC',
    'C 500',
    { ranking: 'A > B > C' },
    'A 900, B 400',
  ],
  [
    'POT-4 scenario 2: two equal, one larger',
    '500 500 1000',
    '1500 ABC',
    'C 500',
    { winner: 'B' },
    'B 1500',
  ],
  ['POT-4 scenario 3: all equal', '500 500 500', '1500 ABC', '', { winner: 'C' }, 'C 1500'],
  [
    'POT-4 scenario 4: four steps',
    '100 200 300 400',
    '400 ABCD, 300 BCD, 200 CD',
    'D 100',
    { ranking: ['A', 'B', 'C', 'D'] },
    'A 400, B 300, C 200',
  ],
  [
    'POT-2 scenario 5: dead money of a fold',
    '300 500 1000 100f',
    '1000 ABC, 400 BC',
    'C 500',
    { winners: { mainPot: 'A', sidePot1: 'C' } },
    'A 1000, C 400',
  ],
  [
    'WIN-1 scenario 6: the board plays',
    '500 500 500',
    '1500 ABC',
    '',
    { board: HEARTS },
    'A 500, B 500, C 500',
    ['2c 3c', '2d 3d', '2s 3s'],
  ],
  [
    'ODD-1 scenario 7: the odd chip goes left of the button',
    '500 500 500 1f',
    '1501 ABC',
    '',
    { board: HEARTS },
    'A 500, B 501, C 500',
    ['2c 3c', '2d 3d', '2s 3s', null],
  ],
  [
    'POT-4 scenario 8: a tiny all-in',
    '10 500 1000',
    '30 ABC, 980 BC',
    'C 500',
    { ranking: [['A'], ['B', 'C']] },
    'A 30, B 490, C 490',
  ],
  [
    'WIN-1 scenario 9: a winner for each pot',
    '200 500 500',
    '600 ABC, 600 BC',
    '',
    { board: 'Ah Kh Qh 9d 2c' },
    'A 600, B 600',
    ['Jh Th', 'As Ad', 'Kd Kc'],
  ],
];

const scenario = (contributions: string, cards: readonly (string | null)[] = []): PaidPlayer[] =>
  contributions.split(' ').map((word, i) => ({
    name: 'ABCD'[i]!,
    position: i === 0 ? 'Dealer' : null,
    total_contribution: Number.parseInt(word, 10),
    folded: word.endsWith('f'),
    hole_cards: cards[i] ?? null,
  }));

describe('ten all-in scenarios every engine is asked', () => {
  test.each(SCENARIOS)('%s', (_, contributions, pots, returned, outcome, paid, cards) => {
    const result = settlePots(scenario(contributions, cards), {}, outcome);
    if (!result.ok) throw new Error(result.error[0]?.message);
    const { value } = result;
    expect(value.pots.map((p) => `${p.amount} ${p.eligible_names.join('')}`).join(', ')).toBe(pots);
    expect(value.returned.map((back) => `${back.name} ${back.amount}`).join()).toBe(returned);
    const won = value.results.filter((player) => player.won_amount > 0);
    expect(won.map((player) => `${player.name} ${player.won_amount}`).join(', ')).toBe(paid);
    // CHIP-2: what somebody wins, somebody has put in.
    expect(value.results.reduce((sum, player) => sum + player.net, 0)).toBe(0);
  });

  test('WIN-4 scenario 10: a player without known cards is not dropped', () => {
    const list = scenario('500 500', [null, 'As Ad']);
    expect(problemOf(settlePots(list, {}, { board: 'Kc 9d 4h 3s 2c' }))).toMatchObject({
      rule: 'WIN-4',
      candidates: ['A', 'B'],
    });
    const declared = settlePots(list, {}, { board: 'Kc 9d 4h 3s 2c', winner: 'A' });
    expect(declared.ok && declared.value.results[0]?.won_amount).toBe(1000);
  });
});

describe('settlePots', () => {
  const four = () =>
    players('Alice:Dealer 20000, Bob:SB 10000, Charlie:BB 5000 folded, David 20000');

  test('WIN-2 one winner who cannot win the side pot leaves it open: 20,000 are not lost', () => {
    expect(settlePots(four(), { ante: 1000 }, { winner: 'Bob' })).toEqual({
      ok: false,
      error: [
        {
          rule: 'WIN-2',
          severity: 'error',
          path: 'outcome',
          pot: 'Side Pot 1',
          candidates: ['Alice', 'David'],
          message:
            'Side Pot 1 (20,000) has no winner yet: it goes to Alice or David. Name one for it, or give a ranking of all.',
        },
      ],
    });
  });

  test('WIN-2 nothing said: the pots of several players are open, that of one is theirs', () => {
    const list = players('A 3000, B 1200 folded, C 200');
    for (const outcome of [undefined, null as never, {}]) {
      const result = settlePots(list, {}, outcome);
      expect(!result.ok && result.error.map(({ rule, pot }) => `${rule} ${pot}`)).toEqual([
        'WIN-2 Main Pot',
      ]);
    }
  });

  test('WIN-2 winners said twice are one problem, whoever they are', () => {
    const result = settlePots(four(), { ante: 1000 }, { winner: 'Zed', ranking: 'Bob > Yan' });
    expect(!result.ok && result.error.map(({ message }) => message)).toEqual([
      'outcome has both winner and ranking; say who won once.',
    ]);
  });

  test('WIN-5 a board with a card twice pays nobody', () => {
    const list = scenario('500 500', ['Jh Th', 'As Ad']);
    expect(problemOf(settlePots(list, {}, { board: 'Ah Kh Qh Ah 2c' }))).toMatchObject({
      rule: 'WIN-5',
      message: 'A♥ appears twice.',
    });
  });

  test('WIN-2 by pot, by ranking, by rank: the same chips', () => {
    const byPot = settlePots(
      four(),
      { ante: 1000 },
      { winners: { main: 'Bob', 'Side Pot 1': 'David' } },
    );
    const byList = settlePots(four(), { ante: 1000 }, { winners: ['Bob', ['David']] });
    const ranked = settlePots(four(), { ante: 1000 }, { ranking: 'Bob > David > Alice' });
    const ranks = four().map((player, i) => ({ ...player, rank: [3, 1, null, 2][i] ?? null }));
    const byRank = settlePots(ranks, { ante: 1000 });
    for (const result of [byPot, byList, ranked, byRank]) {
      if (!result.ok) throw new Error(result.error[0]?.message);
      // 35,000 = 10,000 × 3 + 4,000 (folded) + 1,000; 20,000 = 2 × 10,000
      expect(result.value.results.map((player) => player.won_amount)).toEqual([
        0, 35_000, 0, 20_000,
      ]);
    }
  });

  test('CHIP-2 final and new stacks where the starting stacks are known', () => {
    const list = [
      { name: 'Alice', position: 'Dealer', total_contribution: 80_000, starting_stack: 80_000 },
      { name: 'Bob', position: 'SB', total_contribution: 90_000, starting_stack: 165_000 },
      { name: 'Charlie', position: 'BB', total_contribution: 95_000, starting_stack: 265_000 },
    ];
    const result = settlePots(list, { sb: 2500, bb: 5000, ante: 5000 }, { winner: 'Bob' });
    expect(result.ok && result.value.results).toMatchObject([
      { name: 'Alice', contributed: 80_000, final_stack: 0, new_stack: 0, max_win: 245_000 },
      {
        name: 'Bob',
        final_stack: 75_000,
        won_amount: 265_000,
        new_stack: 340_000,
        max_win: 265_000,
      },
      { name: 'Charlie', final_stack: 170_000, won_amount: 0, new_stack: 170_000, net: -95_000 },
    ]);
  });

  test.each([
    ['ODD-1 by position', 'A:Dealer 500, B 500, C 500, D 2 folded', null, '500 501 501 0'],
    ['ODD-1 by the small blind', 'A 500, B:SB 500, C 500, D 2 folded', null, '500 501 501 0'],
    ['ODD-1 by the big blind', 'A 500, B 500, C:BB 500, D 2 folded', null, '500 501 501 0'],
    ['ODD-1 by name', 'A:Dealer 500, B 500, C 500, D 2 folded', 'B', '501 500 501 0'],
  ])('%s: 1,502 among three, one chip each from the left of the button', (_, text, button, won) => {
    const result = settlePots(players(text), { button }, { winner: ['A', 'B', 'C'] });
    expect(result.ok && result.value.results.map((p) => p.won_amount).join(' ')).toBe(won);
  });

  test.each(['A:SB 5, B 6', 'A 5, B:BB 6', 'A:SB 5, B:BB 6'])(
    'SEAT-2 heads-up the small blind has the button, so the odd chip is the other one: %s',
    (text) => {
      const list = players(text).map(({ total_contribution: live = 0, ...player }, i) => ({
        ...player,
        live: live - i,
      }));
      const result = settlePots(list, { ante: 1 }, { winner: ['A', 'B'] });
      expect(result.ok && result.value.results.map((p) => p.won_amount)).toEqual([5, 6]);
    },
  );

  test('ODD-1 a guessed button is said where it gives somebody a chip more', () => {
    const guessed = settlePots(players('A 500, B 500, C 1 folded'), {}, { winner: ['A', 'B'] });
    expect(guessed.ok && guessed.value.warnings).toMatchObject([{ rule: 'ODD-1', player: 'A' }]);
    expect(guessed.ok && guessed.value.pots[0]?.winners).toEqual([
      { name: 'B', amount: 501 },
      { name: 'A', amount: 500 },
    ]);
    const even = settlePots(players('A 500, B 500'), {}, { winner: ['A', 'B'] });
    expect(even.ok && even.value.warnings).toEqual([]);
  });

  test('ODD-1 shares are multiples of the smallest chip: 700 among two, chip 100', () => {
    const list = players('A:Dealer 300, B:SB 300, C:BB 100 folded');
    const result = settlePots(list, { odd_chip: 100 }, { winner: ['A', 'B'] });
    expect(result.ok && result.value.results.map((p) => p.won_amount)).toEqual([300, 400, 0]);
  });

  test.each<[string, PotsOutcome, string, string]>([
    ['WIN-2 nothing said', {}, 'WIN-2', 'Alice, Bob or David'],
    [
      'WIN-3 a folded winner',
      { winner: 'Charlie' },
      'WIN-3',
      'Charlie cannot win Main Pot (folded)',
    ],
    [
      'WIN-3 not in for that much',
      { winners: { sidePot1: 'Bob' } },
      'WIN-3',
      'Bob cannot win Side Pot 1 (capped at 10,000)',
    ],
    ['WIN-3 a stranger', { winner: 'Zed' }, 'WIN-3', '"Zed" is not one of the players'],
    [
      'WIN-3 a pot there is not',
      { winners: { sidePot7: 'Bob' } },
      'WIN-3',
      'the last one is Side Pot 1',
    ],
    ['WIN-2 a word that is not a pot', { winners: { kitty: 'Bob' } }, 'WIN-2', 'mainPot, sidePot1'],
    ['WIN-2 said twice', { winner: 'Bob', ranking: 'Bob' }, 'WIN-2', 'winner and ranking'],
    ['WIN-5 four cards on the board', { board: 'Ah Kh Qh Jh' }, 'WIN-5', '5 cards'],
  ])('%s', (_, outcome, rule, words) => {
    const problem = problemOf(settlePots(four(), { ante: 1000 }, outcome));
    expect(problem.rule).toBe(rule);
    expect(problem.message).toContain(words);
  });
});

describe('contributions at their limits', () => {
  const many = (count: number, of: object = {}) =>
    Array.from({ length: count }, (_, i) => ({ name: `p${i}`, total_contribution: 5, ...of }));
  const refused = (list: readonly object[], setup: PotSetup = {}): readonly string[] => {
    const result = calculateSidePots(list as PaidPlayer[], setup);
    return result.ok ? [] : result.error.map(({ rule, path }) => `${rule} ${path}`);
  };

  test('SEAT-1 a thousand players are counted, one more is refused', () => {
    expect(refused(many(1000))).toEqual([]);
    expect(refused(many(1001))).toEqual(['SEAT-1 players']);
  });

  test('CHIP-1 of many faults twenty are told', () => {
    expect(refused(many(19, { total_contribution: -1 }))).toHaveLength(19);
    expect(refused(many(25, { total_contribution: -1 }))).toHaveLength(20);
  });

  test('CHIP-1 one fault is told, and nothing that may only follow from it', () => {
    expect(refused([{ name: 'A', total_contribution: 0.5 }, ...many(2, { folded: true })])).toEqual(
      ['CHIP-1 players[0].total_contribution'],
    );
  });

  test('POT-3 of one player alone the ante is the pot, whoever posted it', () => {
    const result = calculateSidePots([{ name: 'A', live: 100 }], { ante: 50 });
    expect(result.ok && [potsText(result.value.pots), result.value.returned]).toMatchObject([
      '50 A',
      [{ name: 'A', amount: 100 }],
    ]);
  });

  test('CHIP-1 −0 is 0 chips', () => {
    const list = [-0, 100, 100].map((live, i) => ({ name: `p${i}`, live }));
    const result = calculateSidePots(list, { ante: 80 });
    expect(result.ok && result.value.pots.map(({ level }) => level)).toEqual([0, 100]);
  });

  test.each([
    ['the start', { starting_stack: 500 }],
    ['what is left', { current_stack: 490 }],
    ['both, which fit', { starting_stack: 500, current_stack: 490 }],
  ])('CHIP-2 nothing is doubted where only this is told: %s', (_, stacks) => {
    const list = [{ name: 'A', total_contribution: 10, ...stacks }, ...many(1)];
    const result = calculateSidePots(list);
    expect(result.ok && result.value.warnings).toEqual([]);
  });

  test('RET-1, WIN-2 where everything went back nobody can be declared wrongly', () => {
    const list = players('A:SB 100, B:BB 0');
    const result = settlePots(list, {}, { ranking: 'B > A' });
    expect(result.ok && result.value.returned).toMatchObject([{ name: 'A', amount: 100 }]);
  });
});
