import { expect, test } from 'vitest';
import type { HouseRules } from '../../src/rules/index.ts';
import { tableOf } from '../play.ts';
import { sample } from '../sample.ts';
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
  ['two', 2, sample(8, 6)],
  ['three', 3, sample(6, 4)],
  ['four', 4, sample(3, 2)],
])('ACT-8 CHIP-2 WIN-1 all courses of %s players', (_, players, most) => {
  const title = `${players} players with 1 to ${most} chips each`;
  const games = stacksOf(players, most);
  const walk = new GameWalk();
  for (const stacks of games) {
    for (const [ante, rules] of POSTINGS) walk.play(tableOf(stacks, [1, 2, ante], rules));
  }
  const { tables, states, ends, payments } = walk;
  console.log(title, { tables, states, ends, payments });
  expect(tables).toBe(games.length * POSTINGS.length);
  expect(ends).toBeGreaterThan(0);
});
