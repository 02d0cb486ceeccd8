import { checkName, LONGEST_NAME } from '../../rules/index.ts';
import { type Cursor, closingQuote, unquote } from './cursor.ts';

/** More of a name is of no use. */
const LONGEST = 400;

/** Strings from this length on are views of the text they are cut from, which it keeps alive. */
const VIEW_LENGTH = 13;

/** SEAT-6: longer than any label or word with a meaning of its own. */
const SURELY_LONG = 11;

/**
 * Reads names. Each is made anew, though archives name the same people over and over: finding it
 * among those met before takes longer.
 */
export class Names {
  /** Whether one of the names read since the start of the hand cannot stand in a hand. */
  hasBad = false;
  /** The place after the quote that closed the name read last. */
  end = -1;

  /** The name whose quote opens at a place; null, and no `end`, if it does not close. */
  read(p: Cursor, from: number): string | null {
    const { codes } = p;
    const start = from + 1;
    let close = start;
    while (PLAIN[codes[close]!] === 1) close++;
    const length = close - start;
    if (codes[close] !== codes[from] || length > LONGEST_NAME) return this.#readOdd(p, from);
    this.end = close + 1;
    const name = copyOf(p.text, start, close);
    if (length < SURELY_LONG && checkName(name) !== null) this.hasBad = true;
    return name;
  }

  /** A name with other signs in it. */
  #readOdd(p: Cursor, from: number): string | null {
    const close = closingQuote(p.codes, from, p.to);
    this.end = close < 0 ? -1 : close + 1;
    if (close < 0) return null;
    const name = unquote(p, from, Math.min(close, from + LONGEST));
    if (checkName(name) !== null) this.hasBad = true;
    return name;
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
