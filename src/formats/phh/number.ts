import {
  CLOSE_BRACKET,
  COMMA,
  DOT,
  DOUBLE_QUOTE,
  HASH,
  MINUS,
  NEWLINE,
  NINE,
  SINGLE_QUOTE,
  SMALL_F,
  SMALL_I,
  SMALL_N,
  SPACE,
  TAB,
  ZERO,
} from '../../kernel/index.ts';
import { type AmountList, MOST_LISTED } from './packed-lists.ts';

// A constant of this file: this is the innermost loop of reading an archive.
const MOST = MOST_LISTED;

/** A number as digits and decimals: `47.50` is 475 with one decimal. `inf` is Infinity. */
interface Figure {
  readonly digits: number;
  readonly places: number;
}

/** More decimals than any currency has. */
const MOST_PLACES = 8;

/** Filled by {@link readPlainNumber}: the number read last. */
export const lastNumber = { digits: 0, places: 0 };

/**
 * Reads digits with or without decimals from `from` on into {@link lastNumber}; gives the place after
 * them, or -1 if what stands there is something else that needs a closer look.
 */
export function readPlainNumber(codes: Uint8Array, from: number, to: number): number {
  let at = from;
  let digits = 0;
  let code = codes[at]!;
  const isNegative = code === MINUS;
  if (isNegative) code = codes[++at]!;
  const first = at;
  while (code >= ZERO && code <= NINE) {
    digits = digits * 10 + code - ZERO;
    code = codes[++at]!;
  }
  let places = 0;
  let count = at - first;
  if (code === DOT && count > 0) {
    const point = at;
    // 0.50 is a number with one decimal: zeros count only once another digit follows.
    let zeros = 0;
    code = codes[++at]!;
    while (code >= ZERO && code <= NINE) {
      if (code === ZERO) zeros++;
      else {
        for (; zeros > 0; zeros--) digits *= 10;
        digits = digits * 10 + code - ZERO;
        places = at - point;
      }
      code = codes[++at]!;
    }
    const written = at - point - 1;
    count += written;
    if (written === 0) return -1;
  }
  if (count === 0 || count > 15 || places > MOST_PLACES || at > to) return -1;
  if (!endsNumber(code)) return -1;
  lastNumber.digits = isNegative ? -digits : digits;
  lastNumber.places = places;
  return at;
}

/**
 * Reads the numbers of a list as long as they are written like most, `0.25, 0.50, 0`. Gives the
 * place behind the last of them, or `from` where there is none.
 */
export function readPlainNumbers(codes: Uint8Array, from: number, list: AmountList): number {
  const { digits, places, from: starts, end: ends } = list;
  let { count, decimals } = list;
  let past = from;
  let at = from;
  while (count < MOST) {
    const start = at;
    let value = 0;
    let code = codes[at]! - ZERO;
    // Most antes and blinds are 0 and stand in the middle of their list.
    if (code === 0 && codes[at + 1] === COMMA && codes[at + 2] === SPACE) {
      digits[count] = 0;
      places[count] = 0;
      starts[count] = start;
      ends[count++] = at + 1;
      past = at + 1;
      at += 3;
      continue;
    }
    while (code >= 0 && code <= 9) {
      value = value * 10 + code;
      code = codes[++at]! - ZERO;
    }
    const isInfinite = at === start && isInfinity(codes, at);
    if (isInfinite) at += 3;
    else if (at === start || at > start + MOST_QUICK) break;
    let written = 0;
    if (code === DOT - ZERO) {
      const tenths = codes[at + 1]! - ZERO;
      if (tenths < 0 || tenths > 9) break;
      const hundredths = codes[at + 2]! - ZERO;
      const areTwo = hundredths >= 0 && hundredths <= 9;
      // 0.50 is a number with one decimal, and 3.00 one with none.
      if (areTwo && hundredths > 0) {
        value = value * 100 + tenths * 10 + hundredths;
        written = 2;
      } else if (tenths > 0) {
        value = value * 10 + tenths;
        written = 1;
      }
      at += areTwo ? 3 : 2;
    }
    const next = codes[at]!;
    if (next !== COMMA && next !== CLOSE_BRACKET) break;
    digits[count] = isInfinite ? Number.POSITIVE_INFINITY : value;
    places[count] = written;
    starts[count] = start;
    ends[count++] = at;
    if (written > decimals) decimals = written;
    past = at;
    if (next === CLOSE_BRACKET || codes[at + 1] !== SPACE) break;
    at += 2;
  }
  list.count = count;
  list.decimals = decimals;
  return past;
}

/** `inf`: a stack that is not known. */
const isInfinity = (codes: Uint8Array, at: number): boolean =>
  codes[at] === SMALL_I && codes[at + 1] === SMALL_N && codes[at + 2] === SMALL_F;

/** So many digits before the point fit into 31 bits with two decimals. */
const MOST_QUICK = 7;

/** Blank, line end, comma, closing bracket, quote, comment, or the end of the text. */
const endsNumber = (code: number): boolean =>
  code === COMMA ||
  code === CLOSE_BRACKET ||
  code === SPACE ||
  code === NEWLINE ||
  code === TAB ||
  code === HASH ||
  code === SINGLE_QUOTE ||
  code === DOUBLE_QUOTE ||
  code === TEXT_END;

/** Why a number is none we can count with. */
export type NumberFault = 'not-a-number' | 'too-large' | 'too-fine';

/** Any number TOML allows, `1_000`, `1e3` and `inf` too; by digits, so that nothing is rounded. */
export function readNumber(text: string): Figure | NumberFault {
  if (/^[+]?inf$/.test(text)) return { digits: Number.POSITIVE_INFINITY, places: 0 };
  const parts = /^([+-]?)(\d+(?:_\d+)*)(?:\.(\d+(?:_\d+)*))?(?:[eE]([+-]?\d{1,9}))?$/.exec(text);
  if (!parts) return 'not-a-number';
  const [, sign, whole = '', decimals = '', power = '0'] = parts;
  const after = decimals.replaceAll('_', '');
  const significant = `${whole.replaceAll('_', '')}${after}`.replace(/^0+/, '');
  const short = significant.replace(/0+$/, '');
  let places = after.length - Number(power) - (significant.length - short.length);
  if (short === '') return { digits: 0, places: 0 };
  if (short.length > 16 || short.length - places > 17) {
    return short.length - places > 17 ? 'too-large' : 'too-fine';
  }
  let digits = Number(short);
  for (; places < 0; places++) digits *= 10;
  if (!Number.isSafeInteger(digits)) return 'too-large';
  if (places > MOST_PLACES) return 'too-fine';
  return { digits: sign === '-' ? -digits : digits, places };
}

/** Any sign beyond ASCII: such signs stand in names and texts only. */
const OTHER_SIGN = 128;

/** Stands behind the text, so that nothing looks beyond it. */
const TEXT_END = 255;

/** Nothing looks further ahead than the longest key and its sign. */
const AHEAD = 32;

/** Part of Node and of every browser, but of neither's types alone. */
declare class TextEncoder {
  encodeInto(text: string, into: Uint8Array): { readonly read: number; readonly written: number };
}

const encoder = /* @__PURE__ */ new TextEncoder();

/**
 * The characters of a text as codes, at the same places: coming by a character of a string takes
 * about three times as long. Writes into `room` if the text fits there.
 */
export function codesOf(text: string, room: Uint8Array): Uint8Array {
  const { length } = text;
  const codes = room.length >= length + AHEAD ? room : new Uint8Array(2 * length + AHEAD);
  // As many bytes as characters: all of it is ASCII.
  const { read, written } = encoder.encodeInto(text, codes);
  if (read < length || written > length) {
    for (let at = 0; at < length; at++) codes[at] = Math.min(text.charCodeAt(at), OTHER_SIGN);
  }
  codes.fill(TEXT_END, length, length + AHEAD);
  return codes;
}
