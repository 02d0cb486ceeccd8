import { plainNumber } from '../amounts.ts';
import { type Draft, ORDER } from '../draft.ts';
import { lineBreak, standsAt } from './signs.ts';

/** `Alice SB 600000`; where the next line starts, or -1 if the line is another. */
export function readSetupLine(d: Draft, text: string, at: number, line: number): number {
  // SEAT-4: this line may decide where the labels of the others stand.
  if (!d.follows(ORDER.players) || d.roster.hasLedLines) return -1;
  // The spaces before the last word and before the one before it.
  let last = -1;
  let previous = -1;
  let end = at;
  for (; ; end++) {
    const code = text.charCodeAt(end);
    if (isOfName(code) || (code >= 48 && code <= 57 && end > at)) continue;
    if (code !== 32 || last === end - 1 || end === at) break;
    previous = last;
    last = end;
  }
  const next = lineBreak(text, end);
  if (next < 0 || last < 0) return -1;
  const stack = plainNumber(text, last + 1, end);
  if (stack < 0) return -1;
  const label = previous < 0 ? null : labelAt(text, previous + 1, last);
  // Without a label, what has several words may be something else altogether.
  if (label === null && previous >= 0) return -1;
  const nameTo = label === null ? last : previous;
  const name = d.regulars.nameAt(text, at, nameTo);
  if (name === null || d.roster.has(name)) return -1;
  const player = {
    at: { line, column: 1, length: end - at },
    name,
    nameAt: { line, column: 1, length: nameTo - at },
    label,
    stack,
    stackAt: { line, column: last - at + 2, length: end - last - 1 },
  };
  d.roster.add(player, true);
  d.passed(ORDER.players, line);
  return next;
}

/** Letters, also accented ones, `_`, `-`, `.` and `'`. */
const isOfName = (code: number): boolean =>
  ((code | 32) >= 97 && (code | 32) <= 122) ||
  (code >= 0xc0 && code <= 0x24f) ||
  code === 95 ||
  code === 45 ||
  code === 46 ||
  code === 39;

function labelAt(text: string, from: number, to: number): string | null {
  if (to - from === 2 && text.charCodeAt(from + 1) === 66) {
    const first = text.charCodeAt(from);
    return first === 83 ? 'SB' : first === 66 ? 'BB' : null;
  }
  return to - from === 6 && standsAt(text, from, 'Dealer') ? 'Dealer' : null;
}
