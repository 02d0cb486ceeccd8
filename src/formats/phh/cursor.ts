import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  DOUBLE_QUOTE,
  HASH,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  SINGLE_QUOTE,
  SPACE,
  type Span,
  TAB,
} from '../../kernel/index.ts';

/** Where reading stands in a text, with the line it is on. */
export class Cursor {
  at: number;
  line: number;
  lineStart: number;
  readonly text: string;
  readonly codes: Uint8Array;
  /** The same codes, four at once. */
  readonly words: DataView;
  readonly to: number;

  constructor(text: string, codes: Uint8Array, from: number, to: number, line: number) {
    this.text = text;
    this.codes = codes;
    this.words = wordsOf(codes);
    this.at = from;
    this.to = to;
    this.line = line;
    this.lineStart = from;
  }

  /** To the start of the next line. */
  nextLine(): void {
    const isThere = this.codes[this.at] === NEWLINE && this.at < this.to;
    // What is passed over so may be a long comment.
    const found = isThere ? this.at : this.text.indexOf('\n', this.at);
    const end = found < 0 || found > this.to ? this.to : found;
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

/** Hand after hand stands in the same codes. */
let lastCodes: Uint8Array | null = null;
let lastWords: DataView = /* @__PURE__ */ new DataView(new ArrayBuffer(0));

function wordsOf(codes: Uint8Array): DataView {
  if (lastCodes !== codes) {
    lastCodes = codes;
    lastWords = new DataView(codes.buffer);
  }
  return lastWords;
}

/** Up to four characters as they are read at once: the first in the lowest bits. */
export const word = (text: string): number =>
  [...text].reduce((bits, sign, i) => bits | (sign.charCodeAt(0) << (8 * i)), 0);

/** TOML as far as a hand needs it: where things end. Nothing in here makes strings. */

/** How deep lists may stand in lists. */
const DEEPEST = 16;

export const isBlank = (code: number): boolean => code === SPACE || code === TAB;

export const isQuote = (code: number): boolean => code === SINGLE_QUOTE || code === DOUBLE_QUOTE;

export function skipBlanks(codes: Uint8Array, from: number): number {
  let at = from;
  while (isBlank(codes[at]!)) at++;
  return at;
}

/** Where the line ends: its line end, or the end of the hand. */
export function lineEnd(codes: Uint8Array, from: number, to: number): number {
  let end = from;
  while (end < to && codes[end] !== NEWLINE) end++;
  return end;
}

/** Where the quote that stands at `from` is closed on its line; -1 if it is not. */
export function closingQuote(codes: Uint8Array, from: number, to: number): number {
  const quote = codes[from]!;
  for (let at = from + 1; at < to; at++) {
    const code = codes[at]!;
    if (code === quote) return at;
    if (code === NEWLINE) return -1;
    if (code === BACKSLASH && quote === DOUBLE_QUOTE) at++;
  }
  return -1;
}

/** What stands between quotes, escapes of double ones resolved. */
export function unquote(text: string, codes: Uint8Array, from: number, end: number): string {
  const inside = isTriple(codes, from) ? text.slice(from + 3, end - 2) : text.slice(from + 1, end);
  if (codes[from] === SINGLE_QUOTE || !inside.includes('\\')) return inside;
  return inside.replace(/\\(?:u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8})|(.))/g, (whole, u, U, sign) => {
    if (sign !== undefined) return ESCAPES[sign] ?? whole;
    const code = Number.parseInt(u ?? U, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  e: '\x1b',
  '"': '"',
  '\\': '\\',
};

/** Where the value that starts at `from` ends, whatever it is; -1 if it does not end. */
export function valueEnd(codes: Uint8Array, from: number, to: number): number {
  const code = codes[from]!;
  if (isQuote(code)) return stringEnd(codes, from, to);
  if (code === OPEN_BRACKET || code === OPEN_BRACE) return nestEnd(codes, from, to);
  let at = from;
  while (at < to && !endsBare(codes[at]!)) at++;
  // A bare value may hold one blank: 2009-07-04 04:03:31.
  while (at > from && isBlank(codes[at - 1]!)) at--;
  return at;
}

const endsBare = (code: number): boolean => code === NEWLINE || code === HASH;

function stringEnd(codes: Uint8Array, from: number, to: number): number {
  if (isTriple(codes, from)) {
    for (let at = from + 3; at + 3 <= to; at++) {
      if (codes[at] === codes[from] && isTriple(codes, at)) return at + 3;
    }
    return -1;
  }
  const end = closingQuote(codes, from, to);
  return end < 0 ? -1 : end + 1;
}

/** Whether three quotes stand here: a text of several lines. */
export function isTriple(codes: Uint8Array, from: number): boolean {
  const code = codes[from]!;
  return codes[from + 1] === code && codes[from + 2] === code;
}

/** The end of a list or an inline table. */
function nestEnd(codes: Uint8Array, from: number, to: number): number {
  let depth = 0;
  for (let at = from; at < to; at++) {
    const code = codes[at]!;
    if (isQuote(code)) {
      const end = stringEnd(codes, at, to);
      if (end < 0) return -1;
      at = end - 1;
    } else if (code === HASH) at = lineEnd(codes, at, to) - 1;
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      if (++depth > DEEPEST) return -1;
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
      if (--depth === 0) return at + 1;
    }
  }
  return -1;
}

/**
 * Whether the line at `from`, which starts with `[`, is the heading of a table: where its name
 * ends, or -1.
 */
export function headingEnd(codes: Uint8Array, from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    const code = codes[at]!;
    if (code === CLOSE_BRACKET) {
      const after = skipBlanks(codes, at + 1);
      const next = after >= to ? NEWLINE : codes[after]!;
      return at > from + 1 && (next === NEWLINE || next === HASH) ? at : -1;
    }
    if (
      code === NEWLINE ||
      code === COMMA ||
      code === OPEN_BRACKET ||
      code === SINGLE_QUOTE ||
      code === HASH
    )
      return -1;
  }
  return -1;
}
