import { expect, test } from 'vitest';
import { sidepot } from '../cli/fake-io.ts';

/** Bob folds kings and Carl folds before the flop; the file knows what everybody was dealt. */
const PHH = `variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [6000, 3500, 5000]
players = ["Bob", "Carl", "Alice"]
actions = [
  "d dh p1 KsKh",
  "d dh p2 Td9d",
  "d dh p3 AsAh",
  "p3 cbr 300",
  "p1 f",
  "p2 f",
]
`;

test('WIN-4 cards of players who folded come through the notation and back', async () => {
  const files = { 'a.phh': PHH };
  const notation = await sidepot(['convert', 'a.phh', '--to', 'notation'], { files });
  expect(notation.out).toContain('Cards:\nBob: K♠ K♥\nCarl: T♦ 9♦\nAlice: A♠ A♥\n\nPreflop Base:');
  expect(notation.out).not.toContain('Showdown');
  const back = await sidepot(['convert', 'a.hand', '--to', 'phh'], {
    files: { 'a.hand': notation.out },
  });
  for (const hole of ['KsKh', 'Td9d', 'AsAh']) expect(back.out).toContain(hole);
  expect(back.out).not.toContain('????');
});
