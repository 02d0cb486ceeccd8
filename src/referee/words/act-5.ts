import { figure } from '../../kernel/index.ts';
import { addedTotal } from '../../rules/index.ts';
import { floorRuling, MARK_IT, type RuleWords, remedyWords } from '../rule-words.ts';

export const act5: RuleWords<'ACT-5'> = {
  id: 'ACT-5',
  sentence: 'A raise is to at least the current bet plus the last full bet or raise.',
  words(ruling, scene) {
    const name = scene.name(ruling.seat);
    const remedy = remedyWords(ruling, scene);
    if (ruling.kind === 'verb-swapped') {
      return {
        ...remedy,
        message: `There is already a bet of ${figure(ruling.price)}: write Raise.`,
      };
    }
    const { found, min, price, before } = ruling;
    const total = addedTotal(ruling);
    const added =
      total === null
        ? ''
        : `Read as chips added to the ${figure(before)} already in, it would be a raise to ${figure(total)}. `;
    switch (ruling.kind) {
      case 'below-minimum':
        return {
          ...remedy,
          message: `The minimum raise is to ${figure(min)}; ${name} raises to ${figure(found)}. ${floorRuling(ruling)}`,
          advice: added + MARK_IT,
          expected: total === null ? `at least ${min}` : `Raise ${total}`,
        };
      case 'not-above-bet':
        return {
          ...remedy,
          message:
            `${name} cannot raise to ${figure(found)}: the bet is already ${figure(price)}, and the minimum raise is to ${figure(min)}. ${added}`.trimEnd(),
          expected: total === null ? `at least ${min}` : `Raise ${total}`,
        };
    }
  },
};
