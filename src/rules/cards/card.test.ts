import { describe, expect, test } from 'vitest';
import { cardLetters, cardText, DECK, isCard, rankOf, readCard, suitOf } from './card.ts';

describe('reading and writing cards', () => {
  test('the deck has 52 different cards, ranks and suits in order', () => {
    expect(new Set(DECK).size).toBe(52);
    expect(DECK.map(cardLetters).slice(0, 5)).toEqual(['2c', '2d', '2h', '2s', '3c']);
    expect(DECK.map(cardText).slice(-4)).toEqual(['A♣', 'A♦', 'A♥', 'A♠']);
  });

  test('every card comes back from each way it is written', () => {
    for (const c of DECK) {
      const letters = cardLetters(c);
      expect(readCard(cardText(c))).toBe(c);
      expect(readCard(`${cardText(c)}\uFE0F`)).toBe(c);
      expect(readCard(letters)).toBe(c);
      expect(readCard(letters.toLowerCase())).toBe(c);
      expect(readCard(letters.toUpperCase())).toBe(c);
      expect(readCard(letters[0] + '♧♢♡♤'[suitOf(c)]!)).toBe(c);
      if (rankOf(c) === 8) expect(readCard(`10${letters[1]}`)).toBe(c);
    }
  });

  test.each([-1, 52, 0.5, Number.NaN, '0', null, undefined])(
    'WIN-5 %j is not one of the 52',
    (value) => {
      expect(DECK.every(isCard)).toBe(true);
      expect(isCard(value)).toBe(false);
    },
  );

  test.each([
    ['Ah', 'A♥'],
    ['AH', 'A♥'],
    ['ah', 'A♥'],
    ['A♥', 'A♥'],
    ['A♥️', 'A♥'],
    ['A♡', 'A♥'],
    ['10h', 'T♥'],
    ['10♣️', 'T♣'],
    ['Th', 'T♥'],
    ['2s', '2♠'],
  ])('%s is read as %s', (written, shown) => {
    expect(cardText(readCard(written)!)).toBe(shown);
  });

  test.each([
    '',
    'A',
    'h',
    'hA',
    '1h',
    '0h',
    '10',
    '11h',
    '110h',
    'Axe',
    'Ax',
    'Xh',
    'A h',
    ' Ah',
    'Ah ',
    'Ahh',
    '? ?',
    '??',
    'éh',
    'Aé',
    '♥A',
    '♥♥',
    'A\uFE0F',
    '\uFE0F',
    'A♥\uFE0F\uFE0F',
    '🂱',
  ])('WIN-5 %j is not a card', (written) => {
    expect(readCard(written)).toBeNull();
  });
});
