import { either, figure } from '../../kernel/index.ts';
import { thePot } from '../../rules/index.ts';
import { potOnBoard, winnersPlace } from '../place.ts';
import type { RuleWords } from '../rule-words.ts';

export const win2: RuleWords<'WIN-2'> = {
  id: 'WIN-2',
  sentence: 'Every pot has a winner; a pot left open is named with its candidates.',
  words(ruling, scene) {
    const { record } = scene;
    if (ruling.kind === 'two-declarations') {
      return {
        message:
          'The winners are given twice, in different ways. Keep only one of Winners, Ranking and Winner.',
        expected: 'one way to name the winners',
        at: (record.winner ?? record.ranking ?? record).at,
      };
    }
    if (ruling.kind === 'faces-a-bet') {
      const who = scene.titled(ruling.turn);
      const toCall = `${figure(ruling.toCall)} to call`;
      return {
        message: `The winners cannot be paid yet: ${who} is still to act, ${toCall}. Write what ${scene.name(ruling.turn)} did first.`,
        expected: `an action by ${who}, ${toCall}`,
      };
    }
    const { pot, board, candidates } = ruling;
    const { amount = 0 } = scene.payment?.pots[pot] ?? {};
    const name = potOnBoard(record, pot, board);
    const who = either(candidates.map((seat) => scene.name(seat)));
    const winner = record.winner?.name;
    const ranking = winner && `Ranking: ${[winner, ...candidates.map(scene.name)].join(' > ')}`;
    const remedy = ranking
      ? `Write a ranking instead, with those who can win it in order: ${ranking}`
      : record.ranking
        ? 'Add them to the ranking.'
        : 'Add a line for it under Winners.';
    return {
      message: `No winner is named for ${thePot(name)}, ${figure(amount)}. ${who} can win it. ${remedy}`,
      expected: `${name}: ${who}`,
      ...(ranking && { fix: ranking }),
      ...winnersPlace(record, pot, board),
    };
  },
};
