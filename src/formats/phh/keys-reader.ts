import {
  DOT,
  EQUALS,
  finding,
  HASH,
  isDigit,
  isLetter,
  MINUS,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  quote,
  type Span,
  UNDERSCORE,
} from '../../kernel/index.ts';
import {
  Cursor,
  headingEnd,
  isBlank,
  isQuote,
  isTriple,
  lineEnd,
  skipBlanks,
  valueEnd,
} from './cursor.ts';
import type { PhhDraft } from './draft.ts';
import { KEY_KINDS, KEYS, type Key, keyAt, kindOf } from './keys.ts';
import { addAmount, bareEnd, readActions, readAmounts, readNames, readTexts } from './lists.ts';
import type { AmountList } from './packed-lists.ts';
import { readUsualLines } from './usual-lines.ts';

const { text: TEXT, names: NAMES, actions: ACTIONS, amounts: AMOUNTS, amount: AMOUNT } = KEY_KINDS;

/**
 * Reads the lines of one hand into the draft, from `from` up to the next heading or `to`; gives
 * the place where it stopped.
 */
export function readKeys(
  d: PhhDraft,
  text: string,
  codes: Uint8Array,
  from: number,
  to: number,
  firstLine: number,
): Cursor {
  d.start(text, codes, from, to);
  const p = new Cursor(text, codes, from, to, firstLine);
  const first = skipBlanks(codes, from);
  if (codes[first] === OPEN_BRACKET) readHeading(d, p, first);
  while (p.at < to) {
    readUsualLines(d, p);
    if (p.at >= to) break;
    const at = skipBlanks(codes, p.at);
    const code = at < to ? codes[at]! : NEWLINE;
    if (code === HASH || code === NEWLINE) {
      p.nextLine();
      continue;
    }
    if (code === OPEN_BRACKET && headingEnd(codes, at, to) >= 0) break;
    p.at = at;
    const { line } = p;
    readKeyLine(d, p);
    if (p.line !== line) d.isOnLines = false;
    d.lastLine = p.line;
    p.nextLine();
  }
  return p;
}

/** `[12]` */
function readHeading(d: PhhDraft, p: Cursor, from: number): void {
  const end = headingEnd(p.codes, from, p.to);
  if (end < 0) return;
  d.hasHeading = true;
  d.at = p.span(from, end + 1);
  p.nextLine();
}

const isOfKey = (code: number): boolean =>
  isLetter(code) || code === UNDERSCORE || isDigit(code) || code === MINUS || code === DOT;

function readKeyLine(d: PhhDraft, p: Cursor): void {
  const { text, codes, to } = p;
  const from = p.at;
  let end = from;
  const isQuoted = isQuote(codes[from]!);
  if (isQuoted) end = Math.max(from, valueEnd(codes, from, to));
  else while (isOfKey(codes[end]!)) end++;
  const sign = skipBlanks(codes, end);
  if (end === from || codes[sign] !== EQUALS) {
    stray(d, p, from);
    return;
  }
  const value = skipBlanks(codes, sign + 1);
  const id = isQuoted ? keyAt(text, from + 1, end - 1) : keyAt(text, from, end);
  if (id < 0) {
    if (codes[from] === UNDERSCORE) keepOther(d, p, from, end, value);
    pass(d, p, value);
    return;
  }
  if (!d.hasKeys && !d.hasHeading) d.at = p.span(from, end);
  if (d.lineOf(id) > 0) {
    duplicate(d, KEYS[id]!, p.span(from, end), d.lineOf(id));
    pass(d, p, value);
    return;
  }
  d.mark(id, p.line);
  p.at = value;
  readValue(d, p, id);
  endValue(d, p);
}

function readValue(d: PhhDraft, p: Cursor, id: number): void {
  switch (kindOf(id)) {
    case TEXT:
      readText(d, p, id);
      break;
    case AMOUNTS:
      readAmounts(d, p, KEYS[id]!, d.amounts[id]!);
      break;
    case AMOUNT:
      if (p.codes[p.at] === OPEN_BRACKET) readAmounts(d, p, KEYS[id]!, d.amounts[id]!);
      else readOneAmount(d, p, KEYS[id]!, d.amounts[id]!);
      break;
    case ACTIONS:
      readActions(d, p);
      break;
    case NAMES:
      readNames(d, p);
      break;
    default:
      readTexts(d, p, KEYS[id]!);
  }
}

/** A text in quotes, or a bare value: a number, a time, `true`. */
function readText(d: PhhDraft, p: Cursor, id: number): void {
  const { codes, at, to } = p;
  const end = valueEnd(codes, at, to);
  if (end <= at) {
    missingValue(d, p, KEYS[id]!);
    return;
  }
  const code = codes[at]!;
  d.setText(id, at, end);
  if (code === OPEN_BRACKET || code === OPEN_BRACE || (isQuote(code) && isTriple(codes, at)))
    p.advance(end);
  else p.at = end;
}

/** A key of another program: kept as it stands. */
function keepOther(d: PhhDraft, p: Cursor, from: number, keyEnd: number, value: number): void {
  const { text } = p;
  const end = valueEnd(p.codes, value, p.to);
  d.others ??= new Map();
  if (d.others.size < MOST_KEPT && end > value && end - value <= LONGEST_KEPT) {
    d.others.set(text.slice(from, keyEnd), text.slice(value, end));
  }
}

const MOST_KEPT = 32;

const LONGEST_KEPT = 4096;

/** Passes over a value that nobody reads. */
function pass(d: PhhDraft, p: Cursor, from: number): void {
  const end = valueEnd(p.codes, from, p.to);
  p.at = from;
  if (end < 0) {
    const message = 'This value does not end, or has lists within lists within lists.';
    d.find(finding('NOTE-1', 'warning', p.span(from, from + 1), message, { expected: 'a value' }));
    p.at = lineEnd(p.codes, from, p.to);
    return;
  }
  p.advance(end);
  endValue(d, p);
}

/** Nothing but a comment may follow on the line. */
function endValue(d: PhhDraft, p: Cursor): void {
  const { text, codes, to } = p;
  if (codes[p.at] === NEWLINE) return;
  const at = skipBlanks(codes, p.at);
  p.at = at;
  if (at >= to) return;
  const code = codes[at]!;
  if (code === NEWLINE || code === HASH) return;
  const end = lineEnd(codes, at, to);
  const found = text.slice(at, Math.min(end, at + 200));
  const message = `${quote(found)} follows the value; nothing but a comment may.`;
  d.find(finding('NOTE-1', 'warning', p.span(at, end), message, { found }));
}

function stray(d: PhhDraft, p: Cursor, from: number): void {
  const { text, codes } = p;
  let end = lineEnd(codes, from, p.to);
  while (end > from && isBlank(codes[end - 1]!)) end--;
  const found = text.slice(from, Math.min(end, from + 200));
  const message = `${quote(found)} is not a line of a PHH file; write \`key = value\`.`;
  const details = { expected: 'key = value', found };
  d.find(finding('NOTE-1', 'warning', p.span(from, end), message, details));
}

function duplicate(d: PhhDraft, key: Key, at: Span, first: number): void {
  const message = `\`${key}\` appears here a second time; the first is on line ${first}. Leave one of them.`;
  d.find(finding('FORM-5', 'error', at, message, { expected: `${key} once`, found: key }));
  d.isBroken = true;
}

function missingValue(d: PhhDraft, p: Cursor, key: Key): void {
  const message = `\`${key}\` has no value that can be read.`;
  d.find(finding('FORM-5', 'warning', p.span(p.at, p.at + 1), message, { expected: 'a value' }));
  p.at = lineEnd(p.codes, p.at, p.to);
}

/** `min_bet = 100` */
function readOneAmount(d: PhhDraft, p: Cursor, key: Key, list: AmountList): void {
  const end = addAmount(d, p, key, list, p.at);
  p.at = end < 0 ? bareEnd(p.codes, p.at, p.to) : end;
}
