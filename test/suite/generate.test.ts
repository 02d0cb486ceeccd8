import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { writeSuite } from '../../src/suite/suite-file.ts';
import { holdBars } from './suite-bars.ts';
import { suiteOf } from './suites.ts';

test.each([1, 2, 3])('seed %i fills every quota and every bar', (seed) => {
  holdBars(suiteOf({ seed }));
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

test('the same seed gives the same bytes, forever', () => {
  const text = writeSuite(suiteOf({ seed: 1 }));
  expect(writeSuite(suiteOf({ seed: 1 }))).toBe(text);
  expect(hashOf(text)).toBe('96f6e4a5c44b2fcb88504d90a622f23595e74126784e2e79b1ff0992c86dd07b');
});

test('another seed gives another suite', () => {
  const hands = (seed: number): Set<string> =>
    new Set(suiteOf({ seed }).cases.map(({ hand }) => hand));
  const first = hands(1);
  for (const hand of hands(2)) expect(first.has(hand)).toBe(false);
});
