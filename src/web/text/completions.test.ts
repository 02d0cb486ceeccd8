import { describe, expect, it } from 'vitest';
import { generateSuite } from '../../suite/index.ts';
import { SAMPLE_HAND } from '../recorder/model/sample-hand.ts';
import { completionsAt, offeredCompletions } from './completions.ts';

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
  const found = completionsAt(lines.slice(0, -1), lines.at(-1)!);
  return found?.words.map(({ label }) => label) ?? [];
};

const written = (text: string): string => {
  const lines = text.split('\n');
  const last = lines.at(-1)!;
  const found = completionsAt(lines.slice(0, -1), last)!;
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
      'ACT-3 ACT-5 what the player may do, with its amounts',
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
    ['SEC-1 nothing behind a heading', `${PLAYED}3. Charlie (BB): Call 80000\nFlop Base: `, []],
    ['SEC-1 nothing behind More', `${PLAYED}Preflop More 1:`, []],
    ['no heading behind a number', `${PLAYED}3. Charlie (BB): Call 80000\n4. `, []],
    ['no ending behind a number', `${PLAYED}3. Charlie (BB): Fold\n4. `, []],
    ['names behind a number', `${PLAYED}3. `, ['Charlie (BB)']],
    ['WIN-2 names in a ranking', `${PLAYED}3. Charlie (BB): Fold\nRanking: Bob > `, ['Alice']],
  ])('%s', (_, text, words) => {
    expect(offered(text)).toEqual(words);
  });

  it('writes the number of the action if there is none', () => {
    expect(written(`${PLAYED}`)).toBe('3. Charlie (BB): ');
    expect(written(`${PLAYED}3. Ch`)).toBe('3. Charlie (BB): ');
  });
});

/** Whether the editor would show the word: its signs stand in the label in this order. */
function fits(label: string, typed: string): boolean {
  let at = 0;
  for (const sign of label.toLowerCase()) if (sign === typed[at]) at++;
  return at === typed.length;
}

describe('Enter at the end of a whole line is a new line', () => {
  const made = generateSuite({ seed: 3 });
  const hands = made.ok ? made.value.cases.slice(0, 40).map(({ hand }) => hand) : [];
  it('nothing is offered there unasked', () => {
    expect(hands.length).toBe(40);
    for (const text of [SAMPLE_HAND, ...hands]) {
      const lines = text.trimEnd().split('\n');
      for (const [i, line] of lines.entries()) {
        const found = offeredCompletions(lines.slice(0, i), line, false);
        const typed = found ? line.slice(found.from).toLowerCase() : '';
        const shown = found?.words.filter(({ label }) => fits(label, typed)) ?? [];
        expect(shown, `${line} in\n${text}`).toEqual([]);
      }
    }
  });

  it.each(['Call 500', 'Call 50', 'All-In 8000'])(
    'ACT-3 an amount is never made longer: %s',
    (does) => {
      const above = `${SET_UP}\nPreflop Base:`.split('\n');
      expect(offeredCompletions(above, `1. Alice (Dealer): ${does}`, false)).toBeNull();
    },
  );
});
