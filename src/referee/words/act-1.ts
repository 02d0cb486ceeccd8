import { all } from '../../kernel/index.ts';
import type { RuleWords } from '../rule-words.ts';

export const act1: RuleWords<'ACT-1'> = {
  id: 'ACT-1',
  sentence:
    'Only the player whose turn it is may act, and nobody acts after folding or going all-in.',
  words(ruling, scene) {
    const name = scene.name(ruling.seat);
    const at = scene.action && { at: scene.action.at };
    switch (ruling.kind) {
      case 'out-of-turn': {
        const expected = scene.titled(ruling.turn);
        const found = scene.titled(ruling.seat);
        const skipped = ruling.skipped.map((seat) => scene.name(seat));
        const first =
          skipped.length > 0
            ? `If ${all(skipped)} folded, write that first.`
            : `Write what ${scene.name(ruling.turn)} did first.`;
        return {
          ...at,
          message: `It is ${expected}'s turn, not ${found}'s. ${first}`,
          expected,
          found,
          ...(skipped.length > 0 && { fix: skipped.map((who) => `${who}: Fold`).join(', ') }),
        };
      }
      case 'betting-closed': {
        const where = ruling.street === 'preflop' ? 'before the flop' : `on the ${ruling.street}`;
        return {
          ...at,
          message: ruling.alone
            ? `Everybody else has folded: the hand is over and ${name} has nothing left to do. Leave the line out.`
            : `Betting ${where} is over: ${name} has nothing left to do there. Leave the line out or move it to its own street.`,
          expected: 'no action',
          found: name,
        };
      }
      case 'already-folded':
        return {
          ...at,
          message: `${name} has folded and cannot act again. Check the name, or the fold above.`,
          expected: 'a player still in the hand',
          found: name,
        };
      case 'already-all-in':
        return {
          ...at,
          message: `${name} is all-in and has no chips left to act with. Check the name, or the all-in above.`,
          expected: 'a player with chips behind',
          found: name,
        };
    }
  },
};
