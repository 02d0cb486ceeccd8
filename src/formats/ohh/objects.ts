import {
  BACKSLASH,
  BYTE_ORDER_MARK,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  DOUBLE_QUOTE,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  RETURN,
  SPACE,
  TAB,
} from '../../kernel/index.ts';

/** One object of a file, as text. */
export interface ObjectText {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly lastLine: number;
  /** `big`: too long to be kept; `cut`: another object starts before this one ends. */
  readonly fault: 'big' | 'cut' | null;
}

/** The start of what stands on a line outside any object. */
export interface StrayText {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** As much of a line as a finding quotes. */
const LONGEST_STRAY = 80;

/** No hand is longer, written with any number of spaces. */
const LONGEST = 1_000_000;

/** What every hand starts with; nothing within a hand does. */
const START = '{"ohh"';

/**
 * Cuts a text that comes piece by piece into its top-level objects. A broken one ends where a line
 * starts with `{"ohh"`, or with `{` after a blank line, so that the next one is read.
 */
export class ObjectSplitter {
  readonly #onObject: (object: ObjectText) => void;
  readonly #onStray: (stray: StrayText) => void;
  #carried = '';
  #parts: string[] = [];
  #size = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #line = 1;
  /** Where the line starts, counted from the start of the piece. */
  #lineStart = 0;
  #blankLines = 0;
  #isLineEmpty = true;
  #first = { line: 1, column: 1 };
  #isStray = false;
  /** Words outside any object whose line goes on in the next piece. */
  #openStray: StrayText | null = null;

  constructor(onObject: (object: ObjectText) => void, onStray: (stray: StrayText) => void) {
    this.#onObject = onObject;
    this.#onStray = onStray;
  }

  push(more: string): void {
    if (this.#openStray) this.#addStray(this.#openStray, more);
    const piece = this.#carried + more;
    this.#carried = '';
    let start = 0;
    let i = 0;
    for (; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      if (code === OPEN_BRACE && i === this.#lineStart && this.#depth > 0) {
        // Whether another hand starts here is seen a few signs on.
        if (this.#blankLines === 0 && piece.length - i < START.length) break;
        if (this.#blankLines > 0 || piece.startsWith(START, i)) {
          this.#take(piece, start, i);
          this.#close('cut');
        }
      }
      const wasOpen = this.#depth > 0;
      if (this.#scan(code, i, piece)) {
        this.#take(piece, start, i + 1);
        this.#close(null);
      } else if (!wasOpen && this.#depth > 0) start = i;
    }
    if (this.#depth > 0) this.#take(piece, start, i);
    this.#carried = piece.slice(i);
    this.#lineStart -= i;
  }

  end(): void {
    if (this.#openStray) this.#onStray(this.#openStray);
    if (this.#carried !== '') this.#parts.push(this.#carried);
    if (this.#depth > 0) this.#close('cut');
  }

  /** Notes one sign; true if it closes the object. */
  #scan(code: number, i: number, piece: string): boolean {
    if (code === NEWLINE) {
      this.#line++;
      this.#lineStart = i + 1;
      this.#blankLines = this.#isLineEmpty ? this.#blankLines + 1 : 0;
      this.#isLineEmpty = true;
      this.#isStray = false;
      // A string of JSON never runs on into the next line: this one is broken.
      this.#inString = false;
      this.#escaped = false;
      return false;
    }
    if (code === SPACE || code === TAB || code === RETURN || code === BYTE_ORDER_MARK) {
      this.#escaped = false;
      return false;
    }
    this.#isLineEmpty = false;
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (code === BACKSLASH) this.#escaped = true;
      else if (code === DOUBLE_QUOTE) this.#inString = false;
      return false;
    }
    if (code === DOUBLE_QUOTE && this.#depth > 0) this.#inString = true;
    else if (code === OPEN_BRACE) {
      if (this.#depth++ === 0) {
        this.#first = { line: this.#line, column: i - this.#lineStart + 1 };
      }
    } else if (code === CLOSE_BRACE && this.#depth > 0) return --this.#depth === 0;
    else if (this.#depth === 0 && !LIST_SIGNS.includes(code)) this.#stray(piece, i);
    return false;
  }

  /** Objects may stand in a list; anything else between them is said once for each line. */
  #stray(piece: string, i: number): void {
    if (this.#isStray) return;
    this.#isStray = true;
    const stray = { text: '', line: this.#line, column: i - this.#lineStart + 1 };
    this.#addStray(stray, piece.slice(i));
  }

  /** Hands the words on once their line ends, or enough of it is there. */
  #addStray(stray: StrayText, more: string): void {
    const added = more.slice(0, LONGEST_STRAY - stray.text.length);
    const end = added.indexOf('\n');
    const text = stray.text + (end < 0 ? added : added.slice(0, end));
    const isWhole = end >= 0 || text.length === LONGEST_STRAY;
    this.#openStray = isWhole ? null : { ...stray, text };
    if (isWhole) this.#onStray({ ...stray, text });
  }

  #take(piece: string, from: number, to: number): void {
    this.#size += to - from;
    if (this.#size > LONGEST) this.#parts = [];
    else this.#parts.push(piece.slice(from, to));
  }

  #close(fault: 'cut' | null): void {
    const text = this.#parts.join('');
    const isBig = this.#size > LONGEST;
    this.#parts = [];
    this.#size = 0;
    this.#depth = 0;
    this.#inString = false;
    this.#blankLines = 0;
    this.#onObject({ text, ...this.#first, lastLine: this.#line, fault: isBig ? 'big' : fault });
  }
}

/** `[`, `,` and `]` */
const LIST_SIGNS = [OPEN_BRACKET, COMMA, CLOSE_BRACKET];
