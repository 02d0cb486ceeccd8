import type { RuleWords } from '../rule-words.ts';

export const next5: RuleWords<'NEXT-5'> = {
  id: 'NEXT-5',
  sentence: 'Seat rotation moves every label on by one seat, chips or no chips.',
  words({ seat }, scene) {
    return {
      message: `In the next hand the BB falls on ${scene.name(seat)}, who has no chips. Other button rules skip an empty seat.`,
      expected: 'a BB with chips',
      found: `${scene.name(seat)} BB 0`,
    };
  },
};
