import { potName } from '../../rules/pots/pots.ts';
import type { RuleWords } from '../rule-words.ts';

export const win4: RuleWords<'WIN-4'> = {
  id: 'WIN-4',
  sentence: 'A player without known hole cards is never dropped from a pot.',
  words({ pot, unknown, candidates }, scene) {
    const names = (seats: readonly number[]): string =>
      seats.map((seat) => scene.name(seat)).join(', ');
    const cards =
      unknown.length === 1 ? 'The cards of' : 'The cards of these players are not known:';
    const verb = unknown.length === 1 ? ' are not known' : '';
    return {
      message: `${cards} ${names(unknown)}${verb}, so the ${potName(pot)} is open. Write who won it, or "mucks" for whoever gave up.`,
      expected: `${potName(pot)}: ${names(candidates)}`,
    };
  },
};
