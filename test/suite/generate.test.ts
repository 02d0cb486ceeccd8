import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { writeSuite } from '../../src/suite/suite-file.ts';
import { holdBars, holdClassicBars, holdPlainBars, holdTdaBars } from './suite-bars.ts';
import { suiteOf } from './suites.ts';

test('seed 1 fills every quota and every bar', () => {
  holdBars(suiteOf({ seed: 1 }));
});

test('seed 1 in plain fills every quota, with the documents’ words', () => {
  holdPlainBars(suiteOf({ seed: 1, profile: 'plain' }));
});

test('seed 1 in classic: blinds or antes, cards always shown', () => {
  holdClassicBars(suiteOf({ seed: 1, profile: 'classic' }));
});

test('seed 1 in tda: big-blind ante, blind first, dead button', () => {
  holdTdaBars(suiteOf({ seed: 1, profile: 'tda' }));
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

test.each([
  ['classic', '2ffae9fa8e8fd27847ce511d4d68ce67e136e355852b815a1dcb33e1a0a1a6ba'],
  ['tda', '701dfc9638319d67ed3f3d9ffa665eba2381ed258d59d91ed84c671f12561e8c'],
  ['collector', 'acdbb6767307331fe13dbbe44d41656855ea5bb274ab9c7efa5b6180840ba5ee'],
  ['plain', '7d0fc927d3e5a1fd09040fcbfa847cbdd7b951aa888b29ac09f924e74e4067ae'],
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
