import { describe, expect, test } from 'vitest';
import { awardPot, chips, splitBetweenBoards, splitPot } from '../../src/rules/index.ts';

/** Seats A B C …; A has the button. */
const shares = (amount: number, winners: string, oddChip = 1): string =>
  awardPot(chips(amount), [[...winners].map((name) => name.charCodeAt(0) - 65)], oddChip)
    .map(({ seat, amount: won }) => `${String.fromCharCode(65 + seat)} ${won}`)
    .join(', ');

describe('golden splits', () => {
  test.each([
    [
      'ODD-1 two odd chips go to the first two winners left of the button',
      1502,
      'ABC',
      1,
      'B 501, C 501, A 500',
    ],
    [
      'ODD-1 one odd chip goes to the first winner left of the button',
      1501,
      'ABC',
      1,
      'B 501, C 500, A 500',
    ],
    ['ODD-1 the board plays and nothing is left over', 1500, 'ABC', 1, 'B 500, C 500, A 500'],
    ['ODD-1 700 among two with chips of 100', 700, 'BC', 100, 'B 400, C 300'],
    ['ODD-1 1,000 among three with chips of 25', 1000, 'BCD', 25, 'B 350, C 325, D 325'],
    [
      'ODD-1 what is smaller than the chip goes to the first of them',
      1010,
      'BC',
      25,
      'B 510, C 500',
    ],
    ['ODD-1 a share may be nothing', 60, 'BC', 100, 'B 60, C 0'],
  ])('%s', (_, amount, winners, oddChip, expected) => {
    expect(shares(amount, winners, oddChip)).toBe(expected);
  });

  test('RUN-1 1,001 run twice is 501 and 500', () => {
    expect(splitBetweenBoards(chips(1001), 2, 1)).toEqual([501, 500]);
  });

  test('RUN-1 boards get whole odd-chip units and the first the rest', () => {
    expect(splitBetweenBoards(chips(1035), 2, 25)).toEqual([535, 500]);
  });

  test('RUN-1 each board pays its own part', () => {
    const paid = awardPot(chips(1001), [[1], [1, 2]], 1);
    expect(paid).toEqual([
      { seat: 1, amount: 751 },
      { seat: 2, amount: 250 },
    ]);
  });

  test('RUN-1 shares of both boards come clockwise from the left of the button', () => {
    expect(awardPot(chips(1001), [[0], [2]], 1)).toEqual([
      { seat: 2, amount: 500 },
      { seat: 0, amount: 501 },
    ]);
  });

  test('ODD-1 splitting loses and makes no chip', () => {
    for (let amount = 0; amount < 500; amount++) {
      for (const [winners, chip] of [
        [2, 1],
        [3, 5],
        [4, 25],
        [9, 7],
      ] as const) {
        const parts = splitPot(chips(amount), winners, chip);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      }
    }
  });
});
