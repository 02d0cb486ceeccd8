import {
  CLOSE_BRACKET,
  COMMA,
  DOUBLE_QUOTE,
  finding,
  HASH,
  isDigit,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  quote,
  SINGLE_QUOTE,
  SPACE,
} from '../../kernel/index.ts';
import {
  type Cursor,
  closingQuote,
  isBlank,
  isQuote,
  lineEnd,
  unquote,
  valueEnd,
} from './cursor.ts';
import type { PhhDraft } from './draft.ts';
import type { Key } from './keys.ts';
import {
  lastNumber,
  type NumberFault,
  readNumber,
  readPlainNumber,
  readPlainNumbers,
} from './number.ts';
import { type AmountList, MOST_ACTIONS } from './packed-lists.ts';
import { ACTION_FAULTS, actionFaultText, readQuotedAction } from './read-action.ts';
import { readUsualActions } from './usual-actions.ts';

/** Lists that a hand cannot be read without. */
const NEEDED: ReadonlySet<Key> = new Set<Key>([
  'antes',
  'blinds_or_straddles',
  'min_bet',
  'starting_stacks',
]);

/**
 * To the next entry of a list, or past its end: the place of the entry, or -1 once the list is
 * over. Passes commas, blanks, line ends and comments.
 */
function nextEntry(p: Cursor): number {
  const { codes, to } = p;
  let { at } = p;
  // Nearly all entries of an archive stand on one line, parted by a comma and a space.
  if (codes[at] === COMMA && codes[at + 1] === SPACE && startsEntry(codes[at + 2]!)) return at + 2;
  for (; at < to; at++) {
    const code = codes[at]!;
    if (code === COMMA || isBlank(code)) continue;
    if (code === NEWLINE) {
      p.line++;
      p.lineStart = at + 1;
    } else if (code === HASH) at = lineEnd(codes, at, to) - 1;
    else if (code === CLOSE_BRACKET) {
      p.at = at + 1;
      return -1;
    } else return at;
  }
  p.at = to;
  return -1;
}

const startsEntry = (code: number): boolean =>
  code === SINGLE_QUOTE || code === DOUBLE_QUOTE || isDigit(code);

/** Whether a list starts here; says so if not. */
function opens(d: PhhDraft, p: Cursor, key: Key): boolean {
  if (p.codes[p.at] === OPEN_BRACKET) {
    p.at++;
    return true;
  }
  const end = Math.max(p.at, valueEnd(p.codes, p.at, p.to));
  const found = p.text.slice(p.at, Math.min(end, p.at + 100));
  const message = `\`${key}\` is ${found === '' ? 'empty' : quote(found)}; it must be a list in square brackets.`;
  const severity = NEEDED.has(key) || key === 'actions' ? 'error' : 'warning';
  d.find(finding('FORM-5', severity, p.span(p.at, end), message, { expected: '[…]', found }));
  p.advance(end);
  return false;
}

/** Whether the list ends just here, as nearly all do; passes the bracket. */
function closes(p: Cursor): boolean {
  if (p.codes[p.at] !== CLOSE_BRACKET) return false;
  p.at++;
  return true;
}

/** Says that a list does not end before the hand does. */
function unended(d: PhhDraft, p: Cursor, key: Key): void {
  if (p.at < p.to || p.codes[p.at - 1] === CLOSE_BRACKET) return;
  const message = `The list \`${key}\` does not end: the file seems to be cut off here.`;
  const at = p.span(p.at, p.at);
  d.find(finding('FORM-5', 'error', at, message, { expected: ']' }));
}

/** `[0.25, 0.50, 0]` */
export function readAmounts(d: PhhDraft, p: Cursor, key: Key, list: AmountList): void {
  if (!opens(d, p, key)) return;
  p.at = readPlainNumbers(p.codes, p.at, list);
  if (closes(p)) return;
  for (;;) {
    const at = nextEntry(p);
    if (at < 0) break;
    const end = addAmount(d, p, key, list, at);
    if (end >= 0) p.at = end;
    else {
      p.at = at;
      p.advance(Math.max(at + 1, entryEnd(p.codes, at, p.to)));
    }
  }
  unended(d, p, key);
}

/** Where an entry of a list that cannot be read ends. */
function entryEnd(codes: Uint8Array, from: number, to: number): number {
  const code = codes[from]!;
  if (isQuote(code) || code === OPEN_BRACKET || code === OPEN_BRACE) {
    const end = valueEnd(codes, from, to);
    return end < 0 ? lineEnd(codes, from, to) : end;
  }
  return bareEnd(codes, from, to);
}

/** The end of a bare value in a list. */
export function bareEnd(codes: Uint8Array, from: number, to: number): number {
  let at = from;
  while (at < to && !BARE_ENDS.has(codes[at]!)) at++;
  return at;
}

const BARE_ENDS: ReadonlySet<number> = new Set([...',]} \t\n#'].map((sign) => sign.charCodeAt(0)));

/** Adds the number that stands at a place to a list; where it ends, or -1 if it is none. */
export function addAmount(d: PhhDraft, p: Cursor, key: Key, list: AmountList, at: number): number {
  const end = readPlainNumber(p.codes, at, p.to);
  if (end < 0) return addUnusual(d, p, key, list, at);
  list.add(lastNumber.digits, lastNumber.places, at, end);
  return end;
}

/** The same for `1_000`, `1e3`, `inf` and what is not a number at all. */
function addUnusual(d: PhhDraft, p: Cursor, key: Key, list: AmountList, at: number): number {
  const { text, codes, to } = p;
  const end = bareEnd(codes, at, to);
  const figure = readNumber(text.slice(at, Math.min(end, at + 400)));
  if (typeof figure === 'string') {
    badAmount(d, p, key, figure, at, end);
    list.add(Number.NaN, 0, at, end);
    return -1;
  }
  list.add(figure.digits, figure.places, at, end);
  return end;
}

const FAULTS: Readonly<Record<NumberFault, string>> = {
  'not-a-number': 'is not a number',
  'too-large': 'is more than can be counted',
  'too-fine': 'has more decimals than any currency',
};

function badAmount(
  d: PhhDraft,
  p: Cursor,
  key: Key,
  fault: NumberFault,
  at: number,
  end: number,
): void {
  const found = p.text.slice(at, Math.min(end, at + 100));
  const message = `${quote(found)} in \`${key}\` ${FAULTS[fault]}.`;
  const severity = NEEDED.has(key) ? 'error' : 'warning';
  if (severity === 'error') d.isBroken = true;
  const rule = fault === 'not-a-number' ? 'FORM-5' : 'CHIP-1';
  d.find(finding(rule, severity, p.span(at, end), message, { expected: 'an amount', found }));
}

/** `['Ada', "Ben"]` */
export function readNames(d: PhhDraft, p: Cursor): void {
  if (!opens(d, p, 'players')) return;
  const { codes, to } = p;
  for (;;) {
    const at = nextEntry(p);
    if (at < 0) break;
    const close = isQuote(codes[at]!) ? d.names.add(p, at) : -1;
    if (close >= 0) {
      p.at = close + 1;
      if (closes(p)) return;
      continue;
    }
    const end = Math.max(at + 1, entryEnd(codes, at, to));
    badText(d, p, 'players', at, end);
    p.at = at;
    p.advance(end);
  }
  unended(d, p, 'players');
}

/** A list of texts that we wrote ourselves. */
export function readTexts(d: PhhDraft, p: Cursor, key: Key): void {
  if (!opens(d, p, key)) return;
  const { codes, to } = p;
  const texts: string[] = [];
  for (;;) {
    const at = nextEntry(p);
    if (at < 0) break;
    const end = Math.max(at + 1, entryEnd(codes, at, to));
    const code = codes[at]!;
    if (!isQuote(code)) badText(d, p, key, at, end);
    else if (texts.length < MOST_TEXTS) texts.push(unquote(p.text, codes, at, end - 1));
    p.at = at;
    p.advance(end);
  }
  unended(d, p, key);
  d.lists = new Map([...(d.lists ?? []), [key, texts]]);
}

const MOST_TEXTS = 256;

function badText(d: PhhDraft, p: Cursor, key: Key, at: number, end: number): void {
  const found = p.text.slice(at, Math.min(end, at + 100));
  const message = `${quote(found)} in \`${key}\` is not text in quotes.`;
  d.find(finding('FORM-5', 'error', p.span(at, end), message, { expected: "'text'", found }));
}

/** `['d dh p1 AhKh', 'p1 cbr 300']`; nothing after an action that cannot be read is certain. */
export function readActions(d: PhhDraft, p: Cursor): void {
  if (!opens(d, p, 'actions')) return;
  const { codes, to } = p;
  const { actions } = d;
  let isCertain = true;
  for (;;) {
    const at = nextEntry(p);
    if (at < 0) break;
    const past = isCertain ? readUsualActions(actions, p, at) : at;
    if (past > at) {
      p.at = past;
      if (closes(p)) return;
      continue;
    }
    const isQuoted = isQuote(codes[at]!);
    let end: number = ACTION_FAULTS.manyActions;
    if (isCertain && isQuoted && actions.count < MOST_ACTIONS) {
      end = readQuotedAction(actions, p, at);
      if (end >= 0) {
        p.at = end;
        continue;
      }
    }
    const close = isQuoted ? closingQuote(codes, at, to) : -1;
    if (close < 0) {
      const stop = Math.max(at + 1, entryEnd(codes, at, to));
      if (isCertain) badText(d, p, 'actions', at, stop);
      p.at = at;
      p.advance(stop);
    } else {
      if (isCertain) badAction(d, p, end, at + 1, close);
      p.at = close + 1;
    }
    isCertain = false;
  }
  unended(d, p, 'actions');
}

function badAction(d: PhhDraft, p: Cursor, fault: number, at: number, end: number): void {
  const found = p.text.slice(at, Math.min(end, at + 100));
  const [message, expected] = actionFaultText(fault, quote(found));
  const isCard = fault === ACTION_FAULTS.badCard || fault === ACTION_FAULTS.manyCards;
  const rule = isCard ? 'WIN-5' : 'NOTE-1';
  d.find(finding(rule, 'error', p.span(at, end), message, { expected, found }));
}
