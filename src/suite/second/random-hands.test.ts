import { expect, test } from 'vitest';
import { recordOf } from '../../../test/laws/law.ts';
import { randomHand } from '../../../test/laws/random-hand.ts';
import { writeHand } from '../../notation/index.ts';
import { checkText, verdictJson } from '../../referee/index.ts';
import { disagreements } from './disagreements.ts';

test('the engine and the second calculation agree on 4,000 random hands of every kind', () => {
  const stories: string[] = [];
  for (let seed = 1; seed <= 4_000; seed++) {
    const text = writeHand(recordOf(randomHand(seed)));
    const found = disagreements(text, verdictJson(checkText(text).hands[0]!));
    if (found.length > 0) stories.push(`seed ${seed}\n${found.join('\n')}\n${text}`);
  }
  expect(stories.slice(0, 3).join('\n\n')).toBe('');
  expect(stories.length).toBe(0);
});
