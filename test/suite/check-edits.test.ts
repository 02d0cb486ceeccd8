import { expect, test } from 'vitest';
import { type Prng, pick, prng } from '../../src/kernel/prng.ts';
import { checkSuite } from '../../src/suite/check/check-suite.ts';
import { reportCheck } from '../../src/suite/check/report-check.ts';
import { readSuite, writeSuite } from '../../src/suite/suite-file.ts';
import { sample } from '../sample.ts';
import { SMALL_SUITE } from './small-suite.ts';

const VALUES: readonly unknown[] = [
  ...[null, true, 0, -1, 0.5, 1e300, 2 ** 53, '', 'Alice', 'preflop', 'TC-2.1', [], {}, [[]]],
  ...['Hand (1)', 'Hand (1)\nStack Setup:\nA 0\n', { name: 'Bob', amount: 5 }],
];

/** Changes, drops, doubles or swaps something anywhere in a JSON value. */
function edit(chance: Prng, value: unknown): unknown {
  if (typeof value === 'string' && chance.below(3) > 0) return editText(chance, value);
  if (typeof value === 'number' && chance.below(2) > 0) return value + pick(chance, [1, -1, 100]);
  if (typeof value !== 'object' || value === null || chance.below(12) === 0) {
    return pick(chance, VALUES);
  }
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys.length === 0 ? 'extra' : pick(chance, keys);
  const kind = chance.below(15);
  if (kind === 0) delete copy[key];
  else if (kind === 1) copy[pick(chance, ['extra', '__proto__', '0', key])] = copy[key];
  else copy[key] = edit(chance, copy[key]);
  return copy;
}

function editText(chance: Prng, text: string): string {
  const at = chance.below(text.length + 1);
  const piece = pick(chance, ['', '0', '9', '\n', 'Fold', ' SB ', 'All-In 7', '# ', ':', 'Bob']);
  return text.slice(0, at) + piece + text.slice(at + chance.below(12));
}

const EDITS = sample(4_000, 500);

test('no edit of a suite makes the check throw, and every finding has a place', () => {
  const good = JSON.parse(writeSuite(SMALL_SUITE));
  let silent = 0;
  for (let seed = 1; seed <= EDITS; seed++) {
    const chance = prng(seed);
    let json: unknown = good;
    for (let n = chance.below(3); n >= 0; n--) json = edit(chance, json);
    const { suite, findings } = readSuite(JSON.stringify(json) ?? '');
    if (!suite) {
      expect(findings.length).toBeGreaterThan(0);
      continue;
    }
    const report = checkSuite(suite, findings);
    for (const { place, message } of report.findings) {
      expect(place).not.toBe('');
      expect(message).not.toMatch(/undefined|NaN|\[object/);
    }
    const said = report.cases > 0 ? 'Rules that decide cases' : 'There are no cases in it';
    expect(reportCheck(report)).toContain(said);
    if (report.findings.length === 0) silent++;
  }
  // Titles, notes, the seed and a hand's comments may be anything.
  expect(silent).toBeLessThan(EDITS * 0.225);
});

test('half a file is never a suite', () => {
  const text = writeSuite(SMALL_SUITE);
  for (let end = 0; end < text.length - 1; end += 7) {
    const { suite, findings } = readSuite(text.slice(0, end));
    expect(suite === null && findings.length === 1).toBe(true);
  }
});
