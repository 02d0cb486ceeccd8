import { figure } from '../../kernel/figures.ts';
import { MARK_IT } from '../forced-advice.ts';
import { remedyWords } from '../remedy-words.ts';
import type { RuleWords } from '../rule-words.ts';

export const act4: RuleWords<'ACT-4'> = {
  id: 'ACT-4',
  sentence: 'A bet is at least the big blind; less only all-in.',
  words(ruling, scene) {
    const name = scene.name(ruling.seat);
    const remedy = remedyWords(ruling, scene);
    switch (ruling.kind) {
      case 'verb-swapped':
        return { ...remedy, message: 'Nobody has bet on this street yet: write Bet.' };
      case 'below-minimum':
        return {
          ...remedy,
          message: `A bet is at least the big blind, ${figure(ruling.min)}; ${name} bets ${figure(ruling.found)}.`,
          advice: MARK_IT,
          expected: `at least ${ruling.min}`,
        };
      case 'not-above-bet':
        return {
          ...remedy,
          message: `A bet of ${figure(ruling.found)} is no bet: write Check.`,
          expected: 'Check',
        };
    }
  },
};
