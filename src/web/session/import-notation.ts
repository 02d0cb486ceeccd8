import { type ReadHand, streamHands } from '../../formats/index.ts';
import { figure } from '../../kernel/index.ts';
import type { Imported, ImportProblem } from './import-report.ts';
import { yieldEvery } from './yield-to-browser.ts';

/** So much is read in a few milliseconds. */
const PIECE = 16_384;

/** The longest hand ever written has a few thousand characters. */
const HAND_LIMIT = 100_000;

/** After so many characters without the end of a hand, no end is to be expected. */
const PATIENCE = 4 * HAND_LIMIT;

/** What is worth reading of a file that is all wrong. */
const PROBLEM_LIMIT = 100;

/** Reads the hands of a text piece by piece, each as it is written there. */
export async function readNotation(
  text: string,
  name: string,
  onProgress: (done: number) => void,
): Promise<Imported> {
  const lines = new LineStarts(text);
  const hands: string[] = [];
  const problems: ImportProblem[] = [];
  let end = { line: 1, at: 0 };
  const stream = streamHands(({ firstLine, lastLine }: ReadHand) => {
    const start = lines.start(firstLine);
    end = { line: lastLine + 1, at: lines.start(lastLine + 1) };
    const hand = text.slice(start, end.at);
    if (hand.length <= HAND_LIMIT) hands.push(hand.endsWith('\n') ? hand : `${hand}\n`);
    else {
      const message = `This hand has ${figure(hand.length)} characters and was left out; one has at most ${figure(HAND_LIMIT)}.`;
      problems.push({ line: firstLine, column: 1, message });
    }
  });
  const breath = yieldEvery();
  let from = 0;
  for (; from < text.length && from - end.at <= PATIENCE; from += PIECE) {
    stream.push(text.slice(from, from + PIECE));
    onProgress(Math.min(1, (from + PIECE) / text.length));
    await breath();
  }
  if (from < text.length) {
    const message = `No hand ends within ${figure(PATIENCE)} characters from here on, so reading stopped.`;
    problems.push({ line: end.line, column: 1, message });
  } else {
    for (const { at, message } of stream.end()) {
      problems.push({ line: at.line, column: at.column, message });
    }
  }
  const sessions = hands.length > 0 ? [{ id: '', name, hands, at: 0 }] : [];
  return { sessions, problems: problems.slice(0, PROBLEM_LIMIT) };
}

/** Where the lines of a text start; asked from the first line on. */
class LineStarts {
  readonly #text: string;
  #line = 1;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The first character of a line, or the end of the text. */
  start(line: number): number {
    if (line < this.#line) {
      this.#line = 1;
      this.#at = 0;
    }
    while (this.#line < line) {
      const end = this.#text.indexOf('\n', this.#at);
      if (end < 0) return this.#text.length;
      this.#at = end + 1;
      this.#line++;
    }
    return this.#at;
  }
}
