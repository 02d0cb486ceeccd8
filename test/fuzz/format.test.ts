import { expect, test } from 'vitest';
import { readHands, writeHands } from '../../src/formats/notation/index.ts';
import { prng } from '../../src/kernel/prng.ts';
import { formatText } from '../../src/referee/index.ts';
import { formatSession } from '../../src/tournament/index.ts';
import { sample } from '../sample.ts';
import { handTexts } from './hand-texts.ts';
import { torn } from './mutate.ts';

const SEED = 20_270_115;
const TEXTS = sample(20_000, 1_000);

const rewritten = (text: string): string => writeHands(readHands(text).hands.map((h) => h.record));

const WAYS = { formatSession, formatText, 'every hand rewritten': rewritten };

const FEW = `Blinds 5/10
B BB 500
`;

test.each([
  [
    'NOTE-1 a hand without `Hand` line below one that stays as it is',
    'sb 0 bb 0\nAnn SB 500\nsb 1 bb 2 ante 5\nBob BB 500\n',
  ],
  [
    'NOTE-1 a line that fits nothing between two hands',
    `${FEW}0\nHand\nSB 1 BB 2\nAnn SB 500\nAnte Type: All\n`,
  ],
  ['SEAT-6 somebody called Hand (), whose line would start a hand', `${FEW}Hand() SB 5 BB\n`],
  ['SEAT-6 somebody called Hand 12, whose line would start a hand', `${FEW}Hand 12 SB 5 BB\n`],
  ['NOTE-3 blinds cut in two', 'Hand (1)\nSB 500\nBB 1000\nAnn SB 500\nBob BB 500\n'],
  ['NOTE-3 times cut in two', 'Hand (1)\nstarted_at: 00:01:02\nended_at:\nSB 5 BB 10\nAnn SB 50\n'],
])('%s is formatted once and for all', (_, text) => {
  for (const [way, format] of Object.entries(WAYS)) {
    const once = format(text);
    expect(format(once), way).toBe(once);
  }
});

test(`NOTE-1 ${TEXTS} texts with torn lines are formatted once and for all (seed ${SEED})`, () => {
  const seeds = handTexts();
  let changed = 0;
  for (let i = 0; i < TEXTS; i++) {
    const chance = prng(SEED + i);
    const whole =
      seeds[i % seeds.length]! + (i % 3 === 0 ? seeds[chance.below(seeds.length)]! : '');
    const text = torn(chance, whole);
    for (const [way, format] of Object.entries(WAYS)) {
      const once = format(text);
      if (once !== text) changed++;
      if (format(once) !== once) expect.fail(`${way}, text ${i}: ${JSON.stringify(text)}`);
    }
  }
  // Otherwise nothing would be shown.
  expect(changed).toBeGreaterThan(TEXTS);
});
