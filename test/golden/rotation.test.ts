import { describe, expect, test } from 'vitest';
import { type Chips, chips, type HouseRules, nextSeats } from '../../src/rules/index.ts';
import { tableOf } from '../play.ts';

/** The next list after new stacks, e.g. "C SB 10, A BB 10, B 0"; A had the button. */
function next(stacks: readonly number[], button: HouseRules['button'] = 'moving'): string {
  const table = tableOf(
    stacks.map(() => 1000),
    [5, 10],
    { button },
  );
  const { seats } = nextSeats(
    table,
    stacks.map((stack): Chips => chips(stack)),
  );
  if (!seats) return 'none';
  return seats
    .map(({ name, label, stack }) => [name, label, stack].filter((x) => x !== null).join(' '))
    .join(', ');
}

describe('the next hand', () => {
  test.each([
    ['NEXT-2 everybody keeps chips', [90, 30, 15, 65], 'B Dealer 30, C SB 15, D BB 65, A 90'],
    [
      'NEXT-2 the button passes over an eliminated player',
      [9, 0, 9, 9],
      'C Dealer 9, D SB 9, A BB 9, B 0',
    ],
    [
      'NEXT-2 an eliminated big blind keeps the seat without a label',
      [9, 9, 0, 9],
      'B Dealer 9, C 0, D SB 9, A BB 9',
    ],
    ['NEXT-3 the small blind of three is out', [9700, 0, 9200], 'C SB 9200, A BB 9700, B 0'],
    ['NEXT-3 the dealer of three is out', [0, 9, 9], 'C SB 9, A 0, B BB 9'],
    ['NEXT-3 the big blind of three is out', [9, 9, 0], 'B SB 9, C 0, A BB 9'],
    ['NEXT-3 heads-up the blinds change', [9, 9], 'B SB 9, A BB 9'],
    ['NEXT-6 one player left', [0, 18], 'none'],
  ])('%s', (_, stacks, expected) => {
    expect(next(stacks)).toBe(expected);
  });

  test.each([
    ['NEXT-4 nobody out', [9, 9, 9, 9], 'B Dealer 9, C SB 9, D BB 9, A 9'],
    ['NEXT-4 a dead button', [9, 0, 9, 9], 'B Dealer 0, C SB 9, D BB 9, A 9'],
    ['NEXT-4 a dead small blind', [9, 9, 0, 9], 'B Dealer 9, C SB 0, D BB 9, A 9'],
    ['NEXT-3 no dead button heads-up', [9, 0, 9], 'C SB 9, A BB 9, B 0'],
  ])('%s', (_, stacks, expected) => {
    expect(next(stacks, 'dead')).toBe(expected);
  });

  test.each([
    [
      'NEXT-5 labels move on whether a player has chips or not',
      [9, 0, 9, 9],
      'B Dealer 0, C SB 9, D BB 9, A 9',
    ],
    ['NEXT-5 also with two players left', [9, 0, 9], 'B Dealer 0, C SB 9, A BB 9'],
    ['NEXT-5 an eliminated player may be BB', [0, 9, 9], 'B Dealer 9, C SB 9, A BB 0'],
  ])('%s', (_, stacks, expected) => {
    expect(next(stacks, 'seat')).toBe(expected);
  });

  test('NEXT-5 an eliminated BB is a warning', () => {
    const table = tableOf([9, 9, 9], [5, 10], { button: 'seat' });
    expect(nextSeats(table, [0, 9, 18].map(chips)).ruling).toMatchObject({
      rule: 'NEXT-5',
      severity: 'warning',
      seat: 0,
    });
  });
});
