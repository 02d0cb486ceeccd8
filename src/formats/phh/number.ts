import { TEXT_END } from './codes.ts';

/** A number as digits and decimals: `47.50` is 475 with one decimal. `inf` is Infinity. */
export interface Figure {
  readonly digits: number;
  readonly places: number;
}

/** More decimals than any currency has. */
const MOST_PLACES = 8;

/** Filled by {@link readPlain}: the number read last. */
export const plain = { digits: 0, places: 0 };

/**
 * Reads digits with or without decimals from `from` on into {@link plain}; gives the place after
 * them, or -1 if what stands there is something else that needs a closer look.
 */
export function readPlain(codes: Uint8Array, from: number, to: number): number {
  let at = from;
  let digits = 0;
  let code = codes[at]!;
  // Most blinds and antes are 0.
  if (code === 48 && codes[at + 1] === 44) {
    plain.digits = 0;
    plain.places = 0;
    return at + 1;
  }
  const isNegative = code === 45;
  if (isNegative) code = codes[++at]!;
  const first = at;
  while (code >= 48 && code <= 57) {
    digits = digits * 10 + code - 48;
    code = codes[++at]!;
  }
  let places = 0;
  let count = at - first;
  if (code === 46 && count > 0) {
    const point = at;
    code = codes[++at]!;
    while (code >= 48 && code <= 57) {
      digits = digits * 10 + code - 48;
      code = codes[++at]!;
    }
    places = at - point - 1;
    count += places;
    if (places === 0) return -1;
    // 0.50 is a number with one decimal.
    while (places > 0 && digits % 10 === 0) {
      digits /= 10;
      places--;
    }
  }
  if (count === 0 || count > 15 || places > MOST_PLACES || at > to) return -1;
  if (!endsNumber(code)) return -1;
  plain.digits = isNegative ? -digits : digits;
  plain.places = places;
  return at;
}

/** Blank, line end, comma, closing bracket, quote, comment, or the end of the text. */
const endsNumber = (code: number): boolean =>
  code === 44 ||
  code === 93 ||
  code === 32 ||
  code === 10 ||
  code === 9 ||
  code === 35 ||
  code === 39 ||
  code === 34 ||
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
