import { startsLike } from '../../kernel/index.ts';

/** SEAT-4: the labels in acting order from the BB's left, by the number of players counted. */
const AFTER_BLINDS: readonly (readonly string[])[] = [
  ['UTG'],
  ['UTG', 'CO'],
  ['UTG', 'MP', 'CO'],
  ['UTG', 'UTG+1', 'MP', 'CO'],
  ['UTG', 'UTG+1', 'MP', 'HJ', 'CO'],
  ['UTG', 'UTG+1', 'UTG+2', 'MP', 'HJ', 'CO'],
  ['UTG', 'UTG+1', 'UTG+2', 'MP', 'MP+1', 'HJ', 'CO'],
];

/** SEAT-4: labels between the BB and the Dealer for 2 to 10 players counted. */
export const labelsAfterBlinds = (counted: number): readonly string[] =>
  counted < 4 ? [] : AFTER_BLINDS[counted - 4]!;

/** The labels that are written in a stack setup. */
export type SetupLabel = 'Dealer' | 'SB' | 'BB';

/** Label words people write, in upper case, each with the derived labels it may stand for. */
const KNOWN: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['DEALER', ['Dealer']],
  ['BUTTON', ['Dealer']],
  ['BTN', ['Dealer']],
  ['BU', ['Dealer']],
  ['BN', ['Dealer']],
  ['D', ['Dealer']],
  ['SB', ['SB']],
  ['BB', ['BB']],
  ['UTG', ['UTG']],
  ['UTG+1', ['UTG+1']],
  ['UTG+2', ['UTG+2']],
  ['UTG+3', ['MP', 'UTG+2']],
  ['UTG+4', ['MP', 'MP+1']],
  ['EP', ['UTG', 'UTG+1', 'UTG+2']],
  ['EP+1', ['UTG+1']],
  ['EP+2', ['UTG+2']],
  ['MP', ['MP', 'MP+1', 'UTG+1', 'UTG+2']],
  ['MP+1', ['MP', 'MP+1']],
  ['MP+2', ['MP+1', 'HJ']],
  ['LJ', ['UTG+1', 'UTG+2', 'MP', 'MP+1']],
  ['HJ', ['HJ', 'MP']],
  ['LP', ['HJ', 'CO']],
  ['CO', ['CO']],
]);

const startsLikeLabel = startsLike(KNOWN.keys());

/** A label word in its usual spelling ("btn" → "BTN", "dealer" → "Dealer"); null if it is none. */
export function readLabel(word: string): string | null {
  // Most words are not labels: told by their first letters without looking further.
  if (!startsLikeLabel(word)) return null;
  const upper = word.toUpperCase();
  if (!KNOWN.has(upper)) return null;
  return upper === 'DEALER' ? 'Dealer' : upper;
}

/** SEAT-4: whether a label somebody wrote can mean the seat's derived label. */
export const labelFits = (written: string, derived: string): boolean =>
  written === derived || KNOWN.get(written.toUpperCase())?.includes(derived) === true;

/** Dealer, SB or BB if the word is one of their names; null for every other label. */
export function setupLabel(written: string): SetupLabel | null {
  if (written === 'Dealer' || written === 'SB' || written === 'BB') return written;
  const meant = KNOWN.get(written.toUpperCase())?.[0];
  return meant === 'Dealer' || meant === 'SB' || meant === 'BB' ? meant : null;
}
