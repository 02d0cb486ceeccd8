import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { equity, type KnownCards } from '../../../rules/index.ts';
import { type BoardCounter, MomentChances } from './chances.ts';
import { goToMoment } from './moment-cursor.ts';
import { Recorder } from './recorder.ts';

/** Two aces against a flush draw: all-in on the turn, nine hearts of 44 cards. */
const TEXT = `Hand (1)
SB 50 BB 100
Stack Setup:
Alice SB 1000
Bob BB 1000

Preflop Base:
1. Alice (SB): Call 100
2. Bob (BB): Check
Flop Base (K♥ 9♥ 2♣):
3. Bob (BB): Check
4. Alice (SB): Check
Turn Base (3♠):
5. Bob (BB): All-In 900
6. Alice (SB): Call 900
River Base (T♥):

Showdown:
Alice: A♠ A♦
Bob: 8♥ 7♥
`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function followed(text: string) {
  const asked: KnownCards[] = [];
  const count: BoardCounter = async (known) => {
    asked.push(known);
    const counts = equity(known.holes, known.board, known.dead);
    return counts.ok ? counts.value.hands.map(({ percent }) => percent) : null;
  };
  const recorder = new Recorder({ id: 'one', name: 'One', hands: [text], at: 0 });
  const chances = new MomentChances(recorder, count);
  const momentOf = (street: string): number =>
    recorder.scene.value.moments.findIndex(({ hand }) => hand.street === street);
  return { recorder, chances, asked, momentOf, stop: chances.follow() };
}

const shares = ({ shown }: MomentChances) =>
  shown.value?.kind === 'known' ? [...shown.value.bySeat].map(([, { share }]) => share) : null;

test('counted once the hand rests on a moment, and once for the same cards', async () => {
  const { recorder, chances, asked, momentOf, stop } = followed(TEXT);
  // Past every moment without a rest: nothing is counted on the way.
  goToMoment(recorder, momentOf('flop'));
  goToMoment(recorder, momentOf('turn'));
  expect([asked.length, shares(chances)]).toEqual([0, null]);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.map(({ board }) => board.length)).toEqual([4]);
  expect(shares(chances)).toEqual([79.55, 20.45]);
  // The all-in changes nothing about the cards.
  goToMoment(recorder, momentOf('turn') + 1);
  expect(shares(chances)).toEqual([79.55, 20.45]);
  goToMoment(recorder, momentOf('river'));
  await vi.advanceTimersByTimeAsync(200);
  expect(shares(chances)).toEqual([0, 100]);
  goToMoment(recorder, momentOf('turn'));
  expect(shares(chances)).toEqual([79.55, 20.45]);
  expect(asked.length).toBe(2);
  stop();
});

test('what comes too late for the moment shown is kept for later', async () => {
  const { recorder, chances, momentOf, stop } = followed(TEXT);
  goToMoment(recorder, momentOf('turn'));
  vi.advanceTimersByTime(200);
  goToMoment(recorder, momentOf('flop'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shares(chances)).toBeNull();
  goToMoment(recorder, momentOf('turn'));
  expect(shares(chances)).toEqual([79.55, 20.45]);
  stop();
});

test('WIN-4 unknown cards have no figure, and it is said why', () => {
  const { chances, asked, stop } = followed(TEXT.replace('8♥ 7♥', '? ?'));
  expect(chances.shown.value).toEqual({
    kind: 'none',
    why: "The cards of Bob are not known, so nobody's chances can be worked out; a figure would be a guess.",
  });
  expect(asked).toEqual([]);
  stop();
});
