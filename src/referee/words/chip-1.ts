import type { RuleWords } from '../rule-words.ts';

export const chip1: RuleWords<'CHIP-1'> = {
  id: 'CHIP-1',
  sentence: 'An amount is a whole number of chips from 0 to 2^53 − 1.',
  words(ruling, { record }) {
    const found = String(ruling.found);
    if (ruling.kind === 'not-chips' && 'what' in ruling) {
      const { what } = ruling;
      const expected = EXPECTED[what] ?? 'a whole number of chips';
      if (what === 'sum of all stacks') {
        const message = `The stacks add up to more than 9,007,199,254,740,991 chips. Check for an extra digit.`;
        return { message, expected, found, at: record.players[0]?.at ?? record.at };
      }
      return { message: `The ${what} is ${found}; it must be ${expected}.`, expected, found };
    }
    const expected = 'a whole number of chips';
    return { message: `${found} is not ${expected}.`, expected, found };
  },
};

const EXPECTED: Readonly<Record<string, string>> = {
  'big blind': 'a whole number of at least 1',
  'small blind': 'a whole number from 0 up to the big blind',
  'odd chip': 'a whole number of at least 1',
  'sum of all stacks': 'at most 9,007,199,254,740,991',
};
