import { expect, test } from 'vitest';
import {
  afterColourUp,
  COLOUR_UP,
  changedIn,
  FIFTH,
  TEN_HANDS,
  twelfthHand,
} from '../../test/ten-hands.ts';
import { carryThrough, checkSession } from './index.ts';

/** The SB of hand 2 (Charlie) calls, checks down and loses 50 more to the BB (David). */
const CALLED = changedIn(2, [
  '3. Charlie (SB): Fold\n',
  '3. Charlie (SB): Call 100\n4. David (BB): Check\n\nRanking: David > Charlie\n',
])[1]!;

const found = (texts: readonly string[]): string[] =>
  checkSession(texts.join('\n')).hands.flatMap(({ verdict }) =>
    verdict.findings.map(({ rule, severity }) => `${rule} ${severity} ${verdict.record.number}`),
  );

const listOf = (text: string): string =>
  text
    .split('Stack Setup:\n')[1]!
    .replace(/\n\n[\s\S]*/, '')
    .trimEnd()
    .replaceAll('\n', ', ');

/** Hands of one event: they follow each other by their numbers, whatever their stacks. */
const ofOneEvent = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => text.replace('Stack Setup', 'Event: E\nStack Setup'));

test('carry through: an action changed in hand 2 of ten is right in all the others, one step', () => {
  const { texts, changed } = carryThrough(TEN_HANDS.with(1, CALLED), 1, TEN_HANDS[1]!);
  expect(changed).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(found(texts).filter((one) => !one.startsWith('NOTE-5'))).toEqual([]);
  const back = carryThrough(texts.with(1, TEN_HANDS[1]!), 1, CALLED);
  expect(back.texts).toEqual(TEN_HANDS);
});

test('carry through: a recount ends it, another figure is kept and marked', () => {
  // Somebody has already corrected David in hand 4.
  const hands = TEN_HANDS.with(3, TEN_HANDS[3]!.replace('David Dealer 6000', 'David Dealer 7000'));
  const { texts } = carryThrough(hands.with(1, CALLED), 1, TEN_HANDS[1]!);
  expect(texts[3]).toContain('David Dealer 7000');
  expect(found(texts)).toContain('TOUR-1 warning 4');
  expect(found(texts)).not.toContain('TOUR-1 warning 3');
});

test('carry through: a hand that has none of the old figures is kept and does not count as a change', () => {
  const hands = ofOneEvent(TEN_HANDS.with(1, CALLED));
  const own = hands.with(2, hands[2]!.replace(/^(\w+)( Dealer| SB| BB|) (\d+)$/gm, '$1$2 1$3'));
  const { texts, changed } = carryThrough(own, 1, ofOneEvent(TEN_HANDS)[1]!);
  // What hand 3 says holds for those after it.
  expect(changed).toEqual([]);
  expect(texts).toEqual(own);
});

test('carry through: heads-up both stacks change', () => {
  const hand = (number: number, list: string, acts: string): string =>
    `Hand (${number})\nSB 50 BB 100\nEvent: E\nStack Setup:\n${list}\n\nPreflop Base:\n${acts}\n`;
  const folded = hand(1, 'Alice SB 5000\nBob BB 4000', '1. Alice (SB): Fold');
  const called = hand(
    1,
    'Alice SB 5000\nBob BB 4000',
    '1. Alice (SB): Call 100\n2. Bob (BB): Check\n\nWinner: Bob',
  );
  const next = hand(2, 'Bob SB 4050\nAlice BB 4950', '1. Bob (SB): Fold');
  const { texts, changed } = carryThrough([called, next], 0, folded);
  expect(changed).toEqual([1]);
  expect(listOf(texts[1]!)).toBe('Bob SB 4100, Alice BB 4900');
});

test('carry through: labels and order follow where somebody is out now, also who was left out', () => {
  // Zed has been out since before the first hand.
  const first = changedIn(1, ['David 6000', 'David 6000\nZed 0'])[0]!;
  const second = TEN_HANDS[1]!;
  // David wins 2 × 2,900, the SB's 50 and the ante, and Charlie (BB) is out: 6,000 + 2,900 + 150.
  const edited = first.replace(
    /1\. David[\s\S]*/,
    '1. David: All-In 6000\n2. Alice (Dealer): Fold\n3. Bob (SB): Fold\n4. Charlie (BB): All-In 2900\n\nRanking: David > Charlie\n',
  );
  const carried = (next: string): string => {
    const [before, was, now] = ofOneEvent([first, next, edited]);
    return listOf(carryThrough([now!, was!], 0, before!).texts[1]!);
  };
  expect(carried(second)).toBe('Bob Dealer 3950, Charlie 0, David SB 9050, Alice BB 5000');
  const rebuys = ofOneEvent([`${first}\nBetween Hands:\nZed: Rebuy 500\n`, second, first]);
  expect(listOf(carryThrough(rebuys.slice(0, 2), 0, rebuys[2]!).texts[1]!)).toBe(
    'Bob Dealer 3950, Charlie SB 3050, David BB 6000, Zed 500, Alice 5000',
  );
  // TOUR-4: they may be listed still.
  expect(carried(second.replace('Alice 5000', 'Zed 0\nAlice 5000'))).toBe(
    'Bob Dealer 3950, Charlie 0, David SB 9050, Zed 0, Alice BB 5000',
  );
  const swapped = second.replace(
    'Charlie SB 3050\nDavid BB',
    'David SB 6000\nCharlie BB 3050\nDavid BB',
  );
  expect(carried(swapped.replace('David BB 6000\n', ''))).toBe(
    'Bob Dealer 3950, David SB 9050, Charlie BB 0, Alice 5000',
  );
  // Whoever wrote other labels keeps them: TOUR-3 says what is wrong.
  const stayed = 'Alice Dealer 5000\nBob SB 3950\nCharlie BB 3050\nDavid 6000';
  expect(carried(changedIn(1, [FIFTH, stayed])[0]!.replace('Hand (1)', 'Hand (2)'))).toBe(
    'Alice Dealer 5000, Bob SB 3950, Charlie BB 0, David 9050',
  );
});

test('carry through, TOUR-4: who is out since the edit is listed, who was left out is not', () => {
  const hand = (zed: string, acts: string, end: string): string =>
    `Hand (1)\nSB 50 BB 100\nEvent: E\nStack Setup:\nAlice Dealer 5000\nBob SB 4000\nCharlie BB 3000\n${zed}\n\nPreflop Base:\n${acts}\n${end}`;
  const folds = 'Alice: Fold\nBob: Fold\n';
  const next =
    'Hand (2)\nSB 50 BB 100\nEvent: E\nStack Setup:\nBob Dealer 3950\nCharlie SB 3050\nAlice BB 5000\n';
  const carried = (before: string, edited: string, list = next): string =>
    listOf(carryThrough([edited, list], 0, before).texts[1]!);
  // Zed was out already; now it turns out that Zed lost the last 100 in this hand.
  const lost = hand('Zed 100', 'Zed: All-In 100\nAlice: Fold\nBob: Fold', '\nWinner: Charlie\n');
  expect(carried(hand('Zed 0', folds, ''), lost)).toBe(
    'Bob Dealer 3950, Charlie SB 3150, Zed 0, Alice BB 5000',
  );
  // Nobody saw the end: what a forgotten player has at least is proposed.
  const unseen = (zed: string): string => hand(zed, 'Alice: Fold', '\nResult: not seen\n');
  const forgotten = hand('Zed 900\nYan 0', 'Zed: Call 100\nAlice: Fold', '\nResult: not seen\n');
  expect(carried(unseen('Yan 0'), forgotten)).toBe(
    'Bob Dealer 3950, Charlie SB 3050, Zed BB 800, Alice 5000',
  );
});

test('carry through, TOUR-9: somebody who sat down is listed where they sit, with their chair', () => {
  const chaired = (text: string, chairs: string): string =>
    text.replace('Stack Setup', `Chairs: ${chairs}\nStack Setup`);
  const [first, second] = ofOneEvent(TEN_HANDS);
  const next = chaired(second!, '2 3 4 1 of 6');
  const carried = (before: string, line: string): string => {
    const edited = `${before}\nBetween Hands:\n${line}\n`;
    return carryThrough([edited, next], 0, before).texts[1]!;
  };
  const sat = carried(chaired(first!, '1 2 3 4 of 6'), 'Erin: Sits 3000 in chair 5');
  expect(listOf(sat)).toBe(
    'Bob Dealer 3950, Charlie SB 3050, David BB 6000, Erin 3000, Alice 5000',
  );
  expect(sat).toContain('Chairs: 2 3 4 5 1 of 6\n');
  // Which chair is theirs nobody said.
  const unknown = carried(first!, 'Erin: Sits 3000 after David');
  expect(listOf(unknown)).toBe(listOf(sat));
  expect(unknown).not.toContain('Chairs');
});

test('carry through, TOUR-9: what the evening made the smallest chip still holds', () => {
  // Of 325 Alice won all: 5,000 − 125 + 325. Now she gets 175, and Bob 150.
  const next = twelfthHand(5200, 3850);
  const texts = ofOneEvent([COLOUR_UP, afterColourUp('Alice = Bob > David'), next]);
  const [before] = ofOneEvent([afterColourUp('Alice > Bob > David')]);
  expect(listOf(carryThrough(texts, 1, before!).texts[2]!)).toBe(
    'David Dealer 5950, Alice SB 5050, Bob BB 4000, Charlie 3000',
  );
});

test.each([
  ['two hands in one text', (text: string) => `${text}\n${TEN_HANDS[3]}`],
  ['words that belong to no hand', (text: string) => `Alice: Fold\n${text}`],
  [
    'a line that nobody can read',
    (text: string) => text.replace('David (SB): Fold', 'David: Jump'),
  ],
])(
  'carry through: %s cannot be rewritten without losing something, and it ends there',
  (_, spoilt) => {
    const hands = TEN_HANDS.with(2, spoilt(TEN_HANDS[2]!)).with(1, CALLED);
    expect(carryThrough(hands, 1, TEN_HANDS[1]!)).toEqual({ texts: hands, changed: [] });
  },
);
