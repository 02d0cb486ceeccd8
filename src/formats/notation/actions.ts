import { editLine, nearest, quote, type Span, show } from '../../kernel/index.ts';
import type { ActionLine } from '../../record/index.ts';
import { namesAmount } from '../../rules/index.ts';
import { amountFault } from './amount-faults.ts';
import { playerAt, sayLate } from './common-findings.ts';
import { type Draft, ORDER } from './draft.ts';
import { skipSpaces, trimEnd, wordEnd } from './lines.ts';
import { type PlayerRef, readPlayerRef } from './player-ref.ts';
import { currentSection } from './sections.ts';
import { withKept } from './trivia.ts';
import { readVerbAndAmount, type VerbAndAmount, writeVerbAndAmount } from './verb-and-amount.ts';
import { readVerb, VERB_TEXT, VERB_WORDS } from './verbs.ts';

/** Reads `Alice (SB): Call 25000` from `from` on, the colon at `colon`; false if it is not an action. */
export function readAction(d: Draft, from: number, colon: number): boolean {
  const { line } = d;
  const start = skipSpaces(line.text, colon + 1, line.to);
  // `Flight: B` in a header is nobody's bet.
  const does = readVerbAndAmount(d, start, d.roster.lines.length > 0);
  if (does === null) return false;
  const who = readPlayerRef(d, from, trimEnd(line.text, from, colon));
  if (who === null) return false;
  applyAction(d, who, does, from, start);
  return true;
}

/** Reads `Alice calls 25,000` or `Alice (SB) folds`: without a colon the player must be known. */
export function readLooseAction(d: Draft, from: number): boolean {
  const { line, roster } = d;
  const { text, to } = line;
  if (roster.lines.length === 0) return false;
  // A name has at most 40 characters, a label some more: the verb cannot stand further on.
  const limit = Math.min(to, from + 60);
  let end = wordEnd(text, from, to);
  while (end < limit) {
    const start = skipSpaces(text, end, to);
    const does = readVerbAndAmount(d, start);
    const who = does === null ? null : readPlayerRef(d, from, end);
    if (does !== null && who?.known) {
      applyAction(d, who, does, from, start);
      return true;
    }
    end = wordEnd(text, start, to);
  }
  return false;
}

function applyAction(
  d: Draft,
  who: PlayerRef,
  does: VerbAndAmount,
  from: number,
  start: number,
): void {
  const { line } = d;
  if (!d.reach(ORDER.streets) && d.hasOutcome) sayLate(d, 'This action');
  const section = currentSection(d);
  const doesAt = line.span(start);
  const name = who.known ? who.name : playerAt(d, from, who.to);
  if (who.oddLabel !== null) sayOddLabel(d, who.oddLabel);
  const to = readTo(d, name, does, doesAt);
  const amountAt = does.amountFrom < 0 ? null : line.span(does.amountFrom, does.amountTo);
  const silent = !namesAmount(does.verb);
  if (silent && amountAt !== null && to !== 0) sayNeedless(d, does, amountAt, doesAt);
  if (!silent && does.away) sayAbsent(d, does, to, doesAt);
  const kept = d.take();
  const action: ActionLine = {
    name,
    at: line.span(from, who.to),
    label: who.label,
    verb: does.verb,
    to: silent ? null : to,
    forced: does.forced,
    away: does.away && silent,
    doesAt,
    amountAt,
    lineAt: line.span(from),
  };
  section.actions.push(withKept(action, kept));
}

/** NOTE-4, CHIP-1: an amount that is missing or is none. */
function readTo(d: Draft, name: string, does: VerbAndAmount, doesAt: Span): number | null {
  const { line } = d;
  const { verb, amount } = does;
  const word = VERB_TEXT[verb];
  if (amount === null) {
    if (verb !== 'bet' && verb !== 'raise') return null;
    const message = `The ${verb} of ${show(name)} has no amount; write the player's total on this street, as in ${word} 15000.`;
    const found = show(line.text.slice(doesAt.column - 1, line.to));
    const details = { expected: `${word} and the street total`, found };
    d.say('NOTE-4', 'error', doesAt, message, details);
    return null;
  }
  if (amount.kind === 'ok') return amount.value;
  const written = line.text.slice(does.amountFrom, does.amountTo);
  const what = verb === 'all-in' ? `The all-in of ${show(name)}` : `The ${verb} of ${show(name)}`;
  const at = line.span(does.amountFrom, does.amountTo);
  if (amount.kind === 'sign' && written.startsWith('+')) sayAdded(d, what, written, at);
  else d.findings.push(amountFault(amount, what, written, at));
  d.remember();
  return null;
}

/** CHIP-1: `Raise +3000` says what was added, or by how much it was raised: nobody can tell. */
function sayAdded(d: Draft, what: string, written: string, at: Span): void {
  const message = `${what} is ${quote(written)}; amounts are totals and a + is not read: write the player's total on this street.`;
  d.say('CHIP-1', 'error', at, message, { expected: 'the street total', found: show(written) });
}

function sayNeedless(d: Draft, does: VerbAndAmount, at: Span, doesAt: Span): void {
  const { line } = d;
  const written = line.text.slice(at.column - 1, at.column - 1 + at.length);
  const { verb, forced, away } = does;
  const fix = writeVerbAndAmount({ verb, forced, away });
  d.say('NOTE-4', 'warning', at, `A ${verb} has no amount; ${quote(written)} is not counted.`, {
    expected: fix,
    found: show(line.text.slice(doesAt.column - 1, line.to)),
    fix,
    edit: editLine(doesAt, fix),
  });
}

/** ACT-9: an absent player checks or folds, so who puts chips in is not away. */
function sayAbsent(d: Draft, { verb, forced }: VerbAndAmount, to: number | null, at: Span): void {
  const fix = writeVerbAndAmount({ verb, to, forced });
  const message = `An absent player only checks or folds; write ${quote(fix)} without \`(away)\`.`;
  const found = show(d.line.text.slice(at.column - 1, d.line.to));
  d.say('ACT-9', 'warning', at, message, { expected: fix, found, fix, edit: editLine(at, fix) });
}

function sayOddLabel(d: Draft, at: { readonly from: number; readonly to: number }): void {
  const { line } = d;
  const written = line.text.slice(at.from, at.to);
  const message = `${quote(written)} is not a position; write Dealer, SB, BB or another label, or nothing.`;
  const details = { expected: 'a label such as SB', found: show(written) };
  d.say('NOTE-1', 'warning', line.span(at.from, at.to), message, details);
}

const VERBS_TEXT = 'Fold, Check, Call, Bet, Raise or All-In';

/** NOTE-1: a line built like an action whose verb is none; says which one was meant. */
export function rejectVerb(d: Draft, colon: number): boolean {
  const { line } = d;
  const start = skipSpaces(line.text, colon + 1, line.to);
  const end = wordEnd(line.text, start, line.to);
  const word = line.text.slice(start, end);
  const at = line.span(start);
  const found = show(line.text.slice(start, line.to));
  if (/^\d/.test(word)) {
    const message = `The action is missing before ${quote(word)}; write Call, Bet, Raise or All-In and the street total.`;
    return d.reject(message, { expected: `Call, Bet, Raise or All-In before ${found}`, found }, at);
  }
  if (word.length > 20 || !/^[a-z-]+$/i.test(word)) return false;
  const known = readVerb(word);
  if (known !== null) {
    const rest = line.text.slice(skipSpaces(line.text, end, line.to), line.to);
    const message = `${quote(rest)} after ${VERB_TEXT[known]} is not an amount; write the street total in digits.`;
    return d.reject(message, { expected: `${VERB_TEXT[known]} and the street total`, found }, at);
  }
  const near = word.length > 2 ? nearest(word, VERB_WORDS) : null;
  const meant = near === null ? null : readVerb(near);
  if (meant === null) {
    const message = `${quote(word)} is not an action; write ${VERBS_TEXT}.`;
    return d.reject(message, { expected: VERBS_TEXT, found }, at);
  }
  const fix = VERB_TEXT[meant] + line.text.slice(end, line.to);
  const message = `${quote(word)} is not an action; ${VERB_TEXT[meant]} may be meant.`;
  const details = { expected: VERBS_TEXT, found, fix: show(fix) };
  return d.reject(
    message,
    fix === show(fix) ? { ...details, edit: editLine(at, fix) } : details,
    at,
  );
}
