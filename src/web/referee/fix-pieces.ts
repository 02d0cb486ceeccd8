import { type Fixed, fixText } from '../../referee/index.ts';
import { breath } from './judge-pieces.ts';
import type { JudgedHand } from './referee-store.ts';

/** So many hands are put right before the page may draw again. */
const AT_ONCE = 20;

/** No hand is longer; what is would hold the page up for seconds. */
const LONGEST_HAND = 50_000;

/**
 * Puts right what a program can put right, hand by hand; what stands between hands stays as it is.
 * Null if there is nothing to be done, or if nobody wants to know any more.
 */
export async function fixPieces(
  text: string,
  hands: readonly JudgedHand[],
  isStale: () => boolean,
): Promise<Fixed | null> {
  const wrong = hands.filter(({ errors, warnings }) => errors + warnings > 0);
  const pieces: string[] = [];
  let fixes = 0;
  let done = 0;
  let line = 1;
  let at = 0;
  const walkTo = (to: number): void => {
    for (; line < to && at < text.length; line++) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end + 1;
    }
  };
  for (const [i, { firstLine, lastLine }] of wrong.entries()) {
    if (i > 0 && i % AT_ONCE === 0) await breath();
    if (isStale()) return null;
    walkTo(firstLine);
    const from = at;
    walkTo(lastLine + 1);
    if (at - from > LONGEST_HAND) continue;
    const fixed = fixText(text.slice(from, at));
    if (fixed.fixes === 0) continue;
    pieces.push(text.slice(done, from), fixed.text);
    fixes += fixed.fixes;
    done = at;
  }
  return fixes === 0 ? null : { text: pieces.join('') + text.slice(done), fixes };
}
