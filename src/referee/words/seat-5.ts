import type { RuleWords } from '../rule-words.ts';

export const seat5: RuleWords<'SEAT-5'> = {
  id: 'SEAT-5',
  sentence: 'A player whose stack is 0 is eliminated: listed, but not dealt in.',
  words(ruling, scene) {
    switch (ruling.kind) {
      case 'too-few':
        return {
          message: 'A hand needs two players with chips. Check the stacks.',
          expected: 'at least 2 players with chips',
          found: ruling.seat === null ? 'none' : '1',
        };
      case 'bb-eliminated':
        return {
          message: `${scene.player?.name ?? 'The BB'} has no chips and cannot be the BB. Mark the next player with chips.`,
          expected: 'a BB with chips',
          found: '0',
        };
      case 'eliminated': {
        const name = scene.name(ruling.seat);
        return {
          ...(scene.action && { at: scene.action.at }),
          message: `${name} has no chips and was not dealt in, so ${name} cannot act. Check the name, or the stack above.`,
          expected: 'a player dealt in',
          found: name,
        };
      }
    }
  },
};
