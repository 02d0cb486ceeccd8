import { editLine, type Span } from '../kernel/finding.ts';
import { nearest } from '../kernel/nearest.ts';
import type { ActionLine } from '../record/record.ts';
import type { Verb } from '../rules/hand/action.ts';
import { amountFault } from './amount-faults.ts';
import { playerAt, sayLate } from './complaints.ts';
import { type Does, readDoes } from './does.ts';
import { type Draft, ORDER } from './draft.ts';
import { quote, show } from './findings.ts';
import { skipSpaces, trimEnd, wordEnd } from './lines.ts';
import { currentSection } from './sections.ts';
import { readVerb, VERB_TEXT, VERB_WORDS } from './verbs.ts';
import { readWho, type Who } from './who.ts';

/** Reads `Alice (SB): Call 25000` from `from` on, the colon at `colon`; false if it is no action. */
export function readAction(d: Draft, from: number, colon: number): boolean {
  const { line } = d;
  const start = skipSpaces(line.text, colon + 1, line.to);
  const does = readDoes(d, start);
  if (does === null) return false;
  const who = readWho(d, from, trimEnd(line.text, from, colon));
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
    const does = readDoes(d, start);
    const who = does === null ? null : readWho(d, from, end);
    if (does !== null && who?.known) {
      applyAction(d, who, does, from, start);
      return true;
    }
    end = wordEnd(text, start, to);
  }
  return false;
}

function applyAction(d: Draft, who: Who, does: Does, from: number, start: number): void {
  const { line } = d;
  if (!d.reach(ORDER.streets) && d.hasOutcome) sayLate(d, 'This action');
  const section = currentSection(d);
  const doesAt = line.span(start);
  const name = who.known ? who.name : playerAt(d, from, who.to);
  if (who.oddLabel !== null) sayOddLabel(d, who.oddLabel);
  const to = does.easy >= 0 ? does.easy : readTo(d, name, does, doesAt);
  const amountAt = does.amountFrom < 0 ? null : line.span(does.amountFrom, does.amountTo);
  const silent = does.verb === 'fold' || does.verb === 'check';
  if (silent && amountAt !== null && to !== 0) sayNeedless(d, does.verb, amountAt, doesAt);
  const kept = d.take();
  const action: ActionLine = {
    name,
    at: line.span(from, who.to),
    label: who.label,
    verb: does.verb,
    to: silent ? null : to,
    forced: does.forced,
    doesAt,
    amountAt,
    lineAt: line.span(from),
  };
  section.actions.push(kept === null ? action : { ...action, kept });
}

/** NOTE-4, CHIP-1: an amount that is missing or is none. */
function readTo(d: Draft, name: string, does: Does, doesAt: Span): number | null {
  const { line } = d;
  const { verb, amount } = does;
  const word = VERB_TEXT[verb];
  if (amount === null) {
    if (verb !== 'bet' && verb !== 'raise') return null;
    const message = `The ${verb} of ${show(name)} has no amount; write the total he has bet on this street, as in ${word} 15000.`;
    const found = show(line.text.slice(doesAt.column - 1, line.to));
    const details = {
      expected: `${word} and an amount`,
      found,
      fix: `${word} and the street total`,
    };
    d.say('NOTE-4', 'error', doesAt, message, details);
    return null;
  }
  if (amount.kind === 'ok') return amount.value;
  const written = line.text.slice(does.amountFrom, does.amountTo);
  const what = verb === 'all-in' ? `The all-in of ${show(name)}` : `The ${verb} of ${show(name)}`;
  const at = line.span(does.amountFrom, does.amountTo);
  d.findings.push(amountFault(amount, what, written, at));
  d.remember();
  return null;
}

function sayNeedless(d: Draft, verb: Verb, at: Span, doesAt: Span): void {
  const { line } = d;
  const written = line.text.slice(at.column - 1, at.column - 1 + at.length);
  const word = VERB_TEXT[verb];
  const forced = line.text[line.to - 1] === '!' ? ' !' : '';
  d.say('NOTE-4', 'warning', at, `A ${verb} has no amount; ${quote(written)} is not counted.`, {
    expected: word,
    found: show(line.text.slice(doesAt.column - 1, line.to)),
    fix: `${word}${forced}`,
    edit: editLine(doesAt, `${word}${forced}`),
  });
}

function sayOddLabel(d: Draft, at: { readonly from: number; readonly to: number }): void {
  const { line } = d;
  const written = line.text.slice(at.from, at.to);
  const message = `${quote(written)} is no position; write Dealer, SB, BB or another label, or nothing.`;
  const details = { expected: 'a label such as SB', found: show(written), fix: 'no brackets' };
  d.say('NOTE-1', 'warning', line.span(at.from, at.to), message, details);
}

/** NOTE-1: a line built like an action whose verb is none; says which one was meant. */
export function rejectVerb(d: Draft, colon: number): boolean {
  const { line } = d;
  const start = skipSpaces(line.text, colon + 1, line.to);
  if (start >= line.to) return false;
  const end = wordEnd(line.text, start, line.to);
  const word = line.text.slice(start, end);
  if (!/^[a-z-]+$/i.test(word.slice(0, 20)) || word.length > 20) return false;
  const known = readVerb(word);
  const near = known === null && word.length > 2 ? nearest(word, VERB_WORDS) : null;
  const meant = known ?? (near === null ? null : readVerb(near));
  const verbs = 'Fold, Check, Call, Bet, Raise or All-In';
  if (known !== null) {
    const rest = line.text.slice(skipSpaces(line.text, end, line.to), line.to);
    const message = `${quote(rest)} after ${VERB_TEXT[known]} is no amount; write the street total in digits.`;
    const details = { expected: `${VERB_TEXT[known]} and an amount`, found: show(rest) };
    d.reject(message, { ...details, fix: `${VERB_TEXT[known]} and the street total` });
    return true;
  }
  if (meant === null) {
    const message = `${quote(word)} is no action; write ${verbs}.`;
    d.reject(message, { expected: verbs, found: show(word), fix: verbs }, line.span(start, end));
    return true;
  }
  const rest = line.text.slice(end, line.to);
  const at = line.span(start, end);
  d.reject(
    `${quote(word)} is no action; ${VERB_TEXT[meant]} may be meant.`,
    {
      expected: verbs,
      found: show(word),
      fix: `${VERB_TEXT[meant]}${show(rest)}`,
      edit: editLine(at, VERB_TEXT[meant]),
    },
    at,
  );
  return true;
}
