import { isSameText } from '../../kernel/index.ts';
import { checkName, LONGEST_NAME } from '../../rules/index.ts';
import { type Cursor, closingQuote, unquote } from './cursor.ts';

/** One more than a table seats, so that too many are noticed. */
const MOST_NAMES = 11;

/** More of a name is of no use. */
const LONGEST = 400;

/** Strings from this length on are views of the text they are cut from, which it keeps alive. */
const VIEW_LENGTH = 13;

/** SEAT-6: longer than any label or word with a meaning of its own. */
const SURELY_LONG = 11;

/** The text that names stand in. */
interface NamedText {
  readonly text: string;
  readonly codes: Uint8Array;
}

/**
 * The names of a hand by their places: a hand that nobody has anything to say about needs none of
 * them as a text. Filled anew for every hand.
 */
export class NameList {
  count = 0;
  /** Where each stands, without its quotes. */
  readonly from = new Int32Array(MOST_NAMES);
  readonly end = new Int32Array(MOST_NAMES);
  /** Whether all are of letters, digits and a few signs, and longer than any word with a meaning. */
  #arePlain = true;
  #texts: readonly string[] | null = null;

  clear(): void {
    this.count = 0;
    this.#arePlain = true;
    this.#texts = null;
  }

  /** Adds the name whose quote opens at a place; where it closes, or -1 if it does not. */
  add({ codes, to }: Cursor, open: number): number {
    let close = open + 1;
    while (PLAIN[codes[close]!] === 1) close++;
    const length = close - open - 1;
    if (codes[close] !== codes[open] || length > LONGEST_NAME) {
      close = closingQuote(codes, open, to);
      if (close < 0) return -1;
      this.#arePlain = false;
    } else if (length < SURELY_LONG) this.#arePlain = false;
    if (this.count < MOST_NAMES) {
      this.from[this.count] = open + 1;
      this.end[this.count++] = close;
    }
    return close;
  }

  /** The names as they are written. */
  texts(from: NamedText): readonly string[] {
    if (this.#texts === null) {
      const texts: string[] = [];
      for (let i = 0; i < this.count; i++) texts.push(this.#textOf(from, i));
      this.#texts = texts;
    }
    return this.#texts;
  }

  #textOf({ text, codes }: NamedText, i: number): string {
    const from = this.from[i]!;
    const end = this.end[i]!;
    let at = from;
    while (PLAIN[codes[at]!] === 1) at++;
    return at === end && end - from <= LONGEST_NAME
      ? copyOf(text, from, end)
      : unquote(text, codes, from - 1, Math.min(end, from - 1 + LONGEST));
  }

  /** SEAT-6: whether every name can stand in a hand, and none is there twice. */
  areGood(from: NamedText): boolean {
    if (!this.#arePlain) {
      const texts = this.texts(from);
      for (let i = 0; i < texts.length; i++) {
        if (checkName(texts[i]!) !== null) return false;
        for (let k = 0; k < i; k++) if (isSameText(texts[i]!, texts[k]!)) return false;
      }
      return true;
    }
    /** The first letters so far, as bits: most names need no comparing. */
    let starts = 0;
    for (let i = 0; i < this.count; i++) {
      const start = 1 << from.codes[this.from[i]!]!;
      if ((starts & start) !== 0) {
        for (let k = 0; k < i; k++) if (this.#isSame(from.codes, i, k)) return false;
      }
      starts |= start;
    }
    return true;
  }

  #isSame(codes: Uint8Array, i: number, k: number): boolean {
    const a = this.from[i]!;
    const b = this.from[k]!;
    const length = this.end[i]! - a;
    if (codes[a] !== codes[b] || length !== this.end[k]! - b) return false;
    for (let at = 1; at < length; at++) if (codes[a + at] !== codes[b + at]) return false;
    return true;
  }
}

/** Letters, digits and signs without any meaning of their own, wherever they stand. */
const PLAIN = new Uint8Array(256);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_/+') {
  PLAIN[sign.charCodeAt(0)] = 1;
}

/** A string of its own: it holds on to nothing, and views are slow to compare. */
function copyOf(text: string, from: number, to: number): string {
  if (to - from < VIEW_LENGTH) return text.slice(from, to);
  const middle = from + VIEW_LENGTH - 1;
  return [text.slice(from, middle), text.slice(middle, to)].join('');
}
