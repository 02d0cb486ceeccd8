import type { Finding } from '../../kernel/finding.ts';
import type { ForeignHand, ForeignStream } from '../read-hand.ts';
import { ObjectSplitter } from './objects.ts';
import { readHand, strayFinding } from './read-hand.ts';

/** Findings outside any hand; a file of rubbish has no use for more. */
const MOST_OUTSIDE = 20;

/** Reads Open Hand History piece by piece and hands each hand on as soon as it is complete. */
export function streamOhh(onHand: (hand: ForeignHand) => void): ForeignStream {
  const outside: Finding[] = [];
  const splitter = new ObjectSplitter(
    (object) => onHand(readHand(object)),
    (text, line, column) => {
      if (outside.length < MOST_OUTSIDE) outside.push(strayFinding(text, line, column));
    },
  );
  return {
    push: (piece) => splitter.push(piece),
    end() {
      splitter.end();
      return outside;
    },
  };
}
