import { all } from '../../kernel/index.ts';
import { potOnBoard } from '../place.ts';
import type { RuleWords } from '../rule-words.ts';

export const win4: RuleWords<'WIN-4'> = {
  id: 'WIN-4',
  sentence: 'A player without known hole cards is never dropped from a pot.',
  words({ pot, board, unknown, candidates }, scene) {
    const name = potOnBoard(scene.record, pot, board);
    const names = (seats: readonly number[]): string[] => seats.map((seat) => scene.name(seat));
    return {
      message: `The ${name} is open: the cards of ${all(names(unknown))} are not known. Write who won it, or "mucks" for a player who gave up.`,
      expected: `${name}: ${names(candidates).join(', ')}`,
    };
  },
};
