import { isDigit } from '../../kernel/index.ts';
import { namesAmount, type Verb } from '../../rules/index.ts';
import { isNotANumber } from './amount-faults.ts';
import { type AmountReading, CURRENCIES, readAmount } from './amounts.ts';
import type { Draft } from './draft.ts';
import { skipSpaces, trimEnd, wordEnd } from './lines.ts';
import { readVerbLetter, VERB_TEXT, verbAt } from './verbs.ts';

/** What a player does: verb, amount, marks. */
export interface VerbAndAmount {
  readonly verb: Verb;
  /** null if there is none. */
  readonly amount: AmountReading | null;
  readonly amountFrom: number;
  readonly amountTo: number;
  readonly forced: boolean;
  /** ACT-9: `(away)` stands behind it. */
  readonly away: boolean;
}

/** Words that lead to an amount and say nothing more. */
const LEADING: ReadonlySet<string> = new Set(['to', 'for', 'of', 'with', 'up', 'a', 'total']);
const TRAILING: ReadonlySet<string> = new Set(['chips', 'total', 'chips.', 'total.']);

/**
 * Reads `Raise 25000`, `raises to 25,000`, `is all-in` up to the line's end; null for all else.
 * `letters` if a single letter may be the verb.
 */
export function readVerbAndAmount(d: Draft, from: number, letters = false): VerbAndAmount | null {
  const { text, to } = d.line;
  if (from >= to) return null;
  const said = verbAt(text, from, to);
  if (said !== null) return readRest(d, said.verb, said.end);
  const letter = letters && wordEnd(text, from, to) === from + 1;
  const verb = letter ? readVerbLetter(text[from]!) : null;
  return verb === null ? null : readRest(d, verb, from + 1);
}

function readRest(d: Draft, said: Verb, end: number): VerbAndAmount | null {
  const { text } = d.line;
  let verb = said;
  let to = trimEnd(text, end, d.line.to);
  let forced = false;
  let away = false;
  for (;;) {
    const start = markStart(text, end, to);
    if (start < 0) break;
    if (text[start] === '!') forced = true;
    else away = true;
    to = trimEnd(text, end, start);
  }
  const allIn = allInBehind(text, end, to);
  if (allIn >= 0) {
    to = allIn;
    if (verb !== 'fold' && verb !== 'check') verb = 'all-in';
  }
  let from = skipSpaces(text, end, to);
  if (text[from] === ':') from = skipSpaces(text, from + 1, to);
  for (;;) {
    const stop = wordEnd(text, from, to);
    if (from >= to || !LEADING.has(text.slice(from, stop).toLowerCase())) break;
    from = skipSpaces(text, stop, to);
  }
  const lastWord = text.lastIndexOf(' ', to - 1) + 1;
  if (lastWord > from && TRAILING.has(text.slice(lastWord, to).toLowerCase())) {
    to = trimEnd(text, from, lastWord);
  }
  if (to > from + 1 && text[to - 1] === '.') to--;
  const none = { verb, amount: null, amountFrom: -1, amountTo: -1, forced, away };
  if (from >= to || (to === from + 1 && (text[from] === '?' || text[from] === '.'))) return none;
  const total = text.slice(from, to).toLowerCase().lastIndexOf(' to ');
  // `raises 500 to 1500`: the second figure is the street total.
  if (total > 0 && verb !== 'call') from = skipSpaces(text, from + total + 4, to);
  const written = text.slice(from, to);
  if (!isAmountLike(written)) return null;
  const amount = readAmount(written, { bb: d.bigBlind });
  if (amount.kind === 'none' && written.includes(' ')) return null;
  return { verb, amount, amountFrom: from, amountTo: to, forced, away };
}

/** Where the mark starts that ends here: `!` or `(away)`; -1 if there is none. */
function markStart(text: string, from: number, to: number): number {
  if (to > from && text[to - 1] === '!') return to - 1;
  if (to - from < 6 || text[to - 1] !== ')') return -1;
  const open = text.lastIndexOf('(', to);
  return open >= from && /^\( *away *\)$/i.test(text.slice(open, to)) ? open : -1;
}

/** `Call 5000 (all-in)`, `calls 5000 and is all-in`: where the words before it end; or -1. */
function allInBehind(text: string, from: number, to: number): number {
  const tail = text.slice(Math.max(from, to - 20), to).toLowerCase();
  const found = /[ (](?:and )?(?:is )?\(?all[- ]?in\)?$/.exec(tail);
  return found === null ? -1 : trimEnd(text, from, to - tail.length + found.index);
}

function isAmountLike(text: string): boolean {
  if (isDigit(text.charCodeAt(0)) || isNotANumber(text)) return true;
  return `+-−–±.${CURRENCIES}`.includes(text[0]!) && isDigit(text.charCodeAt(1));
}

/** "All-In 40000", "Raise 1200 !", "Fold", "Fold (away)" */
export function writeVerbAndAmount(does: {
  readonly verb: Verb;
  readonly to?: number | null;
  readonly forced?: boolean;
  readonly away?: boolean;
}): string {
  const { verb, to = null, forced = false, away = false } = does;
  const amount = to === null || !namesAmount(verb) ? '' : ` ${to}`;
  // ACT-9: an absent player only checks or folds
  const absent = away && !namesAmount(verb) ? ' (away)' : '';
  return `${VERB_TEXT[verb]}${amount}${absent}${forced ? ' !' : ''}`;
}
