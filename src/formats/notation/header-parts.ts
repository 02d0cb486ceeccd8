import {
  COLON,
  type Finding,
  finding,
  isDigit,
  isLetter,
  quote,
  show,
  UNDERSCORE,
} from '../../kernel/index.ts';
import { amountFault } from './amount-faults.ts';
import { isUnit, plainNumber, readAmount } from './amounts.ts';
import { type Line, skipSpaces, trimEnd, wordEnd } from './lines.ts';

/**
 * What a line says of the header: one part, or several on one line. undefined is not written,
 * null is written and cannot be read (a time: the placeholder).
 */
export interface HeaderParts {
  hand: boolean;
  number: number | null;
  started: string | null | undefined;
  ended: string | null | undefined;
  sb: number | null | undefined;
  bb: number | null | undefined;
  ante: number | null | undefined;
  /** Words of the line that fit nothing; -1 if there are none. */
  tail: number;
  /** A part that could not be read is kept as a comment. */
  lossy: boolean;
  readonly findings: Finding[];
}

export const noParts = (): HeaderParts => ({
  hand: false,
  number: null,
  started: undefined,
  ended: undefined,
  sb: undefined,
  bb: undefined,
  ante: undefined,
  tail: -1,
  lossy: false,
  findings: [],
});

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
  const stop = amountEnd(text, from, to);
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
export function startsBareBlinds(line: Line, from: number = line.from): boolean {
  const { text, to } = line;
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
export function amountEnd(text: string, from: number, to: number): number {
  let pos = from;
  while (pos < to) {
    const end = letters(text, pos, to);
    // A word that is not a unit is not part of the amount.
    if (end > pos && pos > from && !isUnit(text.slice(pos, end))) break;
    pos = skipSpaces(text, wordEnd(text, pos, to), to);
  }
  let stop = trimEnd(text, from, Math.min(pos, to));
  while (stop > from && ',;|/'.includes(text[stop - 1]!)) stop = trimEnd(text, from, stop - 1);
  return stop;
}

/** Where a run of letters and underscores ends. */
export function letters(text: string, from: number, to: number): number {
  let i = from;
  while (i < to && (isLetter(text.charCodeAt(i)) || text.charCodeAt(i) === UNDERSCORE)) i++;
  return i;
}

/**
 * Reads the number behind `Hand`: `(12)`, `[12]`, `#12`, `12` or nothing at all.
 * Where it ends, or -1 if the line is not about a hand's number.
 */
export function readHandNumber(line: Line, parts: HeaderParts): number {
  const { text, to } = line;
  let from = skipSpaces(text, line.from + 4, to);
  if (text[from] === ':') from = skipSpaces(text, from + 1, to);
  parts.hand = true;
  if (from >= to) return to;
  const bracket = text[from] === '(' ? ')' : text[from] === '[' ? ']' : null;
  if (bracket !== null) {
    const close = text.indexOf(bracket, from);
    const stop = close < 0 || close > to ? to : close;
    readNumber(line, parts, from + 1, stop);
    return Math.min(stop + 1, to);
  }
  if (text[from] === '#') from = skipSpaces(text, from + 1, to);
  let stop = wordEnd(text, from, to);
  while (stop > from && ':,;.'.includes(text[stop - 1]!)) stop--;
  const number = readAmount(text.slice(from, stop));
  if (number.kind !== 'ok') return -1;
  parts.number = number.value;
  return isProse(text, skipSpaces(text, stop, to), to) ? -1 : stop;
}

function readNumber(line: Line, parts: HeaderParts, from: number, stop: number): void {
  const written = line.text.slice(from, stop).trim();
  const number = readAmount(written.startsWith('#') ? written.slice(1) : written);
  if (number.kind === 'ok') {
    parts.number = number.value;
    return;
  }
  parts.lossy = written !== '';
  const message = `The hand's number ${written === '' ? 'is missing' : `${quote(written)} cannot be read`}; write a whole number in the brackets, as in Hand (12).`;
  const details = { expected: 'Hand (12)', found: show(line.content()), fix: 'Hand (1)' };
  parts.findings.push(finding('NOTE-3', 'warning', line.span(), message, details));
}

/** "Hand 5 was great": words behind a bare number that are not a header part. */
function isProse(text: string, from: number, to: number): boolean {
  if (from >= to) return false;
  const word = text.slice(from, wordEnd(text, from, to)).toLowerCase();
  return /^[a-z]/.test(word) && !/^(started|ended|sb\b|bb\b|ante\b|blinds\b)/.test(word);
}

/** How a time that is not known yet is written. */
export const NO_TIME = 'HH:MM:SS';

/** "0:02:30" → "00:02:30"; null for the placeholder, undefined for anything else. */
export function readTime(text: string): string | null | undefined {
  if (text.length === 8 && isCanonical(text)) return text;
  if (text.length > 12) return undefined;
  const upper = text.toUpperCase();
  if (upper === NO_TIME || text === '--:--:--') return null;
  const parts = text.split(':');
  if (parts.length !== 3) return undefined;
  const figures = parts.map((part) => (part.length > 2 ? -1 : plainNumber(part, 0, part.length)));
  const [hours, minutes, seconds] = figures as [number, number, number];
  if (hours < 0 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) return undefined;
  return figures.map((part) => String(part).padStart(2, '0')).join(':');
}

function isCanonical(text: string): boolean {
  if (text.charCodeAt(2) !== COLON || text.charCodeAt(5) !== COLON) return false;
  const minutes = plainNumber(text, 3, 5);
  const seconds = plainNumber(text, 6, 8);
  return (
    plainNumber(text, 0, 2) >= 0 && minutes >= 0 && minutes < 60 && seconds >= 0 && seconds < 60
  );
}
