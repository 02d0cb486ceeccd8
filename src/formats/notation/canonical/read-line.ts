import type { Draft } from '../draft.ts';
import { isDigit } from '../lines.ts';
import { readActionLine } from './action.ts';
import { readHeaderLine } from './header.ts';
import { readHoleCardsLine } from './hole.ts';
import { readListTitle } from './list.ts';
import { readSetupLine } from './player.ts';
import { readPotLine } from './pot.ts';
import { readStreetLine } from './street.ts';

/** Reads a canonical line within a hand; where the next one starts, or -1 if it is another. */
export function readStraightLine(d: Draft, text: string, at: number, line: number): number {
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
  }
  if (next < 0) next = readStreetLine(d, text, at, line);
  return next < 0 ? readListTitle(d, text, at, line) : next;
}
