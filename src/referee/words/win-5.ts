import { cardText } from '../../rules/index.ts';
import type { RuleWords } from '../rule-words.ts';

export const win5: RuleWords<'WIN-5'> = {
  id: 'WIN-5',
  sentence: 'No card appears twice, every player has two, and boards come 3 + 1 + 1.',
  words({ card }) {
    return {
      message: `${cardText(card)} appears twice. Check the cards.`,
      expected: 'every card once',
      found: cardText(card),
    };
  },
};
