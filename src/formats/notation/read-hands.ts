import type { Finding } from '../../kernel/index.ts';
import type { HandStream } from '../format.ts';
import type { ReadHand } from '../read-hand.ts';
import { HandReader } from './read.ts';

/** What stands in a text. */
export interface Reading {
  readonly hands: readonly ReadHand[];
  /** What is wrong outside any hand. */
  readonly findings: readonly Finding[];
}

/** Reads every hand of a text. Never throws; what is wrong are findings, each with its place. */
export function readHands(text: string): Reading {
  const hands: ReadHand[] = [];
  const stream = streamHands((hand) => hands.push(hand));
  stream.push(text);
  return { hands, findings: stream.end() };
}

/** Reads hands from a text of any length, one after another, without holding on to them. */
export function streamHands(onHand: (hand: ReadHand) => void): HandStream {
  const reader = new HandReader(onHand);
  let rest = '';
  return {
    push(piece) {
      let start = 0;
      for (;;) {
        if (rest === '') start = reader.readStraight(piece, start);
        const end = piece.indexOf('\n', start);
        if (end < 0) break;
        const line = piece.slice(start, end);
        reader.read(rest === '' ? line : rest + line);
        rest = '';
        start = end + 1;
      }
      if (start < piece.length) rest += start === 0 ? piece : piece.slice(start);
    },
    end() {
      if (rest !== '') reader.read(rest);
      rest = '';
      return reader.end();
    },
  };
}
