import {
  CLOSE_BRACKET,
  COMMA,
  NEWLINE,
  OPEN_BRACKET,
  SINGLE_QUOTE,
  SPACE,
} from '../../kernel/index.ts';
import type { Cursor } from './cursor.ts';
import type { PhhDraft } from './draft.ts';
import { isKeyAt, KEY_KINDS, keyLength, kindOf } from './keys.ts';
import { lastNumber, readPlainNumber, readPlainNumbers } from './number.ts';
import type { AmountList } from './packed-lists.ts';
import { readUsualActions } from './usual-actions.ts';

// Constants of this file: nearly every line of an archive comes by here.
const { text: TEXT, names: NAMES, actions: ACTIONS, amounts: AMOUNTS, amount: AMOUNT } = KEY_KINDS;

/** Between a key and its value: a blank, the sign and a blank. */
const SIGN_LENGTH = 3;

/**
 * Reads lines as most are, `venue = 'PokerStars'` or `antes = [0, 0]`, one after another: the key
 * that was to come, and a value written as nearly everybody does. Stops before the first line that
 * is anything else, of which nothing is read.
 */
export function readUsualLines(d: PhhDraft, p: Cursor): void {
  if (!d.hasKeys && !d.hasHeading) return;
  let { at, line } = p;
  for (;;) {
    let key = d.likelyNext();
    if (!isKeyAt(p.words, at, key)) {
      key = d.otherNext();
      if (!isKeyAt(p.words, at, key)) break;
    }
    if (d.lineOf(key) !== 0) break;
    const end = readUsualValue(d, p, at + keyLength(key) + SIGN_LENGTH, key);
    if (end < 0) break;
    d.mark(key, line++);
    at = end + 1;
  }
  if (at === p.at) return;
  d.lastLine = line - 1;
  p.line = line;
  p.at = at;
  p.lineStart = at;
}

/** Where the value ends together with its line; -1, and nothing is read, if it is not a usual one. */
function readUsualValue(d: PhhDraft, p: Cursor, from: number, key: number): number {
  const { codes } = p;
  const kind = kindOf(key);
  if (kind === TEXT) {
    const end = usualTextEnd(codes, from);
    if (end >= 0) d.setText(key, from, end);
    return end;
  }
  if (kind === AMOUNT) return readUsualAmount(codes, from, p.to, d.amounts[key]!);
  if (codes[from] !== OPEN_BRACKET) return -1;
  if (kind === AMOUNTS) {
    const list = d.amounts[key]!;
    const end = readPlainNumbers(codes, from + 1, list);
    if (isListEnd(codes, end)) return end + 1;
    list.clear();
  } else if (kind === ACTIONS) {
    const end = readUsualActions(d.actions, p, from + 1);
    if (isListEnd(codes, end)) return end + 1;
    d.actions.clear();
  } else if (kind === NAMES) {
    const end = readUsualNames(d, p, from + 1);
    if (isListEnd(codes, end)) return end + 1;
    d.names.clear();
  }
  return -1;
}

const isListEnd = (codes: Uint8Array, at: number): boolean =>
  codes[at] === CLOSE_BRACKET && codes[at + 1] === NEWLINE;

/** The end of a text or a bare value, such as a number or a time. */
function usualTextEnd(codes: Uint8Array, from: number): number {
  let end = from;
  if (codes[from] === SINGLE_QUOTE) {
    do end++;
    while (SIGNS[codes[end]!]! >= QUOTED);
    if (codes[end++] !== SINGLE_QUOTE) return -1;
  } else while (SIGNS[codes[end]!] === BARE) end++;
  // Also after '', where a text of several lines may start.
  return codes[end] === NEWLINE && end > from ? end : -1;
}

/** By character: what may stand in a text in quotes, and of that, in a bare value. */
const SIGNS = new Uint8Array(256);
const QUOTED = 1;
const BARE = 2;
for (let code = SPACE; code < 128; code++) {
  if (code !== SINGLE_QUOTE)
    SIGNS[code] = /[\w.:-]/.test(String.fromCharCode(code)) ? BARE : QUOTED;
}

/** `min_bet = 100` */
function readUsualAmount(codes: Uint8Array, from: number, to: number, list: AmountList): number {
  const end = readPlainNumber(codes, from, to);
  if (end < 0 || codes[end] !== NEWLINE) return -1;
  list.add(lastNumber.digits, lastNumber.places, from, end);
  return end;
}

/** Gives the place behind the last name in a list, where a bracket should stand. */
function readUsualNames({ names }: PhhDraft, p: Cursor, from: number): number {
  const { codes } = p;
  let at = from;
  while (codes[at] === SINGLE_QUOTE) {
    at = names.add(p, at) + 1;
    if (at === 0 || codes[at] !== COMMA || codes[at + 1] !== SPACE) break;
    at += 2;
  }
  return at;
}
