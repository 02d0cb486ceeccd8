import type { Finding } from '../../kernel/finding.ts';
import { LineSplitter } from '../line-splitter.ts';
import type { ForeignHand, ForeignStream } from '../read-hand.ts';
import { finding, quote, show } from '../tell.ts';
import { isHeader } from './header.ts';
import { isNoise } from './noise.ts';
import { PokerStarsHand } from './read-hand.ts';

/** Chat included, no line of a log is longer. */
const LONGEST_LINE = 2000;

/** Findings outside any hand; a file of rubbish has no use for more. */
const MOST_OUTSIDE = 20;

/** Reads PokerStars text piece by piece and hands each hand on as soon as it is complete. */
export function streamPokerStars(onHand: (hand: ForeignHand) => void): ForeignStream {
  const outside: Finding[] = [];
  let hand: PokerStarsHand | null = null;
  let isAfterBlank = false;
  const close = (): void => {
    if (hand) onHand(hand.close());
    hand = null;
  };
  const stray = (line: string, number: number): void => {
    if (outside.length === MOST_OUTSIDE || isNoise(line)) return;
    const at = { line: number, column: 1, length: line.length };
    const message = `${quote(line)} stands outside any hand; a hand starts with \`PokerStars Hand #\`.`;
    outside.push(finding('NOTE-1', 'warning', at, message, { found: show(line) }));
  };
  const splitter = new LineSplitter(LONGEST_LINE, (raw, number, isCut) => {
    const line = raw.trimEnd();
    if (line === '') {
      isAfterBlank = true;
      return;
    }
    if (!isCut && isHeader(line)) {
      close();
      hand = new PokerStarsHand(line.trimStart(), number);
    } else if (hand && isAfterBlank && hand.isSummed) {
      close();
      stray(line, number);
    } else if (!hand) stray(line, number);
    else if (isCut) hand.rejectLong(line, number);
    else hand.read(line, number);
    isAfterBlank = false;
  });
  return {
    push: (piece) => splitter.push(piece),
    end() {
      splitter.end();
      close();
      return outside;
    },
  };
}
