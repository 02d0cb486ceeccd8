import { expect, test } from 'vitest';
import { recordOf, witnessed } from '../../../test/laws/law.ts';
import { randomHand } from '../../../test/laws/random-hand.ts';
import { earlyDeclaration, withNeedlessLines } from '../../../test/laws/written-laws.ts';
import { sample } from '../../../test/sample.ts';
import { writeHand } from '../../formats/notation/index.ts';
import type { HandRecord } from '../../record/index.ts';
import { checkText, verdictJson } from '../../referee/index.ts';
import { disagreements } from './disagreements.ts';

const HANDS = sample(4_000, 700);

/** Holds both calculations against each other; hands without a record are passed over. */
function agreeOn(hands: number, recordFor: (seed: number) => HandRecord | null): number {
  const stories: string[] = [];
  let held = 0;
  for (let seed = 1; seed <= hands; seed++) {
    const record = recordFor(seed);
    if (!record) continue;
    const text = writeHand(record);
    const json = verdictJson(checkText(text).hands[0]!);
    // Everybody may have mucked, and then the pot is open for both.
    if (!json.ok) continue;
    held++;
    const found = disagreements(text, json);
    if (found.length > 0) stories.push(`seed ${seed}\n${found.join('\n')}\n${text}`);
  }
  expect(stories.slice(0, 3).join('\n\n')).toBe('');
  expect(stories.length).toBe(0);
  return held;
}

test('the engine and the second calculation agree on random hands of every kind', () => {
  expect(agreeOn(HANDS, (seed) => recordOf(randomHand(seed)))).toBe(HANDS);
});

test('RET-1 ACT-8 both agree on hands with lines written after betting is over', () => {
  const held = agreeOn(HANDS, (seed) => withNeedlessLines(witnessed(randomHand(seed))));
  expect(held).toBeGreaterThan(HANDS / 8);
});

test('WIN-2 both agree on winners declared on an early street', () => {
  const held = agreeOn(
    HANDS,
    (seed) => earlyDeclaration(witnessed(randomHand(seed)))?.record ?? null,
  );
  expect(held).toBeGreaterThan(HANDS / 8);
});
