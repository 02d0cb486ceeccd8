import { type Draft, ORDER } from '../draft.ts';
import { freshCardAt } from './cards.ts';
import { lineBreak } from './signs.ts';

/** `Alice: K♠ K♥` in a list of hole cards; where the next line starts, or -1. */
export function readHoleCardsLine(d: Draft, text: string, at: number, line: number): number {
  const early = d.phase === 'cards';
  const place = early ? ORDER.cards : ORDER.showdown;
  const name = d.follows(place) ? d.roster.nameAt(text, at) : null;
  if (name === null) return -1;
  const colon = at + name.length;
  const start = colon + 2;
  if (text.charCodeAt(colon) !== 58 || text.charCodeAt(colon + 1) !== 32) return -1;
  const first = freshCardAt(d, text, start);
  const second = freshCardAt(d, text, start + 3);
  if (first === null || second === null || first === second) return -1;
  const next = text.charCodeAt(start + 2) === 32 ? lineBreak(text, start + 5) : -1;
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
