import { describe, expect, it } from 'vitest';
import { actByKey } from './acting.ts';
import { RefusedBurst, TakenCards } from './key-bursts.ts';
import { PageState } from './page-state.ts';
import { Recorder } from './recorder.ts';
import { whyNot, whyNotAlt } from './refused-key.ts';
import { SAMPLE_HAND } from './sample-hand.ts';

const SET_UP = `Hand (1)
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 50 BB 100
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000
`;

const pageOf = (text: string, keys: readonly string[] = [], others: string[] = []): PageState => {
  const recorder = new Recorder({ id: '1', name: 'Friday', hands: [text, ...others], at: 0 });
  const ui = new PageState(recorder, {
    read: () => null,
    write: () => false,
    watch: () => () => {},
  });
  for (const key of keys) expect(actByKey(ui, key), key).toBe(true);
  return ui;
};

describe('a key that does not apply says why', () => {
  it.each([
    ['w with betting open', SET_UP, ['f'], 'w', 'Betting is still open: Bob to act, 50 more'],
    ['n with betting open', SET_UP, [], 'n', 'Betting is still open: Alice to act, 100 to call.'],
    ['d before the flop', SET_UP, [], 'd', 'No board yet: Alice to act, 100 to call.'],
    ['f at the showdown', SET_UP, ['a', 'a', 'a'], 'f', 'Betting is over: o shows the cards'],
    ['2 at the showdown', SET_UP, ['a', 'a', 'a'], '2', 'Betting is over'],
    ['c once it is settled', SET_UP, ['f', 'f'], 'c', 'The hand is settled: n records'],
    ['ACT-6 a without an all-in', SET_UP, [], 'a', 'All-in is not open'],
    ['f on an empty page', '', [], 'f', 'There is no table yet: e opens the set-up.'],
    ['a letter that is not a key', SET_UP, [], 'S', 'S is not a key here: ? lists them.'],
    ['a remedy where nothing is wrong', SET_UP, [], 'z', 'Nothing is wrong here'],
    ['a search in a single hand', SET_UP, [], '/', 'There are no other hands to find yet.'],
  ] as const)('%s', (_, text, keys, key, message) => {
    expect(whyNot(pageOf(text, keys), key)).toContain(message);
  });

  it('at an earlier moment leads to the newest', () => {
    const ui = pageOf(SAMPLE_HAND);
    ui.recorder.cursor.value = ui.recorder.scene.value.moments.length - 2;
    expect(whyNot(ui, 'w')).toBe('An earlier moment is shown: End leads to the newest.');
  });

  it.each(['Tab', 'F5', 'Shift', 'é'])('%s is left to the browser', (key) => {
    expect(whyNot(pageOf(SET_UP), key)).toBeNull();
  });

  it('/ opens the search where there are several hands', () => {
    expect(whyNot(pageOf(SET_UP, [], [SET_UP]), '/')).toBeNull();
  });
});

it.each(['v', 'k', 'u', ','])('Alt+%s has an answer on an empty page', (key) => {
  expect(whyNotAlt(key)).toContain('There is no hand yet');
});

it.each(['r', 'd', 'f'])('Alt+%s is left to others', (key) => {
  expect(whyNotAlt(key)).toBeNull();
});

describe('what follows a refused key', () => {
  const taken = (keys: readonly (readonly [string, number])[]): readonly boolean[] => {
    const burst = new RefusedBurst();
    burst.begin(1_000);
    return keys.map(([key, time]) => burst.takes(key, time));
  };

  it('is swallowed as long as nobody pauses', () => {
    const keys = [...'a=e>b', 'Enter'].map((key, i) => [key, 1_500 + i * 500] as const);
    expect(taken(keys)).toEqual(keys.map(() => true));
  });

  it('acts again after a pause', () => {
    expect(
      taken([
        ['a', 1_600],
        ['f', 2_201],
        ['f', 2_202],
      ]),
    ).toEqual([true, false, false]);
  });

  it.each(['Escape', 'ArrowLeft', 'Tab'])('acts again after %s', (key) => {
    expect(
      taken([
        [key, 1_001],
        ['f', 1_002],
      ]),
    ).toEqual([false, false]);
  });
});

describe('cards that were taken by themselves', () => {
  it.each([
    ['Enter at once', ['Enter'], 1_300, [true]],
    ['a space at once', [' '], 1_300, [true]],
    ['Enter after a pause', ['Enter'], 1_700, [false]],
    ['a second Enter', ['Enter', 'Enter'], 1_300, [true, false]],
    ['Enter behind another key', ['a', 'Enter'], 1_300, [false, false]],
  ] as const)('%s', (_, keys, time, expected) => {
    const cards = new TakenCards();
    cards.note(1_000);
    expect(keys.map((key) => cards.isConfirmedBy(key, time))).toEqual(expected);
  });
});
