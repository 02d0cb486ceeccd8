import { editLine } from '../../kernel/finding.ts';
import { writePlayer } from '../../notation/index.ts';
import type { RuleWords } from '../rule-words.ts';

export const seat2: RuleWords<'SEAT-2'> = {
  id: 'SEAT-2',
  sentence: 'Heads-up the small blind has the button: an SB line, a BB line and no Dealer line.',
  words({ label, expected }, { player }) {
    const fix = player ? writePlayer(player.name, expected, player.stack ?? 0) : '';
    const place = expected
      ? `here that is ${player?.name}, written ${expected}`
      : 'an empty seat has no label';
    return {
      message: `Two players have chips, so the small blind has the button: ${place}, not ${label}.`,
      expected: expected ?? 'no label',
      found: label,
      fix,
      ...(player && { edit: editLine(player.at, fix) }),
    };
  },
};
