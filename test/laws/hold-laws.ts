import { beforeAll, expect, test } from 'vitest';
import { Census } from './census.ts';
import type { Law } from './law.ts';
import { breachesOf, handOf, LAWS, storyOf } from './laws.ts';

/** How many broken hands of a law are told in full. */
const TOLD = 3;

/**
 * Makes the hands of these seeds, each once, and holds every law against every one of them; then
 * a test for each law. To look at one hand again: `randomHand(seed)`.
 */
export function holdLaws(first: number, count: number): void {
  const unmade: string[] = [];
  const broken = new Map<Law, string[]>(LAWS.map((law) => [law, []]));
  const census = new Census();

  beforeAll(() => {
    for (let seed = first; seed < first + count; seed++) {
      const made = handOf(seed);
      if (typeof made === 'string') {
        unmade.push(made);
        continue;
      }
      census.count(made);
      for (const breach of breachesOf(made)) {
        const stories = broken.get(breach.law)!;
        stories.push(stories.length < TOLD ? storyOf(made, breach) : `seed ${seed}`);
      }
    }
    console.log(`seeds ${first} to ${first + count - 1}\n${census.table()}`);
  }, 600_000);

  test('ACT-8 every hand comes to its end and is paid', () => {
    expect(unmade).toEqual([]);
  });

  for (const [law, stories] of broken) {
    test(`${law.rules.join(' ')} ${law.says}`, () => {
      const more = stories.length > TOLD ? `\n${stories.length} hands in all` : '';
      expect(stories.slice(0, TOLD).join('\n\n') + more).toBe('');
    });
  }

  test('the hands show everything that can go wrong', () => {
    expect(census.rare()).toEqual([]);
  });
}
