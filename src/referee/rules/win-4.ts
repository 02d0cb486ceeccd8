import { all } from '../../kernel/figures.ts';
import { potName } from '../../rules/pots/pots.ts';
import type { RuleWords } from '../rule-words.ts';

export const win4: RuleWords<'WIN-4'> = {
  id: 'WIN-4',
  sentence: 'A player without known hole cards is never dropped from a pot.',
  words({ pot, unknown, candidates }, scene) {
    const names = (seats: readonly number[]): string[] => seats.map((seat) => scene.name(seat));
    return {
      message: `The ${potName(pot)} is open: the cards of ${all(names(unknown))} are not known. Write who won it, or "mucks" for whoever gave up.`,
      expected: `${potName(pot)}: ${names(candidates).join(', ')}`,
    };
  },
};
