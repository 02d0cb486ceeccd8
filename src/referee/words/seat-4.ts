import { writePlayer } from '../../formats/index.ts';
import { editLine } from '../../kernel/index.ts';
import type { RuleWords } from '../rule-words.ts';

export const seat4: RuleWords<'SEAT-4'> = {
  id: 'SEAT-4',
  sentence: 'Labels follow from the seats; only Dealer, SB and BB are written.',
  words(ruling, { player, action }) {
    const name = (player ?? action)?.name ?? '';
    const { label, expected } = ruling;
    const fix = player && writePlayer(player.name, null, player.stack ?? 0);
    return {
      message: expected
        ? `${name} is ${expected}, not ${label}. The seat decides.`
        : `${name} is not dealt in and has no position; ${label} is ignored.`,
      expected: expected ?? 'no label',
      found: label,
      ...(fix && { fix, edit: editLine(player.at, fix) }),
      ...(action && { at: action.at }),
    };
  },
};
