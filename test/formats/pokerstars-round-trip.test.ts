import { expect, test } from 'vitest';
import { streamPokerStars } from '../../src/formats/pokerstars/stream.ts';
import { writePokerStars } from '../../src/formats/pokerstars/write.ts';
import { randomHand } from '../laws/random-hand.ts';
import { sample } from '../sample.ts';
import { roundTrip } from './round-trip.ts';
import { trackerSums } from './tracker-sums.ts';

const PART = sample(5_000, 500);
const SLOW = 300_000;

/** Trackers refuse a hand unless added − uncalled = pots = collected + rake. */
function addsUp(text: string): void {
  const { added, uncalled, pots, collected, rake } = trackerSums(text);
  if (added - uncalled !== pots || collected + rake !== pots) throw new Error(`off:\n${text}`);
}

test.each([1, 5_001, 10_001, 15_001])(
  'record → PokerStars → record is the same hand, and trackers can add it up: hands from seed %d',
  (first) => {
    const ids = new Set<string>();
    for (let seed = first; seed < first + PART; seed++) {
      const { text, read } = roundTrip(randomHand(seed), writePokerStars, streamPokerStars);
      addsUp(text);
      expect(read.origin.handId).toMatch(/^\d{12}$/);
      ids.add(read.origin.handId!);
    }
    expect(ids.size).toBe(PART);
  },
  SLOW,
);

test('the same for money: 500 hands in cents', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const money = { scale: 100, currency: 'EUR' };
    const { read } = roundTrip(randomHand(seed), writePokerStars, streamPokerStars, money);
    expect([read.scale, read.currency]).toEqual([100, 'EUR']);
  }
});

test('a hand exports the same id every time, and its own if it came with one', () => {
  const once = roundTrip(randomHand(7), writePokerStars, streamPokerStars);
  const again = roundTrip(randomHand(7), writePokerStars, streamPokerStars);
  expect(again.text).toBe(once.text);
  const { origin } = once.hand;
  const known = { origin: { ...origin, handId: '208958099944' } };
  const kept = roundTrip(randomHand(7), writePokerStars, streamPokerStars, known);
  expect(kept.text).toMatch(/^PokerStars Hand #208958099944: /);
});
