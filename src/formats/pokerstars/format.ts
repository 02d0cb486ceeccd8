import { type Format, joinTexts } from '../format.ts';
import { onlySettled, withoutMisdeals } from '../writable-hand.ts';
import { streamPokerStars } from './stream.ts';
import { writePokerStars } from './write.ts';

/** The text of PokerStars, which trackers, replayers and solvers read. */
export const POKERSTARS = {
  id: 'pokerstars',
  title: 'PokerStars text',
  extensions: ['txt'],
  recognises: [/^\uFEFF?[ \t]*PokerStars\b[^\n]{0,60}(?:Hand|Game) #/m],
  handStart: /^(?:\u00ef\u00bb\u00bf)?PokerStars\b[^\n]{0,60}#\d/gm,
  stream: streamPokerStars,
  write: withoutMisdeals(onlySettled(writePokerStars)),
  losses:
    'Loses comments, forced marks, house rules, tags, eliminated players, the event, when the hand ended and what happened before the next.',
  betweenHands: '',
  numbersHands: false,
  join: joinTexts,
} as const satisfies Format;
