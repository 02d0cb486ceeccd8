import type { RuleWords } from '../rule-words.ts';

export const next6: RuleWords<'NEXT-6'> = {
  id: 'NEXT-6',
  sentence: 'With one player left there is no next hand.',
  words({ seat }, scene) {
    return { message: `${scene.name(seat)} has all the chips and wins the tournament.` };
  },
};
