import {
  CLOSE_PAREN,
  COLON,
  DOT,
  isDigit,
  LARGE_A,
  LARGE_B,
  LARGE_C,
  LARGE_F,
  LARGE_P,
  LARGE_R,
  LARGE_T,
  SMALL_A,
  SPACE,
  ZERO,
} from '../../../kernel/index.ts';
import type { NamedPlayer } from '../../../record/index.ts';
import { BOARD_CARDS, type Card, type Street, type Verb } from '../../../rules/index.ts';
import { plainNumber } from '../amounts.ts';
import { type Draft, ORDER } from '../draft.ts';
import { STREET_TEXT } from '../streets.ts';
import { VERB_TEXT } from '../verbs.ts';
import { readHeaderLine, readListTitle, readSetupLine } from './setup-lines.ts';
import { digitsEnd, freshCardAt, labelAt, lineBreak, standsAt } from './text.ts';

/** Reads a canonical line within a hand; where the next one starts, or -1 if it is another. */
export function readCanonicalLine(d: Draft, text: string, at: number, line: number): number {
  let next = -1;
  switch (d.phase) {
    case 'header':
      return readHeaderLine(d, text, at, line);
    case 'setup':
      next = readSetupLine(d, text, at, line);
      break;
    case 'streets':
      if (isDigit(text.charCodeAt(at))) return readActionLine(d, text, at, line);
      break;
    case 'cards':
    case 'showdown':
      next = readHoleCardsLine(d, text, at, line);
      break;
    case 'winners':
      return readPotLine(d, text, at, line);
    case 'between':
      return -1;
  }
  if (next < 0) next = readStreetLine(d, text, at, line);
  return next < 0 ? readListTitle(d, text, at, line) : next;
}

/** `Flop Base (A♥ K♦ 7♣):`, `Turn More 1:`; where the next line starts, or -1. */
function readStreetLine(d: Draft, text: string, at: number, line: number): number {
  const street = streetAt(text, at);
  if (street === null || !d.follows(ORDER.streets)) return -1;
  let i = at + STREET_TEXT[street].length;
  let more = 0;
  if (standsAt(text, i, ' Base')) i += 5;
  else if (standsAt(text, i, ' More ')) {
    more = text.charCodeAt(i + 6) - ZERO;
    if (!(more >= 1 && more <= 9)) return -1;
    i += 7;
  } else return -1;
  const { sections } = d;
  for (let k = 0; k < sections.length; k++) {
    const { street: other, more: count } = sections[k]!;
    if (other === street && count === more) return -1;
  }
  const open = i + 2;
  let board: Card[] | null = null;
  if (standsAt(text, i, ' (')) {
    board = more === 0 ? boardAt(d, text, open, BOARD_CARDS[street]) : null;
    if (board === null) return -1;
    i = open + board.length * 3;
  }
  const next = text.charCodeAt(i) === COLON ? lineBreak(text, i + 1) : -1;
  if (next < 0) return -1;
  if (board !== null) for (let k = 0; k < board.length; k++) d.deal(board[k]!, line);
  sections.push({
    at: { line, column: 1, length: i + 1 - at },
    street,
    more,
    board,
    boardAt: board === null ? null : { line, column: open - at + 1, length: i - 1 - open },
    actions: [],
  });
  d.phase = 'streets';
  d.passed(ORDER.streets, line);
  return next;
}

function streetAt(text: string, at: number): Street | null {
  switch (text.charCodeAt(at)) {
    case LARGE_P:
      return standsAt(text, at, 'Preflop') ? 'preflop' : null;
    case LARGE_F:
      return standsAt(text, at, 'Flop') ? 'flop' : null;
    case LARGE_T:
      return standsAt(text, at, 'Turn') ? 'turn' : null;
    case LARGE_R:
      return standsAt(text, at, 'River') ? 'river' : null;
    default:
      return null;
  }
}

/** WIN-5: as many cards as the street brings, all of them new, and the bracket; else null. */
function boardAt(d: Draft, text: string, at: number, due: number): Card[] | null {
  const first = freshCardAt(d, text, at);
  if (first === null) return null;
  if (due === 1) return text.charCodeAt(at + 2) === CLOSE_PAREN ? [first] : null;
  if (due !== 3 || text.charCodeAt(at + 2) !== SPACE || text.charCodeAt(at + 5) !== SPACE)
    return null;
  const second = freshCardAt(d, text, at + 3);
  const third = freshCardAt(d, text, at + 6);
  if (second === null || third === null || text.charCodeAt(at + 8) !== CLOSE_PAREN) return null;
  if (first === second || first === third || second === third) return null;
  return [first, second, third];
}

/** `3. Bob (BB): All-In 340000`; where the next line starts, or -1 if the line is another. */
function readActionLine(d: Draft, text: string, at: number, line: number): number {
  const section = d.sections[d.sections.length - 1];
  if (section === undefined || !d.follows(ORDER.streets)) return -1;
  const dot = digitsEnd(text, at);
  if (dot === at || dot - at > 6 || text.charCodeAt(dot) !== DOT) return -1;
  if (text.charCodeAt(dot + 1) !== SPACE) return -1;
  const nameFrom = dot + 2;
  const name = d.roster.nameAt(text, nameFrom);
  if (name === null) return -1;
  const nameTo = nameFrom + name.length;
  let label: string | null = null;
  let colon = nameTo;
  if (text.charCodeAt(nameTo) === SPACE) {
    label = labelAt(text, nameTo + 2);
    if (label === null) return -1;
    colon = nameTo + 3 + label.length;
    if (text.charCodeAt(colon - 1) !== CLOSE_PAREN) return -1;
  }
  const start = colon + 2;
  if (text.charCodeAt(colon) !== COLON || text.charCodeAt(colon + 1) !== SPACE) return -1;
  const verb = verbAt(text, start);
  if (verb === null) return -1;
  let end = start + VERB_TEXT[verb].length;
  let next = lineBreak(text, end);
  let to: number | null = null;
  const amountFrom = end + 1;
  const silent = verb === 'fold' || verb === 'check';
  if (next < 0) {
    if (silent || text.charCodeAt(end) !== SPACE) return -1;
    end = digitsEnd(text, amountFrom);
    next = lineBreak(text, end);
    if (next < 0) return -1;
    to = plainNumber(text, amountFrom, end);
    if (to < 0) return -1;
  } else if (verb === 'bet' || verb === 'raise') return -1;
  const column = nameFrom - at + 1;
  const doesColumn = start - at + 1;
  section.actions.push({
    name,
    at: { line, column, length: nameTo - nameFrom },
    label,
    verb,
    to,
    forced: false,
    away: false,
    doesAt: { line, column: doesColumn, length: end - start },
    amountAt: to === null ? null : { line, column: amountFrom - at + 1, length: end - amountFrom },
    lineAt: { line, column, length: end - nameFrom },
  });
  d.passed(ORDER.streets, line);
  return next;
}

function verbAt(text: string, at: number): Verb | null {
  switch (text.charCodeAt(at)) {
    case LARGE_C:
      if (text.charCodeAt(at + 1) === SMALL_A) return standsAt(text, at, 'Call') ? 'call' : null;
      return standsAt(text, at, 'Check') ? 'check' : null;
    case LARGE_F:
      return standsAt(text, at, 'Fold') ? 'fold' : null;
    case LARGE_R:
      return standsAt(text, at, 'Raise') ? 'raise' : null;
    case LARGE_B:
      return standsAt(text, at, 'Bet') ? 'bet' : null;
    case LARGE_A:
      return standsAt(text, at, 'All-In') ? 'all-in' : null;
    default:
      return null;
  }
}

/** `Alice: K♠ K♥` in a list of hole cards; where the next line starts, or -1. */
function readHoleCardsLine(d: Draft, text: string, at: number, line: number): number {
  const early = d.phase === 'cards';
  const place = early ? ORDER.cards : ORDER.showdown;
  const name = d.follows(place) ? d.roster.nameAt(text, at) : null;
  if (name === null) return -1;
  const colon = at + name.length;
  const start = colon + 2;
  if (text.charCodeAt(colon) !== COLON || text.charCodeAt(colon + 1) !== SPACE) return -1;
  const first = freshCardAt(d, text, start);
  const second = freshCardAt(d, text, start + 3);
  if (first === null || second === null || first === second) return -1;
  const next = text.charCodeAt(start + 2) === SPACE ? lineBreak(text, start + 5) : -1;
  if (next < 0) return -1;
  // Nobody has two lines.
  if (d.early.find(name) !== undefined || d.shown.find(name) !== undefined) return -1;
  const list = early ? d.early : d.shown;
  list.add({
    name,
    at: { line, column: 1, length: colon - at },
    hole: [first, second],
    holeAt: { line, column: start - at + 1, length: 5 },
  });
  d.see(first, line);
  d.see(second, line);
  d.passed(place, line);
  return next;
}

/** `Main Pot: Alice`, `Side Pot 1: Bob, Charlie`; where the next line starts, or -1. */
function readPotLine(d: Draft, text: string, at: number, line: number): number {
  if (d.potLines !== null || !d.follows(ORDER.winners)) return -1;
  let pot = 0;
  let i = at + 8;
  if (standsAt(text, at, 'Side Pot ')) {
    i = digitsEnd(text, at + 9);
    pot = i - at > 12 ? -1 : plainNumber(text, at + 9, i);
    if (pot < 1) return -1;
  } else if (!standsAt(text, at, 'Main Pot')) return -1;
  if (!standsAt(text, i, ': ')) return -1;
  for (let k = 0; k < d.winners.length; k++) if (d.winners[k]!.pot === pot) return -1;
  i += 2;
  const names: NamedPlayer[] = [];
  for (;;) {
    const name = d.roster.nameAt(text, i);
    if (name === null) return -1;
    names.push({ name, at: { line, column: i - at + 1, length: name.length } });
    i += name.length;
    if (!standsAt(text, i, ', ')) break;
    i += 2;
  }
  const next = lineBreak(text, i);
  if (next < 0) return -1;
  const place = { line, column: 1, length: i - at };
  d.winners.push({ at: place, pot, board: null, names: names.slice() });
  d.passed(ORDER.winners, line);
  return next;
}
