import { figure } from '../../kernel/index.ts';
import { MARK_IT, type RuleWords, remedyWords } from '../rule-words.ts';

export const act7: RuleWords<'ACT-7'> = {
  id: 'ACT-7',
  sentence: 'Nobody may raise when no opponent can put in more than the current bet.',
  words(ruling, scene) {
    const { price } = ruling;
    return {
      ...remedyWords(ruling, scene),
      message: `No opponent can put in more than ${figure(price)}, so there is nobody to raise; the excess comes back.`,
      advice: MARK_IT,
      expected: `Call ${price}`,
    };
  },
};
