/** One object of a file, as text. */
export interface ObjectText {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly lastLine: number;
  /** `big`: too long to be kept; `cut`: another object starts before this one ends. */
  readonly fault: 'big' | 'cut' | null;
}

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
  readonly #onStray: (text: string, line: number, column: number) => void;
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

  constructor(
    onObject: (object: ObjectText) => void,
    onStray: (text: string, line: number, column: number) => void,
  ) {
    this.#onObject = onObject;
    this.#onStray = onStray;
  }

  push(more: string): void {
    const piece = this.#carried + more;
    this.#carried = '';
    let start = 0;
    let i = 0;
    for (; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      if (code === 123 && i === this.#lineStart && this.#depth > 0) {
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
    if (this.#carried !== '') this.#parts.push(this.#carried);
    if (this.#depth > 0) this.#close('cut');
  }

  /** Notes one sign; true if it closes the object. */
  #scan(code: number, i: number, piece: string): boolean {
    if (code === 10) {
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
    if (code === 32 || code === 9 || code === 13 || code === 0xfeff) {
      this.#escaped = false;
      return false;
    }
    this.#isLineEmpty = false;
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (code === 92) this.#escaped = true;
      else if (code === 34) this.#inString = false;
      return false;
    }
    if (code === 34 && this.#depth > 0) this.#inString = true;
    else if (code === 123) {
      if (this.#depth++ === 0) {
        this.#first = { line: this.#line, column: i - this.#lineStart + 1 };
      }
    } else if (code === 125 && this.#depth > 0) return --this.#depth === 0;
    else if (this.#depth === 0 && !LIST_SIGNS.includes(code)) this.#stray(piece, i);
    return false;
  }

  /** Objects may stand in a list; anything else between them is said once for each line. */
  #stray(piece: string, i: number): void {
    if (this.#isStray) return;
    this.#isStray = true;
    this.#onStray(piece.slice(i, i + 80).split('\n')[0]!, this.#line, i - this.#lineStart + 1);
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
const LIST_SIGNS = [91, 44, 93];
