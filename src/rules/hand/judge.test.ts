import { describe, expect, test } from 'vitest';
import { play, tableOf } from '../../../test/play.ts';
import type { ClaimedAction } from './action.ts';
import { apply, dealStreet } from './apply.ts';
import { events, type Hand } from './hand.ts';
import { judge } from './judge.ts';

/** "ACT-3 call-is-all-in warning, all-in 300": what is said of an action, and what comes of it. */
function judged(hand: Hand, seat: number, claim: ClaimedAction): string {
  const { rulings, event } = judge(hand, seat, claim);
  const said = rulings.map(({ rule, kind, severity }) => `${rule} ${kind} ${severity}`);
  const done = event === null ? [] : [event.kind === 'muck' ? 'muck' : `${event.verb} ${event.to}`];
  return [...said, ...done].join(', ');
}

const dealt = (hand: Hand): Hand => {
  const next = dealStreet(hand);
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
};

/** Everybody calls, and the BB may still raise. */
const LIMPED = play(tableOf([1000, 1000, 1000], [50, 100]), 'call, call');

/** Checked down to the end. */
const SHOWDOWN = ['flop', 'turn', 'river'].reduce(
  (hand) => play(dealt(hand), 'check, check, check'),
  play(LIMPED, 'check'),
);

test('ACT-1 whoever has a single chip left is to act', () => {
  expect(play(tableOf([1, 1000, 1000], [50, 100]), '').turn).toBe(0);
});

test('ACT-5 over a bet of one chip it is a raise', () => {
  const hand = play(tableOf([10, 10, 10], [0, 1]), '');
  expect(judged(hand, 0, { verb: 'raise', to: 1 })).toBe('ACT-5 not-above-bet error');
});

test('CHIP-2 a street begins with what everybody has behind', () => {
  const flop = dealt(play(LIMPED, 'check'));
  expect(flop.streetStacks).toEqual([900, 900, 900]);
  expect(flop.streetStacks).toHaveLength(3);
});

describe('ACT-3 calls that are not plain', () => {
  const raised = play(tableOf([1000, 1000, 400], [50, 100]), 'raise 400, fold');
  // The Dealer is all-in for 80 and the BB for 60: to call is still 100.
  const short = play(tableOf([80, 1000, 60], [50, 100]), 'all-in 80');
  // The BB is all-in for 60, and two more can bet.
  const open = play(tableOf([1000, 1000, 60, 1000], [50, 100]), '');

  test.each<[string, Hand, number, ClaimedAction, string]>([
    [
      'nothing to call, no amount',
      LIMPED,
      2,
      { verb: 'call' },
      'ACT-3 nothing-to-call warning, check 100',
    ],
    [
      'nothing to call, what is in',
      LIMPED,
      2,
      { verb: 'call', to: 100 },
      'ACT-3 nothing-to-call warning, check 100',
    ],
    [
      'nothing to call, nothing',
      LIMPED,
      2,
      { verb: 'call', to: 0 },
      'ACT-3 nothing-to-call warning, check 100',
    ],
    ['nothing to call, more', LIMPED, 2, { verb: 'call', to: 300 }, 'ACT-3 wrong-call error'],
    [
      'for the last chip, no amount',
      raised,
      2,
      { verb: 'call' },
      'ACT-3 call-is-all-in warning, all-in 400',
    ],
    [
      'for the last chip',
      raised,
      2,
      { verb: 'call', to: 400 },
      'ACT-3 call-is-all-in warning, all-in 400',
    ],
    [
      'of the highest all-in below the bet',
      short,
      1,
      { verb: 'call', to: 80 },
      'ACT-3 call-of-all-in warning, call 100',
    ],
    [
      'of another all-in below the bet',
      short,
      1,
      { verb: 'call', to: 60 },
      'ACT-3 wrong-call error',
    ],
    [
      'of an all-in below the bet while others can bet',
      open,
      3,
      { verb: 'call', to: 60 },
      'ACT-3 wrong-call error',
    ],
  ])('%s', (_, hand, seat, claim, expected) => {
    expect(judged(hand, seat, claim)).toBe(expected);
  });
});

describe('ACT-1, ACT-8 whoever is not to act', () => {
  // David raises, the Dealer calls, the SB folds, the BB raises, David folds: the Dealer is to act.
  const raised = play(
    tableOf([5000, 5000, 5000, 5000], [50, 100]),
    'raise 300, call, fold, raise 900, fold',
  );
  const allIn = play(tableOf([5000, 1000], [50, 100]), 'raise 3000, all-in 1000');

  test('ACT-1 only who still has chips and cards was passed over', () => {
    expect(judge(raised, 2, { verb: 'call' }).rulings).toMatchObject([
      { kind: 'out-of-turn', turn: 0, skipped: [0] },
    ]);
  });

  test('SEAT-5 whoever is eliminated never acts, whether somebody is to act or not', () => {
    const open = play(tableOf([1000, 1000, 1000, 0], [50, 100]), '');
    const closed = play(open, 'call, call, check');
    for (const hand of [open, closed]) {
      expect(judged(hand, 3, { verb: 'check' })).toBe('SEAT-5 eliminated error');
    }
  });

  test('ACT-1 what cannot have happened moves nothing, a fold neither', () => {
    expect(judged(raised, 2, { verb: 'fold' })).toBe('ACT-1 out-of-turn error');
  });

  test.each<[string, Hand, boolean]>([
    ['a flop is to be dealt', play(LIMPED, 'check'), false],
    ['the hands are to be shown', SHOWDOWN, false],
    ['everybody else has folded', play(tableOf([1000, 1000], [50, 100]), 'fold'), true],
  ])('ACT-1 betting is closed: %s', (_, hand, alone) => {
    expect(judge(hand, 1, { verb: 'check' })).toMatchObject({
      rulings: [{ rule: 'ACT-1', kind: 'betting-closed', severity: 'error', alone }],
      event: null,
    });
  });

  test('ACT-8 a fold without a decision is a muck, forced only where somebody says so', () => {
    const muck = (marks = {}) => judge(allIn, 0, { verb: 'fold', ...marks }).event;
    expect(muck()).toEqual({ kind: 'muck', seat: 0, forced: false });
    expect(muck({ forced: true })).toEqual({ kind: 'muck', seat: 0, forced: true });
  });
});

describe('live play', () => {
  const refused = (hand: Hand, claim: ClaimedAction): readonly string[] => {
    const done = apply(hand, claim);
    return done.ok ? [] : done.error.map(({ rule, kind }) => `${rule} ${kind}`);
  };

  test('ACT-7 an all-in that nobody can answer is not on offer', () => {
    const facing = play(tableOf([5000, 300], [50, 100]), 'call, all-in 300');
    expect(refused(facing, { verb: 'all-in' })).toEqual(['ACT-7 nobody-can-answer']);
  });

  test('ACT-3 nor is a call of nothing', () => {
    expect(refused(LIMPED, { verb: 'call' })).toEqual(['ACT-3 nothing-to-call']);
  });

  test('CHIP-3, ACT-9 the last chip is an all-in; nobody is absent unless that is said', () => {
    const last = play(tableOf([1000, 101], [50, 100]), 'raise 200, call');
    expect(events(last).at(-1)).toMatchObject({ verb: 'all-in', added: 1, away: false });
    expect(events(last).at(-2)).toMatchObject({ verb: 'raise', away: false });
  });

  test('WIN-5 a flop has three cards, or none that are known', () => {
    const limped = play(LIMPED, 'check');
    const flop = (count: number) => dealStreet(limped, ([0, 4, 8, 12] as never[]).slice(0, count));
    expect([0, 1, 2, 3, 4].map((count) => flop(count).ok)).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });
});
