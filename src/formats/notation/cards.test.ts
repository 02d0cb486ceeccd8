import { describe, expect, it } from 'vitest';
import { cardLetters } from '../../rules/cards/card.ts';
import { readCards, writeCards, writeHole } from './cards.ts';

const letters = (text: string): string => readCards(text).cards.map(cardLetters).join(' ');

describe('cards are read in every spelling', () => {
  it.each([
    ['A♥ K♦ 7♣'],
    ['Ah Kd 7c'],
    ['AhKd7c'],
    ['ah kd 7C'],
    ['A h K d 7 c'],
    ['A♥️ K♦️ 7♣️'],
    ['A♡, K♢, 7♧'],
    ['A❤️ K♦️ 7♣'],
    ['[Ah Kd] [7c]'],
  ])('%s', (text) => {
    expect(readCards(text).bad).toBeNull();
    expect(letters(text)).toBe('Ah Kd 7c');
  });

  it.each([['10h Td'], ['10hTd'], ['10 h 10 d'], ['T♥ 10♦']])('%s', (text) => {
    expect(letters(text)).toBe('Th Td');
  });
});

it.each<[string, string]>([
  ['Ah Zz Kd', 'Zz'],
  ['Ah K', 'K'],
  ['1h', '1h'],
  ['three', 'three'],
])('WIN-5 what is not a card is pointed at: %s', (text, bad) => {
  const reading = readCards(text);
  expect(reading.bad && text.slice(reading.bad.from, reading.bad.to)).toBe(bad);
});

it('cards are written with their suits and single spaces', () => {
  const { cards } = readCards('10hAs2c');
  expect(writeCards(cards)).toBe('T♥ A♠ 2♣');
  expect(writeHole([cards[0]!, cards[1]!])).toBe('T♥ A♠');
  expect(writeHole('unknown')).toBe('? ?');
  expect(writeHole('mucks')).toBe('mucks');
  expect(writeCards([])).toBe('');
});
