import {
  QUESTION,
  quote,
  SMALL_M,
  SMALL_S,
  type Span,
  show,
  smallLetter,
} from '../../kernel/index.ts';
import type { CardsLine, HoleCards } from '../../record/index.ts';
import { placeOfCard, readCards, writeHole } from './cards.ts';
import { playerAt, saySeen } from './common-findings.ts';
import { type Draft, ORDER } from './draft.ts';
import { type Line, skipSpaces, trimEnd, wordEnd } from './lines.ts';
import { readPlayerRef } from './player-ref.ts';
import { withKept } from './trivia.ts';

/** Reads `Alice: K♠ K♥`, `Alice: ? ?`, `Alice: mucks`; false if the line is nothing of the kind. */
export function readHoleLine(d: Draft, from: number, colon: number): boolean {
  const { line } = d;
  if (d.phase === 'header') return false;
  const start = behindShows(line, skipSpaces(line.text, colon + 1, line.to));
  if (start >= line.to) return false;
  const who = readPlayerRef(d, from, trimEnd(line.text, from, colon));
  if (who === null) return false;
  const listed = d.phase === 'cards' || d.phase === 'showdown';
  if (!looksLikeHole(line.text, start, line.to) && !(listed && who.known)) return false;
  applyHole(d, from, who.to, who.known ? who.name : null, start);
  return true;
}

/** Whether what stands behind a colon looks like hole cards, whoever they belong to. */
export function isHoleBehind(line: Line, colon: number): boolean {
  const start = behindShows(line, skipSpaces(line.text, colon + 1, line.to));
  return looksLikeHole(line.text, start, line.to);
}

/** Whether the first thing behind a colon is a card: no action starts like that. */
export function startsWithCard({ text, to }: Line, colon: number): boolean {
  const start = skipSpaces(text, colon + 1, to);
  return readCards(text, start, Math.min(start + 2, to)).cards.length === 1;
}

/** The same without a colon, for a player who is known: `Alice shows A♠ K♠`, `Alice mucks`. */
export function readLooseHoleLine(d: Draft): boolean {
  const { line } = d;
  if (d.phase === 'header') return false;
  const limit = Math.min(line.to, line.from + 60);
  let end = wordEnd(line.text, line.from, line.to);
  while (end < limit) {
    const next = skipSpaces(line.text, end, line.to);
    const start = behindShows(line, next);
    if (looksLikeHole(line.text, start, line.to)) {
      const who = readPlayerRef(d, line.from, end);
      if (who?.known) {
        applyHole(d, line.from, who.to, who.name, start);
        return true;
      }
    }
    end = wordEnd(line.text, next, line.to);
  }
  return false;
}

/** The place behind `shows`, if the word is there. */
function behindShows({ text, to }: Line, from: number): number {
  if (smallLetter(text.charCodeAt(from)) !== SMALL_S) return from;
  const end = wordEnd(text, from, to);
  return /^shows?:?$/i.test(text.slice(from, end)) ? skipSpaces(text, end, to) : from;
}

/** A word about mucking, question marks, cards, or two words of the size of cards. */
function looksLikeHole(text: string, from: number, to: number): boolean {
  if (from >= to || to - from > 40) return false;
  if (readSpecial(text, from, to) !== null) return true;
  const { cards, bad } = readCards(text, from, to);
  if (bad === null) return cards.length > 0;
  const words = text
    .slice(from, to)
    .replace(/[[\](),]/g, ' ')
    .trim()
    .split(/ +/);
  return words.length === 2 && words.every((word) => /^(?:10|\w)\D$/.test(word));
}

function readSpecial(text: string, from: number, to: number): 'unknown' | 'mucks' | null {
  const first = text.charCodeAt(from);
  if (first === QUESTION) return /^\?[? ,]*$/.test(text.slice(from, to)) ? 'unknown' : null;
  if (smallLetter(first) !== SMALL_M) return null;
  return /^muck(?:s|ed)?(?: his (?:hand|cards))?$/i.test(text.slice(from, to)) ? 'mucks' : null;
}

function applyHole(d: Draft, from: number, to: number, known: string | null, start: number): void {
  const { line } = d;
  const early = d.phase === 'cards' || d.phase === 'setup';
  const implied = early ? d.phase !== 'cards' : d.phase !== 'showdown';
  d.reach(early ? ORDER.cards : ORDER.showdown);
  if (implied) {
    // What waits above belongs above the heading that is not there.
    const heading = early ? 'cards' : 'showdown';
    const above = d.waiting.take(null);
    if (above !== null) d.headings[heading] = d.waiting.join(d.headings[heading], above);
    d.phase = heading;
  }
  const name = known ?? playerAt(d, from, to);
  const holeAt = line.span(start);
  const hole = readHole(d, name, start, holeAt, early);
  const kept = d.take();
  const read: CardsLine = { name, at: line.span(from, to), hole, holeAt };
  (early ? d.early : d.shown).add(withKept(read, kept));
}

function readHole(d: Draft, name: string, start: number, at: Span, early: boolean): HoleCards {
  const { line } = d;
  const twice = (early ? d.early : d.shown).find(name);
  if (twice !== undefined) sayTwice(d, name, twice);
  const before = twice ?? (early ? d.shown : d.early).find(name);
  const special = readSpecial(line.text, start, line.to);
  if (special !== null) return special;
  const { cards, bad } = readCards(line.text, start, line.to);
  if (bad !== null || cards.length !== 2) {
    sayNoHole(d, name, at, bad, cards.length);
    d.remember();
    return 'unknown';
  }
  const hole = [cards[0]!, cards[1]!] as const;
  if (before !== undefined && typeof before.hole !== 'string') {
    if (before.hole.includes(hole[0]) && before.hole.includes(hole[1])) return hole;
    sayOther(d, name, before, hole, at);
    return hole;
  }
  for (let k = 0; k < 2; k++) {
    const seen = d.see(hole[k]!);
    if (seen === null) continue;
    const [from, to] = placeOfCard(line.text, start, line.to, k);
    saySeen(d, hole[k]!, seen, line.span(from, to));
  }
  return hole;
}

function sayTwice(d: Draft, name: string, before: CardsLine): void {
  const message = `The cards of ${show(name)} already stand on line ${before.at.line}; each player has one line.`;
  const details = { expected: 'one line for each player', found: show(d.line.content()) };
  d.say('NOTE-1', 'error', d.line.span(), message, details);
}

function sayOther(d: Draft, name: string, before: CardsLine, hole: HoleCards, at: Span): void {
  const earlier = writeHole(before.hole);
  const message = `${show(name)} has ${earlier} on line ${before.at.line} and ${writeHole(hole)} here; a player has the same two cards all through the hand.`;
  d.say('WIN-5', 'error', at, message, {
    expected: earlier,
    found: writeHole(hole),
    fix: earlier,
  });
}

function sayNoHole(
  d: Draft,
  name: string,
  at: Span,
  bad: { readonly from: number; readonly to: number } | null,
  count: number,
): void {
  const { line } = d;
  const expected = 'two cards, ? ? or mucks';
  if (bad === null) {
    const message = `${show(name)} has ${count} ${count === 1 ? 'card' : 'cards'} here; a player has two. Unknown cards are written ? ?.`;
    const found = show(line.text.slice(at.column - 1, line.to));
    d.say('WIN-5', 'error', at, message, { expected, found });
    return;
  }
  const written = line.text.slice(bad.from, bad.to);
  const message = `${quote(written)} is not a card; write rank and suit, as in A♥ or Ah, and ? ? for unknown cards.`;
  d.say('WIN-5', 'error', line.span(bad.from, bad.to), message, {
    expected,
    found: show(written),
  });
}
