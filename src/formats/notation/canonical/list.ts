import { type Draft, ORDER } from '../draft.ts';
import { NOTHING_KEPT } from '../trivia.ts';
import { lineBreak, standsAt } from './signs.ts';

/** `Cards:`, `Showdown:` or `Winners:`; where the next line starts, or -1. */
export function readListTitle(d: Draft, text: string, at: number, line: number): number {
  switch (text.charCodeAt(at)) {
    case 67: // C
      return open(d, 'cards', d.early.lines.length, 'Cards:', text, at, line);
    case 83: // S
      return open(d, 'showdown', d.shown.lines.length, 'Showdown:', text, at, line);
    case 87: // W
      return open(d, 'winners', d.winners.length, 'Winners:', text, at, line);
    default:
      return -1;
  }
}

function open(
  d: Draft,
  list: 'cards' | 'showdown' | 'winners',
  filled: number,
  title: string,
  text: string,
  at: number,
  line: number,
): number {
  if (filled > 0 || !d.follows(ORDER[list]) || !standsAt(text, at, title)) return -1;
  const next = lineBreak(text, at + title.length);
  if (next < 0 || d.titles[list] !== undefined) return -1;
  d.titles[list] = line;
  d.headings[list] ??= NOTHING_KEPT;
  d.phase = list;
  d.passed(ORDER[list], line);
  return next;
}
