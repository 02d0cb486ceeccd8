import { type Format, joinTexts } from '../format.ts';
import { onlySettled, withoutMisdeals } from '../writable-hand.ts';
import { streamOhh } from './read-hand.ts';
import { writeOhh } from './write.ts';

/** Open Hand History 1.4, the JSON that PokerTracker 4 and others read. */
export const OHH = {
  id: 'ohh',
  title: 'Open Hand History',
  extensions: ['ohh'],
  recognises: [/^\uFEFF?[ \t]*\{\s*"ohh"\s*:/m],
  handStart: /^(?:\u00ef\u00bb\u00bf)?\{\s{0,16}"ohh"/gm,
  stream: streamOhh,
  write: withoutMisdeals(onlySettled(writeOhh)),
  losses:
    'Loses comments, forced marks, house rules, tags, eliminated players, the level, when the hand ended and what happened before the next.',
  betweenHands: '',
  numbersHands: false,
  join: joinTexts,
} as const satisfies Format;
