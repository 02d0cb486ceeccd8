import { checkName, LONGEST_NAME } from '../../rules/table/names.ts';
import type { Place } from './place.ts';
import { closingQuote, unquote } from './toml.ts';

/** Places for names kept from hand to hand, a power of two; a new one takes the place of an old. */
const PLACES = 8192;

/** More of a name is of no use. */
const LONGEST = 400;

/** Strings from this length on are views of the text they are cut from, which it keeps alive. */
const VIEW_LENGTH = 13;

/** SEAT-6: longer than any label or word with a meaning of its own, and a good length for a name. */
const SURELY_LONG = 11;
const LONGEST_KNOWN = LONGEST_NAME;

/**
 * The names of a file. Archives name the same people over and over: each name is judged once
 * (SEAT-6) and is one string for all its hands.
 */
export class Names {
  /** Whether one of the names read since the start of the hand cannot stand in a hand. */
  hasBad = false;
  readonly #known: (string | undefined)[] = new Array(PLACES).fill(undefined);
  /** The codes of every known name, which are quicker to compare. */
  readonly #codes = new Uint8Array(PLACES * LONGEST_KNOWN);

  /** The place after the quote that closed the name read last. */
  end = -1;

  /** The name whose quote opens at a place; null, and no `end`, if it does not close. */
  read(p: Place, from: number): string | null {
    const { codes } = p;
    const start = from + 1;
    let close = start;
    let hash = 0;
    while (PLAIN[codes[close]!] === 1) hash = (hash * 31 + codes[close++]!) | 0;
    const length = close - start;
    if (codes[close] !== codes[from] || length > LONGEST_KNOWN) return this.#readOdd(p, from);
    this.end = close + 1;
    const place = (hash ^ (hash >>> 13)) & (PLACES - 1);
    const known = this.#known[place];
    if (known !== undefined && known.length === length && this.#isAt(place, codes, start, length)) {
      return known;
    }
    return this.#learn(p, start, close, place);
  }

  #isAt(place: number, codes: Uint8Array, start: number, length: number): boolean {
    const from = place * LONGEST_KNOWN;
    for (let i = 0; i < length; i++) if (codes[start + i] !== this.#codes[from + i]) return false;
    return true;
  }

  /** A plain name that was not met before, or not lately. */
  #learn({ text, codes }: Place, start: number, close: number, place: number): string {
    const name = copyOf(text, start, close);
    const length = close - start;
    const isGood = length >= SURELY_LONG || checkName(name) === null;
    if (isGood) {
      this.#known[place] = name;
      for (let i = 0; i < length; i++) this.#codes[place * LONGEST_KNOWN + i] = codes[start + i]!;
    } else this.hasBad = true;
    return name;
  }

  /** A name with other signs in it: met anew each time. */
  #readOdd(p: Place, from: number): string | null {
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
