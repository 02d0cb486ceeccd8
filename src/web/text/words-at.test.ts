import { describe, expect, it } from 'vitest';
import { wordsAt } from './words-at.ts';

const SET_UP = `Hand (12)
started_at: 00:02:30 ended_at: HH:MM:SS
SB 2500 BB 5000 Ante 5000
Stack Setup:
Alice Dealer 80000
Bob SB 165000
Charlie BB 265000
`;

const PLAYED = `${SET_UP}
Preflop Base:
1. Alice (Dealer): All-In 80000
2. Bob (SB): Call 80000
`;

const offered = (text: string): readonly string[] => {
  const lines = text.split('\n');
  const found = wordsAt(lines.slice(0, -1), lines.at(-1)!);
  return found?.words.map(({ label }) => label) ?? [];
};

const written = (text: string): string => {
  const lines = text.split('\n');
  const last = lines.at(-1)!;
  const found = wordsAt(lines.slice(0, -1), last)!;
  const [word] = found.words;
  return last.slice(0, found.from) + (word!.apply ?? word!.label);
};

describe('what can be written at the cursor', () => {
  it.each<[string, string, readonly string[]]>([
    ['the start of a hand', '', ['Hand (1)']],
    ['the values of an option', 'Hand (1)\nButton: ', ['Moving', 'Dead', 'Seat']],
    ['labels nobody has yet', 'Hand (1)\nStack Setup:\nAlice Dealer 5000\nBob ', ['SB', 'BB']],
    ['who is to act', `${SET_UP}\nPreflop Base:\n`, ['Alice (Dealer)']],
    [
      'ACT-3 ACT-5 what he may do, with its amounts',
      `${SET_UP}\nPreflop Base:\n1. Alice (Dealer): `,
      ['Fold', 'Call 5000', 'Raise', 'All-In 80000'],
    ],
    [
      'any verb for somebody else',
      `${SET_UP}\nPreflop Base:\n1. Bob (SB): `,
      ['Fold', 'Check', 'Call', 'Bet', 'Raise', 'All-In'],
    ],
    ['SEC-1 the next section first', `${PLAYED}3. Charlie (BB): Call 80000\n`, ['Flop Base:']],
    [
      'the ways to end a hand',
      `${PLAYED}3. Charlie (BB): Fold\n`,
      ['Showdown:', 'Winners:', 'Ranking:', 'Winner:'],
    ],
    ['who may show', `${PLAYED}3. Charlie (BB): Fold\n\nShowdown:\nBob: ? ?\n`, ['Alice']],
    ['the pots', `${PLAYED}3. Charlie (BB): Fold\n\nWinners:\n`, ['Main Pot']],
    [
      'WIN-3 who can win it',
      `${PLAYED}3. Charlie (BB): Fold\n\nWinners:\nMain Pot: Bob, `,
      ['Alice'],
    ],
    [
      'anybody behind a mistake',
      `${SET_UP}\nPreflop Base:\n1. Bob (SB): Fold\n`,
      ['Alice (Dealer)', 'Bob (SB)', 'Charlie (BB)'],
    ],
  ])('%s', (_, text, words) => {
    expect(offered(text)).toEqual(words);
  });

  it('writes the number of the action if there is none', () => {
    expect(written(`${PLAYED}`)).toBe('3. Charlie (BB): ');
    expect(written(`${PLAYED}3. Ch`)).toBe('3. Charlie (BB): ');
  });
});
