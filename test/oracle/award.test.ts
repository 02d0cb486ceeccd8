import { describe, expect, it, test } from 'vitest';
import { oracleAward, oracleShares } from './award.ts';
import { oraclePercentages } from './percent.ts';
import { oraclePots } from './pots.ts';
import { table, usual } from './words.ts';

describe('odd chips', () => {
  const cases: readonly [string, number, string[], number, number[]][] = [
    ['ODD-1 1,502 among three, button A', 1502, ['B', 'C', 'A'], 1, [501, 501, 500]],
    ['ODD-1 1,501: B gets the chip', 1501, ['B', 'C', 'A'], 1, [501, 500, 500]],
    ['ODD-1 1,500: the board plays', 1500, ['B', 'C', 'A'], 1, [500, 500, 500]],
    ['ODD-1 700 among two, chip 100', 700, ['B', 'A'], 100, [400, 300]],
    ['ODD-1 1,000 among three, chip 25', 1000, ['B', 'C', 'A'], 25, [350, 325, 325]],
    ['ODD-1 what is smaller than a chip goes to the first', 1010, ['B', 'C'], 25, [510, 500]],
    ['ODD-1 both left over, and both to the first', 1035, ['B', 'C'], 25, [535, 500]],
    ['ODD-1 a share may be 0', 130, ['B', 'C'], 100, [130, 0]],
  ];
  test.each(cases)('%s', (_, amount, winners, chip, expected) => {
    expect([...oracleShares(amount, winners, chip)]).toEqual(
      winners.map((name, i) => [name, expected[i]]),
    );
  });

  it('ODD-1 racks of chips dealt round first change nobody’s odd chip', () => {
    const names = ['B', 'C', 'D', 'E', 'F', 'G', 'A'];
    for (const chip of [1, 25]) {
      for (let n = 1; n <= names.length; n++) {
        const winners = names.slice(0, n);
        for (let amount = 0; amount < 300; amount += 7) {
          const few = oracleShares(amount, winners, chip);
          const many = oracleShares(amount + n * chip * 987_654_321, winners, chip);
          expect([...many].map(([, won]) => won - chip * 987_654_321)).toEqual([...few.values()]);
        }
      }
    }
  });
});

describe('awards', () => {
  const tie = (...names: string[]) => names.map((name) => ({ name, rank: [9] }));

  it('ODD-1 three equal and one folded chip, button A: B 501', () => {
    const { pots } = oraclePots(table('A 500 | B 500 | C 500 | D 1 folded'), usual);
    const won = oracleAward(pots, [tie('A', 'B', 'C')], ['B', 'C', 'D', 'A'], 1);
    expect(Object.fromEntries(won)).toEqual({ B: 501, C: 500, D: 0, A: 500 });
  });

  it('ODD-1 each pot is split on its own: p2 271, p4 269', () => {
    const players = table('p1 1 folded | p2 202 | p3 101 | p4 202 | p5 34');
    const board = [
      { name: 'p2', rank: [5, 14] },
      { name: 'p3', rank: [5, 13] },
      { name: 'p4', rank: [5, 14] },
      { name: 'p5', rank: [2, 14] },
    ];
    const { pots } = oraclePots(players, usual);
    const won = oracleAward(pots, [board], ['p1', 'p2', 'p3', 'p4', 'p5'], 1);
    expect(Object.fromEntries(won)).toEqual({ p1: 0, p2: 271, p3: 0, p4: 269, p5: 0 });
  });

  it('WIN-1 the short royal flush takes the main pot, the aces take the side pot', () => {
    const board = [
      { name: 'A', rank: [8, 14] },
      { name: 'B', rank: [3, 14, 13, 12] },
      { name: 'C', rank: [3, 13, 14, 12] },
    ];
    const { pots } = oraclePots(table('A 200 | B 500 | C 500'), usual);
    const won = oracleAward(pots, [board], ['B', 'C', 'A'], 1);
    expect(Object.fromEntries(won)).toEqual({ B: 600, C: 0, A: 600 });
  });

  it('RUN-1 1,001 run twice: 501 / 500', () => {
    const pots = [{ amount: 1001, eligible: ['A', 'B'] }];
    const boards = [
      [
        { name: 'A', rank: [2] },
        { name: 'B', rank: [1] },
      ],
      [
        { name: 'A', rank: [1] },
        { name: 'B', rank: [2] },
      ],
    ];
    expect(Object.fromEntries(oracleAward(pots, boards, ['B', 'A'], 1))).toEqual({
      A: 501,
      B: 500,
    });
    expect(Object.fromEntries(oracleAward(pots, boards, ['B', 'A'], 25))).toEqual({
      A: 501,
      B: 500,
    });
  });

  it('RUN-1 tied on both boards, the first winner takes the odd chip of each', () => {
    const pots = [{ amount: 1002, eligible: ['A', 'B'] }];
    const won = oracleAward(pots, [tie('A', 'B'), tie('A', 'B')], ['B', 'A'], 1);
    expect(Object.fromEntries(won)).toEqual({ B: 502, A: 500 });
  });

  it('WIN-2 a pot with one eligible player is his without a word', () => {
    const won = oracleAward([{ amount: 350, eligible: ['A'] }], [], ['B', 'A'], 1);
    expect(Object.fromEntries(won)).toEqual({ B: 0, A: 350 });
  });

  it('WIN-4 without his rank no pot is given away over a player’s head', () => {
    const pots = [{ amount: 1000, eligible: ['A', 'B'] }];
    expect(() => oracleAward(pots, [tie('B')], ['B', 'A'], 1)).toThrow('WIN-4 A');
    const mucked = [...tie('B'), { name: 'A', rank: [] }];
    expect(oracleAward(pots, [mucked], ['B', 'A'], 1).get('B')).toBe(1000);
  });

  it('WIN-2 a pot nobody eligible is named for stays open', () => {
    const pots = [{ amount: 1000, eligible: ['A', 'B'] }];
    const unnamed = ['A', 'B'].map((name) => ({ name, rank: [] }));
    expect(() => oracleAward(pots, [unnamed], ['B', 'A'], 1)).toThrow('WIN-2 open between A, B');
  });
});

describe('percentages', () => {
  const cases: readonly [string, number[], string[]][] = [
    ['POT-7 400 · 300 · 200', [400, 300, 200], ['44.5', '33.3', '22.2']],
    ['POT-7 4,600 · 4,000', [4600, 4000], ['53.5', '46.5']],
    ['POT-7 800 · 500', [800, 500], ['61.5', '38.5']],
    ['POT-7 245,000 · 20,000', [245_000, 20_000], ['92.5', '7.5']],
    ['POT-7 4,100 · 6,000 · 4,000', [4100, 6000, 4000], ['29.1', '42.5', '28.4']],
    ['POT-7 one pot', [7], ['100.0']],
    ['POT-7 of three equal pots the first is rounded up', [5, 5, 5], ['33.4', '33.3', '33.3']],
    ['POT-7 no pots', [], []],
  ];
  test.each(cases)('%s', (_, amounts, expected) => {
    expect(oraclePercentages(amounts)).toEqual(expected);
  });
});
