import { readdirSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { readHands, streamHands } from '../../src/formats/notation/index.ts';
import { prng } from '../../src/kernel/prng.ts';
import { checkText, fixText, verdictJson } from '../../src/referee/index.ts';
import { checkSession, fixCarry, formatSession } from '../../src/tournament/index.ts';
import { examplesOf } from '../docs/expectations.ts';
import { sample } from '../sample.ts';
import { pathOf, readText } from '../source-files.ts';
import { mutated, rubbish } from './mutate.ts';

vi.setConfig({ testTimeout: 300_000 });

const SEED = 20_261_115;
const TEXTS = sample(100_000, 3_000);

const seeds = [
  readText('examples/three-way-all-in.hand'),
  ...readdirSync(pathOf('docs/rules')).flatMap((page) =>
    examplesOf(readText(`docs/rules/${page}`)).map((example) => example.hand),
  ),
];

console.log(`fuzz: ${TEXTS} texts from seed ${SEED}, made from ${seeds.length} hands`);

function textAt(i: number): string {
  const chance = prng(SEED + i);
  if (i % 10 === 0) return rubbish(chance);
  return mutated(chance, seeds[i % seeds.length]!);
}

/** A text that makes the reader wrong, shown so that it can be repeated. */
const complain = (i: number, text: string, what: string): never => {
  throw new Error(`text ${i}: ${what}\n${JSON.stringify(text)}`);
};

describe(`${TEXTS} mutated and random texts`, () => {
  test('NOTE-1 are all read, judged and settled without throwing; every finding has a place', () => {
    for (let i = 0; i < TEXTS; i++) {
      const text = textAt(i);
      const lines = text.split('\n').length;
      const { hands: judged, stray } = checkSession(text);
      const hands = judged.map(({ verdict }) => verdict);
      for (const hand of hands) JSON.stringify(verdictJson(hand));
      for (const finding of [...stray, ...hands.flatMap((hand) => hand.findings)]) {
        const { line, column, length } = finding.at;
        const placed = line >= 1 && line <= lines && column >= 1 && length >= 0;
        if (!placed) complain(i, text, `${finding.rule} at ${line}:${column}+${length}`);
        if (finding.message.length < 8) complain(i, text, `${finding.rule} says nothing`);
      }
    }
  });

  test('NOTE-1 formatting is stable and fixing never throws (a tenth of them)', () => {
    for (let i = 0; i < TEXTS; i += 10) {
      const text = textAt(i + 3);
      const once = formatSession(text);
      if (formatSession(once) !== once)
        complain(i + 3, text, 'is formatted differently a second time');
      fixText(text);
      for (const choice of ['carry', 'recount'] as const) {
        const { text: fixed } = fixCarry(text, choice);
        if (fixCarry(fixed, choice).text !== fixed)
          complain(i + 3, text, `is fixed twice by ${choice}`);
      }
    }
  });
});

test('ten thousand hands in one file are read in linear time', () => {
  const hands = (n: number): string =>
    seeds
      .flatMap((s) => [s])
      .join('\n')
      .repeat(Math.ceil(n / seeds.length));
  const time = (text: string): number => {
    // The processor's time, not the clock's: other tests run beside this one.
    const runs = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      const stream = streamHands(() => undefined);
      stream.push(text);
      stream.end();
      return process.cpuUsage(before).user;
    });
    return Math.min(...runs);
  };
  const small = hands(2500);
  const large = small.repeat(4);
  time(small);
  expect(readHands(large).hands.length).toBeGreaterThanOrEqual(10_000);
  // Four times the text may take four times as long, and some for the garbage; squared it would be 16.
  expect(time(large) / time(small)).toBeLessThan(8);
});

test('a line of ten million characters is one finding', () => {
  const { stray } = checkText('x'.repeat(10_000_000));
  expect(stray.length).toBeLessThan(3);
  expect(JSON.stringify(stray).length).toBeLessThan(2000);
});
