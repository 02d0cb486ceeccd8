import { expect, test } from 'vitest';
import { expectationOf } from '../../src/suite/conformance/expectation.ts';
import {
  type CaseAnswer,
  type ConformanceCase,
  diagnose,
  type JudgedAnswer,
  judgeCase,
  questionOf,
} from '../../src/suite/index.ts';
import { sample } from '../sample.ts';
import { casesOf } from './generated-cases.ts';
import { answer } from './second-engine.ts';
import { WRONG_PROGRAMS } from './wrong-programs.ts';

const CASES = casesOf('classic');

/** The failures of a program among the cases. */
const failuresOf = (
  cases: readonly ConformanceCase[],
  answerTo: (one: ConformanceCase) => CaseAnswer,
): readonly JudgedAnswer[] =>
  cases.flatMap((one) => {
    const said = answerTo(one);
    const verdict = judgeCase(one, said);
    return verdict.outcome === 'failed' ? [{ one, answer: said, verdict }] : [];
  });

test('ACT-6 a program that refuses nothing is told the rule by which each event was to be refused', () => {
  const illegal = CASES.filter(({ expect: right }) => right.refused !== undefined);
  const failures = failuresOf(illegal, ({ id }) => ({ id, refused: null }));
  const causes = diagnose(failures);
  const told = failures.map(({ one }) => [one.title, causes.get(one.id)?.rule]);
  expect(told.length).toBe(60);
  expect(told).toEqual(failures.map(({ one }) => [one.title, one.rules[0]]));
});

test('what lets an illegal event pass is told so, in words for each kind', () => {
  const illegal = CASES.filter(({ expect: right }) => right.refused !== undefined);
  const failures = failuresOf(illegal, ({ id, expect: { turns } }) => ({
    id,
    turns,
    refused: null,
  }));
  const sentences = [...new Set([...diagnose(failures).values()].map((cause) => cause.sentence))];
  expect(sentences).toHaveLength(6);
  for (const sentence of sentences) expect(sentence).toMatch(/ is accepted\b/);
});

test('POT-7 whoever rounds percentages to whole ones is told that, and nothing else', () => {
  const failures = failuresOf(CASES, ({ id, expect: { pots = [], returned } }) => ({
    id,
    ...(returned && { returned }),
    pots: pots.map((pot) => ({ ...pot, percentage: Math.round(pot.percentage!) })),
  }));
  const causes = [...diagnose(failures).values()];
  expect(causes.length).toBeGreaterThan(100);
  expect(new Set(causes.map(({ rule }) => rule))).toEqual(new Set(['POT-7']));
  expect(causes.map(({ sentence }) => sentence)).toContain('the percentages are not as expected');
});

const barePots = ({ pots }: CaseAnswer): Pick<CaseAnswer, 'pots'> =>
  pots ? { pots: pots.map(({ amount, eligible }) => ({ amount, eligible })) } : {};

/** What most engines leave out of an answer, which is not judged then. */
const LEAN: readonly (readonly [string, (whole: CaseAnswer) => CaseAnswer])[] = [
  ['shows no percentages', (whole) => ({ ...whole, ...barePots(whole) })],
  [
    'shows uncalled chips as a last pot',
    ({ returned = {}, won: _, ...whole }) => {
      const own = Object.entries(returned).map(([name, amount]) => ({ amount, eligible: [name] }));
      const { pots } = barePots(whole);
      return { ...whole, ...(pots && { pots: [...pots, ...own] }) };
    },
  ],
];

/** Every second case by `npm run test:long`: each is put beside a hundred mistakes for each program. */
const SOME = CASES.filter((_, i) => i % sample(2, 4) === 0);

test.each(LEAN)('nine of ten failures of a program that %s name its rule', (_, lean) => {
  const missed = WRONG_PROGRAMS.flatMap(({ name, rule, dealer }) => {
    const failures = failuresOf(SOME, (one) => lean(answer(questionOf(one), dealer)));
    const named = [...diagnose(failures).values()].filter((cause) => cause.rule === rule).length;
    return named >= 0.9 * failures.length ? [] : [`${name}: ${named} of ${failures.length}`];
  });
  expect(missed).toEqual([]);
});

test('ACT-6 a program that shows no limits is told why it refuses a raise', () => {
  const never = WRONG_PROGRAMS.find(({ name }) => name === 'never-reopened')!;
  const failures = failuresOf(SOME, (one) => {
    const { turns = [], ...rest } = answer(questionOf(one), never.dealer);
    return { ...rest, turns: turns.map((turn) => turn && { player: turn.player! }) };
  });
  const rules = [...diagnose(failures).values()].map(({ rule }) => rule);
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((rule) => rule === 'ACT-6').length).toBeGreaterThanOrEqual(
    0.9 * rules.length,
  );
});

/** RULES, ODD-1: 1,502 among three, button A, seats A B C. B and C get the odd chips. */
const SPLIT: ConformanceCase = {
  ...CASES.find(({ expect: right }) => right.refused === undefined)!,
  id: 'classic/calculation/0001',
  table: {
    seats: ['A', 'B', 'C', 'D'].map((name) => ({ name, stack: 1000 })),
    button: 'A',
    smallBlind: { player: 'B', amount: 1 },
    bigBlind: { player: 'C', amount: 2 },
    ante: { type: 'none', amount: 0, order: 'ante-first' },
    oddChip: 1,
    buttonRule: 'moving',
  },
  hole: { A: ['2c', '3c'], B: ['2d', '3d'], C: ['2s', '3s'] },
  events: [
    { street: 'preflop' },
    { player: 'D', act: 'call', to: 2, adds: 2 },
    { player: 'A', act: 'raise', to: 500, adds: 500 },
    { player: 'B', act: 'call', to: 500, adds: 499 },
    { player: 'C', act: 'call', to: 500, adds: 498 },
    { player: 'D', act: 'fold' },
    { street: 'flop', board: ['Ah', 'Kh', 'Qh'] },
    ...(['B', 'C', 'A'] as const).map((player) => ({ player, act: 'check' }) as const),
    { street: 'turn', board: ['Jh'] },
    ...(['B', 'C', 'A'] as const).map((player) => ({ player, act: 'check' }) as const),
    { street: 'river', board: ['Th'] },
    ...(['B', 'C', 'A'] as const).map((player) => ({ player, act: 'check' }) as const),
  ],
  declared: null,
  expect: {
    turns: [],
    pots: [{ amount: 1502, eligible: ['A', 'B', 'C'] }],
    returned: {},
    won: { A: 500, B: 501, C: 501 },
    stacks: { A: 1000, B: 1001, C: 1001, D: 998 },
  },
};

test.each([
  // Nobody known leaves 40 chips on the table, gives an odd chip away as here, or pays D.
  ['CHIP-2 chips that are missing', { A: 1000, B: 981, C: 981, D: 998 }, 'CHIP-2'],
  ['ODD-1 three odd chips where there are two', { A: 999, B: 1003, C: 1000, D: 998 }, 'ODD-1'],
  ['WIN-1 a winner who folded', { A: 1000, B: 1001, C: 500, D: 1499 }, 'WIN-1'],
  ['WIN-1 more than the odd chips', { A: 990, B: 1011, C: 1001, D: 998 }, 'WIN-1'],
] as const)('%s', (_, stacks, rule) => {
  const failures = failuresOf([SPLIT], ({ id }) => ({ id, stacks }));
  expect(diagnose(failures).get(SPLIT.id)?.rule).toBe(rule);
});

/** RULES, the golden figures of ACT-6: bet 300, all-ins 500, 650, 800, call : 1100. */
const THREE_ALL_INS: ConformanceCase = {
  ...SPLIT,
  id: 'classic/transitions/0001',
  table: {
    ...SPLIT.table,
    seats: [
      { name: 'A', stack: 5000 },
      { name: 'B', stack: 5000 },
      { name: 'C', stack: 600 },
      { name: 'D', stack: 750 },
      { name: 'E', stack: 900 },
    ],
    smallBlind: { player: 'B', amount: 50 },
    bigBlind: { player: 'C', amount: 100 },
  },
  hole: { ...SPLIT.hole, D: ['2h', '3h'], E: ['4c', '5c'] },
  events: [
    { street: 'preflop' },
    ...(['D', 'E', 'A'] as const).map(
      (player) => ({ player, act: 'call', to: 100, adds: 100 }) as const,
    ),
    { player: 'B', act: 'call', to: 100, adds: 50 },
    { player: 'C', act: 'check' },
    { street: 'flop', board: ['Ah', 'Kh', 'Qh'] },
    { player: 'B', act: 'bet', to: 300, adds: 300 },
    { player: 'C', act: 'raise', to: 500, adds: 500, allIn: true },
    { player: 'D', act: 'raise', to: 650, adds: 650, allIn: true },
    { player: 'E', act: 'raise', to: 800, adds: 800, allIn: true },
    { player: 'A', act: 'call', to: 800, adds: 800 },
    { player: 'B', act: 'fold' },
    { street: 'turn', board: ['Jh'] },
    { street: 'river', board: ['Th'] },
  ],
};

test('ACT-5 three short all-ins that make the next raise larger are told as added up', () => {
  const right = { ...THREE_ALL_INS, expect: expectationOf(questionOf(THREE_ALL_INS))! };
  const { turns } = right.expect;
  expect(turns[11]).toMatchObject({ player: 'B', raise: { min: 1100, max: 4900 } });
  // 200 + 150 + 150 = 500 on top of 800.
  const failures = failuresOf([right], ({ id }) => ({
    id,
    turns: turns.map((turn) =>
      turn?.raise?.min === 1100 ? { ...turn, raise: { ...turn.raise, min: 1300 } } : turn,
    ),
  }));
  expect(diagnose(failures).get(right.id)).toEqual({
    rule: 'ACT-5',
    sentence: 'all-ins one after another are added up to the size of the next raise',
  });
});
