import { expect, it } from 'vitest';
import { amountInUnit, type Unit } from './amount.tsx';

it.each<readonly [number, Unit, string]>([
  [12_500, 'chips', '12,500'],
  [12_500, 'k', '12.5K'],
  [1_000, 'k', '1K'],
  [12_340, 'k', '12.34K'],
  [2_500_000, 'k', '2,500K'],
  // A third decimal, or a nought before the point, is harder to read than the chips.
  [12_345, 'k', '12,345'],
  [25, 'k', '25'],
  [999, 'k', '999'],
  [0, 'k', '0'],
  [1_234_567, 'k', '1,234,567'],
  [1_250_000, 'm', '1.25M'],
  [3_000_000, 'm', '3M'],
  [1_255_000, 'm', '1,255K'],
  [12_500, 'm', '12.5K'],
  [25, 'm', '25'],
  [12_500, 'bb', '2.5 BB'],
  [12_345, 'bb', '≈2.5 BB'],
  [0, 'bb', '0 BB'],
])('CHIP-1 %i is written in %s as %s', (amount, unit, text) => {
  expect(amountInUnit(amount, unit, 5_000)).toBe(text);
});
