import { expect, test } from 'vitest';
import { prng } from '../../kernel/prng.ts';
import { chips, type Range } from '../../rules/index.ts';
import { STACK_SIZES } from '../case.ts';
import { BLIND_LEVELS, STACK_RANGES } from '../plan/blind-levels.ts';
import { betSize, openSize, type Spot } from './bet-sizes.ts';

const LEVELS = STACK_SIZES.flatMap((size) => BLIND_LEVELS[size]);

test.each(LEVELS)('opening raises at $sb/$bb are 2.2 to 3 big blinds in whole chips', (level) => {
  for (let seed = 0; seed < 100; seed++) {
    const open = openSize(prng(seed), level);
    expect(open % level.chip).toBe(0);
    expect(10 * open).toBeGreaterThanOrEqual(22 * level.bb);
    expect(open).toBeLessThanOrEqual(3 * level.bb);
  }
});

test('every level leaves room for short and deep stacks within the range of its size', () => {
  for (const size of STACK_SIZES) {
    const { min, max } = STACK_RANGES[size];
    for (const { bb } of BLIND_LEVELS[size]) {
      expect(10 * bb).toBeGreaterThanOrEqual(min);
      expect(50 * bb).toBeLessThanOrEqual(max);
    }
  }
});

const spot: Spot = {
  isPreflop: false,
  raises: 0,
  price: 0,
  pot: 6_000,
  bb: 500,
  chip: 100,
  startsSmall: false,
  most: 9_000,
};
const range = (min: number, max: number): Range => ({ min: chips(min), max: chips(max) });

test('bets are a third, half, two thirds or the whole of the pot', () => {
  const sizes = new Set(
    Array.from({ length: 200 }, (_, seed) => betSize(prng(seed), range(500, 20_000), spot)),
  );
  expect([...sizes].sort((a, b) => a! - b!)).toEqual([2_000, 3_000, 4_000, 6_000]);
});

test('the least opening raise is exactly 2.2 big blinds where chips allow it', () => {
  const opens = Array.from({ length: 50 }, (_, seed) =>
    openSize(prng(seed), { bb: 500, chip: 100 }),
  );
  expect(Math.min(...opens)).toBe(1_100);
  expect(Math.max(...opens)).toBe(1_500);
});

test('no bet where there is no room for one', () => {
  expect(betSize(prng(1), range(9_500, 20_000), spot)).toBeNull();
  expect(betSize(prng(1), range(500, 1_000), { ...spot, most: 1_000 })).toBeNull();
});
