import type { ConformanceCase } from '../../src/suite/conformance/conformance-case.ts';

// RULES, *Uncalled chips*: A 3,000, B 1,200 folded, C 200 all-in: 1,800 back to A, main 600 (A, C),
// side 2,000 (A). Everything in here is worked out by hand.
export const FOLDED_CHIPS: ConformanceCase = {
  id: 'classic/folds/0001',
  title: 'Folded chips above a short all-in',
  rules: ['RET-1'],
  profile: 'classic',
  level: 'pots',
  table: {
    seats: [
      { name: 'A', stack: 5_000 },
      { name: 'B', stack: 4_000 },
      { name: 'C', stack: 200 },
    ],
    button: 'A',
    smallBlind: { player: 'B', amount: 50 },
    bigBlind: { player: 'C', amount: 100 },
    ante: { type: 'none', amount: 0, order: 'ante-first' },
    oddChip: 1,
    buttonRule: 'moving',
  },
  hole: {},
  events: [
    { street: 'preflop' },
    { player: 'A', act: 'raise', to: 1_200, adds: 1_200 },
    { player: 'B', act: 'call', to: 1_200, adds: 1_150 },
    { player: 'C', act: 'call', to: 200, adds: 100, allIn: true },
    { street: 'flop', board: ['2c', '7d', '9h'] },
    { player: 'B', act: 'check' },
    { player: 'A', act: 'bet', to: 1_800, adds: 1_800 },
    { player: 'B', act: 'fold' },
    { street: 'turn', board: ['Js'] },
    { street: 'river', board: ['4c'] },
  ],
  declared: { winners: [['C'], ['A']] },
  expect: {
    turns: [
      { player: 'A', toCall: 100, check: false, bet: null, raise: { min: 200, max: 5_000 } },
      { player: 'B', toCall: 1_150, check: false, bet: null, raise: { min: 2_300, max: 4_000 } },
      { player: 'C', toCall: 100, check: false, bet: null, raise: null },
      null,
      { player: 'B', toCall: 0, check: true, bet: { min: 100, max: 2_800 }, raise: null },
      { player: 'A', toCall: 0, check: true, bet: { min: 100, max: 3_800 }, raise: null },
      { player: 'B', toCall: 1_800, check: false, bet: null, raise: { min: 2_800, max: 2_800 } },
      null,
      null,
      null,
    ],
    pots: [
      // POT-7: 600 and 2,000 of 2,600
      { amount: 600, eligible: ['A', 'C'], percentage: 23.1 },
      { amount: 2_000, eligible: ['A'], percentage: 76.9 },
    ],
    returned: { A: 1_800 },
    won: { A: 2_000, C: 600 },
    stacks: { A: 5_800, B: 2_800, C: 600 },
    next: { button: 'B', smallBlind: 'C', bigBlind: 'A' },
  },
  why: [],
};

/** ACT-5: a raise to 150 over a big blind of 100. */
export const TOO_SMALL: ConformanceCase = {
  ...FOLDED_CHIPS,
  id: 'classic/illegal/0301',
  level: 'betting',
  events: [...FOLDED_CHIPS.events.slice(0, 1), { player: 'A', act: 'raise', to: 150, adds: 150 }],
  expect: { turns: FOLDED_CHIPS.expect.turns.slice(0, 1), refused: { event: 1 } },
};
