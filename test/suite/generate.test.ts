import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { writeSuite } from '../../src/suite/suite-file.ts';
import { holdBars, holdPlainBars } from './suite-bars.ts';
import { suiteOf } from './suites.ts';

test.each([1, 2])('seed %i fills every quota and every bar', (seed) => {
  holdBars(suiteOf({ seed }));
});

test.each([1, 2])('seed %i in plain fills every quota, with the documents’ words', (seed) => {
  holdPlainBars(suiteOf({ seed, profile: 'plain' }));
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

test.each([
  ['collector', '285f084f5fc9469c1aac044425ea02d48ed40f332e0091555e1eb8572b91cd89'],
  ['plain', '5dd460bb9e974b96c6b0a7a78db2d670594914314369a2e8c333dfe68e974a21'],
] as const)('the same seed gives the same bytes, forever: %s', (profile, hash) => {
  const text = writeSuite(suiteOf({ seed: 1, profile }));
  expect(writeSuite(suiteOf({ seed: 1, profile }))).toBe(text);
  expect(hashOf(text)).toBe(hash);
});

test('another seed gives another suite', () => {
  const hands = (seed: number): Set<string> =>
    new Set(suiteOf({ seed }).cases.map(({ hand }) => hand));
  const first = hands(1);
  for (const hand of hands(2)) expect(first.has(hand)).toBe(false);
});
