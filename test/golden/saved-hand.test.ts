import { describe, expect, test } from 'vitest';
import { readHands } from '../../src/formats/notation/index.ts';
import { replay } from '../../src/record/index.ts';
import {
  apply,
  events,
  type Hand,
  legalActions,
  loadHand,
  saveHand,
} from '../../src/rules/public.ts';
import { given, opened, playedTo, problemsOf, RING, type Sent, seat } from './sent-values.ts';

/** RET-1: Al raises to 3,000, Bo is all-in for 1,000, and Al folds when nothing is left to decide. */
const mucked = (mark: string): Hand => {
  const text = `SB 50 BB 100\nStack Setup:\nAl SB 5000\nBo BB 1000\n\nPreflop Base:\nAl: Raise 3000\nBo: All-In 1000\nPreflop More 1:\nAl: Fold${mark}\n`;
  return replay(readHands(text).hands[0]!.record).hand!;
};

describe('a saved hand', () => {
  const setup = {
    ...RING,
    ante: 100,
    posts: [{ line: 0, amount: 100, dead: false }],
    rules: { button: 'dead' },
  } as Sent;
  const hand = playedTo('turn', { ...RING, ante: 100, rules: { button: 'dead' } });
  const FIVE = ['Ah', 'Kh', 'Qh', '9d', '2c'];
  const saved = (): Sent => JSON.parse(given(saveHand(hand)));

  test.each<[string, Hand]>([
    ['just opened', opened(setup)],
    ['on the turn', hand],
    ['with a fold of somebody absent', given(apply(opened(), { verb: 'fold', away: true }))],
    ['with a forced raise', given(apply(opened(), { verb: 'raise', to: 150, forced: true }))],
    ['with a muck', mucked('')],
    ['with a forced muck', mucked(' !')],
    [
      'with the button on the BB',
      opened({
        seats: [seat('Bob', 'BB', 5), seat('Ann', 'SB', 5)],
        sb: 1,
        bb: 2,
        buttonOnBb: true,
      }),
    ],
  ])('%s comes back as it was', (_, one) => {
    const back = given(loadHand(given(saveHand(one))));
    expect(events(back)).toEqual(events(one));
    expect(back.stacks).toEqual(one.stacks);
    expect(back.table).toEqual(one.table);
    expect(legalActions(back)).toEqual(legalActions(one));
  });

  test('POST-1 posts are written only where somebody posted', () => {
    expect(saved().setup).not.toHaveProperty('posts');
    expect(JSON.parse(given(saveHand(opened(setup)))).setup.posts).toEqual([
      { line: 0, amount: 100, dead: false },
    ]);
  });

  test('CHIP-2 it says what is left and what lies in the middle', () => {
    // three calls of 100 and the ante of 100
    expect(saved()).toMatchObject({ stacks: [900, 1900, 2800], inTheMiddle: 400 });
  });

  test.each<[string, (json: Sent) => unknown, string]>([
    ['text that is not JSON', () => '{', 'NOTE-1 : This is not a saved hand, but "{".'],
    [
      'another thing',
      () => ({ sidepot: 'suite', version: 1 }),
      'NOTE-1 : This is not a saved hand, but an object.',
    ],
    ['another version', (json) => ({ ...json, version: 2 }), 'NOTE-1 : This is not a saved hand'],
    [
      'no list of events',
      (json) => ({ ...json, events: null }),
      'NOTE-1 events: events is not a list of what happened.',
    ],
    ['no setup', (json) => ({ ...json, setup: null }), 'SEAT-1 setup: setup is null'],
    [
      'an event of no kind',
      (json) => ({ ...json, events: [7] }),
      'NOTE-1 events[0]: events[0] is 7.',
    ],
    [
      'an event of nobody',
      (json) => ({ ...json, events: [{ act: 'fold', seat: 3, to: 0 }] }),
      'SEAT-1 events[0]: events[0] is of nobody at the table, but 3.',
    ],
    [
      'an event of half a seat',
      (json) => ({ ...json, events: [{ act: 'fold', seat: 0.5, to: 0 }] }),
      'SEAT-1 events[0]: events[0] is of nobody at the table, but 0.5.',
    ],
    [
      'a verb nobody knows',
      (json) => ({ ...json, events: [{ act: 'shove', seat: 0, to: 0 }] }),
      'NOTE-4 events[0]: action.verb is "shove"',
    ],
    [
      'an action out of turn',
      (json) => ({ ...json, events: [{ act: 'fold', seat: 1, to: 0 }] }),
      "events[0]: It is Ann's turn, not Bob's.",
    ],
    [
      'a call for less',
      (json) => ({ ...json, events: [{ act: 'call', seat: 0, to: 90 }, ...json.events.slice(1)] }),
      'events[0]: The bet to call is 100, not 90.',
    ],
    [
      'an all-in that is called a raise',
      (json) => ({ ...json, events: [{ act: 'raise', seat: 0, to: 1000 }] }),
      'ACT-1 events[0]: events[0] is not what the rules make of it.',
    ],
    [
      'a fold that is called a muck',
      (json) => ({ ...json, events: [{ muck: 0 }] }),
      'ACT-1 events[0]: events[0] is not what the rules make of it.',
    ],
    [
      'cards that are none',
      (json) => ({
        ...json,
        events: [...json.events.slice(0, 3), { deal: 'flop', cards: ['Ah', 'Kh', 'Xx'] }],
      }),
      'WIN-5 events[3]: events[3] deals an object, not a list of cards.',
    ],
    [
      'five cards at once',
      (json) => ({
        ...json,
        events: [...json.events.slice(0, 3), { deal: 'flop', cards: FIVE }],
      }),
      'WIN-5 events[3]: The flop has 3 new cards, not 5.',
    ],
    [
      'more cards than a board has',
      (json) => ({
        ...json,
        events: [...json.events.slice(0, 3), { deal: 'flop', cards: [...FIVE, '4c'] }],
      }),
      'WIN-5 events[3]: events[3] deals an object, not a list of cards.',
    ],
    [
      'cards that are numbers',
      (json) => ({
        ...json,
        events: [...json.events.slice(0, 3), { deal: 'flop', cards: [1, 2, 3] }],
      }),
      'WIN-5 events[3]: events[3] deals an object',
    ],
    [
      'a street too early',
      (json) => ({ ...json, events: [{ deal: 'flop', cards: [] }] }),
      'ACT-8 events[0]: No street is to be dealt now.',
    ],
    [
      'another street',
      (json) => ({ ...json, events: [...json.events.slice(0, 3), { deal: 'turn', cards: [] }] }),
      'ACT-8 events[3]: events[3] deals the "turn"; the flop comes next.',
    ],
    [
      'other stacks',
      (json) => ({ ...json, stacks: [900, 1900, 2801] }),
      'CHIP-2 stacks: The chips at the end do not follow from what happened: 900, 1900, 2800 are left and 400 lie in the middle.',
    ],
    [
      'a stack too few',
      (json) => ({ ...json, stacks: [900, 1900] }),
      'CHIP-2 stacks: The chips at the end',
    ],
    [
      'another middle',
      (json) => ({ ...json, inTheMiddle: 401 }),
      'CHIP-2 stacks: The chips at the end',
    ],
  ])('with %s is refused', (_, changed, words) => {
    const found = problemsOf(loadHand(changed(saved())));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(words);
  });

  test('ACT-8 a muck is saved as one, forced only where it was, and a fold does not do for it', () => {
    const last = (mark: string) => JSON.parse(given(saveHand(mucked(mark)))).events.at(-1);
    expect(last('')).toEqual({ muck: 0 });
    expect(last(' !')).toEqual({ muck: 0, forced: true });
    const json = JSON.parse(given(saveHand(mucked(''))));
    const fold = { act: 'fold', seat: 0, to: 3000 };
    expect(problemsOf(loadHand({ ...json, events: json.events.with(-1, fold) }))).toEqual([
      'ACT-1 events[2]: events[2] is not what the rules make of it.',
    ]);
  });

  test('NOTE-1 ten thousand events are looked at, of more none is', () => {
    const saved = JSON.parse(given(saveHand(opened())));
    const path = (count: number) => {
      const loaded = loadHand({ ...saved, events: Array(count).fill(null) });
      return !loaded.ok && loaded.error[0]!.path;
    };
    expect([10_000, 10_001].map(path)).toEqual(['events[0]', 'events']);
  });

  test('NOTE-1 a text of ten million characters is read, a longer one is not', () => {
    const text = given(saveHand(opened())).padEnd(10_000_000);
    expect(loadHand(text).ok).toBe(true);
    expect(loadHand(`${text} `).ok).toBe(false);
  });
});
