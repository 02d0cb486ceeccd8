import { describe, expect, test } from 'vitest';
import caseSchema from '../../schemas/case.json' with { type: 'json' };
import { CASE_CATEGORIES, type Case, COMPLEXITIES } from '../../src/suite/case.ts';
import {
  generateCases,
  type PlainCase,
  plainCase,
  proveCase,
} from '../../src/suite/conformance/generate-cases.ts';
import {
  doubt,
  generateSuite,
  type PlayedCase,
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
function playedCases(options: SuiteOptions): readonly PlayedCase[] {
  const cases: PlayedCase[] = [];
  const wrong = playCases(options, (played) => {
    cases.push(played);
    return null;
  });
  if (wrong) throw new Error(wrong.message);
  return cases;
}

describe('a case is what its own text comes to', () => {
  const [{ one }] = playedCases({ seed: 1, count: 1 }) as [PlayedCase];
  const [player, ...others] = one.expected.players;
  const richer = { ...one.expected, players: [{ ...player!, new: player!.new! + 1 }, ...others] };
  const unread = 'Case TC-1.1: its text does not read as it was written.';
  const another = 'Case TC-1.1: the second calculation disagrees with the engine.';

  test.each<[string, Case, string, number]>([
    ['a chip more was played', { ...one, expected: richer }, another, 1],
    ['a line cannot be read', { ...one, hand: one.hand.replace(/^Hand/, 'Hant') }, unread, 0],
    ['a word cannot be read', { ...one, hand: one.hand.replace('Preflop', 'Prefl0p') }, unread, 0],
    ['there is nothing', { ...one, hand: '' }, unread, 0],
    ['there are two hands', { ...one, hand: `${one.hand}\n${one.hand}` }, unread, 0],
  ])('%s: it stops everything', (_, broken, message, differences) => {
    expect(doubt(one)).toBeNull();
    const fault = doubt(broken);
    expect(fault).toMatchObject({ kind: 'disagreement', message, hand: broken.hand });
    expect(fault?.disagreements).toHaveLength(differences);
  });

  test('an action less is noticed', () => {
    const lines = one.hand.split('\n');
    const last = lines.findLastIndex((line) => /^\d+\. /.test(line));
    expect(doubt({ ...one, hand: lines.toSpliced(last, 1).join('\n') })).not.toBeNull();
  });
});

describe('a case in plain JSON', () => {
  const options = { seed: 2, count: 60, profile: 'tda' } as const;
  const plain = playedCases(options).map((played): PlainCase => plainCase(played, options));

  test('is proved the same after it was handed over as JSON', () => {
    for (const { one } of plain) {
      expect(proveCase(JSON.parse(JSON.stringify(one)))).toEqual(proveCase(one));
    }
  });

  test('that expects a chip more stops everything', () => {
    const { one } = plain[0]!;
    const [[name, stack], ...others] = Object.entries(one.expect.stacks!) as [[string, number]];
    const stacks = Object.fromEntries([[name, stack + 1], ...others]);
    const proved = proveCase({ ...one, expect: { ...one.expect, stacks } });
    expect(proved.ok ? null : proved.error).toMatchObject({
      kind: 'disagreement',
      message: `Case ${one.id}: the second calculation disagrees with the engine.`,
      disagreements: [
        `stacks.${name}: expected ${stack + 1}, the second calculation has ${stack}.`,
      ],
    });
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
