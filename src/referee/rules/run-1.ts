import { counted } from '../../kernel/figures.ts';
import type { RuleWords } from '../rule-words.ts';

export const run1: RuleWords<'RUN-1'> = {
  id: 'RUN-1',
  sentence:
    'Run twice, each board pays its part; boards share the cards already out and no others.',
  words({ found, expected }) {
    return {
      message:
        expected === 0
          ? 'The board was complete when betting ended, so there is no second one. Leave Board 2 out.'
          : `${counted(expected, 'card')} ${expected === 1 ? 'was' : 'were'} still to come when betting ended, so Board 2 has ${counted(expected, 'new card')}, not ${found}.`,
      expected: counted(expected, 'card'),
      found: counted(found, 'card'),
    };
  },
};
