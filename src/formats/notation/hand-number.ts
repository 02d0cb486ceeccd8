import { readAmount } from './amounts.ts';
import { finding, quote, show } from './findings.ts';
import type { HeaderParts } from './header-parts.ts';
import { type Line, skipSpaces, wordEnd } from './lines.ts';

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

/** "Hand 5 was great": words behind a bare number that are no header part. */
function isProse(text: string, from: number, to: number): boolean {
  if (from >= to) return false;
  const word = text.slice(from, wordEnd(text, from, to)).toLowerCase();
  return /^[a-z]/.test(word) && !/^(started|ended|sb\b|bb\b|ante\b|blinds\b)/.test(word);
}
