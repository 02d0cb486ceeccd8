import {
  BYTE_ORDER_MARK,
  type Finding,
  finding,
  NEWLINE,
  quote,
  show,
} from '../../kernel/index.ts';
import type { HandStream } from '../format.ts';
import type { ReadHand } from '../read-hand.ts';
import { isHeader, isNoise } from './header.ts';
import { PokerStarsHand } from './read-hand.ts';

/** Chat included, no line of a log is longer. */
const LONGEST_LINE = 2000;

/** Findings outside any hand; a file of rubbish has no use for more. */
const MOST_OUTSIDE = 20;

/** Reads PokerStars text piece by piece and hands each hand on as soon as it is complete. */
export function streamPokerStars(onHand: (hand: ReadHand) => void): HandStream {
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
    const message = `${quote(line)} is outside any hand; a hand starts with \`PokerStars Hand #\`.`;
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

/**
 * Cuts a text that comes piece by piece into lines, whatever their ends (LF, CRLF, CR). Of a line
 * longer than `longest` only the start is kept, so that memory is bounded.
 */
class LineSplitter {
  readonly #longest: number;
  readonly #onLine: (line: string, number: number, isCut: boolean) => void;
  #held = '';
  #isCut = false;
  #endedInReturn = false;
  #number = 0;

  constructor(longest: number, onLine: (line: string, number: number, isCut: boolean) => void) {
    this.#longest = longest;
    this.#onLine = onLine;
  }

  push(piece: string): void {
    let start = 0;
    if (this.#endedInReturn && piece !== '') {
      if (piece.charCodeAt(0) === NEWLINE) start = 1;
      this.#endedInReturn = false;
    }
    // Most files have no CR at all: it is looked for once in a piece.
    let nextReturn = piece.indexOf('\r', start);
    for (;;) {
      const feed = piece.indexOf('\n', start);
      const isReturn = nextReturn >= 0 && (feed < 0 || nextReturn < feed);
      const end = isReturn ? nextReturn : feed;
      if (end < 0) break;
      this.#emit(piece, start, end);
      start = end + 1;
      if (!isReturn) continue;
      if (start === piece.length) this.#endedInReturn = true;
      else if (piece.charCodeAt(start) === NEWLINE) start++;
      nextReturn = piece.indexOf('\r', start);
    }
    if (start < piece.length) this.#hold(piece, start, piece.length);
  }

  end(): void {
    if (this.#held !== '') this.#emit('', 0, 0);
  }

  #hold(piece: string, start: number, end: number): void {
    const room = this.#longest - this.#held.length;
    if (end - start > room) this.#isCut = true;
    if (room > 0) this.#held += piece.slice(start, Math.min(end, start + room));
  }

  #emit(piece: string, start: number, end: number): void {
    let line: string;
    if (this.#held === '' && end - start <= this.#longest) line = piece.slice(start, end);
    else {
      this.#hold(piece, start, end);
      line = this.#held;
    }
    const isCut = this.#isCut;
    this.#held = '';
    this.#isCut = false;
    this.#number++;
    if (this.#number === 1 && line.charCodeAt(0) === BYTE_ORDER_MARK) line = line.slice(1);
    this.#onLine(line, this.#number, isCut);
  }
}
