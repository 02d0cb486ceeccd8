import { describe, expect, test } from 'vitest';
import type { ActRuling, ClaimedAction } from './action.ts';
import { addedTotal, isSafeRemedy, remedyFor } from './remedy.ts';

/** A ruling with the figures that matter; the others are there so that a mix-up shows. */
const ruling = (kind: ActRuling['kind'], figures: object = {}): ActRuling =>
  ({ severity: 'error', seat: 2, rule: 'ACT-1', kind, ...figures }) as unknown as ActRuling;

const CALL: ClaimedAction = { verb: 'call', to: 350 };
const RAISE: ClaimedAction = { verb: 'raise', to: 350 };

describe('the one action that would be right', () => {
  test.each<[string, ActRuling, ClaimedAction, ClaimedAction | null]>([
    [
      'ACT-3 a wrong call is one of the bet',
      ruling('wrong-call', { found: 350, price: 300, whole: 900, before: 0 }),
      CALL,
      { verb: 'call', to: 300 },
    ],
    [
      'ACT-3 a call of more than the bet and all there is, is an all-in',
      ruling('wrong-call', { found: 350, price: 300, whole: 350, before: 0 }),
      CALL,
      { verb: 'all-in', to: 350 },
    ],
    [
      'ACT-3 a call for which the stack is too small is an all-in',
      ruling('call-beyond-stack', { found: 350, price: 300, whole: 200, before: 0 }),
      CALL,
      { verb: 'all-in', to: 200 },
    ],
    [
      'ACT-3 a call for the last chip is an all-in',
      ruling('call-beyond-stack', { found: 350, price: 300, whole: 300, before: 0 }),
      CALL,
      { verb: 'all-in', to: 300 },
    ],
    [
      'ACT-3 of the bet itself, beyond an all-in',
      ruling('call-of-all-in', { found: 900, price: 300, whole: 900, before: 0 }),
      CALL,
      { verb: 'call', to: 300 },
    ],
    [
      'ACT-3 who has the bet already checks',
      ruling('wrong-call', { found: 350, price: 300, whole: 900, before: 300 }),
      CALL,
      { verb: 'check' },
    ],
    ['ACT-3 nothing to call is a check', ruling('nothing-to-call'), CALL, { verb: 'check' }],
    [
      'CHIP-3 beyond the stack is all of it',
      ruling('beyond-stack', { found: 950, whole: 900 }),
      RAISE,
      { verb: 'all-in', to: 900 },
    ],
    [
      'CHIP-3 an all-in is everything',
      ruling('not-everything', { found: 800, whole: 900 }),
      RAISE,
      { verb: 'all-in', to: 900 },
    ],
    [
      'CHIP-3 everything is an all-in',
      ruling('is-all-in', { found: 900, whole: 900 }),
      RAISE,
      { verb: 'all-in', to: 900 },
    ],
    [
      'ACT-4 a raise of nothing is a bet',
      ruling('verb-swapped', { verb: 'bet', found: 350 }),
      RAISE,
      { verb: 'bet', to: 350 },
    ],
    [
      'ACT-5 chips added were meant',
      ruling('below-minimum', {
        verb: 'raise',
        found: 350,
        before: 100,
        min: 400,
        price: 300,
        whole: 900,
      }),
      RAISE,
      { verb: 'raise', to: 450 },
    ],
    [
      'ACT-5 else the table let it pass',
      ruling('below-minimum', {
        verb: 'raise',
        found: 350,
        before: 0,
        min: 400,
        price: 300,
        whole: 900,
      }),
      RAISE,
      { verb: 'raise', to: 350, forced: true },
    ],
    [
      'ACT-5 a raise to the bet is a call',
      ruling('not-above-bet', {
        verb: 'raise',
        found: 300,
        before: 0,
        min: 600,
        price: 300,
        whole: 900,
      }),
      RAISE,
      { verb: 'call', to: 300 },
    ],
    [
      'ACT-5 a raise below the bet only a person knows',
      ruling('not-above-bet', {
        verb: 'raise',
        found: 250,
        before: 0,
        min: 600,
        price: 300,
        whole: 900,
      }),
      RAISE,
      null,
    ],
    [
      'ACT-4 a bet of nothing is a check',
      ruling('not-above-bet', { verb: 'bet', found: 0, before: 0, min: 100, price: 0, whole: 900 }),
      { verb: 'bet', to: 0 },
      { verb: 'check' },
    ],
    [
      'ACT-5 a raise by the chips added',
      ruling('not-above-bet', {
        verb: 'raise',
        found: 250,
        before: 350,
        min: 600,
        price: 300,
        whole: 900,
      }),
      RAISE,
      { verb: 'raise', to: 600 },
    ],
    [
      'ACT-6 may have happened',
      ruling('not-reopened', { grown: 50, needed: 100, price: 350 }),
      RAISE,
      { verb: 'raise', to: 350, forced: true },
    ],
    [
      'ACT-7 may have happened',
      ruling('nobody-can-answer', { price: 350 }),
      RAISE,
      { verb: 'raise', to: 350, forced: true },
    ],
    [
      'ACT-2 a free fold may have happened',
      ruling('fold-for-free'),
      { verb: 'fold' },
      { verb: 'fold', to: null, forced: true },
    ],
    [
      'ACT-9 an absent player who cannot check folds',
      ruling('check-facing-bet', { price: 300, whole: 900 }),
      { verb: 'check', away: true },
      { verb: 'fold', away: true },
    ],
    [
      'ACT-2 anybody else may call or fold',
      ruling('check-facing-bet', { price: 300, whole: 900 }),
      { verb: 'check' },
      null,
    ],
    [
      'ACT-9 what the rule does',
      ruling('not-for-absent', { right: 'check' }),
      { verb: 'call', away: true },
      { verb: 'check', away: true },
    ],
    [
      'ACT-8 a fold there is a muck',
      ruling('no-decision'),
      { verb: 'fold' },
      { verb: 'fold', to: null, forced: true },
    ],
    ['ACT-8 no other line does anything', ruling('no-decision'), { verb: 'check' }, null],
    [
      'ACT-1 whose turn it was only a person knows',
      ruling('out-of-turn', { turn: 1, skipped: [] }),
      CALL,
      null,
    ],
  ])('%s', (_, wrong, claim, expected) => {
    expect(remedyFor(wrong, claim)).toEqual(expected);
  });
});

describe('what a program may write by itself', () => {
  const wrongCall = (found: number) =>
    ruling('wrong-call', { found, price: 300, whole: 900, before: 0 });
  test.each<[string, ActRuling, ClaimedAction, boolean]>([
    ['ACT-3 a call of too little', wrongCall(299), { verb: 'call', to: 300 }, true],
    [
      'ACT-3 not a call of too much: the bet may be wrong',
      wrongCall(301),
      { verb: 'call', to: 300 },
      false,
    ],
    ['ACT-3 a call of the bet itself', wrongCall(300), { verb: 'call', to: 300 }, false],
    [
      'ACT-3 a call below a short stack',
      ruling('wrong-call', { found: 150, price: 300, whole: 200, before: 0 }),
      { verb: 'all-in', to: 200 },
      true,
    ],
    [
      'ACT-3 not a call above a short stack',
      ruling('wrong-call', { found: 250, price: 300, whole: 200, before: 0 }),
      { verb: 'all-in', to: 200 },
      false,
    ],
    [
      'CHIP-3 an all-in',
      ruling('is-all-in', { found: 900, whole: 900 }),
      { verb: 'all-in', to: 900 },
      true,
    ],
    [
      'not what the table let pass',
      ruling('not-reopened'),
      { verb: 'raise', to: 350, forced: true },
      false,
    ],
    [
      'not what was done for somebody',
      ruling('not-for-absent', { right: 'fold' }),
      { verb: 'fold', away: true },
      false,
    ],
    ['not a raise below the least', ruling('below-minimum'), { verb: 'raise', to: 450 }, false],
  ])('%s', (_, wrong, remedy, isSafe) => {
    expect(isSafeRemedy(wrong, remedy)).toBe(isSafe);
  });
});

test('chips added are meant only where their total fits', () => {
  const figures = { found: 300, before: 100, min: 400, whole: 900 };
  expect(addedTotal(figures)).toBe(400);
  expect(addedTotal({ ...figures, before: 0 })).toBeNull();
  expect(addedTotal({ ...figures, min: 401 })).toBeNull();
  // All of it would have been called an all-in.
  expect(addedTotal({ ...figures, whole: 400 })).toBeNull();
  expect(addedTotal({ ...figures, whole: 401 })).toBe(400);
});
