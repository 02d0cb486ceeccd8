import type { HandStream } from '../../formats/notation/index.ts';
import type { Finding } from '../../kernel/finding.ts';

/** So many characters are judged before the page may draw again: a few milliseconds' worth. */
const PIECE = 32_000;

export interface Pieces {
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
export const breath = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });
