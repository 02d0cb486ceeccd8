import { expect, test } from 'vitest';
import {
  type Card,
  cardLetters,
  cardText,
  category,
  DECK,
  describeHand,
  evaluate,
  readCard,
} from './public.ts';

const NINE = ['Ah', 'Kh', 'Qh', 'Jh', 'Th', '9d', '2c', '3c', '4s'].map((word) => readCard(word));

const said = (result: ReturnType<typeof evaluate>): string =>
  result.ok ? 'a strength' : `${result.error[0]!.rule} ${result.error[0]!.message}`;

test.each<[number, string]>([
  [0, 'WIN-5 Five, six or seven cards make a hand, not 0 cards.'],
  [4, 'WIN-5 Five, six or seven cards make a hand, not 4 cards.'],
  [5, 'a strength'],
  [6, 'a strength'],
  [7, 'a strength'],
  [8, 'WIN-5 Five, six or seven cards make a hand, not 8 cards.'],
])('WIN-5 a hand of %i cards', (count, expected) => {
  expect(said(evaluate(NINE.slice(0, count)))).toBe(expected);
});

test('WIN-5 each card is one of the deck, and there once', () => {
  expect(said(evaluate([...NINE.slice(0, 5), NINE[0]!]))).toBe('WIN-5 A♥ appears twice.');
  expect(said(evaluate([...NINE.slice(0, 5), readCard('1x')]))).toBe('WIN-5 null is not a card.');
});

test('WIN-5 more than a deck is not even counted', () => {
  const said52 = 'WIN-5 Five, six or seven cards make a hand, not 52 cards.';
  expect(said(evaluate(DECK))).toBe(said52);
  expect(said(evaluate([...DECK, null]))).toBe(said52.replace('52 cards', 'an object'));
});

test.each([-1, 52, 0.5, 'Ah', null])('WIN-5 %j is written as a question mark', (value) => {
  expect([cardText(value as Card), cardLetters(value as Card)]).toEqual(['?', '?']);
});

test('a card is written with its sign for people and with letters for programs', () => {
  const card = readCard('ah')!;
  expect([cardText(card), cardLetters(card)]).toEqual(['A♥', 'Ah']);
});

test('WIN-1 strengths go from 1, seven high, to 7,462, the royal flush', () => {
  expect(evaluate(NINE.slice(0, 5))).toEqual({ ok: true, value: 7462 });
  const seven = ['7h', '5d', '4c', '3s', '2h'].map((word) => readCard(word));
  expect(evaluate(seven)).toEqual({ ok: true, value: 1 });
  const known = [0, 1, 7462, 7463, 1.5].map((strength) => category(strength as never));
  expect(known).toEqual([null, 'high card', 'straight flush', null, null]);
  expect([0, 1, 7462, 7463].map((strength) => describeHand(strength as never).ok)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
