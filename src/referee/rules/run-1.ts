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
          : `${expected} cards were still to come when betting ended, so Board 2 has ${expected} new cards, not ${found}.`,
      expected: `${expected} cards`,
      found: `${found} cards`,
    };
  },
};
