import { expect, test } from 'vitest';
import { CASE_CATEGORIES, COMPLEXITIES, STACK_SIZES } from '../case.ts';
import { jointTable, whyImpossible } from './joint-table.ts';
import { planSlots } from './plan-slots.ts';
import { PLAYER_GROUPS, playerGroupOf, QUOTAS } from './quotas.ts';

const tally = <T extends string>(keys: readonly T[], found: readonly T[]): Record<T, number> =>
  Object.fromEntries(keys.map((key) => [key, found.filter((one) => one === key).length])) as Record<
    T,
    number
  >;

test('the joint table has PRODUCT’s figures in every margin', () => {
  const cells = jointTable();
  expect(cells).toHaveLength(300);
  expect(
    tally(
      PLAYER_GROUPS,
      cells.map(({ group }) => group),
    ),
  ).toEqual(QUOTAS.players);
  expect(
    tally(
      COMPLEXITIES,
      cells.map(({ complexity }) => complexity),
    ),
  ).toEqual(QUOTAS.complexity);
  expect(
    tally(
      CASE_CATEGORIES,
      cells.map(({ category }) => category),
    ),
  ).toEqual(QUOTAS.category);
});

test.each([0, 1, 77, 2 ** 40 + 5, Number.MAX_SAFE_INTEGER])(
  'the plan of seed %i holds them all',
  (seed) => {
    const slots = planSlots(seed);
    expect(
      tally(
        PLAYER_GROUPS,
        slots.map(({ players }) => playerGroupOf(players)),
      ),
    ).toEqual(QUOTAS.players);
    expect(
      tally(
        STACK_SIZES,
        slots.map(({ stackSize }) => stackSize),
      ),
    ).toEqual(QUOTAS.stackSize);
    expect(
      tally(
        COMPLEXITIES,
        slots.map(({ complexity }) => complexity),
      ),
    ).toEqual(QUOTAS.complexity);
    expect(
      tally(
        CASE_CATEGORIES,
        slots.map(({ category }) => category),
      ),
    ).toEqual(QUOTAS.category);
    for (const { players, category, complexity } of slots) {
      expect(whyImpossible(players, category, complexity)).toBeNull();
    }
  },
);

test('the order and the extras are up to the seed', () => {
  expect(planSlots(3)).toEqual(planSlots(3));
  expect(planSlots(3)).not.toEqual(planSlots(4));
});
