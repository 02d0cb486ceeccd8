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

test('POST-3 no note speaks of an ante that nobody posted', () => {
  for (const profile of ['classic', 'tda', 'collector', 'plain'] as const) {
    for (const { hand, notes } of suiteOf({ seed: 1, profile }).cases) {
      const hasAnte = /^SB \d+ BB \d+ Ante [1-9]/m.test(hand);
      if (!hasAnte) expect(notes.filter((note) => /\bante\b/i.test(note))).toEqual([]);
    }
  }
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

test.each([
  ['classic', '237dc3bfa08fddfd42d238a67819e5c3d1a857431da8da764ed6b83f5b56ab9f'],
  ['tda', '17cb0a31916934fbffdbaf8b7c0c67f486ae9eec136d3f7476dd5f015719816a'],
  ['collector', '851c3ff0940d862016588b8ad6547ec86bc0e4eafd8a4c761bd3939c0b7ac833'],
  ['plain', '291517262beda66137aadf7d2574ec8606d7298eecc368012c2c993ab0660ed0'],
] as const)('the same version and seed give the same bytes: %s', (profile, hash) => {
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
