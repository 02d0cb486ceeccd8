import {
  COMMA,
  CURLY_QUOTE,
  DOT,
  isDigit,
  SINGLE_QUOTE,
  SPACE,
  UNDERSCORE,
  ZERO,
} from '../../kernel/index.ts';
import { plainText } from './lines.ts';

/** What somebody's figure says. Only `ok` is an amount of chips (CHIP-1). */
export type AmountReading =
  | { readonly kind: 'ok'; readonly value: number }
  | { readonly kind: 'fraction' }
  | { readonly kind: 'sign' }
  | { readonly kind: 'overflow' }
  /** It may mean several things; `readings` are those that can be named, likeliest first. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly number[] }
  | { readonly kind: 'none' };

const UNITS: ReadonlyMap<string, number> = new Map([
  ['', 0],
  ['k', 3],
  ['thousand', 3],
  ['m', 6],
  ['mn', 6],
  ['mil', 6],
  ['mill', 6],
  ['mio', 6],
  ['million', 6],
  ['millions', 6],
]);

/** Signs of money before or behind a figure: chips are counted, whatever they are called. */
export const CURRENCIES = '$€£¥';

/** Whether a word can follow a figure as its unit: `k`, `Mil`, `€`, … */
export const isUnit = (word: string): boolean =>
  word !== '' &&
  (UNITS.has(word.toLowerCase()) || (word.length === 1 && CURRENCIES.includes(word)));

const NONE: AmountReading = { kind: 'none' };
const FRACTION: AmountReading = { kind: 'fraction' };
const OVERFLOW: AmountReading = { kind: 'overflow' };

/** The digits of [from, to) as a number; -1 if there is anything else or too many of them. */
export function plainNumber(text: string, from: number, to: number): number {
  if (to - from > 15 || from >= to) return -1;
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

/**
 * Reads `25000`, `25,000`, `25 000`, `25_000`, `25k`, `1.5M`, `1.5 Mil`, `2.5bb` (with the big
 * blind given), `$2,500`, `2500€` and full-width digits, where they come out whole.
 */
export function readAmount(
  text: string,
  { bb = null }: { readonly bb?: number | null } = {},
): AmountReading {
  const plain = withoutCurrency(plainText(text).trim());
  const easy = plainNumber(plain, 0, plain.length);
  if (easy >= 0) return { kind: 'ok', value: easy };
  if (plain === '' || plain.length > 400) return NONE;
  if ('+-−–±'.includes(plain[0]!)) return /^.\s*\.?\d/.test(plain) ? { kind: 'sign' } : NONE;
  let end = 0;
  while (end < plain.length && isFigure(plain.charCodeAt(end))) end++;
  const unit = plain.slice(end).toLowerCase();
  let last = end;
  while (last > 0 && !isDigit(plain.charCodeAt(last - 1))) last--;
  if (last === 0) return NONE;
  const figure = readFigure(plain.slice(0, last));
  if (figure === null) return NONE;
  if (unit === 'bb') return inBigBlinds(figure, bb);
  if (unit.startsWith('e')) return scientific(figure, unit.slice(1));
  const power = UNITS.get(unit);
  if (power === undefined) return NONE;
  return power === 0 ? bare(figure) : scaled(figure, power);
}

/** One sign of money goes, before the figure or behind it. */
function withoutCurrency(text: string): string {
  if (text.length < 2) return text;
  if (CURRENCIES.includes(text[0]!)) return text.slice(1).trimStart();
  return CURRENCIES.includes(text[text.length - 1]!) ? text.slice(0, -1).trimEnd() : text;
}

/** A figure as its digits before and after what may be a decimal sign. */
interface Figure {
  readonly whole: string;
  readonly decimals: string;
  /** The only separator: a point or comma that may part thousands or decimals. */
  readonly mark: '.' | ',' | null;
  /** Separators that part thousands wrongly: `25 00`. */
  readonly broken: boolean;
}

/** Digits, `.`, `,`, `_`, apostrophes and spaces. */
const isFigure = (code: number): boolean =>
  isDigit(code) ||
  code === DOT ||
  code === COMMA ||
  code === UNDERSCORE ||
  code === SPACE ||
  isApostrophe(code);

const isApostrophe = (code: number): boolean => code === SINGLE_QUOTE || code === CURLY_QUOTE;

function readFigure(text: string): Figure | null {
  const groups: string[] = [];
  const marks: string[] = [];
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    if (i < text.length && isDigit(text.charCodeAt(i))) continue;
    groups.push(text.slice(start, i));
    if (i === text.length) break;
    const mark = text[i]!;
    marks.push(isApostrophe(mark.charCodeAt(0)) ? "'" : mark);
    while (mark === ' ' && text[i + 1] === ' ') i++;
    start = i + 1;
  }
  const last = marks[marks.length - 1];
  if (last === undefined) return { whole: text, decimals: '', mark: null, broken: false };
  if (marks.length === 1 && (last === '.' || last === ',')) {
    return { whole: groups[0]!, decimals: groups[1]!, mark: last, broken: false };
  }
  const decimal = (last === '.' || last === ',') && marks.indexOf(last) === marks.length - 1;
  const parted = decimal ? groups.slice(0, -1) : groups;
  const parting = decimal ? marks.slice(0, -1) : marks;
  if (parting.some((mark) => mark !== parting[0]) || parted.includes('')) return null;
  const broken = parted.some((group, i) => (i === 0 ? group.length > 3 : group.length !== 3));
  return {
    whole: parted.join(''),
    decimals: decimal ? groups[groups.length - 1]! : '',
    mark: null,
    broken,
  };
}

/** Without a unit: 25,000 parts thousands; 25.000 may do so or not; 12.5 is not a whole chip. */
function bare(figure: Figure): AmountReading {
  const { whole, decimals, mark, broken } = figure;
  if (broken) return { kind: 'ambiguous', readings: readings(whole) };
  if (mark === null) return power(whole, decimals, 0);
  const thousands = decimals.length === 3 && whole.length > 0 && whole.length < 4;
  if (mark === ',') {
    if (thousands) return power(whole + decimals, '', 0);
    if (decimals.length > 3) return { kind: 'ambiguous', readings: readings(whole + decimals) };
    if (!/^0+$/.test(decimals)) return FRACTION;
    return { kind: 'ambiguous', readings: readings(whole + decimals, whole) };
  }
  if (!thousands || whole === '0') return power(whole, decimals, 0);
  const decimal = Number(`${whole}.${decimals}`);
  return { kind: 'ambiguous', readings: [Number(whole + decimals), decimal] };
}

/** With a unit a point is decimal: 1.125M. A comma may part thousands too: 1,125M. */
function scaled(figure: Figure, by: number): AmountReading {
  const { whole, decimals, mark, broken } = figure;
  if (broken) return { kind: 'ambiguous', readings: [] };
  const exact = power(whole, decimals, by);
  if (mark !== ',' || decimals.length !== 3) return exact;
  const thousands = power(whole + decimals, '', by);
  const found = [thousands, exact].flatMap((r) => (r.kind === 'ok' ? [r.value] : []));
  return { kind: 'ambiguous', readings: found };
}

function inBigBlinds(figure: Figure, bb: number | null): AmountReading {
  const { whole, decimals, broken } = figure;
  if (broken || bb === null || !Number.isSafeInteger(bb) || bb < 0) {
    return { kind: 'ambiguous', readings: [] };
  }
  const digits = BigInt(whole + decimals) * BigInt(bb);
  return power(digits.toString().padStart(decimals.length + 1, '0'), '', -decimals.length);
}

function scientific(figure: Figure, exponent: string): AmountReading {
  if (!/^[+]?\d+$/.test(exponent)) return NONE;
  const reading = power(figure.whole, figure.decimals, Math.min(Number(exponent), 999));
  return reading.kind === 'ok' ? { kind: 'ambiguous', readings: [reading.value] } : reading;
}

/** whole.decimals × 10^by, exactly. */
function power(whole: string, decimals: string, by: number): AmountReading {
  const point = whole.length + by;
  const digits = (whole + decimals).padEnd(Math.min(point, 500), '0');
  if (!/^0*$/.test(digits.slice(point))) return FRACTION;
  const chips = digits.slice(0, point).replace(/^0+/, '') || '0';
  if (chips.length > 16 || Number(chips) > Number.MAX_SAFE_INTEGER) return OVERFLOW;
  return { kind: 'ok', value: Number(chips) };
}

const readings = (...digits: readonly string[]): readonly number[] =>
  digits.map(Number).filter(Number.isSafeInteger);
