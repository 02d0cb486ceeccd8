import { describe, expect, test } from 'vitest';
import { writeHand } from '../../src/formats/notation/index.ts';
import { recordHand } from '../../src/record/index.ts';
import {
  absentAction,
  apply,
  dealStreet,
  type Hand,
  judge,
  legalActions,
  standingOf,
  standingsOf,
} from '../../src/rules/index.ts';
import { play, tableOf } from '../play.ts';

const deep = (players: number): number[] => new Array<number>(players).fill(100_000);

const flopOf = (players: number, bb: number): Hand => {
  const calls = new Array<string>(players - 1).fill('call').join(',');
  const limped = play(tableOf(deep(players), [bb / 2, bb]), `${calls}, check`);
  const flop = dealStreet(limped);
  if (!flop.ok) throw new Error(flop.error.message);
  return flop.value;
};

/** A flop on which the n-th player to act has only this much left. */
const flopWith = (stacks: readonly number[], bb: number): Hand => {
  // Left of the button acts first on the flop, so the list starts with the button's stack.
  const [first, ...rest] = stacks;
  const ring = [rest.pop() ?? 0, first!, ...rest].map((stack) => stack + bb);
  const calls = new Array<string>(ring.length - 1).fill('call').join(',');
  const flop = dealStreet(play(tableOf(ring, [bb / 2, bb]), `${calls}, check`));
  if (!flop.ok) throw new Error(flop.error.message);
  return flop.value;
};

const raiseOf = (hand: Hand) => legalActions(hand)?.raise ?? null;

describe('golden minimum raises', () => {
  test('ACT-5 600, 1600, 3600: the next raise is to 5600', () => {
    expect(raiseOf(play(flopOf(4, 200), 'bet 600, raise 1600, raise 3600'))?.min).toBe(5600);
  });

  test('ACT-5 big blind 100, all-in 150: the next raise is to 250', () => {
    const table = tableOf([10_000, 10_000, 10_000, 150, 10_000], [50, 100]);
    expect(raiseOf(play(table, 'all-in 150'))?.min).toBe(250);
  });

  test('ACT-5 bet 300, raise 1000: the next raise is to 1700', () => {
    expect(raiseOf(play(flopOf(3, 100), 'bet 300, raise 1000'))?.min).toBe(1700);
  });

  test('ACT-5 50, 125, 200, 500: the next raise is to 800', () => {
    const hand = play(tableOf(deep(6), [25, 50]), 'raise 125, raise 200, raise 500');
    expect(raiseOf(hand)?.min).toBe(800);
  });

  test('ACT-5 bet 300, all-ins 500, 650, 800, call: the next raise is to 1100', () => {
    const hand = flopWith([9000, 500, 650, 800, 9000, 9000], 100);
    const faced = play(hand, 'bet 300, all-in 500, all-in 650, all-in 800, call');
    expect(raiseOf(faced)?.min).toBe(1100);
  });

  test('ACT-4 over a short opening all-in the next raise is to that amount plus one big blind', () => {
    const hand = play(flopWith([60, 9000, 9000], 100), 'all-in 60');
    expect(raiseOf(hand)?.min).toBe(160);
  });

  test('ACT-4 a bet is at least the big blind; less only all-in', () => {
    const hand = flopWith([9000, 60, 9000], 100);
    expect(legalActions(hand)?.bet).toEqual({ min: 100, max: 9000 });
    const short = play(hand, 'check');
    expect(legalActions(short)).toMatchObject({ bet: null, allIn: { to: 60 } });
  });
});

describe('golden reopening', () => {
  // Bettor 9000, all-in 125, caller 9000, all-in 200, caller 9000
  const faced = play(
    flopWith([9000, 125, 9000, 200, 9000], 100),
    'bet 100, all-in 125, call 125, all-in 200, call 200',
  );

  test('ACT-6 two short all-ins that add up to a full raise let the bettor raise, to 300 at least', () => {
    expect(raiseOf(faced)?.min).toBe(300);
  });

  test('ACT-6 if the bettor only calls, the first caller, who faces 75, may not raise', () => {
    const called = play(faced, 'call 200');
    expect(legalActions(called)).toMatchObject({
      raise: null,
      allIn: null,
      call: { to: 200, added: 75 },
    });
  });

  test('ACT-6 if the bettor raises to 300, the first caller may', () => {
    expect(raiseOf(play(faced, 'raise 300'))).not.toBeNull();
  });

  test('ACT-6 BB 4000, call, all-in 7500: the BB may raise to 11500; if it calls, the first caller may not', () => {
    const table = tableOf([90_000, 7500, 90_000], [2000, 4000]);
    const hand = play(table, 'call 4000, all-in 7500');
    expect(raiseOf(hand)?.min).toBe(11_500);
    expect(raiseOf(play(hand, 'call 7500'))).toBeNull();
  });

  test('ACT-6 500, 1000, call, all-in 1300, all-in 1700: those in for 1000 may raise to 2200', () => {
    const table = tableOf([1300, 1700, 90_000, 90_000, 90_000], [250, 500]);
    const hand = play(table, 'raise 1000, call 1000, all-in 1300, all-in 1700, call 1700');
    expect(raiseOf(hand)?.min).toBe(2200);
    expect(raiseOf(play(hand, 'call 1700'))?.min).toBe(2200);
  });

  test('ACT-6 a player who checked and faces an all-in below the big blind may not raise', () => {
    const hand = play(flopWith([9000, 60, 9000], 100), 'check, all-in 60, call');
    expect(raiseOf(hand)).toBeNull();
  });

  test.each([
    ['for more, which is a raise', 5000, ['ACT-6 warning']],
    ['for the bet itself, which is a call', 125, []],
    ['for less than the bet', 110, []],
  ])('ACT-6 a bettor who faces a short all-in is all-in %s', (_, whole, rulings) => {
    const hand = play(flopWith([whole, 125, 5000], 100), 'bet 100, all-in 125, call');
    const judged = judge(hand, hand.turn!, { verb: 'all-in', to: whole });
    expect(judged.rulings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(rulings);
    expect(judged.event).toMatchObject({ verb: 'all-in', to: whole });
  });

  test('ACT-6 posting a blind is not acting: the BB may raise an unraised pot', () => {
    expect(raiseOf(play(tableOf(deep(3), [50, 100]), 'call, call'))?.min).toBe(200);
  });
});

describe('what may be done', () => {
  test('POST-4 against a short big blind the call is the full blind and the least raise twice it', () => {
    const hand = play(tableOf([9000, 9000, 40], [50, 100]), '');
    expect(legalActions(hand)).toMatchObject({ call: { to: 100 }, raise: { min: 200 } });
  });

  test('ACT-7 no raise is offered when no opponent can put in more than the bet', () => {
    const hand = play(tableOf([9000, 500], [50, 100]), 'raise 400, all-in 500');
    expect(legalActions(hand)).toMatchObject({ raise: null, allIn: null, call: { to: 500 } });
  });

  test('ACT-4, ACT-5 where nobody has bet a bet is offered, else a raise, never both', () => {
    expect(legalActions(flopOf(3, 100))).toMatchObject({ bet: { min: 100 }, raise: null });
    const bet = play(flopOf(3, 100), 'bet 300');
    expect(legalActions(bet)).toMatchObject({ bet: null, raise: { min: 600 } });
    const oneChip = play(tableOf(deep(3), [0, 1]), '');
    expect(legalActions(oneChip)).toMatchObject({ bet: null, raise: { min: 2 } });
  });

  test('ACT-5 whoever has just the minimum may raise to it', () => {
    const raise = (stack: number) => raiseOf(play(tableOf([stack, 900, 900], [50, 100]), ''));
    expect([199, 200, 201].map(raise)).toEqual([
      null,
      { min: 200, max: 200 },
      { min: 200, max: 201 },
    ]);
  });

  test('ACT-3 a call that takes the last chip is accepted as a call and says it is all-in', () => {
    const hand = play(tableOf([9000, 500], [50, 100]), 'raise 600');
    for (const to of [undefined, null, 500]) {
      const called = apply(hand, { verb: 'call', ...(to !== undefined && { to }) });
      expect(called.ok && called.value.stacks).toEqual([8400, 0]);
      expect(called.ok && called.value.log!.event).toMatchObject({ verb: 'all-in', to: 500 });
    }
    expect(apply(hand, { verb: 'call', to: 600 }).ok).toBe(false);
    expect(legalActions(hand)?.call).toBe(null);
  });

  test('ACT-7 in a recorded hand an all-in nobody can answer is accepted without a word', () => {
    const hand = play(tableOf([9000, 500], [50, 100]), 'raise 400, all-in 500');
    expect(judge(hand, 0, { verb: 'all-in', to: 9000 }).rulings).toEqual([]);
    expect(judge(hand, 0, { verb: 'raise', to: 2000 }).rulings).toMatchObject([
      { rule: 'ACT-7', severity: 'warning' },
    ]);
  });

  test('ACT-8 a blind that covers every all-in leaves no decision', () => {
    // The button is all-in for 60, the SB folds, the BB has 100 in.
    const hand = play(tableOf([60, 9000, 9000], [50, 100]), 'all-in 60, fold');
    expect(legalActions(hand)).toBeNull();
  });

  test('ACT-8 where there is no decision a check moves nothing and a fold is a muck, both warnings', () => {
    const hand = play(tableOf([60, 9000, 9000], [50, 100]), 'all-in 60, fold');
    expect(judge(hand, 2, { verb: 'check' })).toMatchObject({
      rulings: [{ rule: 'ACT-8', severity: 'warning' }],
      event: null,
    });
    expect(judge(hand, 2, { verb: 'fold' })).toMatchObject({
      rulings: [{ rule: 'ACT-8', severity: 'warning' }],
      event: { kind: 'muck', seat: 2 },
    });
  });

  test('ACT-9 an absent player checks if possible, else folds', () => {
    const hand = play(tableOf(deep(3), [50, 100]), '');
    expect(absentAction(legalActions(hand)!)).toEqual({ verb: 'fold', away: true });
    const limped = play(hand, 'call, call');
    expect(absentAction(legalActions(limped)!)).toEqual({ verb: 'check', away: true });
  });

  test('ACT-9 what was done for an absent player is written down as such', () => {
    const hand = play(tableOf(deep(3), [50, 100]), '');
    const folded = apply(hand, absentAction(legalActions(hand)!));
    if (!folded.ok) throw new Error('refused');
    expect(writeHand(recordHand(folded.value))).toContain(': Fold (away)\n');
    expect(judge(hand, 0, { verb: 'fold' }).event).toMatchObject({ away: false, forced: false });
  });

  test('ACT-9 an all-in hand stays in: there is nothing an absent player could do', () => {
    const hand = play(tableOf([9000, 9000, 500], [50, 100]), 'raise 1000, fold, all-in 500');
    expect(legalActions(hand)).toBeNull();
    expect(standingsOf(hand)).toEqual(['acted', 'folded', 'all-in']);
  });

  test('CHIP-3 a raise for everything is an all-in', () => {
    const hand = play(tableOf([500, 9000, 9000], [50, 100]), 'raise 500');
    expect(standingOf(hand, 0)).toBe('all-in');
  });

  test.each([
    ['ACT-1 nobody acts out of turn', 1, 'call 100', 'out-of-turn'],
    ['ACT-2 no check facing a bet', 0, 'check', 'check-facing-bet'],
    ['ACT-3 a call below the bet is refused', 0, 'call 50', 'wrong-call'],
    ['ACT-3 a call above the stack is refused', 0, 'call 200000', 'call-beyond-stack'],
    ['ACT-5 a raise must be above the bet', 0, 'raise 100', 'not-above-bet'],
    ['CHIP-1 half a chip is refused', 0, 'raise 250.5', 'not-chips'],
    ['CHIP-3 nobody bets more than they have', 0, 'raise 100001', 'beyond-stack'],
    ['CHIP-3 an all-in is everything', 0, 'all-in 99999', 'not-everything'],
    ['NOTE-4 a raise needs an amount', 0, 'raise', 'no-amount'],
  ])('%s', (_, seat, words, kind) => {
    const hand = play(tableOf(deep(3), [50, 100]), '');
    const [verb, to] = words.split(' ');
    const action = { verb: verb as 'call', to: to ? Number(to) : null };
    expect(judge(hand, seat, action)).toMatchObject({
      rulings: [{ kind, severity: 'error' }],
      event: null,
    });
    // Live, the player to act is the only one who can.
    if (seat === hand.turn) expect(apply(hand, action).ok).toBe(false);
  });

  test.each([
    ['less than the last chips', [9000, 9000, 500], 'raise 600, fold', 'call 300'],
    ['everything where less is to call', [500, 9000, 9000], '', 'call 500'],
    ['what somebody else has', [9000, 9000, 500], 'raise 600, call', 'call 600'],
  ])('ACT-3 a call of %s is an error', (_, stacks, course, words) => {
    const hand = play(tableOf(stacks, [50, 100]), course);
    const action = { verb: 'call' as const, to: Number(words.split(' ')[1]) };
    expect(judge(hand, hand.turn!, action)).toMatchObject({
      rulings: [{ rule: 'ACT-3', severity: 'error' }],
      event: null,
    });
  });

  test.each([
    // The golden minimum over a big blind of 100 is 200 in all of them.
    ['ACT-5 over the big blind', play(tableOf(deep(3), [50, 100]), ''), 'ACT-5'],
    [
      'ACT-5 over a blind somebody is all-in below',
      play(tableOf([60, 900, 900], [50, 100]), 'all-in 60'),
      'ACT-5',
    ],
    ['ACT-5 over a bet of one big blind', play(flopOf(3, 100), 'bet 100'), 'ACT-5'],
    [
      'ACT-4 over a short opening all-in',
      play(flopWith([99, 900, 900], 100), 'all-in 99'),
      'ACT-4',
    ],
  ])('%s a raise to 150 is below the minimum', (_, hand, rule) => {
    expect(judge(hand, hand.turn!, { verb: 'raise', to: 150 }).rulings).toMatchObject([
      { rule, kind: 'below-minimum', severity: 'warning' },
    ]);
  });

  test('ACT-5 a raise below the minimum that is everything is an all-in, and legal', () => {
    const hand = play(tableOf([150, 900, 900], [50, 100]), '');
    expect(judge(hand, 0, { verb: 'raise', to: 150 }).rulings).toMatchObject([
      { rule: 'CHIP-3', kind: 'is-all-in' },
    ]);
  });

  test('CHIP-2 a single chip moves like any other, and the hand before it stays as it was', () => {
    const hand = play(tableOf([10, 10], [1, 2]), '');
    expect(hand.stacks).toEqual([9, 8]);
    expect(play(hand, 'call').stacks).toEqual([8, 8]);
    expect(hand.stacks).toEqual([9, 8]);
  });

  test('ACT-5 a raise below the minimum is a warning, forced it is information, live it is refused', () => {
    const hand = play(tableOf(deep(3), [50, 100]), '');
    expect(judge(hand, 0, { verb: 'raise', to: 150 }).rulings).toMatchObject([
      { rule: 'ACT-5', severity: 'warning', min: 200 },
    ]);
    expect(judge(hand, 0, { verb: 'raise', to: 150, forced: true }).rulings).toMatchObject([
      { rule: 'ACT-5', severity: 'info' },
    ]);
    expect(apply(hand, { verb: 'raise', to: 150 }).ok).toBe(false);
    expect(apply(hand, { verb: 'raise', to: 150, forced: true }).ok).toBe(true);
  });
});
