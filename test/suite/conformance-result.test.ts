import { describe, expect, test } from 'vitest';
import { readAnswerLine } from '../../src/suite/conformance/answer.ts';
import type { ConformanceCase } from '../../src/suite/conformance/conformance-case.ts';
import { errorVerdict } from '../../src/suite/conformance/judge-case.ts';
import { readResult } from '../../src/suite/conformance/read-result.ts';
import { percentOf } from '../../src/suite/conformance/result.ts';
import { RULE_TITLES } from '../../src/suite/conformance/rule-titles.ts';
import { readText } from '../source-files.ts';
import {
  again,
  MERGED,
  MIXED,
  mergedPots,
  PRICE,
  rightAnswer,
  SAMPLES,
  SHORT_BLIND,
  SIDE_POTS,
  SMALL_RAISE,
  sampleResult,
  shortPrice,
  verdictOn,
} from './conformance-samples.ts';

describe('a result counts', () => {
  test('every case once in all, by profile, category and claimed rule', () => {
    expect(MIXED.totals).toEqual({ passed: 1, failed: 3, skipped: 1, errors: 1 });
    expect(MIXED.profiles).toEqual({
      classic: { passed: 1, failed: 2, skipped: 0, errors: 1 },
      tda: { passed: 0, failed: 1, skipped: 1, errors: 0 },
    });
    expect(Object.keys(MIXED.profiles)).toEqual(['classic', 'tda']);
    expect(MIXED.categories['side-pots']).toEqual({ passed: 0, failed: 2, skipped: 0, errors: 0 });
    // RET-1 is claimed by both short blinds and both side pots.
    expect(MIXED.rules['RET-1']).toEqual({ passed: 0, failed: 3, skipped: 1, errors: 0 });
    expect(Object.keys(MIXED.rules)).toEqual(['POST-4', 'ACT-5', 'RET-1', 'POT-1', 'NEXT-6']);
  });

  test('a level on its own: what an answer leaves out is skipped there, not failed', () => {
    // The short blind's pots are right; its showdown and next hand were not answered.
    expect(MIXED.levels.pots).toEqual({ passed: 1, failed: 2, skipped: 1, errors: 1 });
    expect(MIXED.levels.betting).toEqual({ passed: 1, failed: 1, skipped: 3, errors: 1 });
    expect(MIXED.levels.next).toEqual({ passed: 0, failed: 0, skipped: 4, errors: 1 });
  });

  test('a hundred per cent only where everything passed', () => {
    expect(percentOf({ passed: 999, failed: 1, skipped: 5, errors: 0 })).toBe(99);
    expect(percentOf({ passed: 3, failed: 0, skipped: 5, errors: 0 })).toBe(100);
    expect(percentOf({ passed: 0, failed: 0, skipped: 5, errors: 0 })).toBeNull();
  });

  test('the same answers give the same bytes, in the agreed order of keys', () => {
    const pairs = SAMPLES.map((one) => [one, verdictOn(one, rightAnswer(one))] as const);
    const text = JSON.stringify(sampleResult(pairs));
    expect(JSON.stringify(sampleResult(pairs))).toBe(text);
    expect(Object.keys(JSON.parse(text))).toEqual(
      'kind suite protocol program date totals levels profiles categories rules causes cases'.split(
        ' ',
      ),
    );
    expect(JSON.parse(text).totals).toEqual({ passed: 4, failed: 0, skipped: 0, errors: 0 });
  });
});

describe('causes', () => {
  test('largest first; ties by their simplest case; the simplest case first within', () => {
    const pairs = [
      // Three events fewer, and three players each.
      [SHORT_BLIND, verdictOn(SHORT_BLIND, shortPrice(), PRICE)],
      [
        again(SIDE_POTS, 'classic/side-pots/0099'),
        verdictOn(again(SIDE_POTS, 'classic/side-pots/0099'), mergedPots(), MERGED),
      ],
      [SIDE_POTS, verdictOn(SIDE_POTS, mergedPots(), MERGED)],
      [
        SMALL_RAISE,
        verdictOn(
          SMALL_RAISE,
          { refused: null },
          { rule: 'ACT-5', sentence: 'the minimum raise is ignored' },
        ),
      ],
    ] as const;
    expect(sampleResult(pairs).causes).toEqual([
      {
        ...MERGED,
        outcome: 'failed',
        count: 2,
        cases: ['classic/side-pots/0012', 'classic/side-pots/0099'],
      },
      {
        rule: 'ACT-5',
        sentence: 'the minimum raise is ignored',
        outcome: 'failed',
        count: 1,
        cases: ['classic/illegal/0301'],
      },
      { ...PRICE, outcome: 'failed', count: 1, cases: ['tda/short-bb/0007'] },
    ]);
  });

  test('simpler is fewer players, then fewer events, then the id', () => {
    const pairs = [SIDE_POTS, SHORT_BLIND, SMALL_RAISE].map((one) => {
      const wrong = one.expect.refused ? { refused: null } : { won: { Nobody: 1 } };
      return [one, verdictOn(one, wrong, MERGED)] as const;
    });
    const ids = ['classic/illegal/0301', 'tda/short-bb/0007', 'classic/side-pots/0012'];
    expect(sampleResult(pairs).causes[0]!.cases).toEqual(ids);
  });

  test('errors are grouped by their words, whatever figures and names stand in them', () => {
    const other = again(SIDE_POTS, 'classic/side-pots/0044');
    const pairs = [
      [SIDE_POTS, verdictOn(SIDE_POTS, { error: 'RangeError: C cannot bet 1300' })],
      [other, verdictOn(other, { error: 'RangeError: B cannot bet 7' })],
      [SHORT_BLIND, verdictOn(SHORT_BLIND, { error: 'TypeError: no seat' })],
    ] as const;
    const { causes } = sampleResult(pairs);
    expect(
      causes.map(({ rule, outcome, sentence, count }) => [rule, outcome, sentence, count]),
    ).toEqual([
      [null, 'error', 'RangeError: C cannot bet 1300', 2],
      [null, 'error', 'TypeError: no seat', 1],
    ]);
  });

  test('lines that are not JSON are one cause, whatever the program prints in them', () => {
    const spoilt = (one: ConformanceCase, line: string) => {
      const read = readAnswerLine(line);
      if (read.ok) throw new Error(`${line} was read`);
      return [one, errorVerdict(one, read.error)] as const;
    };
    const { causes } = sampleResult([
      spoilt(again(SIDE_POTS, 'classic/side-pots/0044'), 'INFO dealing the flop'),
      spoilt(SIDE_POTS, 'WARN no side pot'),
      [SHORT_BLIND, verdictOn(SHORT_BLIND, { error: 'TypeError: no seat' })],
    ]);
    expect(causes.map(({ sentence, count }) => [sentence, count])).toEqual([
      ['A line that is not JSON: `WARN no side pot`. Logs belong on standard error.', 2],
      ['TypeError: no seat', 1],
    ]);
  });

  test('a failure nobody explained is grouped by what differs', () => {
    const { causes } = sampleResult([
      [SMALL_RAISE, verdictOn(SMALL_RAISE, { refused: null })],
      [SIDE_POTS, verdictOn(SIDE_POTS, { won: { A: 1300 } })],
    ]);
    expect(causes.map(({ sentence }) => sentence)).toEqual([
      'what has to be refused differs',
      'what a player wins differs',
    ]);
  });
});

describe('reading a result', () => {
  test('comes back byte for byte', () => {
    const text = JSON.stringify(MIXED);
    const read = readResult(text);
    expect(read.ok && JSON.stringify(read.value)).toBe(text);
    // As an editor on Windows saves it.
    expect(readResult(`\uFEFF${text}`)).toEqual(read);
  });

  const changed = (change: (json: Record<string, never>) => void): string => {
    const json = JSON.parse(JSON.stringify(MIXED));
    change(json);
    return JSON.stringify(json);
  };

  test.each<[string, string, string]>([
    ['no JSON', '{', 'it is not JSON'],
    ['another file', '{"hands":[]}', '`kind` must be "sidepot-result"'],
    ['null', 'null', '`kind` must be'],
    ['a list', '[]', '`kind` must be'],
    [
      'a count below nothing',
      changed((json) => Object.assign(json.totals!, { passed: -1 })),
      'totals.passed must be a whole number, found -1',
    ],
    [
      'a level left out',
      changed((json) => Object.assign(json, { levels: {} })),
      'levels.pots must be an object, found undefined',
    ],
    [
      'scores that are a list',
      changed((json) => Object.assign(json, { rules: [] })),
      'rules must be an object of scores',
    ],
    [
      'an unknown outcome',
      changed((json) => Object.assign(json.cases![1]!, { outcome: 'won' })),
      'cases[1].outcome must be one of the known words, found "won"',
    ],
    [
      'an unknown rule',
      changed((json) => Object.assign(json.causes![0]!, { rule: 'POT-99' })),
      'causes[0].rule must be',
    ],
    ['no cases', changed((json) => Object.assign(json, { cases: null })), 'cases must be a list'],
    [
      'a value nested too deep',
      changed((json) =>
        Object.assign((json.cases![0] as { differences: object[] }).differences[0]!, {
          found: '@',
        }),
      ).replace('"@"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`),
      'must be a short JSON value',
    ],
  ])('%s gets a sentence', (_, text, sentence) => {
    const read = readResult(text);
    expect(read.ok ? 'read' : read.error).toContain(sentence);
    expect(read.ok ? '' : read.error).toContain('`sidepot suite run --json` writes results');
  });

  test('names that programs trip over stay names', () => {
    const text = changed((json) =>
      Object.defineProperty(json.categories!, '__proto__', {
        value: { passed: 1, failed: 0, skipped: 0, errors: 0 },
        enumerable: true,
      }),
    );
    const read = readResult(text);
    expect(read.ok && Object.keys(read.value.categories)).toContain('__proto__');
  });

  test('cut anywhere it is an error and not an exception', () => {
    const text = JSON.stringify(MIXED);
    for (let end = 0; end < text.length; end += 37)
      expect(readResult(text.slice(0, end)).ok).toBe(false);
  });
});

test.each(Object.entries(RULE_TITLES))(
  'the title of %s is the heading of its page',
  (id, title) => {
    expect(readText(`docs/rules/${id}.md`).split('\n')[0]).toBe(`# ${id}: ${title}`);
  },
);
