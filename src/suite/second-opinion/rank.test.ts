import { expect, test } from 'vitest';
import { readCard } from '../../rules/cards/index.ts';
import { bestOfSeven } from './rank.ts';

const key = (text: string): number =>
  bestOfSeven(text.split(' ').map((one) => Number(readCard(one))));

/** From the best to the worst; hands on one line tie. */
const LADDER: readonly (readonly string[])[] = [
  ['Ah Kh Qh Jh Th 2c 3d'],
  ['5h 4h 3h 2h Ah Kc Kd'],
  ['9c 9d 9h 9s Ad 2c 3c', '9c 9d 9h 9s As Kd Qd'],
  ['9c 9d 9h 9s Kd 2c 3c'],
  ['Ac Ad Ah Kc Kd 2c 3c', 'Ac Ad Ah Kc Kd Ks 3c'],
  ['Kc Kd Kh Ac Ad 2c 3c'],
  ['Ah Jh 9h 6h 2h Ac Ad', 'Ah Jh 9h 6h 2h Kc Kd'],
  ['Kh Jh 9h 6h 2h Ac Ad'],
  ['Ac Kd Qh Jc Td 2c 2d'],
  ['6c 5d 4h 3c 2d Ac Ad'],
  ['Ac 2d 3h 4c 5d Kc Kd'],
  ['7c 7d 7h Ac Kd 2c 3d'],
  ['Ac Ad Kc Kd Qh 2c 3d', 'Ac Ad Kc Kd Qh Qd 3d'],
  ['Ac Ad Kc Kd Jh 2c 3d'],
  ['Qc Qd Jc Jd Ah 2c 3d'],
  ['2c 2d Ac Kd Qh 9c 7d'],
  ['Ac Kd Qh Jc 9d 3c 2d'],
  ['Ac Kd Qh Jc 8d 3c 2d'],
];

test('WIN-1 every kind of hand beats the next, and kickers count as far as five cards go', () => {
  const keys = LADDER.map((line) => line.map(key));
  for (const line of keys) expect(new Set(line).size).toBe(1);
  const strengths = keys.map(([first]) => first!);
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
  expect(new Set(strengths).size).toBe(LADDER.length);
});
