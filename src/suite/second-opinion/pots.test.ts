import { describe, expect, test } from 'vitest';
import { sumOf } from './disagreements.ts';
import { dealOut, halve } from './pay-pots.ts';
import { layerPots, unmatched } from './pot-layers.ts';
import { tenthsOf } from './second-opinion.ts';

/** "300 500 folded" as stakes. */
const stakes = (text: string) =>
  text.split(' / ').map((one) => ({
    matched: Number(one.replace(' folded', '').replaceAll(',', '')),
    isIn: !one.endsWith('folded'),
  }));

describe('pots layer by layer', () => {
  const golden: readonly [string, string, number, number | null, readonly number[]][] = [
    [
      'POT-1 RULES, first line',
      '10,000 / 5,000 / 2,000 / 10,000',
      100,
      null,
      [8_100, 9_000, 10_000],
    ],
    ['POT-3 ante 5,000', '80,000 / 90,000 / 90,000', 5_000, null, [245_000, 20_000]],
    ['POT-1 two levels', '500 / 250 / 500', 50, null, [800, 500]],
    ['POT-3 an ante of 1 alone', '0 / 500 / 500', 1, null, [1, 1_000]],
    ['POT-1 levels of one chip', '1 / 2 / 2', 0, null, [3, 2]],
    ['POT-7 nothing in, no pots', '0 / 0', 0, null, []],
    ['RET-1 200 back', '1,000 / 200 / 800', 100, 200, [700, 1_200]],
    [
      'POT-2 folded below',
      '20,000 / 10,000 / 4,000 folded / 20,000',
      1_000,
      null,
      [35_000, 20_000],
    ],
    [
      'RET-1 21,000 back',
      '50,000 / 15,000 folded / 29,000 / 29,000 folded',
      1_000,
      21_000,
      [103_000],
    ],
    ['POT-2 folded between levels', '100 / 500 / 500 / 400 folded', 0, null, [400, 1_100]],
    ['RET-1 ten scenarios, 1', '300 / 500 / 1,000', 0, 500, [900, 400]],
    ['RET-1 ten scenarios, 4', '100 / 200 / 300 / 400', 0, 100, [400, 300, 200]],
    ['POT-2 ten scenarios, 5', '300 / 500 / 1,000 / 100 folded', 0, 500, [1_000, 400]],
    ['POT-1 ten scenarios, 8', '10 / 500 / 1,000', 0, 500, [30, 980]],
    ['RET-1 an all-in below a fold', '3,000 / 1,200 folded / 200', 0, 1_800, [600, 2_000]],
    ['POT-3 in with the ante alone', '0 / 100 / 100', 80, null, [80, 200]],
    ['POT-5 folded chips above everybody', '100 / 100 / 400 folded', 0, null, [600]],
    ['POT-5 one left', '300 / 50 folded / 100 folded', 100, 200, [350]],
    ['ODD-1 RULES’ last pots', '34 / 1 folded / 202 / 101 / 202', 0, null, [137, 201, 202]],
  ];
  test.each(golden)('%s', (_, text, dead, back, amounts) => {
    const list = stakes(text);
    const over = unmatched(list);
    expect(over?.amount ?? null).toBe(back);
    if (over) list[over.place]!.matched -= over.amount;
    expect(layerPots(list, dead).map((pot) => pot.amount)).toEqual(amounts);
  });

  test('RET-1 nothing comes back to somebody who folded', () => {
    expect(unmatched(stakes('100 / 300 folded / 100'))).toBeNull();
  });

  test('POT-2 who is in which pot, up to which level', () => {
    expect(layerPots(stakes('34 / 1 folded / 202 / 101 / 202'), 0)).toEqual([
      { amount: 137, level: 34, members: [0, 2, 3, 4] },
      { amount: 201, level: 101, members: [2, 3, 4] },
      { amount: 202, level: 202, members: [2, 4] },
    ]);
  });
});

test.each([
  ['POT-7 400 · 300 · 200', [400, 300, 200], [445, 333, 222]],
  ['POT-7 4,600 · 4,000', [4_600, 4_000], [535, 465]],
  ['POT-7 800 · 500', [800, 500], [615, 385]],
  ['POT-7 245,000 · 20,000', [245_000, 20_000], [925, 75]],
  ['POT-7 one pot', [7], [1000]],
  ['POT-7 no pots', [], []],
  ['POT-7 4,100 · 6,000 · 4,000', [4_100, 6_000, 4_000], [291, 425, 284]],
  ['POT-7 of three equals the first is rounded up', [5, 5, 5], [334, 333, 333]],
  ['POT-7 amounts near the top', [2 ** 52, 2 ** 51], [667, 333]],
])('%s', (_, amounts, tenths) => {
  expect(tenthsOf(amounts)).toEqual(tenths);
});

test.each([
  ['ODD-1 1,502 among three', 1_502, 3, 1, [501, 501, 500]],
  ['ODD-1 1,501 among three: the first gets the chip', 1_501, 3, 1, [501, 500, 500]],
  ['ODD-1 1,500 among three comes out even', 1_500, 3, 1, [500, 500, 500]],
  ['ODD-1 700 among two, chip 100', 700, 2, 100, [400, 300]],
  ['ODD-1 1,000 among three, chip 25', 1_000, 3, 25, [350, 325, 325]],
  ['ODD-1 less than a chip goes to the first', 1_010, 2, 25, [510, 500]],
  ['ODD-1 both left over, and both to the first', 1_035, 2, 25, [535, 500]],
  ['ODD-1 a share may be 0', 130, 2, 100, [130, 0]],
  [
    'ODD-1 nine quadrillion',
    9_007_199_254_740_991,
    2,
    1,
    [4_503_599_627_370_496, 4_503_599_627_370_495],
  ],
])('%s', (_, amount, winners, chip, shares) => {
  expect(dealOut(amount, winners, chip)).toEqual(shares);
});

test('RUN-1 1,001 run twice', () => {
  expect(halve(1_001, 1)).toEqual([501, 500]);
  expect(halve(1_001, 25)).toEqual([501, 500]);
  expect(halve(1_010, 25)).toEqual([510, 500]);
  // Three fifties and 25: the first board has what does not come out even, and what is less than a chip.
  expect(halve(175, 50)).toEqual([125, 50]);
});

test.each([
  ['POT-9 with dead money', '3 × 250 + 50 (BB ante) = 800', 800],
  ['POT-9 between levels', '2 × (500 − 250) = 500', 500],
  [
    'POT-9 with folded chips',
    '2 × 29,000 + 15,000 (Bob 2, folded) + 30,000 (Ann, folded) = 103,000',
    103_000,
  ],
  ['POT-9 everyone folded', 'Alice wins 350 (everyone folded)', 350],
  ['POT-9 wrongly added', '3 × 250 + 50 (BB ante) = 801', null],
  ['POT-9 no calculation', 'quite a lot', null],
])('%s', (_, text, sum) => {
  expect(sumOf(text)).toBe(sum);
});
