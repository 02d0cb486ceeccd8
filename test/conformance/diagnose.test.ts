import { expect, test } from 'vitest';
import type { RuleId } from '../../src/rules/index.ts';
import type { Turn } from '../../src/suite/conformance/conformance-case.ts';
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

const judgedAnswers = (
  cases: readonly ConformanceCase[],
  answerTo: (one: ConformanceCase) => CaseAnswer,
): readonly JudgedAnswer[] =>
  cases.map((one) => {
    const said = answerTo(one);
    return { one, answer: said, verdict: judgeCase(one, said) };
  });

/** The failures of a program among the cases. */
const failuresOf = (...asked: Parameters<typeof judgedAnswers>): readonly JudgedAnswer[] =>
  judgedAnswers(...asked).filter(({ verdict }) => verdict.outcome === 'failed');

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

const turnsOf = (
  { turns = [] }: CaseAnswer,
  fields: readonly (keyof Turn)[],
): Pick<CaseAnswer, 'turns'> => ({
  turns: turns.map(
    (turn) => turn && Object.fromEntries(fields.map((field) => [field, turn[field]])),
  ),
});

/**
 * Mistakes that give the same answers where less is shown, and the other rule that may be named.
 * Stacks do not say who could win a pot; without limits only the raise that both accept is left.
 */
const WITHOUT_POTS: Readonly<Record<string, RuleId>> = { 'everybody-eligible': 'WIN-1' };
const WITHOUT_LIMITS: Readonly<Record<string, RuleId>> = { 'short-all-in-sets-the-raise': 'ACT-6' };

/** What most engines leave out of an answer, which is not judged then; and what looks alike there. */
interface Lean {
  readonly shows: string;
  readonly lean: (whole: CaseAnswer) => CaseAnswer;
  readonly alike?: Readonly<Record<string, RuleId>>;
}

const LEAN: readonly Lean[] = [
  {
    shows: 'shows stacks only',
    lean: ({ id, stacks }) => ({ id, ...(stacks && { stacks }) }),
    alike: WITHOUT_POTS,
  },
  {
    shows: 'shows stacks and pots',
    lean: (whole) => ({
      id: whole.id,
      ...(whole.stacks && { stacks: whole.stacks }),
      ...barePots(whole),
    }),
  },
  {
    shows: 'says only what is refused',
    lean: ({ id, refused = null }) => ({ id, refused }),
    alike: WITHOUT_LIMITS,
  },
  {
    shows: 'shows stacks, and says what is refused',
    lean: ({ id, stacks, refused = null }) => ({ id, ...(stacks && { stacks }), refused }),
    alike: { ...WITHOUT_POTS, ...WITHOUT_LIMITS },
  },
  {
    shows: 'shows whose turn it is, without limits',
    lean: (whole) => ({
      id: whole.id,
      refused: whole.refused ?? null,
      ...turnsOf(whole, ['player']),
    }),
    alike: WITHOUT_LIMITS,
  },
  {
    shows: 'shows no limits',
    lean: (whole) => ({
      ...whole,
      ...barePots(whole),
      ...turnsOf(whole, ['player', 'toCall', 'check']),
    }),
    alike: WITHOUT_LIMITS,
  },
  { shows: 'shows no percentages', lean: (whole) => ({ ...whole, ...barePots(whole) }) },
  {
    shows: 'shows uncalled chips as a last pot',
    lean: ({ returned = {}, won: _, ...whole }) => {
      const own = Object.entries(returned).map(([name, amount]) => ({ amount, eligible: [name] }));
      const { pots } = barePots(whole);
      return { ...whole, ...(pots && { pots: [...pots, ...own] }) };
    },
  },
];

/** Every second case by `npm run test:long`: each is put beside a hundred mistakes for each program. */
const SOME = CASES.filter((_, i) => i % sample(2, 4) === 0);

test.each(LEAN)(
  'nine of ten failures of a program that $shows name its rule',
  ({ lean, alike = {} }) => {
    const missed = WRONG_PROGRAMS.flatMap(({ name, rule, dealer }) => {
      const judged = judgedAnswers(SOME, (one) => lean(answer(questionOf(one), dealer)));
      const rules = [...diagnose(judged).values()].map((cause) => cause.rule);
      const named = rules.filter((one) => one === rule || one === alike[name]).length;
      return named >= 0.9 * rules.length ? [] : [`${name}: ${named} of ${rules.length}`];
    });
    expect(missed).toEqual([]);
  },
);

test('the causes are the same in whatever order the answers came', () => {
  const double = WRONG_PROGRAMS.find(({ name }) => name === 'raises-to-double')!;
  const judged = judgedAnswers(SOME, (one) => {
    const { id, refused = null } = answer(questionOf(one), double.dealer);
    return { id, refused };
  });
  const causes = diagnose(judged);
  expect(causes.size).toBeGreaterThan(5);
  const other = diagnose(judged.toReversed());
  expect([...causes.keys()].map((id) => other.get(id))).toEqual([...causes.values()]);
});

test('ACT-5 what a mistake explains once is not put down to it where most cases speak against it', () => {
  const { dealer } = WRONG_PROGRAMS.find(({ name }) => name === 'raises-by-the-big-blind')!;
  const always = judgedAnswers(SOME, (one) => answer(questionOf(one), dealer));
  const { id } = always.find(({ verdict }) => verdict.outcome === 'failed')!.one;
  const once = judgedAnswers(SOME, (one) =>
    answer(questionOf(one), one.id === id ? dealer : undefined),
  );
  const sentence = 'the least raise is always by the big blind, not by the last raise';
  expect(diagnose(always).get(id)).toEqual({ rule: 'ACT-5', sentence });
  expect(diagnose(once).get(id)?.rule).toBe('ACT-5');
  expect(diagnose(once).get(id)?.sentence).not.toBe(sentence);
});

test('POT-3 where an amount is wrong, the percentages that follow from it name no rule', () => {
  const pots = CASES.filter(({ expect: right }) => (right.pots?.length ?? 0) > 1).slice(0, 20);
  const failures = failuresOf(
    pots,
    ({ id, expect: { pots: [main, ...sides] = [], returned } }) => ({
      id,
      ...(returned && { returned }),
      pots: [
        { ...main!, percentage: 1.3 },
        ...sides.map((side) => ({ ...side, amount: side.amount + 7, percentage: 1.3 })),
      ],
    }),
  );
  const rules = [...diagnose(failures).values()].map(({ rule }) => rule);
  expect(rules).toHaveLength(20);
  expect(rules).not.toContain('POT-7');
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

/** The rules that the failures of a program are put down to, in cases of a profile. */
const rulesNamed = (
  cases: readonly ConformanceCase[],
  answerTo: (one: ConformanceCase) => CaseAnswer,
): readonly (string | null)[] => [
  ...new Set([...diagnose(failuresOf(cases, answerTo)).values()].map(({ rule }) => rule)),
];

test('WIN-2 whoever shows the right pots and pays the winner of the first for all has not made one pot', () => {
  const declared = casesOf('plain', { seed: 1, count: 60 }).filter(
    ({ declared: said, expect: { pots = [], stacks } }) => said && stacks && pots.length > 1,
  );
  const rules = rulesNamed(declared, ({ id, declared: said, expect: { pots = [], ...right } }) => {
    const [first] = said!.winners[0]!;
    const total = pots.reduce((sum, { amount }) => sum + amount, 0);
    const { turns, returned } = right;
    return { id, turns, returned: returned!, pots, won: { [first!]: total } };
  });
  expect(rules).not.toContain('POT-1');
  expect(rules[0]).toBe('WIN-2');
});

test('ACT-6 a big blind who may not raise what nobody raised is not about the least raise', () => {
  const rules = rulesNamed(CASES, ({ id, table, expect: { turns } }) => ({
    id,
    turns: turns.map((turn) =>
      turn?.raise && turn.check && turn.player === table.bigBlind.player
        ? { ...turn, raise: null }
        : turn,
    ),
  }));
  expect(rules).toEqual(['ACT-6']);
});

test('ACT-7 a raise by one who has called all-ins that nobody can answer is not about the least raise', () => {
  const rules = rulesNamed(CASES, ({ id, rules: claimed, expect: { turns } }) => ({
    id,
    turns: turns.map((turn) =>
      claimed.includes('ACT-7') && turn && !turn.bet && !turn.raise && !turn.check
        ? { ...turn, raise: { min: 1, max: 2 } }
        : turn,
    ),
  }));
  expect(rules).toContain('ACT-7');
  expect(rules).not.toContain('ACT-5');
});

test('NEXT-6 a next hand of one player, or none of two, is not about where the blinds are', () => {
  const tda = casesOf('tda');
  const last = tda.filter(({ expect: { next } }) => next === null);
  const others = tda.filter(({ expect: { next } }) => next);
  const next = { button: 'A', smallBlind: 'A', bigBlind: 'B' };
  const paid = ({ id, expect: { stacks } }: ConformanceCase) => ({ id, stacks: stacks! });
  expect(rulesNamed(last, (one) => ({ ...paid(one), next }))).toEqual(['NEXT-6']);
  expect(rulesNamed(others, (one) => ({ ...paid(one), next: null }))).toEqual(['NEXT-6']);
});

test('NEXT-3 where two players are left, wherever they sat, the blinds go by the big blind', () => {
  const alive = ({ expect: { stacks = {} } }: ConformanceCase): number =>
    Object.values(stacks).filter((stack) => stack > 0).length;
  const nobody = { button: 'A', smallBlind: 'A', bigBlind: 'B' };
  const ruleAt = (players: number) =>
    rulesNamed(
      CASES.filter((one) => one.expect.next && alive(one) === players),
      ({ id }) => ({ id, next: nobody }),
    );
  expect(ruleAt(2)).toEqual(['NEXT-3']);
  expect(ruleAt(3)).toEqual(['NEXT-2']);
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

test('ACT-5 three short all-ins that make the next raise larger are reported as added up', () => {
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
