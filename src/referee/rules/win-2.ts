import { either, figure } from '../../kernel/figures.ts';
import type { RuleWords } from '../rule-words.ts';

export const win2: RuleWords<'WIN-2'> = {
  id: 'WIN-2',
  sentence: 'Every pot has a winner; a pot left open is named with its candidates.',
  words({ pot, candidates }, scene) {
    const { name = '', amount = 0 } = scene.settlement?.pots[pot] ?? {};
    const who = either(candidates.map((seat) => scene.name(seat)));
    return {
      message: `Nobody is named for the ${name} of ${figure(amount)}. ${who} can win it: add a line for it under Winners.`,
      expected: `${name}: ${who}`,
      fix: `${name}: ${scene.name(candidates[0]!)}${candidates.length > 1 ? ' (or another candidate)' : ''}`,
    };
  },
};
