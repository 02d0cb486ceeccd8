import { expect, test } from 'vitest';
import type { Law } from './law.ts';
import { breachesOf, handOf, storyOf } from './laws.ts';
import type { Made } from './random-hand.ts';

const wrongLaw = (says: string, isKept: (made: Made) => boolean): Law => ({
  rules: [],
  says,
  holds: (made) => {
    if (!isKept(made)) throw new Error(says);
  },
});

const firstBreach = (law: Law): { readonly seed: number; readonly story: string } => {
  for (let seed = 1; ; seed++) {
    const made = handOf(seed);
    if (typeof made === 'string') throw new Error(made);
    const [breach] = breachesOf(made, [law]);
    // A table of many makes it worth while.
    if (breach && made.table.seats.length > 6) return { seed, story: storyOf(made, breach) };
  }
};

const playersIn = (story: string): number =>
  story.split('Stack Setup:\n')[1]!.split('\n\n')[0]!.split('\n').length;

test.each([
  ['there are never three pots', 4, ({ settlement }: Made) => settlement.pots.length < 3],
  [
    'nobody is ever out',
    2,
    ({ settlement }: Made) => settlement.players.every((p) => p.newStack! > 0),
  ],
  [
    'nobody raises',
    2,
    ({ course }: Made) => course.every((hand) => hand.price <= hand.table.blinds.bb),
  ],
  ['the ante is never paid by all', 2, ({ table }: Made) => table.rules.anteType === 'bb'],
])(
  'a wrong law, %s, is told by a hand of at most %i players and its seed',
  (says, most, isKept) => {
    const { seed, story } = firstBreach(wrongLaw(says, isKept));
    expect(story).toContain(`seed ${seed} (npm run test:soak -- --only hand:${seed}): ${says}`);
    expect(playersIn(story)).toBeLessThanOrEqual(most);
    expect(story.length).toBeLessThan(700);
  },
);
