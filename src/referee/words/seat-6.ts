import type { RuleWords } from '../rule-words.ts';

export const seat6: RuleWords<'SEAT-6'> = {
  id: 'SEAT-6',
  sentence:
    'Names are unique, have 1 to 40 characters, and cannot be mistaken for the rest of a line.',
  words({ name, fault }, { player }) {
    return {
      message: `The name "${name}" ${fault}.`,
      expected: 'another name',
      found: name,
      ...(player && { at: player.nameAt }),
    };
  },
};
