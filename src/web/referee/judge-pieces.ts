import type { HandStream } from '../../formats/index.ts';
import type { Finding } from '../../kernel/index.ts';
import { type Fixed, fixText, type Verdict } from '../../referee/index.ts';

/** So many characters are judged before the page may draw again: a few milliseconds' worth. */
const PIECE = 32_000;

interface Pieces {
  /** How much of the text is read, from 0 to 1. */
  readonly onPiece: (share: number) => void;
  /** Whether nobody wants to know any more. */
  readonly isStale: () => boolean;
}

/**
 * Reads a text of any length without holding the page up. Gives the findings outside any hand, or
 * null if it was not wanted to the end.
 */
export async function judgePieces(
  text: string,
  stream: HandStream,
  { onPiece, isStale }: Pieces,
): Promise<readonly Finding[] | null> {
  for (let at = 0; at < text.length; at += PIECE) {
    if (at > 0) {
      onPiece(at / text.length);
      await breath();
      if (isStale()) return null;
    }
    stream.push(text.slice(at, at + PIECE));
  }
  return stream.end();
}

/** Lets the page draw and answer. */
const breath = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

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

/** One hand of the text. */
export interface JudgedHand {
  readonly number: number | null;
  readonly firstLine: number;
  readonly lastLine: number;
  /** What is wrong between it and the hand before, and in the lines below it. */
  readonly between: readonly Finding[];
  readonly errors: number;
  readonly warnings: number;
  readonly totalPot: number;
  /** What amounts are counted in where that is not a whole chip: `1/100 USD`. */
  readonly unit: string | null;
  /** Kept for the first hands only: an archive's would not fit into the memory. */
  readonly verdict: Verdict | null;
}
