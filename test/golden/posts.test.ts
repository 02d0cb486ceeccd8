import { describe, expect, it } from 'vitest';
import { apply, canBet, openHand, type Setup, seatPlayers, settle } from '../../src/rules/index.ts';

const SETUP: Setup = {
  seats: [
    { name: 'Ann', label: 'Dealer', stack: 1000 },
    { name: 'Ben', label: 'SB', stack: 1000 },
    { name: 'Cleo', label: 'BB', stack: 1000 },
    { name: 'Dan', stack: 1000 },
  ],
  sb: 50,
  bb: 100,
};

const opened = (setup: Setup) => openHand(seatPlayers(setup).table!);

describe('posts besides the blinds', () => {
  it('POT-3 a dead post goes to the first pot, a live one counts as a bet', () => {
    // Ann came late: 50 dead and 100 live. Dan, Ann and Ben go on for 100, Cleo checks.
    const posts = [
      { line: 0, amount: 100, dead: false },
      { line: 0, amount: 50, dead: true },
    ];
    let hand = opened({ ...SETUP, posts });
    expect(hand.turn).toBe(3);
    for (const verb of ['call', 'check', 'call', 'check'] as const) {
      const done = apply(hand, { verb });
      if (!done.ok) throw new Error(`${verb} is refused`);
      hand = done.value;
    }
    expect(hand.turn).toBe(null);
    const { pots, players } = settle(hand, null);
    expect(pots.map(({ amount, calculation }) => [amount, calculation])).toEqual([
      [450, '4 × 100 + 50 (Ann, dead post) = 450'],
    ]);
    expect(players[0]).toMatchObject({ live: 100, ante: 50, contributed: 150, final: 850 });
  });

  it('POT-9 a dead post, if only of one chip, is told in the first pot and nowhere else', () => {
    const seats = SETUP.seats.with(3, { name: 'Dan', stack: 300 });
    let hand = opened({ ...SETUP, seats, posts: [{ line: 0, amount: 1, dead: true }] });
    for (const [verb, to] of [['all-in'], ['raise', 600], ['call'], ['fold']] as const) {
      const done = apply(hand, { verb, ...(to && { to }) });
      if (!done.ok) throw new Error(`${verb} is refused`);
      hand = done.value;
    }
    expect(settle(hand, null).pots.map(({ calculation }) => calculation)).toEqual([
      '3 × 300 + 100 (Cleo, folded) + 1 (Ann, dead post) = 1,001',
      '2 × (600 − 300) = 600',
    ]);
  });

  it('ACT-6 posting is not acting: who posted may still raise', () => {
    let hand = opened({ ...SETUP, posts: [{ line: 0, amount: 100, dead: false }] });
    hand = (apply(hand, { verb: 'call' }) as { value: typeof hand }).value;
    expect(hand.turn).toBe(0);
    expect(apply(hand, { verb: 'raise', to: 200 }).ok).toBe(true);
  });

  it('POST-1 a short player posts what they have and is all-in', () => {
    const seats = SETUP.seats.with(0, { name: 'Ann', label: 'Dealer', stack: 70 });
    const hand = opened({ ...SETUP, seats, posts: [{ line: 0, amount: 100, dead: false }] });
    expect(hand.stacks[0]).toBe(0);
    expect([0, 1, 2, 3].filter((seat) => canBet(hand, seat))).toEqual([1, 2, 3]);
  });

  it('CHIP-1 a post of half a chip is refused', () => {
    const { table, rulings } = seatPlayers({
      ...SETUP,
      posts: [{ line: 3, amount: 0.5, dead: true }],
    });
    expect(table).toBe(null);
    expect(rulings[0]).toMatchObject({ rule: 'CHIP-1', seat: 3, what: 'post' });
  });
});
