import { writeDoes } from '../../formats/notation/index.ts';
import { figure } from '../../kernel/figures.ts';
import type { Edit } from '../../kernel/finding.ts';
import { type RuleWords, type RulingContext, remedyWords } from '../rule-words.ts';

export const act8: RuleWords<'ACT-8'> = {
  id: 'ACT-8',
  sentence: 'A street ends when everyone who can act has acted and matched the bet.',
  words(ruling, scene) {
    switch (ruling.kind) {
      case 'no-decision': {
        const line = scene.action;
        const name = scene.name(ruling.seat);
        const closed = `Everybody else is all-in for no more than ${name} has in: there is no decision, the board runs out.`;
        if (line?.verb === 'fold') {
          return {
            ...remedyWords(ruling, scene),
            message: `${closed} The fold is a muck: ${uncalledFirst(ruling.seat, scene)}${name} gives up every pot somebody else is in for.`,
            advice: 'Leave the line out, or mark it with ! if it happened.',
            expected: 'no action',
            at: line.doesAt,
          };
        }
        return {
          message: `${closed} Leave the line out.`,
          expected: 'no action',
          ...(line && {
            found: writeDoes(line),
            at: line.doesAt,
            edit: withoutLine(line.lineAt.line),
          }),
        };
      }
      case 'street-not-over': {
        const { turn, toCall, street, on } = ruling;
        const owes = toCall > 0 ? `, ${figure(toCall)} to call` : '';
        return {
          message: `The ${street} cannot come yet: ${on === 'preflop' ? 'before the flop' : `on the ${on}`} ${scene.titled(turn)} is to act${owes}. Write that first.`,
          expected: `an action of ${scene.titled(turn)}`,
          found: `the ${street}`,
        };
      }
      case 'hand-is-over':
        return {
          message: `The hand is over: everybody but one has folded, so there is no ${ruling.street}. Leave it out.`,
          expected: 'the end of the hand',
          found: `the ${ruling.street}`,
        };
    }
  },
};

/** RET-1: what nobody called goes back before anything is given up. */
function uncalledFirst(seat: number, { payment, name }: RulingContext): string {
  const uncalled = payment?.uncalled;
  if (uncalled?.player !== seat) return '';
  return `the ${figure(uncalled.amount)} uncalled go back to ${name(seat)} first, then `;
}

const withoutLine = (line: number): Edit => ({
  line,
  column: 1,
  endLine: line + 1,
  endColumn: 1,
  text: '',
});
