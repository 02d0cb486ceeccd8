import { describe, expect, test } from 'vitest';
import caseSchema from '../../schemas/case.json' with { type: 'json' };
import { CASE_CATEGORIES, COMPLEXITIES } from '../../src/suite/case.ts';
import {
  extraCases,
  generateCases,
  type PlainCase,
  plainCase,
  verifyCase,
} from '../../src/suite/conformance/generate-cases.ts';
import { caseEventsOf } from '../../src/suite/conformance/question-of-hand.ts';
import {
  doubt,
  type GeneratedCase,
  generateSuite,
  playCases,
  type SuiteOptions,
} from '../../src/suite/generate/generate-suite.ts';
import { suiteOf } from './suites.ts';

test.each(CASE_CATEGORIES)('only %s cases', (category) => {
  const { cases } = suiteOf({ seed: 4, category });
  expect(cases.length).toBeGreaterThanOrEqual(20);
  expect(cases.every((one) => one.category === category)).toBe(true);
  expect(cases.map(({ id }) => id)).toEqual(cases.map((_, i) => `TC-${i + 1}.1`));
});

test.each(COMPLEXITIES)('only %s cases', (complexity) => {
  const { cases } = suiteOf({ seed: 4, complexity, count: 40 });
  expect(cases).toHaveLength(40);
  expect(cases.every((one) => one.complexity === complexity)).toBe(true);
});

test.each([
  [{ min: 2, max: 2 }, 40],
  [{ min: 3, max: 6 }, 80],
  [{ min: 7, max: 9 }, 180],
  [{ min: 2, max: 9 }, 300],
])('players %j: %i cases', (players, count) => {
  const { cases } = suiteOf({ seed: 5, players });
  expect(cases).toHaveLength(count);
  expect(cases.every((one) => one.players >= players.min && one.players <= players.max)).toBe(true);
});

test('a count takes the first cases, and one is enough', () => {
  expect(suiteOf({ seed: 6, count: 1 }).cases).toHaveLength(1);
  const hands = (count: number) => suiteOf({ seed: 6, count }).cases.map(({ hand }) => hand);
  expect(hands(20).slice(0, 5)).toEqual(hands(5));
});

const refusals: readonly (readonly [SuiteOptions, string])[] = [
  [
    { seed: 1, players: { min: 2, max: 2 }, category: 'folds' },
    'There are no folds cases with 2 players: heads-up there is no third player whose folded chips could lie above a short all-in.',
  ],
  [
    { seed: 1, players: { min: 2, max: 2 }, category: 'transitions' },
    'There are no transitions cases with 2 players: heads-up, the first player out ends the tournament, which is not a transition.',
  ],
  [
    { seed: 1, players: { min: 3, max: 4 }, complexity: 'complex' },
    'There are no complex cases with 3 to 4 players: a complex case has three side pots, which take five players or more.',
  ],
  [
    { seed: 1, category: 'multi-street', complexity: 'simple' },
    'There are no simple multi-street cases with 2 to 9 players: a multi-street case needs several streets, and a simple one has mostly preflop action.',
  ],
  [
    { seed: 1, category: 'folds', count: 50 },
    'The suite of seed 1 has 20 folds cases with 2 to 9 players, not 50. Ask for 20 or fewer.',
  ],
  [{ seed: 1, count: 301 }, 'A suite has 1 to 300 cases, not 301.'],
  [{ seed: 1, count: 0 }, 'A suite has 1 to 300 cases, not 0.'],
  [{ seed: -1 }, 'The seed is a whole number from 0 on, not -1.'],
  [{ seed: 1.5 }, 'The seed is a whole number from 0 on, not 1.5.'],
  [{ seed: 1, players: { min: 10, max: 10 } }, 'A case has 2 to 9 players, not 10.'],
  [{ seed: 1, players: { min: 6, max: 3 } }, 'A case has 2 to 9 players, not 6 to 3.'],
];

test.each(refusals)('%j is refused in a sentence', (options, message) => {
  const made = generateSuite(options);
  expect(made.ok ? null : made.error).toEqual({
    kind: 'asked',
    message,
    hand: null,
    disagreements: [],
  });
});

test('a second calculation that disagrees stops everything and shows both answers', () => {
  let asked = 0;
  const made = generateSuite({ seed: 1 }, () =>
    ++asked === 3 ? ['Main Pot amount: expected 800, the second calculation has 700.'] : [],
  );
  expect(asked).toBe(3);
  if (made.ok) throw new Error('nothing was noticed');
  expect(made.error.kind).toBe('disagreement');
  expect(made.error.message).toBe('Case TC-3.1: the second calculation disagrees with the engine.');
  expect(made.error.hand).toMatch(/^Hand \(3\)\n/);
  expect(made.error.disagreements).toHaveLength(1);
});

/** A few cases as they were played, before anything is calculated a second time. */
function playedCases(options: SuiteOptions): readonly GeneratedCase[] {
  const cases: GeneratedCase[] = [];
  const wrong = playCases(options, (played) => {
    cases.push(played);
    return null;
  });
  if (wrong) throw new Error(wrong.message);
  return cases;
}

describe('a case is what its own text comes to', () => {
  const cases = playedCases({ seed: 1, count: 40 });
  const [{ one, built }] = cases as [GeneratedCase];
  const another = 'the second calculation disagrees with the engine.';
  const unsaid = 'its text does not say what was played.';

  /** Changes the first line that matches in every text that has one; how each is refused. */
  const refusals = (line: RegExp, change: (line: string) => string): readonly (string | null)[] =>
    cases.flatMap(({ one, built }) => {
      const lines = one.hand.split('\n');
      const at = lines.findIndex((text) => line.test(text));
      if (at < 0) return [];
      const changed = change(lines[at]!);
      const hand = lines.toSpliced(at, 1, ...(changed === '' ? [] : [changed])).join('\n');
      const fault = doubt({ ...one, hand }, caseEventsOf(built.course));
      return [fault?.message.replace(/^Case TC-\d+\.1: /, '') ?? null];
    });

  test('as it is, nothing is wrong with it', () => {
    for (const { one, built } of cases) expect(doubt(one, caseEventsOf(built.course))).toBeNull();
  });

  test('a chip more was expected: it stops everything', () => {
    const [player, ...others] = one.expected.players;
    const players = [{ ...player!, new: player!.new! + 1 }, ...others];
    const richer = { ...one, expected: { ...one.expected, players } };
    expect(doubt(richer, caseEventsOf(built.course))).toMatchObject({
      kind: 'disagreement',
      message: `Case TC-1.1: ${another}`,
      hand: one.hand,
      disagreements: [expect.stringContaining('new stack')],
    });
  });

  test.each<[string, RegExp, (line: string) => string]>([
    ['a check is missing', /: Check$/, () => ''],
    ['a call is missing', /: Call /, () => ''],
    ['a raise is missing', /: Raise /, () => ''],
    ['a bet is missing', /: Bet /, () => ''],
    ['a fold is missing', /: Fold$/, () => ''],
    ['a call is written as a bet', /: Call /, (line) => line.replace('Call', 'Bet')],
    ['a raise is written as a bet', /: Raise /, (line) => line.replace('Raise', 'Bet')],
    ['a chip more is bet', /: (?:Bet|Raise) \d+$/, (line) => line.replace(/\d$/, '1')],
    [
      'another card lies on the turn',
      /^Turn Base \(/,
      (line) => line.replace(/\(.*\)/, line.includes('2♣') ? '(3♣)' : '(2♣)'),
    ],
    ['the flop has no heading', /^Flop Base /, () => ''],
    ['the first line cannot be read', /^Hand /, (line) => line.replace('Hand', 'Hant')],
    ['a street cannot be read', /^Preflop /, (line) => line.replace('Preflop', 'Prefl0p')],
    ['there are two hands', /^Showdown:$/, () => 'Hand (999)'],
  ])('%s: it stops everything', (_, line, change) => {
    const found = refusals(line, change);
    expect(found.length).toBeGreaterThan(5);
    expect(new Set(found)).toEqual(new Set([unsaid]));
  });

  test('another hand is shown than was dealt: whoever wins then stops everything', () => {
    const swapped = refusals(/^\S+: \S{2} \S{2}$/, (line) => line.replace(/: .*/, ': 2♣ 7♦'));
    expect(swapped).toContain(another);
  });
});

describe('a case in plain JSON', () => {
  const options = { seed: 2, count: 60, profile: 'tda' } as const;
  const plain = playedCases(options).map((played): PlainCase => plainCase(played, options));

  test('is verified the same after it was handed over as JSON', () => {
    for (const { one } of plain) {
      expect(verifyCase(JSON.parse(JSON.stringify(one)))).toEqual(verifyCase(one));
    }
  });

  test('that expects a chip more stops everything', () => {
    const { one } = plain[0]!;
    const [[name, stack], ...others] = Object.entries(one.expect.stacks!) as [[string, number]];
    const stacks = Object.fromEntries([[name, stack + 1], ...others]);
    const verified = verifyCase({ ...one, expect: { ...one.expect, stacks } });
    expect(verified.ok ? null : verified.error).toMatchObject({
      kind: 'disagreement',
      message: `Case ${one.question.id}: the second calculation disagrees with the engine.`,
      disagreements: [
        `stacks.${name}: expected ${stack + 1}, the second calculation has ${stack}.`,
      ],
    });
  });

  test('is followed by illegal events and unusual tables', () => {
    // 10 of each of six kinds in 300 cases are 2 in 60, and 7 of each of four in a `tda` suite are 2.
    const extra = extraCases(plain, options);
    expect(extra).toHaveLength(6 * 2 + 4 * 2);
    expect(extra.filter(({ broken }) => broken !== null)).toHaveLength(6 * 2);
    for (const one of extra) {
      const verified = verifyCase(one);
      if (!verified.ok) throw new Error(verified.error.message);
      if (one.broken) expect(verified.value.rules[0]).toBe(one.broken);
    }
  });
});

describe('an id means one case', () => {
  /** The case of each id, as any program is asked it. */
  const casesOf = (options: Omit<SuiteOptions, 'profile'>): ReadonlyMap<string, string> => {
    const made = generateCases({ ...options, profile: 'classic' }, () => []);
    if (!made.ok) throw new Error(made.error.message);
    return new Map(made.value.cases.map((one) => [one.id, JSON.stringify(one)]));
  };
  const whole = casesOf({ seed: 1 });

  test.each<[string, Omit<SuiteOptions, 'profile'>, string]>([
    ['of another seed', { seed: 7, count: 30 }, 'classic-s7-30/'],
    ['fewer', { seed: 1, count: 60 }, 'classic-60/'],
    ['of one category', { seed: 1, category: 'mixed' }, 'classic-mixed/'],
    ['of one complexity', { seed: 1, count: 20, complexity: 'simple' }, 'classic-20-simple/'],
    ['of some players', { seed: 1, players: { min: 3, max: 6 } }, 'classic-p3-6/'],
  ])('cases %s have ids of their own', (_, options, start) => {
    for (const id of casesOf(options).keys()) {
      expect(whole.has(id)).toBe(false);
      expect(id.startsWith(start)).toBe(true);
      expect(id).toMatch(new RegExp(caseSchema.properties.id.pattern));
    }
  });

  test('a suite of 300 is the whole one', () => {
    expect(casesOf({ seed: 1, count: 300 })).toEqual(whole);
  });
});
