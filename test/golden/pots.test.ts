import { describe, expect, test } from 'vitest';
import {
  type BareStake,
  chips,
  makePots,
  percentages,
  potsFrom,
  settle,
} from '../../src/rules/index.ts';
import { calculation } from '../../src/rules/pots/settled-pot.ts';
import { play, tableOf } from '../play.ts';

/** "10000 5000 4000f": live totals of A, B, C, …; f has folded. */
const stakes = (text: string): BareStake[] =>
  text.split(' ').map((word, i) => ({
    name: String.fromCharCode(65 + i),
    live: Number.parseInt(word, 10),
    folded: word.endsWith('f'),
  }));

type Golden = [title: string, live: string, ante: number, pots: string, back: string];

const GOLDEN: Golden[] = [
  [
    'POT-1 four players, three levels',
    '10000 5000 2000 10000',
    100,
    '8100 ABCD, 9000 ABD, 10000 AD',
    '',
  ],
  ['POT-1 a short all-in on the turn', '80000 90000 90000', 5000, '245000 ABC, 20000 BC', ''],
  ['POT-7 53.5 % and 46.5 %', '1500 3500 3500', 100, '4600 ABC, 4000 BC', ''],
  ['POT-9 500, 250 and 500 with an ante of 50', '500 250 500', 50, '800 ABC, 500 AC', ''],
  ['RET-1 the top of the highest bet goes back', '1000 200 800', 100, '700 ABC, 1200 AC', 'A 200'],
  [
    'POT-2 folded chips stay in the layers they reached',
    '20000 10000 4000f 20000',
    1000,
    '35000 ABD, 20000 AD',
    '',
  ],
  ['POT-2 folded players make no level', '50000 15000f 29000 29000f', 1000, '103000 AC', 'A 21000'],
  [
    'POT-1 folded chips do not all go to the main pot',
    '100 500 500 400f',
    0,
    '400 ABC, 1100 BC',
    '',
  ],
  ['POT-7 29.1, 42.5 and 28.4 %', '1000 3000 5000 5000', 100, '4100 ABCD, 6000 BCD, 4000 CD', ''],
  ['RET-1 a single chip more goes back too', '501 500', 0, '1000 AB', 'A 1'],
  ['RET-1 a folded bet counts as a call', '3000 1200f 200', 0, '600 AC, 2000 A', 'A 1800'],
  ['POT-4 scenario 1', '300 500 1000', 0, '900 ABC, 400 BC', 'C 500'],
  ['POT-4 scenario 2', '500 500 1000', 0, '1500 ABC', 'C 500'],
  ['POT-4 scenario 3', '500 500 500', 0, '1500 ABC', ''],
  ['POT-4 scenario 4', '100 200 300 400', 0, '400 ABCD, 300 BCD, 200 CD', 'D 100'],
  ['POT-2 scenario 5', '300 500 1000 100f', 0, '1000 ABC, 400 BC', 'C 500'],
  ['POT-4 scenario 8', '10 500 1000', 0, '30 ABC, 980 BC', 'C 500'],
  [
    'POST-3 a BB of 80, ante first: the ante alone is the main pot',
    '100 100 0',
    80,
    '80 ABC, 200 AB',
    '',
  ],
  ['POST-3 a BB of 150, ante first', '100 100 50', 100, '250 ABC, 100 AB', ''],
  ['POST-3 a BB of 80, blind first', '100 100 80', 0, '240 ABC, 40 AB', ''],
  ['POST-3 a BB of 150, blind first', '100 100 100', 50, '350 ABC', ''],
  ['POT-5 one player left has one pot', '300f 100f 300', 0, '700 C', ''],
  ['POT-5 folded chips above every total go to the last pot', '200 200 500f', 0, '900 AB', ''],
  ['POT-2 whoever is in with nothing makes no pot', '0 300 300', 0, '600 BC', ''],
  ['POT-3 of one player alone the ante is the pot', '100', 50, '50 A', 'A 100'],
  [
    'POT-1 more players than a table has, in no order',
    '300 100 200 300 100 200 300 100 200 300 100 200',
    0,
    '1200 ABCDEFGHIJKL, 800 ACDFGIJL, 400 ADGJ',
    '',
  ],
];

describe('golden pots', () => {
  test.each(GOLDEN)('%s: %s, ante %i', (_, live, ante, pots, back) => {
    const made = potsFrom(stakes(live), { ante });
    if (!made.ok) throw new Error(made.error[0]?.message);
    const { value } = made;
    expect(value.pots.map((pot) => `${pot.amount} ${pot.eligible.join('')}`).join(', ')).toBe(pots);
    expect(value.returned.map(({ name, amount }) => `${name} ${amount}`).join()).toBe(back);
  });

  test.each(GOLDEN)(
    'POT-6 the pots and what goes back add up to everything: %s',
    (_, live, ante) => {
      const made = potsFrom(stakes(live), { ante });
      const put = stakes(live).reduce((sum, stake) => sum + stake.live, ante);
      expect(made.ok && made.value.totalPot + (made.value.returned[0]?.amount ?? 0)).toBe(put);
    },
  );

  test('POT-4 the pots are Main Pot, Side Pot 1, Side Pot 2', () => {
    const made = potsFrom(stakes('100 200 300 300'));
    expect(made.ok && made.value.pots.map((pot) => pot.name)).toEqual([
      'Main Pot',
      'Side Pot 1',
      'Side Pot 2',
    ]);
  });

  test('RET-2 uncalled chips as a last side pot with one eligible player', () => {
    const made = potsFrom(stakes('1000 200 800'), { ante: 100, uncalled: 'side-pot' });
    expect(made.ok && made.value).toMatchObject({
      returned: [],
      totalPot: 2100,
      pots: [{ amount: 700 }, { amount: 1200 }, { amount: 200, eligible: ['A'] }],
    });
  });

  test.each([
    ['POT-9 the first pot', '500 250 500', 50, 0, '3 × 250 + 50 (BB ante) = 800'],
    ['POT-9 a side pot', '500 250 500', 50, 1, '2 × (500 − 250) = 500'],
    [
      'POT-9 folded chips',
      '50000 15000f 29000 29000f',
      1000,
      0,
      '2 × 29,000 + 15,000 (B, folded) + 29,000 (D, folded) + 1,000 (BB ante) = 103,000',
    ],
    [
      'POT-9 folded chips in a side pot',
      '100 500 500 400f',
      0,
      1,
      '2 × (500 − 100) + 300 (D, folded) = 1,100',
    ],
    ['POT-9 everyone folded', '100 50f 100f', 100, 0, 'A wins 350 (everyone folded)'],
    ['POT-3 dead money alone', '100 100 0', 80, 0, '80 (BB ante) = 80'],
    ['POT-3 an ante of one chip', '100 100', 1, 0, '2 × 100 + 1 (BB ante) = 201'],
    ['POT-9 a single folded chip', '500 500 1f', 0, 0, '2 × 500 + 1 (C, folded) = 1,001'],
    ['POT-5 folded above every total', '200 200 500f', 0, 0, '2 × 200 + 500 (C, folded) = 900'],
    [
      'POT-9 a pot of one player while another is in',
      '3000 1200f 200',
      0,
      1,
      '1 × (1,200 − 200) + 1,000 (B, folded) = 2,000',
    ],
    [
      'POT-9 the same with the other one first',
      '200 1200f 3000',
      0,
      1,
      '1 × (1,200 − 200) + 1,000 (B, folded) = 2,000',
    ],
  ])('%s says %s', (_, live, ante, index, calculation) => {
    const made = potsFrom(stakes(live), { ante });
    expect(made.ok && made.value.pots[index]?.calculation).toBe(calculation);
  });

  test('POT-9, RET-2 a last pot of one player says how it is made: nobody has folded', () => {
    const made = potsFrom(stakes('1000 200 800'), { uncalled: 'side-pot' });
    expect(made.ok && made.value.pots.map(({ calculation }) => calculation)).toEqual([
      '3 × 200 = 600',
      '2 × (800 − 200) = 1,200',
      '1 × (1,000 − 800) = 200',
    ]);
  });

  test('POT-9 names who is excluded and why', () => {
    const made = potsFrom(stakes('500 250 500 100f'), { ante: 50 });
    expect(made.ok && made.value.pots[1]?.excluded).toEqual([
      { name: 'B', reason: 'capped at 250' },
      { name: 'D', reason: 'folded' },
    ]);
  });
});

describe('what potsFrom gives back', () => {
  const pots = (count: number) => {
    const made = potsFrom(stakes(Array(count).fill('5').join(' ')));
    return made.ok ? made.value.pots : [];
  };

  test('POT-9 the pots of a table of ten can be spread; of more players they are worded when read', () => {
    expect({ ...pots(10)[0] }).toHaveProperty('calculation', '10 × 5 = 50');
    expect({ ...pots(11)[0] }).not.toHaveProperty('calculation');
    expect(pots(11)[0]!.calculation).toBe('11 × 5 = 55');
  });

  test('POT-7 every pot has its share of the whole', () => {
    const made = potsFrom(stakes('1500 3500 3500'), { ante: 100 });
    expect(made.ok && made.value.pots.map(({ percentage }) => percentage)).toEqual([53.5, 46.5]);
  });

  test('POT-9 a pot above a single chip says what lies below it', () => {
    const made = potsFrom(stakes('1 3 3'));
    expect(made.ok && made.value.pots[1]?.calculation).toBe('2 × (3 − 1) = 4');
  });

  test('POT-9 of folded chips a lower pot takes no more than its level', () => {
    const made = potsFrom(stakes('100 300 300 250f'));
    expect(made.ok && made.value.pots.map(({ calculation }) => calculation)).toEqual([
      '3 × 100 + 100 (D, folded) = 400',
      '2 × (300 − 100) + 150 (D, folded) = 550',
    ]);
  });

  test('CHIP-1 −0 is 0 chips', () => {
    const made = potsFrom([{ name: 'A', live: -0 }, ...stakes('1 100 100').slice(1)], { ante: 80 });
    expect(made.ok && made.value.pots.map(({ level }) => level)).toEqual([0, 100]);
  });
});

test('POT-9 a settled hand says who is capped, and on which street somebody folded', () => {
  const hand = play(tableOf([100, 500, 500, 500], [10, 20]), 'fold, all-in 100, raise 300, call');
  expect(settle(hand, null).pots[1]?.excluded).toEqual([
    { seat: 0, reason: 'capped at 100' },
    { seat: 3, reason: 'folded preflop' },
  ]);
});

test('POST-5 antes of all are said to be in the first pot, and only there', () => {
  const hand = play(
    tableOf([100, 500, 500], [10, 20, 5], { anteType: 'all' }),
    'all-in 95, raise 300, call',
  );
  expect(settle(hand, null).pots.map((pot) => pot.calculation)).toEqual([
    '3 × 100 (ante and bets) = 300',
    '2 × (305 − 100) = 410',
  ]);
});

describe('while betting is open', () => {
  /** "100 300?": live totals of A, B, …; ? may still act, f has folded, the others are all-in. */
  const open = (text: string, dead = 0) =>
    makePots(
      stakes(text).map(({ name, live, folded }, i) => ({
        name,
        matched: chips(live),
        dead: chips(i === 0 ? dead : 0),
        posted: chips(0),
        folded: folded === true,
        open: text.split(' ')[i]!.endsWith('?'),
      })),
      'return',
    );

  test('RET-1 nothing goes back while anybody may still act', () => {
    expect(open('100 300?').uncalled).toBeNull();
    expect(open('100? 300').uncalled).toBeNull();
    expect(open('100 300').uncalled).toEqual({ player: 1, amount: 200 });
  });

  test.each([
    ['what is not matched yet', '300? 100?', '1 × 300 + 100 (B so far) = 400'],
    [
      'a bet that was folded later',
      '100? 100? 300f',
      '100 (A so far) + 100 (B so far) + 300 (C, folded) = 500',
    ],
  ])('POT-9 %s is told', (_, text, words) => {
    const made = open(text);
    expect(made.pots.map((pot) => calculation(pot, made.stakes, 'bb'))).toEqual([words]);
  });

  test('POT-3 dead money alone reaches no level', () => {
    expect(open('0? 0?', 50).pots).toMatchObject([{ amount: 50, level: 0 }]);
  });
});

describe('percentages', () => {
  test.each([
    ['POT-7 three pots of 27,100', [8100, 9000, 10_000], [29.9, 33.2, 36.9]],
    ['POT-7 a whole hand', [245_000, 20_000], [92.5, 7.5]],
    ['POT-7 two pots of 8,600', [4600, 4000], [53.5, 46.5]],
    ['POT-7 half and half of 1,300', [800, 500], [61.5, 38.5]],
    ['POT-7 all-ins on two streets', [4100, 6000, 4000], [29.1, 42.5, 28.4]],
    [
      'POT-7 the left-over tenth goes to the largest remainder',
      [400, 300, 200],
      [44.5, 33.3, 22.2],
    ],
    ['POT-7 ties go to the earlier pot', [1, 1, 1], [33.4, 33.3, 33.3]],
    ['POT-7 one pot', [7], [100]],
    ['POT-7 one pot of nothing', [0], [0]],
    ['POT-7 chips near the limit', [2 ** 52, 2 ** 51], [66.7, 33.3]],
    ['POT-7 nothing in, no pots', [], []],
    ['POT-7 of nothing nobody has a share', [0, 0], [0, 0]],
    [
      // Of 9 × 10^15 these are 1.4, 450.4 and 548.2 tenths of a percent.
      'POT-7 near the limit too ties go to the earlier pot',
      [12_600_000_000_001, 4_053_600_000_000_001, 4_933_799_999_999_998],
      [0.2, 45, 54.8],
    ],
    [
      'POT-7 near the limit too the tenth goes to the largest remainder',
      [7.5e15, 1.5e15],
      [83.3, 16.7],
    ],
    [
      'POT-7 near the limit too a share of a hair more than 81.5 % is 81.5',
      [3_670_433_696_306_956, 833_165_931_063_542],
      [81.5, 18.5],
    ],
  ])('%s', (_, amounts, expected) => {
    expect(percentages(amounts)).toEqual(expected);
  });
});

describe('bad input', () => {
  test.each([
    ['CHIP-1 a fraction', [{ name: 'A', live: 12.5 }]],
    ['CHIP-1 a negative amount', [{ name: 'A', live: -5 }]],
    ['CHIP-1 more than 2^53 − 1', [{ name: 'A', live: Number.POSITIVE_INFINITY }]],
    [
      'CHIP-1 a sum beyond 2^53 − 1',
      [
        { name: 'A', live: 2 ** 52 },
        { name: 'B', live: 2 ** 52 },
      ],
    ],
    [
      'SEAT-6 a name twice',
      [
        { name: 'A', live: 1 },
        { name: 'A', live: 1 },
      ],
    ],
    ['WIN-2 nobody left to win', [{ name: 'A', live: 1, folded: true }]],
    ['POT-2 folded is true or false', [{ name: 'A', live: 1, folded: 'no' as never }]],
    ['SEAT-6 nobody’s chips', [{ live: 1 } as never, { name: 'A', live: 1 }]],
    ['SEAT-1 something else than a list', 'A 100' as never],
    ['SEAT-6 a million of nothing', Array(1_000_000).fill(null)],
    ['SEAT-1 a million and one', Array(1_000_001).fill(null)],
  ])('%s is refused with its rule', (title, players) => {
    const made = potsFrom(players);
    expect(made.ok).toBe(false);
    expect(!made.ok && made.error[0]?.rule).toBe(title.split(' ')[0]);
  });

  test.each([
    ['there is nobody', [], 'There are no players'],
    ['everybody has folded', [{ name: 'A', live: 1, folded: true }], 'Everybody has folded'],
  ])('WIN-2 says why nobody can win: %s', (_, players, words) => {
    const made = potsFrom(players);
    expect(!made.ok && made.error[0]?.message).toContain(words);
  });

  // biome-ignore lint/suspicious/noExplicitAny: as a program without types sends it
  const refused = (players: any, options: any): readonly string[] => {
    const made = potsFrom(players, options);
    return made.ok ? [] : made.error.map(({ rule, path }) => `${rule} ${path}`);
  };

  test.each<[string, unknown, readonly string[]]>([
    ['RET-2 another rule for uncalled chips', { uncalled: 'keep' }, ['RET-2 uncalled']],
    ['CHIP-1 an ante that is not a number', { ante: 'x' }, ['CHIP-1 ante']],
    ['CHIP-1 an ante in the place of the options', 0.5, ['CHIP-1 ante']],
    ['CHIP-1 an ante with which all chips are one too many', { ante: 1 }, ['CHIP-1 players']],
    ['POST-2 no options', null, []],
  ])('%s', (_, options, problems) => {
    expect(refused([{ name: 'A', live: 2 ** 53 - 1, folded: null }], options)).toEqual(problems);
  });

  test.each([
    ['nobody', '', 'There are no players'],
    ['somebody who folded', '100f', 'Everybody has folded'],
    ['two who folded', '100f 100f', 'Everybody has folded'],
  ])('WIN-2 %s can win no pot', (_, live, words) => {
    const made = potsFrom(live === '' ? [] : stakes(live));
    expect(!made.ok && made.error[0]?.message).toContain(words);
  });

  test('SEAT-6 of many faults twenty are told', () => {
    expect(refused(Array(25).fill({}), {})).toHaveLength(20);
  });
});
