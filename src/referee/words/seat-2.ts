import { writePlayer } from '../../formats/index.ts';
import { editLine } from '../../kernel/index.ts';
import type { RuleWords } from '../rule-words.ts';

export const seat2: RuleWords<'SEAT-2'> = {
  id: 'SEAT-2',
  sentence: 'Heads-up, the small blind has the button: an SB line, a BB line and no Dealer line.',
  words({ label, expected }, { player }) {
    const fix = player ? writePlayer(player.name, expected, player.stack ?? 0) : '';
    const name = player?.name ?? '';
    const should = expected ? `${name} is the ${expected}` : `${name} has no chips and no label`;
    return {
      message: `Two players have chips, so it is heads-up and the small blind has the button: ${should}, not ${label}.`,
      expected: expected ?? 'no label',
      found: label,
      fix,
      ...(player && { edit: editLine(player.at, fix) }),
    };
  },
};
