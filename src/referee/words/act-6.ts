import { figure } from '../../kernel/index.ts';
import { MARK_IT, type RuleWords, remedyWords } from '../rule-words.ts';

export const act6: RuleWords<'ACT-6'> = {
  id: 'ACT-6',
  sentence: 'A player who has acted may raise again only once the bet has grown by a full raise.',
  words(ruling, scene) {
    const name = scene.name(ruling.seat);
    const { grown, needed, price } = ruling;
    return {
      ...remedyWords(ruling, scene),
      message: `${name} may only call ${figure(price)} or fold: since ${name} last acted, the bet has grown by ${figure(grown)}, less than a full raise of ${figure(needed)}.`,
      advice: MARK_IT,
      expected: `Call ${price} or Fold`,
    };
  },
};
