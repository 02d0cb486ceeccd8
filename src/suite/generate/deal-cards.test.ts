import { expect, test } from 'vitest';
import { prng } from '../../kernel/prng.ts';
import { category, evaluate } from '../../rules/cards/index.ts';
import { dealCards } from './deal-cards.ts';

test.each([
  ['no ties', [[3], [0], [5], [1]]],
  ['two tie for the best hand', [[2, 4], [1], [0]]],
  ['three tie behind a winner', [[6], [2, 4, 5], [0], [1]]],
  ['two tie at the end', [[0], [1], [2, 3]]],
])('cards fall as wished: %s', (_, tiers) => {
  let dealt = 0;
  for (let seed = 0; seed < 50; seed++) {
    const deal = dealCards(prng(seed), tiers);
    if (!deal) continue;
    dealt++;
    const used = [...deal.board, ...[...deal.holes.values()].flat(), ...deal.rest];
    expect(new Set(used).size).toBe(used.length);
    const strengths = tiers.map((tier) =>
      tier.map((seat) => evaluate([...deal.holes.get(seat)!, ...deal.board])),
    );
    for (const tier of strengths) expect(new Set(tier).size).toBe(1);
    const falling = strengths.map(([first]) => first!);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect(new Set(falling).size).toBe(falling.length);
  }
  expect(dealt).toBeGreaterThan(45);
});

const SEATS = [[4], [2], [0], [6], [1]];

test.each([
  ['straight-to-the-five', 'straight', ['pair', 'two pair', 'three of a kind']],
  ['flush-over-straight', 'flush', ['straight']],
] as const)('WIN-1 %s decides between the two best hands', (decidedBy, best, below) => {
  let dealt = 0;
  for (let seed = 0; seed < 50; seed++) {
    const deal = dealCards(prng(seed), SEATS, decidedBy);
    if (!deal) continue;
    dealt++;
    const used = [...deal.board, ...[...deal.holes.values()].flat(), ...deal.rest];
    expect(new Set(used).size).toBe(used.length);
    const strengths = SEATS.map(([seat]) => evaluate([...deal.holes.get(seat!)!, ...deal.board]));
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    expect(category(strengths[0]!)).toBe(best);
    expect(below).toContain(category(strengths[1]!));
    const [hole] = SEATS.map(([seat]) => deal.holes.get(seat!)!);
    const ranks = new Set([...hole!, ...deal.board].map((one) => one >> 2));
    // Without the straight its player has a high card, so that any pair takes the pot.
    if (best === 'straight')
      expect([ranks.size, ranks.has(12), ranks.has(3)]).toEqual([7, true, true]);
  }
  expect(dealt).toBeGreaterThan(45);
});
