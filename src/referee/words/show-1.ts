import type { RuleWords } from '../rule-words.ts';

export const show1: RuleWords<'SHOW-1'> = {
  id: 'SHOW-1',
  sentence: 'Once a player is all-in and betting is over, all hands are shown.',
  words({ seat }, scene) {
    const name = scene.name(seat);
    const line = scene.record.showdown.find((one) => one.name === name);
    return {
      message: `A player is all-in and betting is over, so every hand is shown and ${name} cannot muck (TDA 16). The muck stands; write the cards, or ? ? if nobody saw them.`,
      expected: 'the cards',
      found: 'mucks',
      ...(line && { at: line.holeAt }),
    };
  },
};
