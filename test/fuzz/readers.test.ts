import { expect, test } from 'vitest';
import { sample } from '../sample.ts';
import { brokenText, faultAt, READERS } from './readers.ts';

/** `npm run test:soak` reads a million of them. */
const TEXTS = sample(50_000, 1_000);

test(`${TEXTS} broken texts: no reader throws, and none reads the same bytes in two ways`, async () => {
  const faults: string[] = [];
  const read = new Map<string, number>();
  for (let seed = 0; seed < TEXTS && faults.length < 5; seed++) {
    const fault = await faultAt(seed);
    if (fault) faults.push(`npm run test:soak -- --only text:${seed}: ${fault}`);
    const { name } = brokenText(seed).reader;
    read.set(name, (read.get(name) ?? 0) + 1);
  }
  expect(faults.join('\n\n')).toBe('');
  expect([...read.keys()].sort()).toEqual(READERS.map(({ name }) => name).sort());
});
