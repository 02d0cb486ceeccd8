import { expect, test } from 'vitest';
import type { HouseRules } from '../../src/rules/index.ts';
import { tableOf } from '../play.ts';
import { GameWalk } from './game-walk.ts';

/** Every way to post: POST-3 does not matter with antes for all (POST-5) or without antes. */
const POSTINGS: readonly (readonly [ante: number, rules: Partial<HouseRules>])[] = [
  [0, {}],
  ...[1, 2].flatMap((ante) => [
    [ante, { anteOrder: 'ante-first' }] as const,
    [ante, { anteOrder: 'bb-first' }] as const,
    [ante, { anteType: 'all', anteOrder: 'ante-first' }] as const,
    [ante, { anteType: 'all', anteOrder: 'bb-first' }] as const,
  ]),
];

/** All stacks of so many players with 1 to `most` chips each. */
const stacksOf = (players: number, most: number): number[][] =>
  players === 0
    ? [[]]
    : stacksOf(players - 1, most).flatMap((others) =>
        Array.from({ length: most }, (_, i) => [...others, i + 1]),
      );

test.each([
  ['ACT-8 CHIP-2 WIN-1 all courses of two players with 1 to 8 chips each', stacksOf(2, 8)],
  ['ACT-8 CHIP-2 WIN-1 all courses of three players with 1 to 6 chips each', stacksOf(3, 6)],
  ['ACT-8 CHIP-2 WIN-1 all courses of four players with 1 to 3 chips each', stacksOf(4, 3)],
])('%s', (title, games) => {
  const walk = new GameWalk();
  for (const stacks of games) {
    for (const [ante, rules] of POSTINGS) walk.play(tableOf(stacks, [1, 2, ante], rules));
  }
  const { tables, states, ends, payments } = walk;
  console.log(title, { tables, states, ends, payments });
  expect(tables).toBe(games.length * POSTINGS.length);
  expect(ends).toBeGreaterThan(0);
});
