import { expect, test } from 'vitest';
import {
  CATEGORIES,
  type Card,
  category,
  evaluate7,
  type Strength,
} from '../../src/rules/cards/index.ts';

test('WIN-1 all 133,784,560 hands of seven cards are as many of each kind as the literature says', () => {
  const counts = new Uint32Array(7463);
  const c = (n: number): Card => n as Card;
  for (let a = 6; a < 52; a++)
    for (let b = 5; b < a; b++)
      for (let d = 4; d < b; d++)
        for (let e = 3; e < d; e++)
          for (let f = 2; f < e; f++)
            for (let g = 1; g < f; g++)
              for (let h = 0; h < g; h++)
                counts[evaluate7(c(a), c(b), c(d), c(e), c(f), c(g), c(h))]!++;
  const found = Object.fromEntries(CATEGORIES.map((name) => [name, 0]));
  for (let s = 1; s < counts.length; s++) found[category(s as Strength)]! += counts[s]!;
  expect(found).toEqual({
    'high card': 23_294_460,
    pair: 58_627_800,
    'two pair': 31_433_400,
    'three of a kind': 6_461_620,
    straight: 6_180_020,
    flush: 4_047_644,
    'full house': 3_473_184,
    'four of a kind': 224_848,
    // 4,324 of them royal
    'straight flush': 41_584,
  });
  expect(counts[7462]).toBe(4_324);
});
