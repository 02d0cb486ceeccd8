import { counted } from '../../kernel/index.ts';
import { potName } from '../../rules/index.ts';
import type { RuleWords } from '../rule-words.ts';

export const run1: RuleWords<'RUN-1'> = {
  id: 'RUN-1',
  sentence:
    'Run twice, each board pays its part; the boards share the cards already out and no others.',
  words(ruling, { record }) {
    if (ruling.kind === 'pays-nothing') {
      const why = ruling.alone ? 'everybody else folded' : 'nobody was all-in';
      return {
        message: `The board is run twice only after an all-in, and here ${why}: the second board pays nothing. Leave Board 2 out.`,
        expected: 'one board',
        found: 'Board 2',
        at: record.board2!.at,
      };
    }
    if (ruling.kind === 'name-the-board') {
      const line = ruling.line === null ? null : (record.winners[ruling.line] ?? null);
      const names = line?.names ?? (record.winner ? [record.winner] : []);
      const who = names.map(({ name }) => name).join(', ') || '…';
      const pot = potName(line?.pot ?? 0);
      return {
        message: `The board was run twice, so a winner is declared for each board. Write Winners with a line for each: ${pot}, Board 1: ${who} and ${pot}, Board 2: …`,
        expected: `${pot}, Board 1: ${who}`,
        at: (line ?? record.winner ?? record.ranking ?? record).at,
      };
    }
    const { found, expected } = ruling;
    const words = { found: counted(found, 'card'), expected: counted(expected ?? 0, 'card') };
    if (expected === null) {
      const message = 'Betting is not over, so the board cannot be run twice yet. Finish it first.';
      return { ...words, message };
    }
    if (expected === 0) {
      const message =
        'The board was complete when betting ended, so there is no second board. Leave Board 2 out.';
      return { ...words, message };
    }
    const verb = expected === 1 ? 'was' : 'were';
    return {
      ...words,
      message: `${counted(expected, 'card')} ${verb} still to come when betting ended, so Board 2 has ${counted(expected, 'new card')}, not ${found}.`,
    };
  },
};
