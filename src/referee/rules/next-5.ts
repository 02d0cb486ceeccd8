import type { RuleWords } from '../rule-words.ts';

export const next5: RuleWords<'NEXT-5'> = {
  id: 'NEXT-5',
  sentence: 'Seat rotation moves every label one seat on, chips or not.',
  words({ seat }, scene) {
    return {
      message: `In the next hand the BB falls on ${scene.name(seat)}, who has no chips. Other button rules pass over an empty seat.`,
      expected: 'a BB with chips',
      found: `${scene.name(seat)} BB 0`,
    };
  },
};
