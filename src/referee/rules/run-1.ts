import { counted } from '../../kernel/figures.ts';
import type { RuleWords } from '../rule-words.ts';

export const run1: RuleWords<'RUN-1'> = {
  id: 'RUN-1',
  sentence:
    'Run twice, each board pays its part; boards share the cards already out and no others.',
  words({ found, expected }) {
    const words = { found: counted(found, 'card'), expected: counted(expected ?? 0, 'card') };
    if (expected === null) {
      const message = 'Betting is not over, so the board cannot be run twice yet. Finish it first.';
      return { ...words, message };
    }
    if (expected === 0) {
      const message =
        'The board was complete when betting ended, so there is no second one. Leave Board 2 out.';
      return { ...words, message };
    }
    const verb = expected === 1 ? 'was' : 'were';
    return {
      ...words,
      message: `${counted(expected, 'card')} ${verb} still to come when betting ended, so Board 2 has ${counted(expected, 'new card')}, not ${found}.`,
    };
  },
};
