import { either } from '../../kernel/index.ts';
import { setupLabel } from '../../rules/index.ts';
import type { RuleWords } from '../rule-words.ts';

export const seat1: RuleWords<'SEAT-1'> = {
  id: 'SEAT-1',
  sentence: 'Players are listed clockwise from the button: Dealer, SB, BB, then the rest.',
  words(ruling, { record }) {
    const name = (line: number): string => record.players[line]?.name ?? '';
    switch (ruling.kind) {
      case 'too-many':
        return {
          message: `A table has at most ten seats; this is the eleventh. Leave out seats that are not at this table.`,
          expected: 'at most 10 players',
          found: `${record.players.length} players`,
        };
      case 'starts-elsewhere':
        return {
          message: `The list starts with ${name(0)}; it was read round the table from ${name(ruling.seat)}.`,
          expected: name(ruling.seat),
          found: name(0),
          at: record.players[0]!.at,
        };
      case 'twice':
        return {
          message: `${name(ruling.seat)} is marked ${ruling.label}, but ${name(ruling.other)} is too. Only one can be.`,
          expected: `one ${ruling.label}`,
          found: `${name(ruling.other)} and ${name(ruling.seat)}`,
        };
      case 'order': {
        const missing = ['Dealer', 'SB', 'BB'].filter(
          (label) =>
            !record.players.some((player) => player.label && setupLabel(player.label) === label),
        );
        const remedy = missing.includes('SB')
          ? 'Mark the SB; if the small blind is dead, list its empty seat with 0.'
          : 'List the players clockwise from the Dealer.';
        const who = ruling.label ? `${name(ruling.seat)} (${ruling.label})` : name(ruling.seat);
        return {
          message: `${who} does not fit here: the order is clockwise, Dealer, SB, BB and then the rest. ${remedy}`,
          expected: 'Dealer, SB, BB, then the rest',
          found: who,
        };
      }
      case 'unlabelled': {
        const read = ruling.inferred.map(({ label, seat }) => `${name(seat)} ${label}`).join(', ');
        const words = either(ruling.inferred.map(({ label }) => label));
        return { message: `Nobody is marked ${words}; read as ${read}.`, expected: read };
      }
    }
  },
};
