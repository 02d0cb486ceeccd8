import type { NamedPlayer } from '../../../record/record.ts';
import { plainNumber } from '../amounts.ts';
import { type Draft, ORDER } from '../draft.ts';
import { digitsEnd, lineBreak, standsAt } from './signs.ts';

/** `Main Pot: Alice`, `Side Pot 1: Bob, Charlie`; where the next line starts, or -1. */
export function readPotLine(d: Draft, text: string, at: number, line: number): number {
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
