import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/kernel/finding.ts';
import { type Prng, pick, prng } from '../../src/kernel/prng.ts';
import {
  checkText,
  fixText,
  isWritten,
  type TextCheck,
  type Verdict,
} from '../../src/referee/index.ts';
import { examplesOf } from '../docs/expectations.ts';
import { pathOf, readText } from '../source-files.ts';
import { mutated } from './mutate.ts';

const SEED = 20_261_116;
const TEXTS = 4_000;

const seeds = [
  readText('examples/three-way-all-in.hand'),
  readText('examples/mistakes.hand'),
  ...readdirSync(pathOf('docs/rules')).flatMap((page) =>
    examplesOf(readText(`docs/rules/${page}`)).map((example) => example.hand),
  ),
];

/** Slips that have a remedy, so that there is something to fix. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/Call (\d+)/, 'Call 1'],
  [/Raise/, 'Bet'],
  [/Bet/, 'Raise'],
  [/All-In \d+/, 'Call 9999999'],
  [/Fold/, 'Fold 500'],
  [/Check/, 'Call'],
  [/Alice/, 'Alcie'],
  [/Winner: /, 'Winners: '],
  [/Dealer/, 'UTG'],
  [/Base/, 'More 1'],
  [/More 1/, 'Base'],
  [/Fold/, 'Raise 5 (away)'],
];

/** What a chat puts around a hand. */
const WRAPPERS: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => `> ${line}`,
  (line) => (line === '' ? '' : `**${line}**`),
  (line) => `[21:04] ${line}`,
  (line) => (line === '' ? '' : `[21:04] Zoe: ${line}`),
];

function slipped(chance: Prng, text: string): string {
  const lines = text.split('\n');
  for (let n = 1 + chance.below(3); n > 0; n--) {
    const [slip, wrong] = pick(chance, SLIPS);
    const at = lines.map((line, i) => (slip.test(line) ? i : -1)).filter((i) => i >= 0);
    if (at.length === 0) continue;
    const line = pick(chance, at);
    lines[line] = lines[line]!.replace(slip, wrong);
  }
  return lines.map(pick(chance, WRAPPERS)).join('\n');
}

function textAt(i: number): string {
  const chance = prng(SEED + i);
  const seed = seeds[i % seeds.length]!;
  return i % 2 === 0 ? slipped(chance, seed) : mutated(chance, seed);
}

/** What everybody has in the end; null while that is open. */
const stacks = ({ settlement }: Verdict): string =>
  JSON.stringify(settlement?.players.map((player) => [player.name, player.newStack]) ?? null);

/** The lists of findings that are printed together. */
const lists = ({ stray, hands }: TextCheck): readonly (readonly Finding[])[] => [
  stray,
  ...hands.map((hand) => hand.findings),
];

/** A text that breaks the law, shown so that it can be repeated. */
const complain = (text: string, what: string): never => {
  throw new Error(`${what}\n${JSON.stringify(text)}`);
};

describe(`${TEXTS} mutated texts, put right`, () => {
  const cases = Array.from({ length: TEXTS }, (_, i) => {
    const text = textAt(i);
    const fixed = fixText(text);
    return { text, fixed, before: checkText(text), after: checkText(fixed.text) };
  });

  test('NOTE-1 --fix writes every remedy that is printed as `write:`', () => {
    let fixes = 0;
    for (const { text, fixed, after } of cases) {
      fixes += fixed.fixes;
      for (const list of lists(after)) {
        const left = list.find((finding) => isWritten(finding, list));
        if (left) complain(text, `still to write: ${left.message}`);
      }
    }
    // Otherwise the texts have nothing to fix and the law says nothing.
    expect(fixes).toBeGreaterThan(TEXTS / 4);
  });

  test('NOTE-1 fixing twice changes nothing more', () => {
    for (const { text, fixed } of cases) {
      const again = fixText(fixed.text);
      if (again.fixes > 0 || again.text !== fixed.text) complain(text, 'is fixed twice');
    }
  });

  test('CHIP-2 a fix changes what the chips come to only where a finding said so', () => {
    for (const { text, before, after } of cases) {
      // Errors are findings about chips or about what could not be read.
      if (!before.ok) continue;
      if (before.hands.length !== after.hands.length) complain(text, 'has another number of hands');
      before.hands.forEach((hand, i) => {
        const [then, now] = [stacks(hand), stacks(after.hands[i]!)];
        if (then !== now) complain(text, `came to ${then} and comes to ${now}`);
      });
    }
  });
});
