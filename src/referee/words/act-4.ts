import { figure } from '../../kernel/index.ts';
import { floorRuling, MARK_IT, type RuleWords, remedyWords } from '../rule-words.ts';

export const act4: RuleWords<'ACT-4'> = {
  id: 'ACT-4',
  sentence:
    'A bet is at least the big blind unless it is all-in; a raise over a short one adds a big blind.',
  words(ruling, scene) {
    const name = scene.name(ruling.seat);
    const remedy = remedyWords(ruling, scene);
    switch (ruling.kind) {
      case 'verb-swapped':
        return { ...remedy, message: 'Nobody has bet on this street yet: write Bet.' };
      case 'below-minimum': {
        const { found, min, price } = ruling;
        if (price > 0) {
          return {
            ...remedy,
            message: `The street was opened short, so the minimum raise is to ${figure(price)} plus one big blind, ${figure(min)}; ${name} raises to ${figure(found)}. ${floorRuling(ruling)}`,
            advice: MARK_IT,
            expected: `at least ${min}`,
          };
        }
        return {
          ...remedy,
          message: `A bet is at least the big blind, ${figure(min)}; ${name} bets ${figure(found)}.`,
          advice: MARK_IT,
          expected: `at least ${min}`,
        };
      }
      case 'not-above-bet':
        return {
          ...remedy,
          message: `A bet of ${figure(ruling.found)} is not a bet: write Check.`,
          expected: 'Check',
        };
    }
  },
};
