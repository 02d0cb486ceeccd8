import type { RuleWords } from '../rule-words.ts';

export const note4: RuleWords<'NOTE-4'> = {
  id: 'NOTE-4',
  sentence: 'An amount must be there and have one meaning.',
  words({ verb }) {
    const word = verb === 'bet' ? 'Bet' : 'Raise';
    return {
      message: `${word} needs an amount: the street total after it.`,
      expected: `${word} and an amount`,
      found: word,
    };
  },
};
