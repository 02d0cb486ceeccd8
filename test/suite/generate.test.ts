import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { writeSuite } from '../../src/suite/suite-file.ts';
import { holdBars, holdClassicBars, holdPlainBars, holdTdaBars } from './suite-bars.ts';
import { suiteOf } from './suites.ts';

test.each([1, 2])('seed %i fills every quota and every bar', (seed) => {
  holdBars(suiteOf({ seed }));
});

test.each([1, 2])('seed %i in plain fills every quota, with the documents’ words', (seed) => {
  holdPlainBars(suiteOf({ seed, profile: 'plain' }));
});

test.each([1, 2])('seed %i in classic: blinds or antes, cards always shown', (seed) => {
  holdClassicBars(suiteOf({ seed, profile: 'classic' }));
});

test.each([1, 2])('seed %i in tda: big-blind ante, blind first, dead button', (seed) => {
  holdTdaBars(suiteOf({ seed, profile: 'tda' }));
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

test.each([
  ['classic', 'e9ed0e63b8a4f7f2a619f87a21b913d8b16b4e6d9ba5dfd881330a0eb896a496'],
  ['tda', 'b4b368ec4c18018dafe62c1e7445e1bb8ccbac8f75997e555a2d54b50f755b6f'],
  ['collector', '15777384ef7dfd5da00bf89c3076e264fee44fd95aff85a61402e31892c2ed1f'],
  ['plain', 'f027c34def55a0322999d32ae2e12beba4778e2a5f2222d840c1f6ce917cc381'],
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
