import { describe, expect, it } from 'vitest';
import { SAMPLE_HAND } from '../../recorder/model/sample-hand.ts';
import { handLineOf } from './hand-line.ts';

const upTo = (words: string): string => SAMPLE_HAND.slice(0, SAMPLE_HAND.indexOf(words));

describe('a hand in one line', () => {
  it.each([
    ['', '–', 0, 'no hand yet'],
    ['Hand (3)\nSB 5 BB 10\n', '3', 0, 'being set up'],
    [upTo('\nPreflop'), '12', 5, 'blinds posted'],
    [upTo('3. Alice'), '12', 5, 'in play: preflop'],
    [upTo('8. Emil'), '12', 5, 'in play: flop'],
    [upTo('\nShowdown'), '12', 5, 'winners open · 3 pots'],
    [SAMPLE_HAND, '12', 5, 'Charlie 405,500, Dana 133,500 · 3 pots'],
    [`${upTo('\nShowdown')}\nWinner: Charlie\n`, '12', 5, 'Charlie wins 539,000 · 3 pots'],
    [
      SAMPLE_HAND.replace('4. Bob (SB): Fold', '4. Bob (SB): Check'),
      '12',
      5,
      'stopped: ACT-2 on line 16',
    ],
  ])('%#', (text, number, players, outcome) => {
    expect(handLineOf(text)).toMatchObject({ number, players, outcome });
  });

  it('says who split', () => {
    const text = `Hand (4)
started_at: 00:02:30 ended_at: HH:MM:SS
SB 50 BB 100
Stack Setup:
Alice SB 1000
Bob BB 1000

Preflop Base:
1. Alice (SB): All-In 1000
2. Bob (BB): All-In 1000

Ranking: Alice = Bob
`;
    expect(handLineOf(text).outcome).toBe('Alice and Bob split 2,000');
  });
});
