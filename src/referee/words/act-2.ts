import { figure } from '../../kernel/index.ts';
import { MARK_IT, type RuleWords, remedyWords } from '../rule-words.ts';

export const act2: RuleWords<'ACT-2'> = {
  id: 'ACT-2',
  sentence:
    'A player may check only with nothing to call; folding with nothing to call is allowed.',
  words(ruling, scene) {
    const name = scene.name(ruling.seat);
    if (ruling.kind === 'fold-for-free') {
      return {
        ...remedyWords(ruling, scene),
        message: `${name} folds with nothing to call.`,
        advice: MARK_IT,
        expected: 'Check',
      };
    }
    const { price, whole } = ruling;
    const answer = whole <= price ? `All-In ${whole}` : `Call ${price}`;
    return {
      ...remedyWords(ruling, scene),
      message: `${name} faces a bet of ${figure(price)} and cannot check. Write ${answer}, a raise or Fold.`,
      expected: `${answer}, a raise or Fold`,
    };
  },
};
