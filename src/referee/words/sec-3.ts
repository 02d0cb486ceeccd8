import type { RuleWords } from '../rule-words.ts';

export const sec3: RuleWords<'SEC-3'> = {
  id: 'SEC-3',
  sentence: 'A preflop Base written from the SB round to the Dealer is put in acting order.',
  words({ moved }) {
    const lines = moved === 1 ? 'The first line was' : `The first ${moved} lines were`;
    return {
      message: `The blinds act last before the flop. ${lines} read at the end of this section.`,
      expected: 'the player left of the BB first',
      found: 'a blind first',
    };
  },
};
