import { writeVerbAndAmount } from '../../formats/index.ts';
import { type Edit, figure } from '../../kernel/index.ts';
import { type RuleWords, type RulingContext, remedyWords } from '../rule-words.ts';

export const act8: RuleWords<'ACT-8'> = {
  id: 'ACT-8',
  sentence: 'A street ends when everyone who can act has acted and matched the bet.',
  words(ruling, scene) {
    switch (ruling.kind) {
      case 'no-decision': {
        const line = scene.action;
        const name = scene.name(ruling.seat);
        const closed = `Everybody else is all-in for no more than ${name} has in: there is nothing to decide, and the board runs out.`;
        if (line?.verb === 'fold') {
          return {
            ...remedyWords(ruling, scene),
            message: `${closed} The fold is a muck: ${uncalledFirst(ruling.seat, scene)}${name} gives up every pot that another player is in.`,
            advice: 'Leave the line out, or mark it with ! if it happened.',
            expected: 'no action',
            at: line.doesAt,
          };
        }
        return {
          message: `${closed} Leave the line out.`,
          expected: 'no action',
          ...(line && {
            found: writeVerbAndAmount(line),
            at: line.doesAt,
            edit: withoutLine(line.lineAt.line),
          }),
        };
      }
      case 'street-not-over': {
        const { turn, toCall, street, on } = ruling;
        const owes = toCall > 0 ? `, ${figure(toCall)} to call` : '';
        return {
          message: `The ${street} cannot come yet: ${scene.titled(turn)} is still to act ${on === 'preflop' ? 'before the flop' : `on the ${on}`}${owes}. Write that first.`,
          expected: `an action by ${scene.titled(turn)}`,
          found: `the ${street}`,
        };
      }
      case 'hand-is-over':
        return {
          message: `The hand is over: everyone but one player has folded, so there is no ${ruling.street}. Leave it out.`,
          expected: 'the end of the hand',
          found: `the ${ruling.street}`,
        };
    }
  },
};

/** RET-1: uncalled chips go back before anything is given up. */
function uncalledFirst(seat: number, { payment, name }: RulingContext): string {
  const uncalled = payment?.uncalled;
  if (uncalled?.player !== seat) return '';
  return `the uncalled ${figure(uncalled.amount)} first goes back to ${name(seat)}, then `;
}

const withoutLine = (line: number): Edit => ({
  line,
  column: 1,
  endLine: line + 1,
  endColumn: 1,
  text: '',
});
