import { beforeAll, expect, test } from 'vitest';
import { writeHand } from '../../src/formats/notation/index.ts';
import { ACT_LAWS } from './act-laws.ts';
import { Census } from './census.ts';
import { CHIP_LAWS } from './chip-laws.ts';
import { type Law, recordOf, witnessed } from './law.ts';
import { POT_LAWS } from './pot-laws.ts';
import { type Made, randomHand } from './random-hand.ts';
import { SECOND_OPINION_LAWS } from './second-opinion-laws.ts';
import { SYMMETRY_LAWS } from './symmetry-laws.ts';
import { TEXT_LAWS } from './text-laws.ts';
import { WRITTEN_LAWS } from './written-laws.ts';

const LAWS: readonly Law[] = [
  ...CHIP_LAWS,
  ...ACT_LAWS,
  ...POT_LAWS,
  ...SECOND_OPINION_LAWS,
  ...SYMMETRY_LAWS,
  ...TEXT_LAWS,
  ...WRITTEN_LAWS,
];

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
      const made = attempt(seed, unmade);
      if (!made) continue;
      census.count(made);
      const seen = witnessed(made);
      for (const law of LAWS) {
        try {
          law.holds(seen);
        } catch (error) {
          const stories = broken.get(law)!;
          stories.push(stories.length < TOLD ? story(made, error) : `seed ${seed}`);
        }
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

function attempt(seed: number, unmade: string[]): Made | null {
  try {
    const made = randomHand(seed);
    if (made.settlement.next) return made;
    unmade.push(story(made, new Error(JSON.stringify(made.settlement.rulings))));
  } catch (error) {
    unmade.push(`seed ${seed}: ${error}`);
  }
  return null;
}

const story = (made: Made, error: unknown): string =>
  `seed ${made.seed}: ${error instanceof Error ? error.message : error}\n${writeHand(recordOf(made))}`;
