import { expect, it } from 'vitest';
import { judgeStream } from '../../src/referee/index.ts';
import { dataText, describeData, type Expected, expectedByFile } from './data.ts';

/** What is said about a hand's claims, in a word or two. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^FORM-6/, 'rake'],
  [/^FORM-4 warning The file counts/, 'uncalled'],
  [/^FORM-4/, 'wrong'],
];

/** How another engine saw file and replay agree, and what the referee may say then. */
const MAY_SAY: Readonly<Record<string, readonly string[]>> = {
  same: [''],
  absent: [''],
  rounding: [''],
  rake: ['rake'],
  'same+uncalled': ['uncalled'],
  'rake+uncalled': ['rake+uncalled'],
  'file pays more': ['wrong'],
  // More rake than that engine believes in, or a file that does not add up.
  other: ['rake', 'rake+uncalled', 'wrong'],
};

describeData('what archives say came out', () => {
  it('is judged as another engine saw it', () => {
    const others: string[] = [];
    let judged = 0;
    for (const [file, hands] of expectedByFile()) {
      let next = 0;
      const stream = judgeStream('phh', {}, ({ findings, settlement }) => {
        const { agree, variant, hand } = hands[next++] as Expected & { agree?: string };
        const allowed = MAY_SAY[agree ?? ''];
        if (variant !== 'NT' || !allowed || settlement?.players[0]?.won == null) return;
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
    // In these ten Ongame hands the stacks that the file lists lose chips besides the rake.
    expect(
      others.filter((line) => !line.includes('256-OBF') && !line.includes('/ong.phhs')),
    ).toEqual([]);
    expect(others).toHaveLength(10);
  });
});
