import { expect, it } from 'vitest';
import { PHH } from '../../src/formats/phh/format.ts';
import { settleStream } from '../../src/referee/index.ts';
import { dataText, describeData, type Expected, expectedByFile } from './data.ts';

/** What is said about a hand's claims, in a word or two. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^FORM-6/, 'rake'],
  [/^FORM-4 warning The file counts/, 'uncalled'],
  [/^FORM-4 warning The file lists/, 'left the table'],
  [/^FORM-4/, 'wrong'],
];

/** How another engine saw file and replay agree, and what the referee may say then. */
const MAY_SAY: Readonly<Record<string, readonly string[]>> = {
  same: [''],
  absent: [''],
  rounding: [''],
  // A dead post that engine takes for a live one looks like rake, and so does a stack that is gone.
  rake: ['', 'rake', 'left the table'],
  'same+uncalled': ['uncalled'],
  'rake+uncalled': ['rake+uncalled'],
  'file pays more': ['wrong'],
  // More rake than that engine believes in, a dead post, or a file that does not add up.
  other: ['rake', 'rake+uncalled', 'wrong'],
};

describeData('what archives say came out', () => {
  it('is judged as another engine saw it, with no error where the file is consistent', () => {
    const others: string[] = [];
    const errors: Record<string, number> = {};
    let judged = 0;
    for (const [file, hands] of expectedByFile()) {
      let next = 0;
      const stream = settleStream(PHH, {}, ({ findings, settlement, ok }) => {
        const { agree = 'absent', variant, hand } = hands[next++] as Expected & { agree?: string };
        if (variant !== 'NT') return;
        if (!ok) errors[agree] = (errors[agree] ?? 0) + 1;
        const allowed = MAY_SAY[agree];
        if (!allowed || settlement?.players[0]?.won == null) return;
        judged++;
        const said = findings.flatMap(({ rule, severity, message }) => {
          const word = WORDS.find(([words]) => words.test(`${rule} ${severity} ${message}`));
          return word ? [word[1]] : [];
        });
        const words = [...new Set(said)].sort().join('+');
        if (!allowed.includes(words)) others.push(`${file.slice(-30)} ${hand}: ${agree}, ${words}`);
      });
      stream.push(dataText(file));
      stream.end();
      expect(next, file).toBe(hands.length);
    }
    expect(judged).toBeGreaterThan(13_000);
    expect(others).toEqual([]);
    // Whatever that engine found in order has no error. The two it could not judge, for want of
    // cards, pay what no winners could get.
    expect(errors).toEqual({ 'file pays more': 12, other: 76, unknown: 2 });
  });
});
