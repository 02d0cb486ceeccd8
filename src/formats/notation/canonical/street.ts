import type { Card } from '../../../rules/cards/card.ts';
import { BOARD_CARDS, type Street } from '../../../rules/hand/street.ts';
import { type Draft, ORDER } from '../draft.ts';
import { STREET_TEXT } from '../streets.ts';
import { freshCardAt } from './cards.ts';
import { lineBreak, standsAt } from './signs.ts';

/** `Flop Base (A♥ K♦ 7♣):`, `Turn More 1:`; where the next line starts, or -1. */
export function readStreetLine(d: Draft, text: string, at: number, line: number): number {
  const street = streetAt(text, at);
  if (street === null || !d.follows(ORDER.streets)) return -1;
  let i = at + STREET_TEXT[street].length;
  let more = 0;
  if (standsAt(text, i, ' Base')) i += 5;
  else if (standsAt(text, i, ' More ')) {
    more = text.charCodeAt(i + 6) - 48;
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
  const next = text.charCodeAt(i) === 58 ? lineBreak(text, i + 1) : -1;
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
    case 80: // P
      return standsAt(text, at, 'Preflop') ? 'preflop' : null;
    case 70: // F
      return standsAt(text, at, 'Flop') ? 'flop' : null;
    case 84: // T
      return standsAt(text, at, 'Turn') ? 'turn' : null;
    case 82: // R
      return standsAt(text, at, 'River') ? 'river' : null;
    default:
      return null;
  }
}

/** WIN-5: as many cards as the street brings, all of them new, and the bracket; else null. */
function boardAt(d: Draft, text: string, at: number, due: number): Card[] | null {
  const first = freshCardAt(d, text, at);
  if (first === null) return null;
  if (due === 1) return text.charCodeAt(at + 2) === 41 ? [first] : null;
  if (due !== 3 || text.charCodeAt(at + 2) !== 32 || text.charCodeAt(at + 5) !== 32) return null;
  const second = freshCardAt(d, text, at + 3);
  const third = freshCardAt(d, text, at + 6);
  if (second === null || third === null || text.charCodeAt(at + 8) !== 41) return null;
  if (first === second || first === third || second === third) return null;
  return [first, second, third];
}
