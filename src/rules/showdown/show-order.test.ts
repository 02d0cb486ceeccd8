import { expect, test } from 'vitest';
import { play, tableOf } from '../../../test/play.ts';
import { dealStreet } from '../hand/apply.ts';
import type { Hand } from '../hand/hand.ts';
import { showOrder } from './show-order.ts';

/** Plays a street, deals the next. */
function then(hand: Hand, course: string): Hand {
  const dealt = dealStreet(play(hand, course));
  if (!dealt.ok) throw new Error(dealt.error.message);
  return dealt.value;
}

const start = () => play(tableOf([9000, 9000, 9000], [50, 100]), '');
const river = () =>
  then(then(then(start(), 'call, call, check'), 'check, check, check'), 'check, check, check');

test('SHOW-1 the last aggressor of the river shows first', () => {
  const hand = play(river(), 'check, bet 500, call, call');
  expect(showOrder(hand)).toEqual({ everyoneShows: false, seats: [2, 0, 1] });
});

test('SHOW-1 a river bet below those of earlier streets is the last aggression all the same', () => {
  const flop = then(start(), 'call, call, check');
  const last = then(then(flop, 'bet 1000, call, call'), 'check, check, check');
  expect(showOrder(play(last, 'check, bet 100, call, call')).seats).toEqual([2, 0, 1]);
});

test('SHOW-1 a bet of one chip is a bet', () => {
  let hand = play(tableOf([90, 90, 90], [1, 1]), '');
  hand = then(then(then(hand, 'call, check, check'), 'check, check, check'), 'check, check, check');
  expect(showOrder(play(hand, 'check, bet 1, call, call')).seats).toEqual([2, 0, 1]);
});

test('SHOW-1 without a bet on the river the first player left of the button shows first', () => {
  expect(showOrder(play(river(), 'check, check, check')).seats).toEqual([1, 2, 0]);
});

test('SHOW-1 with a player all-in and no more betting all hands are shown', () => {
  const hand = play(start(), 'all-in, all-in, fold');
  expect(showOrder(hand)).toEqual({ everyoneShows: true, seats: [1, 0] });
});
