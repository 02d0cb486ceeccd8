import type { Span } from '../../kernel/finding.ts';
import { lineEnd } from './toml.ts';

/** Where reading stands in a text, with the line it is on. */
export class Place {
  at: number;
  line: number;
  lineStart: number;
  readonly text: string;
  readonly codes: Uint8Array;
  readonly to: number;

  constructor(text: string, codes: Uint8Array, from: number, to: number, line: number) {
    this.text = text;
    this.codes = codes;
    this.at = from;
    this.to = to;
    this.line = line;
    this.lineStart = from;
  }

  /** To the start of the next line. */
  nextLine(): void {
    const isThere = this.codes[this.at] === 10 && this.at < this.to;
    const end = isThere ? this.at : lineEnd(this.codes, this.at, this.to);
    if (end < this.to) this.line++;
    this.at = Math.min(this.to, end + 1);
    this.lineStart = this.at;
  }

  /** To a place further on, over however many lines. */
  advance(to: number): void {
    for (;;) {
      const end = this.text.indexOf('\n', this.at);
      if (end < 0 || end >= to) break;
      this.line++;
      this.at = end + 1;
      this.lineStart = this.at;
    }
    this.at = to;
  }

  /** A stretch of the current line. */
  span(from: number, end: number): Span {
    return { line: this.line, column: from - this.lineStart + 1, length: end - from };
  }
}
