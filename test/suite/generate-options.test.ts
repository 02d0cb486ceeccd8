import { describe, expect, test } from 'vitest';
import caseSchema from '../../schemas/case.json' with { type: 'json' };
import { CASE_CATEGORIES, COMPLEXITIES } from '../../src/suite/case.ts';
import {
  extraCases,
  generateCases,
  makeCase,
  plainCaseFrom,
} from '../../src/suite/conformance/generate-cases.ts';
import {
  type CaseDraft,
  generateSuite,
  playCases,
  readBack,
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

/** The drafts of a few cases, before their texts are read back. */
function draftsOf(options: SuiteOptions): readonly CaseDraft[] {
  const drafts: CaseDraft[] = [];
  const wrong = playCases(options, (draft) => {
    drafts.push(draft);
    return null;
  });
  if (wrong) throw new Error(wrong.message);
  return drafts;
}

describe('a case is what its own text comes to', () => {
  const [draft] = draftsOf({ seed: 1, count: 1 });
  const [stack, ...others] = draft!.newStacks;

  test.each<[string, CaseDraft]>([
    ['a chip more was played', { ...draft!, newStacks: [stack! + 1, ...others] }],
    ['a line cannot be read', { ...draft!, hand: draft!.hand.replace(/^Hand/, 'Hant') }],
    ['a line is missing', { ...draft!, hand: draft!.hand.split('\n').slice(0, -4).join('\n') }],
  ])('%s: it stops everything', (_, broken) => {
    expect(readBack(draft!).ok).toBe(true);
    const made = readBack(broken);
    expect(made.ok ? null : made.error).toEqual({
      kind: 'disagreement',
      message: 'Case TC-1.1: its text does not pay what was played.',
      hand: broken.hand,
      disagreements: [],
    });
  });
});

test('cases that another thread has made are followed by the same illegal events and unusual tables', () => {
  const options = { seed: 2, count: 60, profile: 'tda' } as const;
  const here = draftsOf(options).map((draft) => {
    const made = makeCase(draft, options);
    if (!made.ok) throw new Error(made.error.message);
    return made.value.plain;
  });
  const there = here.map(({ one }) => plainCaseFrom(JSON.parse(JSON.stringify(one))));
  const extra = extraCases(there, options);
  expect(extra).toEqual(extraCases(here, options));
  // 10 of each of six kinds in 300 cases are 2 in 60, and 7 of each of four in a `tda` suite are 2.
  expect(extra.ok && extra.value.length).toBe(6 * 2 + 4 * 2);
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
