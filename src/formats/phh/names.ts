import { checkName } from '../../rules/table/names.ts';
import { closingQuote, unquote } from './toml.ts';

/** Places for names kept from hand to hand, a power of two; a new one takes the place of an old. */
const PLACES = 8192;

/** More of a name is of no use. */
const LONGEST = 400;

/** Strings from this length on are views of the text they are cut from, which it keeps alive. */
const VIEW_LENGTH = 13;

/** Longer than any label or word with a meaning of its own, and a good length for a name. */
const SURELY_LONG = 11;
const SURELY_SHORT = 40;

/**
 * The names of a file. Archives name the same people over and over: each name is judged once
 * (SEAT-6) and is one string for all its hands.
 */
export class Names {
  /** Whether one of the names read since the start of the hand cannot stand in a hand. */
  hasBad = false;
  readonly #known: (string | undefined)[] = new Array(PLACES).fill(undefined);

  /** The place after the quote that closed the name read last. */
  end = -1;

  /** The name whose quote opens at a place; null, and no `end`, if it does not close. */
  read(text: string, from: number, to: number): string | null {
    const start = from + 1;
    const close = text.indexOf(text.charCodeAt(from) === 39 ? "'" : '"', start);
    if (close < 0 || close >= to) return this.#readOdd(text, from, to);
    const length = close - start;
    const place = placeOf(text, start, length);
    const known = this.#known[place];
    if (known !== undefined && known.length === length && text.startsWith(known, start)) {
      this.end = close + 1;
      return known;
    }
    if (!isPlain(text, start, close)) return this.#readOdd(text, from, to);
    this.end = close + 1;
    const name = copyOf(text, start, close);
    const isGood = length >= SURELY_LONG && length <= SURELY_SHORT;
    if (isGood || checkName(name) === null) this.#known[place] = name;
    else this.hasBad = true;
    return name;
  }

  /** A name with other signs in it: met anew each time. */
  #readOdd(text: string, from: number, to: number): string | null {
    const close = closingQuote(text, from, to);
    this.end = close < 0 ? -1 : close + 1;
    if (close < 0) return null;
    const name = unquote(text, from, Math.min(close, from + LONGEST));
    if (checkName(name) !== null) this.hasBad = true;
    return name;
  }
}

/** Letters, digits and signs without any meaning of their own, wherever they stand. */
const PLAIN = new Uint8Array(128);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_/+') {
  PLAIN[sign.charCodeAt(0)] = 1;
}

function isPlain(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code >= 128 || PLAIN[code] === 0) return false;
  }
  return true;
}

/** Where a name is kept, by its length and some of its letters. */
function placeOf(text: string, start: number, length: number): number {
  let hash = length;
  for (let i = 0; i < length; i += 4) hash = (hash * 31 + text.charCodeAt(start + i)) | 0;
  return (hash ^ (hash >>> 13)) & (PLACES - 1);
}

/** A string of its own: it holds on to nothing, and views are slow to compare. */
function copyOf(text: string, from: number, to: number): string {
  if (to - from < VIEW_LENGTH) return text.slice(from, to);
  const middle = from + VIEW_LENGTH - 1;
  return [text.slice(from, middle), text.slice(middle, to)].join('');
}
