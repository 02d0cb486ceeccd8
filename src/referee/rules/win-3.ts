import { potName } from '../../rules/pots/pots.ts';
import type { RuleWords } from '../rule-words.ts';

export const win3: RuleWords<'WIN-3'> = {
  id: 'WIN-3',
  sentence: 'Only an eligible player can be declared; a declaration against the cards stands.',
  words(ruling, scene) {
    const names = (seats: readonly number[]): string =>
      seats.map((seat) => scene.name(seat)).join(', ');
    const line =
      'line' in ruling && ruling.line !== null ? scene.record.winners[ruling.line] : null;
    switch (ruling.kind) {
      case 'not-eligible': {
        const pot = ruling.pot ?? 0;
        const reason = scene.settlement?.pots[pot]?.excluded.find(
          (e) => e.seat === ruling.seat,
        )?.reason;
        const what = ruling.pot === null ? 'any pot' : `the ${potName(pot)}`;
        const name = scene.name(ruling.seat);
        const at = line?.names.find((named) => named.name === name)?.at;
        return {
          message: `${name} cannot win ${what}: ${reason ?? 'not dealt in'}. It is between ${names(ruling.candidates)}.`,
          expected: names(ruling.candidates),
          found: name,
          ...(at && { at }),
        };
      }
      case 'no-such-pot':
        return {
          message: `There is no ${potName(line?.pot ?? 0)}: this hand has ${ruling.pots === 1 ? 'one pot' : `${ruling.pots} pots`}.`,
          expected: Array.from({ length: ruling.pots }, (_, i) => potName(i)).join(', '),
          found: potName(line?.pot ?? 0),
          ...(line && { at: line.at }),
        };
      case 'named-twice':
        return {
          message: `The ${potName(line?.pot ?? 0)} has a line already. Put all its winners on one line, with commas.`,
          expected: 'one line for each pot',
          found: potName(line?.pot ?? 0),
          ...(line && { at: line.at }),
        };
      case 'against-cards':
        return {
          message: `By the cards the ${potName(ruling.pot)} goes to ${names(ruling.best)}, not to ${names(ruling.declared)}. The declaration stands.`,
          expected: names(ruling.best),
          found: names(ruling.declared),
        };
    }
  },
};
