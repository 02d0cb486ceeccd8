import { amountFault } from './amount-faults.ts';
import { isUnit, readAmount } from './amounts.ts';
import type { HeaderParts } from './header-parts.ts';
import { isDigit, type Line, skipSpaces, trimEnd, wordEnd } from './lines.ts';

const BLIND_NAMES = { sb: 'The small blind', bb: 'The big blind', ante: 'The ante' } as const;

/** Reads an amount between two places as a blind or the ante. */
export function readBlind(
  line: Line,
  parts: HeaderParts,
  key: 'sb' | 'bb' | 'ante',
  from: number,
  to: number,
): void {
  const written = line.text.slice(from, to);
  const amount = readAmount(written);
  if (amount.kind === 'ok') {
    parts[key] = amount.value;
    return;
  }
  parts[key] = null;
  parts.findings.push(amountFault(amount, BLIND_NAMES[key], written, line.span(from, to)));
}

const KEYS = ['sb', 'bb', 'ante'] as const;

/** `500/1000`, `500/1000/1000`, `500/1000 (1000)` */
const FIGURES = /^([^/(]+?) *\/ *([^/(]+?)(?: *\/ *([^/(]+)| *\( *([^/()]+?) *\))?$/d;

/** Reads the figures behind the word `Blinds`; where they end, or -1 if there are none. */
export function readBlinds(line: Line, parts: HeaderParts, end: number): number {
  const { text, to } = line;
  if (KEYS.some((key) => parts[key] !== undefined)) return -1;
  let from = skipSpaces(text, end, to);
  if (':-–,'.includes(text[from] ?? ' ')) from = skipSpaces(text, from + 1, to);
  const stop = valueEnd(text, from, to);
  // Longer than any blinds: not worth the search.
  if (stop - from > 60) return -1;
  const [, sb, bb, third, bracketed] = FIGURES.exec(text.slice(from, stop))?.indices ?? [];
  const places = [sb, bb, third ?? bracketed].filter((place) => place !== undefined);
  if (places.length < 2 || places.some(([a]) => !isFigureAt(text, from + a, stop))) return -1;
  for (const [k, [a, b]] of places.entries()) readBlind(line, parts, KEYS[k]!, from + a, from + b);
  return stop;
}

/** `Level 12: 500/1000/1000`: the figures behind the word `Level` and its number, or -1. */
export function readLevel(line: Line, parts: HeaderParts, end: number): number {
  const { text, to } = line;
  const number = /^ *#?\d{1,3}(?= *[:,–-] | +\S)/.exec(text.slice(end, Math.min(to, end + 12)));
  return readBlinds(line, parts, number === null ? end : end + number[0].length);
}

/**
 * `500/1000 ante 1000`, `2.5k/5k/5k`: blinds without any word before them. Two small figures between
 * strokes may be a day; those are blinds only with the ante behind them.
 */
export function startsBareBlinds({ text, from, to }: Line): boolean {
  if (!isFigureAt(text, from, to) || to - from > 60) return false;
  const found = BARE.exec(text.slice(from, to));
  if (found === null) return false;
  const [, sb, bb, third = '', ante] = found;
  return ante !== undefined || [sb!, bb!, third].filter(isDay).length < 2;
}

const BARE = /^([^/ (]+) *\/ *([^/ (]+)(?: *\/ *([^/ (]+))?( *\(.*\)| +ante\b.*)?$/i;
const isDay = (figure: string): boolean => /^\d{1,2}$/.test(figure) && Number(figure) < 32;

export const isFigureAt = (text: string, from: number, to: number): boolean =>
  from < to && (isDigit(text.charCodeAt(from)) || isOddFigure(text, from));

/** A sign, a point or a word that stands where an amount belongs. */
const isOddFigure = (text: string, from: number): boolean =>
  '+-−–.$€£¥'.includes(text[from]!)
    ? isDigit(text.charCodeAt(from + 1))
    : /^(nan|infinity|inf)\b/i.test(text.slice(from, from + 9));

/** An amount may hold spaces: it ends at the next key, or at the end. */
export function valueEnd(text: string, from: number, to: number): number {
  let pos = from;
  while (pos < to) {
    const end = letters(text, pos, to);
    // A word that is no unit is not part of the amount.
    if (end > pos && pos > from && !isUnit(text.slice(pos, end))) break;
    pos = skipSpaces(text, wordEnd(text, pos, to), to);
  }
  let stop = trimEnd(text, from, Math.min(pos, to));
  while (stop > from && ',;|/'.includes(text[stop - 1]!)) stop = trimEnd(text, from, stop - 1);
  return stop;
}

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** Where a run of letters and underscores ends. */
export function letters(text: string, from: number, to: number): number {
  let i = from;
  while (i < to && (isLetter(text.charCodeAt(i)) || text.charCodeAt(i) === 95)) i++;
  return i;
}
