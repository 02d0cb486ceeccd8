import { describe, expect, test } from 'vitest';
import { calculateSidePots, settlePots } from '../../src/rules/public.ts';
import { given, problemsOf, type Sent } from './sent-values.ts';

const put = (name: string, total: number, more: Sent = {}): Sent => ({
  name,
  total_contribution: total,
  ...more,
});

/** 300 · 500 · 1,000: Main Pot 900, Side Pot 1 400 between Bo and Cy, 500 back to Cy. */
const THREE = [
  put('Al', 300, { position: 'Dealer' }),
  put('Bo', 500, { position: 'SB' }),
  put('Cy', 1000, { position: 'BB' }),
];

const paid = (players: Sent, setup: Sent = {}, outcome: Sent = {}): string => {
  const { pots } = given(settlePots(players, setup, outcome)) as Sent;
  return pots
    .map(({ winners }: Sent) =>
      winners.map(({ name, amount }: Sent) => `${name} ${amount}`).join(' '),
    )
    .join(', ');
};

describe('who won, said from outside', () => {
  test.each<[string, Sent, string]>([
    ['WIN-2 by pot', { winners: { mainPot: 'Al', sidePot1: 'Cy' } }, 'Al 900, Cy 400'],
    [
      'WIN-2 by the pots’ own names',
      { winners: { 'Main Pot': ['Al', 'Bo'], 'Side Pot 1': ['Bo'] } },
      'Bo 450 Al 450, Bo 400',
    ],
    ['WIN-2 by short names', { winners: { main: 'Bo', side1: 'Cy' } }, 'Bo 900, Cy 400'],
    ['WIN-2 as a list', { winners: ['Al', ['Bo', 'Cy']] }, 'Al 900, Bo 200 Cy 200'],
    ['WIN-2 by a ranking as text', { ranking: 'Al > Bo = Cy' }, 'Al 900, Bo 200 Cy 200'],
    ['WIN-2 by a ranking as lists', { ranking: ['Al', ['Bo', 'Cy']] }, 'Al 900, Bo 200 Cy 200'],
    ['WIN-2 one winner of everything', { winner: 'Cy' }, 'Cy 900, Cy 400'],
    [
      'WIN-2 several share what they can win',
      { winner: ['Bo', 'Cy'] },
      'Bo 450 Cy 450, Bo 200 Cy 200',
    ],
  ])('%s', (_, outcome, expected) => {
    expect(paid(THREE, {}, outcome)).toBe(expected);
  });

  test('WIN-2 by everybody’s rank, folded players left out', () => {
    const ranked = (...ranks: (number | null)[]) =>
      THREE.map((one, i) => ({ ...one, rank: ranks[i] }));
    expect(paid(ranked(1, 2, 3))).toBe('Al 900, Bo 400');
    expect(paid(ranked(2, 1, 1))).toBe('Bo 450 Cy 450, Bo 200 Cy 200');
    expect(paid(ranked(3, 10, 2))).toBe('Cy 900, Cy 400');
    expect(paid([{ ...THREE[0], folded: true, rank: 1 }, ...ranked(1, 2, 3).slice(1)])).toBe(
      'Bo 1300',
    );
  });

  test('WIN-3 by cards', () => {
    const holding = ['As Ad', ['Kh', 'Kd'], '7c,2d'].map((hole_cards, i) => ({
      ...THREE[i],
      hole_cards,
    }));
    expect(paid(holding, {}, { board: 'Ah Kc Qs 9d 3c' })).toBe('Al 900, Bo 400');
    expect(paid(holding, {}, { board: ['2h', '2s', '2c', '9d', '3c'] })).toBe('Cy 900, Cy 400');
  });

  test.each<[string, Sent, Sent, string]>([
    [
      'WIN-2 nobody',
      THREE,
      {},
      'WIN-2 outcome: Main Pot (900) has no winner yet: it goes to Al, Bo or Cy. Name one for it, or give a ranking of all.',
    ],
    [
      'WIN-2 half of it',
      THREE,
      { winners: { mainPot: 'Al' } },
      'WIN-2 outcome: Side Pot 1 (400) has no winner yet: it goes to Bo or Cy.',
    ],
    [
      'WIN-2 a word',
      THREE,
      'Al',
      'WIN-2 outcome: outcome is "Al"; it must be an object such as { ranking: \'Bob > Alice\' }',
    ],
    [
      'WIN-2 said twice',
      THREE,
      { winner: 'Al', ranking: 'Al' },
      'WIN-2 outcome: outcome has both winner and ranking; say who won once.',
    ],
    [
      'WIN-2 a number for a ranking',
      THREE,
      { ranking: 3 },
      'WIN-2 outcome.ranking: outcome.ranking is 3; write the best first',
    ],
    [
      'WIN-2 a number for the winners',
      THREE,
      { winners: 3 },
      "WIN-2 outcome.winners: outcome.winners is 3; write { mainPot: 'Alice', sidePot1: ['Bob', 'Carol'] }.",
    ],
    [
      'WIN-2 an empty list',
      THREE,
      { winner: [] },
      'WIN-2 outcome.winner: outcome.winner is an object; it must be a name or a list of names.',
    ],
    [
      'WIN-3 somebody else',
      THREE,
      { winner: 'Zed' },
      'WIN-3 outcome.winner: "Zed" is not one of the players.',
    ],
    [
      'WIN-3 a number among names',
      THREE,
      { ranking: ['Al', 7] },
      'WIN-2 outcome.ranking[1]: outcome.ranking[1] is 7; it must be a name',
    ],
    [
      'WIN-3 a number in a tier',
      THREE,
      { ranking: [['Al', 7]] },
      'WIN-3 outcome.ranking[0]: 7 is not one of the players.',
    ],
    [
      'WIN-3 a thousand names',
      THREE,
      { ranking: Array.from({ length: 1000 }, () => 'Zed') },
      'WIN-3 outcome.ranking[999]: "Zed" is not one of the players.',
    ],
    [
      'WIN-2 a list longer than anybody could mean',
      THREE,
      { ranking: Array.from({ length: 1001 }, () => 'Zed') },
      'WIN-2 outcome.ranking: outcome.ranking is an object; write the best first',
    ],
    [
      'WIN-2 a pot of another name',
      THREE,
      { winners: { jackpot: 'Al' } },
      'WIN-2 outcome.winners.jackpot: "jackpot" is not a pot; write mainPot, sidePot1',
    ],
    [
      'WIN-2 a side pot of no number',
      THREE,
      { winners: { sidePot0: 'Al' } },
      'WIN-2 outcome.winners.sidePot0: "sidePot0" is not a pot',
    ],
    [
      'WIN-3 a pot that is not there',
      THREE,
      { winners: { mainPot: 'Al', sidePot1: 'Bo', sidePot2: 'Cy' } },
      'There is no such pot; the last one is Side Pot 1.',
    ],
    [
      'WIN-3 who cannot win it',
      THREE,
      { winners: { mainPot: 'Al', sidePot1: 'Al' } },
      'Al cannot win Side Pot 1',
    ],
    [
      'WIN-2 a rank of one half',
      [{ ...THREE[0], rank: 1.5 }, ...THREE.slice(1)],
      {},
      'WIN-2 players[0].rank: The rank of Al is 1.5; it must be a whole number, 1 for the best hand.',
    ],
    [
      'WIN-2 a rank as text',
      [{ ...THREE[0], rank: '1' }, ...THREE.slice(1)],
      {},
      'WIN-2 players[0].rank: The rank of Al is "1"',
    ],
    [
      'WIN-5 one hole card',
      [{ ...THREE[0], hole_cards: 'As' }, ...THREE.slice(1)],
      {},
      'WIN-5 players[0].hole_cards: players[0].hole_cards is "As"; write 2 cards, as in \'Ah Kd\'.',
    ],
    [
      'WIN-5 four board cards',
      THREE,
      { board: 'Ah Kc Qs 9d' },
      'WIN-5 outcome.board: outcome.board is "Ah Kc Qs 9d"; write 5 cards, as in \'Ah Kh Qh 9d 2c\'.',
    ],
    [
      'WIN-5 numbers as cards',
      THREE,
      { board: [1, 2, 3, 4, 5] },
      'WIN-5 outcome.board: outcome.board is an object; write 5 cards',
    ],
  ])('%s is refused', (_, players, outcome, words) => {
    expect(problemsOf(settlePots(players, {}, outcome)).join('\n')).toContain(words);
  });

  test('RET-1 where everything goes back there is nothing to win, and no ranking is wrong about it', () => {
    const alone = [put('Al', 100), put('Bo', 0)];
    expect(paid(alone, {}, { ranking: ['Bo', 'Al'] })).toBe('');
    expect(paid(alone, {}, { winners: { mainPot: 'Bo' } })).toBe('');
  });

  test('ACT-8 nothing is paid while betting is open', () => {
    expect(problemsOf(settlePots(THREE, { betting_over: false }, { winner: 'Cy' }))).toEqual([
      'ACT-8 setup.betting_over: Betting is still open (setup.betting_over is false): nothing is paid yet.',
    ]);
  });
});

describe('ODD-1 the button of bare contributions', () => {
  /** 5 chips between Al and Cy: one has three. */
  const odd = (positions: readonly (string | null)[], setup: Sent = {}): string =>
    paid(
      ['Al', 'Bo', 'Cy'].map((name, i) =>
        put(name, i === 1 ? 1 : 2, { position: positions[i], folded: i === 1 }),
      ),
      setup,
      { winner: ['Al', 'Cy'] },
    );

  test.each<[string, readonly (string | null)[], Sent, string]>([
    ['is the Dealer’s', ['Dealer', null, null], {}, 'Cy 3 Al 2'],
    ['is the Dealer’s, wherever they are listed', [null, 'Dealer', null], {}, 'Cy 3 Al 2'],
    ['is the last one’s', [null, null, 'Dealer'], {}, 'Al 3 Cy 2'],
    [
      'is the named one’s, against the Dealer',
      ['Dealer', null, null],
      { button: 'Cy' },
      'Al 3 Cy 2',
    ],
    ['is the named one’s, against the SB', ['SB', null, null], { button: 'Al' }, 'Cy 3 Al 2'],
    ['is the named one’s, against the BB', [null, 'BB', null], { button: 'Al' }, 'Cy 3 Al 2'],
    ['is before the SB', ['SB', null, null], {}, 'Al 3 Cy 2'],
    ['is before the SB, who is second', [null, 'SB', null], {}, 'Cy 3 Al 2'],
    ['is two before the BB', [null, 'BB', null], {}, 'Al 3 Cy 2'],
    ['is two before the BB, who is last', [null, null, 'BB'], {}, 'Cy 3 Al 2'],
    ['is the first one’s where nobody says', [null, null, null], {}, 'Cy 3 Al 2'],
  ])('%s', (_, positions, setup, expected) => {
    expect(odd(positions, setup)).toBe(expected);
  });

  test('SEAT-2 heads-up it is the SB’s', () => {
    const two = (first: string | null, second: string | null): string =>
      paid(
        [put('Al', 3, { position: first }), put('Bo', 3, { position: second })],
        { odd_chip: 2 },
        { winner: ['Al', 'Bo'] },
      );
    expect(two('SB', 'BB')).toBe('Bo 4 Al 2');
    expect(two('BB', 'SB')).toBe('Al 4 Bo 2');
    expect(two('BB', null)).toBe('Al 4 Bo 2');
    expect(two(null, 'BB')).toBe('Bo 4 Al 2');
  });

  test('a guess is said where somebody has a chip more for it, and only there', () => {
    const three = [put('Al', 2), put('Bo', 1, { folded: true }), put('Cy', 2)];
    const warned = (setup: Sent, winner: Sent) =>
      given(settlePots(three, setup, { winner })).warnings.map(
        ({ rule, path, message }) => `${rule} ${path}: ${message}`,
      );
    expect(warned({}, ['Al', 'Cy'])).toEqual([
      'ODD-1 setup.button: Nobody said who has the button; odd chips went round as if Al, the first in the list, had it. Give setup.button or a position.',
    ]);
    expect(warned({ button: 'Al' }, ['Al', 'Cy'])).toEqual([]);
    // 3 chips between Al and Cy, and 2 more that are Cy's alone.
    const uneven = [put('Al', 1), put('Bo', 2), put('Cy', 2)];
    const winners = { mainPot: ['Al', 'Cy'], sidePot1: 'Cy' };
    const { warnings } = given(settlePots(uneven, {}, { winners }));
    expect(warnings.map(({ rule }) => rule)).toEqual(['ODD-1']);
    expect(warned({}, 'Al')).toEqual([]);
    expect(problemsOf(settlePots(three, { button: 'Zed' }, { winner: 'Al' }))).toEqual([
      'ODD-1 setup.button: "Zed", who is to have the button, is not one of the players.',
    ]);
  });
});

test('POT-8, RET-1 everybody’s results: start − contributed + won', () => {
  const stacked = THREE.map((one, i) => ({ ...one, starting_stack: [300, 900, null][i] }));
  const { results } = given(settlePots(stacked, {}, { ranking: 'Al > Cy > Bo' }));
  expect(results).toEqual([
    {
      name: 'Al',
      contributed: 300,
      returned: 0,
      won_amount: 900,
      net: 600,
      final_stack: 0,
      new_stack: 900,
      max_win: 900,
    },
    {
      name: 'Bo',
      contributed: 500,
      returned: 0,
      won_amount: 0,
      net: -500,
      final_stack: 400,
      new_stack: 400,
      max_win: 1300,
    },
    {
      name: 'Cy',
      contributed: 500,
      returned: 500,
      won_amount: 400,
      net: -100,
      final_stack: null,
      new_stack: null,
      max_win: 1300,
    },
  ]);
});

describe('contributions from outside', () => {
  test.each<[string, Sent, Sent, string]>([
    [
      'SEAT-1 a player of no kind',
      [7],
      {},
      "SEAT-1 players[0]: players[0] is 7; a player is written { name: 'Alice'",
    ],
    [
      'SEAT-6 a blank name',
      [put(' ', 5)],
      {},
      'SEAT-6 players[0].name: players[0] has no name, but " "; a name is a text.',
    ],
    [
      'CHIP-1 both amounts',
      [put('Al', 5, { live: 5 })],
      {},
      'CHIP-1 players[0].live: Al has both total_contribution and live; give one of them.',
    ],
    [
      'CHIP-1 an amount as text',
      [put('Al', '5' as Sent)],
      {},
      'CHIP-1 players[0].total_contribution: Al put in "5"; that is not a whole number of chips: pass 5, not "5".',
    ],
    [
      'CHIP-1 no amount',
      [{ name: 'Al' }],
      {},
      'CHIP-1 players[0].total_contribution: Al put in undefined; that is not a whole number of chips.',
    ],
    [
      'CHIP-1 a live amount of half a chip',
      [{ name: 'Al', live: 0.5 }],
      {},
      'CHIP-1 players[0].live: Al put in 0.5',
    ],
    [
      'POT-2 folded as text',
      [put('Al', 5, { folded: 'no' })],
      {},
      'POT-2 players[0].folded: folded of Al is "no"; it must be true or false.',
    ],
    [
      'SEAT-4 a position as a number',
      [put('Al', 5, { position: 3 })],
      {},
      "SEAT-4 players[0].position: The position of Al is 3; it must be a label such as 'BB' or 'Dealer'.",
    ],
    [
      'CHIP-1 a starting stack as text',
      [put('Al', 5, { starting_stack: '9' })],
      {},
      'CHIP-1 players[0].starting_stack: starting_stack of Al is "9"; that is not a whole number of chips: pass 9, not "9".',
    ],
    [
      'CHIP-1 a current stack of half a chip',
      [put('Al', 5, { current_stack: 0.5 })],
      {},
      'CHIP-1 players[0].current_stack: current_stack of Al is 0.5',
    ],
    [
      'CHIP-3 more than the stack',
      [put('Al', 6, { starting_stack: 5 })],
      {},
      'CHIP-3 players[0].total_contribution: Al contributed 6 but started with 5. An all-in is at most the whole stack: write 5, or correct starting_stack.',
    ],
    [
      'CHIP-3 more than the stack, live',
      [{ name: 'Al', live: 6, starting_stack: 5 }],
      {},
      'CHIP-3 players[0].live: Al contributed 6',
    ],
    [
      'WIN-2 nobody',
      [],
      {},
      'WIN-2 players: There are no players; somebody must be able to win the pot.',
    ],
    [
      'SEAT-1 two big blinds',
      [put('Al', 5, { position: 'BB' }), put('Bo', 5, { position: 'BB' })],
      {},
      'SEAT-1 players[1].position: Al and Bo are both BB; one player is.',
    ],
    [
      'POST-2 an ante of nobody',
      [put('Al', 5), put('Bo', 5)],
      { ante: 2 },
      "POST-2 players: Nobody has the position BB, so the ante of 2 is in nobody's total.",
    ],
    [
      'POST-3 the blind first, of nothing',
      [put('Al', 5), put('Bo', 7, { position: 'BB' })],
      { ante: 2, ante_order: 'BB First' },
      "POST-3 setup.bb: With the blind first, how much of Bo's chips is ante depends on the big blind: give setup.bb.",
    ],
    [
      'POST-2 a setup that is a number',
      THREE,
      50,
      'POST-2 setup: setup is 50; it must be an object such as { sb: 25, bb: 50, ante: 50',
    ],
    ['POST-2 the number was the ante', THREE, 50, 'For an ante of 50 write { ante: 50 }.'],
    [
      'CHIP-1 a big blind of nothing',
      THREE,
      { bb: 0 },
      'CHIP-1 setup.bb: setup.bb is 0; it must be a whole number of chips, at least 1.',
    ],
    [
      'CHIP-1 an odd chip of nothing',
      THREE,
      { odd_chip: 0 },
      'CHIP-1 setup.odd_chip: setup.odd_chip is 0; it must be a whole number of chips, at least 1.',
    ],
    [
      'CHIP-1 a small blind as text',
      THREE,
      { sb: '5' },
      'CHIP-1 setup.sb: setup.sb is "5"; it must be a whole number of chips.',
    ],
    [
      'POST-3 another order',
      THREE,
      { ante_order: 'both' },
      "POST-3 setup.ante_order: setup.ante_order is \"both\"; it must be 'Ante First' or 'BB First'.",
    ],
    [
      'RET-2 another word',
      THREE,
      { uncalled: 'keep' },
      "RET-2 setup.uncalled: setup.uncalled is \"keep\"; it must be 'return' or 'side-pot'.",
    ],
    [
      'ACT-8 a word',
      THREE,
      { betting_over: 'yes' },
      'ACT-8 setup.betting_over: setup.betting_over is "yes"; it must be true or false.',
    ],
    [
      'ODD-1 a seat',
      THREE,
      { button: 0 },
      'ODD-1 setup.button: setup.button is 0; it must be the name of the player who has the button.',
    ],
  ])('%s is refused', (_, players, setup, words) => {
    expect(problemsOf(calculateSidePots(players, setup)).join('\n')).toContain(words);
  });

  test('CHIP-2 what is left is doubted only where start and rest are both told', () => {
    const some = [put('Al', 100, { starting_stack: 500 }), put('Bo', 100, { current_stack: 400 })];
    expect(given(calculateSidePots(some)).warnings).toEqual([]);
    const both = [put('Al', 100, { starting_stack: 500, current_stack: 300 }), put('Bo', 100)];
    expect(given(calculateSidePots(both)).warnings).toMatchObject([
      { rule: 'CHIP-2', player: 'Al', found: 300, expected: 400 },
    ]);
  });

  test('SEAT-1 a thousand players are enough', () => {
    const many = (count: number) =>
      problemsOf(calculateSidePots(Array.from({ length: count }, (_, i) => put(`P${i}`, 5))));
    expect(many(1000)).toEqual([]);
    expect(many(1001)[0]).toContain('SEAT-1 players: players must be a list of at most 1,000');
  });

  test('SEAT-1 a list of something else is told twenty times, and no more', () => {
    expect(problemsOf(calculateSidePots(Array(50).fill(7)))).toHaveLength(20);
  });

  test('CHIP-1 what only all players together can have wrong waits until each of them is right', () => {
    const players = [put('Al', 300), put('Bo', 0.5, { position: 'BB' })];
    const problems = problemsOf(calculateSidePots(players, { ante: 50 }));
    expect(problems.map((text) => text.split(':')[0])).toEqual([
      'CHIP-1 players[1].total_contribution',
    ]);
  });

  test('CHIP-1 −0 is 0 chips', () => {
    const live = [
      { name: 'Al', live: -0 },
      { name: 'Bo', live: 100 },
      { name: 'Cy', live: 100 },
    ] as Sent;
    const { pots } = given(calculateSidePots(live, { ante: 80 })) as Sent;
    expect(pots.map(({ level }: Sent) => level)).toEqual([0, 100]);
  });

  test('POT-9 while betting is open: who has matched, and what the others are in for so far', () => {
    const live = [
      { name: 'Al', live: 300, current_stack: 700 },
      { name: 'Bo', live: 50, current_stack: 950 },
      { name: 'Cy', live: 100, current_stack: 0 },
    ] as Sent;
    const { pots } = given(calculateSidePots(live, { betting_over: false })) as Sent;
    expect(pots.map(({ calculation }: Sent) => calculation)).toEqual([
      '2 × 100 + 50 (Bo so far) = 250',
      '1 × (300 − 100) = 200',
    ]);
  });

  test('POT-9 while betting is open and nobody left has matched a bet that was folded', () => {
    const live = [
      { name: 'Al', live: 300, folded: true },
      { name: 'Bo', live: 50 },
      { name: 'Cy', live: 100 },
    ] as Sent;
    const { pots } = given(calculateSidePots(live, { betting_over: false })) as Sent;
    expect(pots.map(({ calculation }: Sent) => calculation)).toEqual([
      '300 (Al, folded) + 50 (Bo so far) + 100 (Cy so far) = 450',
    ]);
  });

  test('POT-3 with nothing in but the ante the pot is open at no level', () => {
    const live = [
      { name: 'Al', live: 0 },
      { name: 'Bo', live: 0 },
    ] as Sent;
    const setup = { ante: 80, betting_over: false };
    const { pots } = given(calculateSidePots(live, setup)) as Sent;
    expect(pots).toMatchObject([{ amount: 80, level: 0, calculation: '80 (BB ante) = 80' }]);
  });

  test('POT-3 of one player alone the ante is the pot', () => {
    const { total_pot } = given(
      calculateSidePots([{ name: 'Al', live: 100 }] as Sent, { ante: 50 }),
    );
    expect(total_pot).toBe(50);
  });

  test('a small blind and an ante of nothing are fine', () => {
    expect(calculateSidePots(THREE, { sb: 0, ante: 0, bb: 1, odd_chip: 1 } as Sent).ok).toBe(true);
    expect(calculateSidePots(THREE, null as Sent).ok).toBe(true);
  });

  test('POT-3 live amounts have the ante besides, whoever posted it', () => {
    const live = [
      { name: 'Al', live: 300 },
      { name: 'Bo', live: 300 },
    ] as Sent;
    const { pots, total_pot } = given(calculateSidePots(live, { ante: 50 }));
    expect([pots.length, total_pot]).toEqual([1, 650]);
    const withBb = [
      { name: 'Al', live: 300 },
      { name: 'Bo', live: 300, position: 'BB' },
    ] as Sent;
    expect(given(calculateSidePots(withBb, { ante: 50 })).total_pot).toBe(650);
    // One total among them, and the ante might be in it.
    const mixed = [{ name: 'Al', live: 300 }, put('Bo', 300)] as Sent;
    expect(problemsOf(calculateSidePots(mixed, { ante: 50 }))[0]).toContain(
      'POST-2 players: Nobody has the position BB',
    );
  });
});
