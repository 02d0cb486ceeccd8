import {
  CLOSE_PAREN,
  DOT,
  isAccented,
  isDigit,
  isLetter,
  LARGE_B,
  LARGE_C,
  LARGE_S,
  LARGE_W,
  MINUS,
  SINGLE_QUOTE,
  SMALL_S,
  SPACE,
  UNDERSCORE,
} from '../../../kernel/index.ts';
import { plainNumber } from '../amounts.ts';
import { type Draft, ORDER } from '../draft.ts';
import { readTime } from '../header-parts.ts';
import { NOTHING_KEPT } from '../trivia.ts';
import { digitsEnd, labelAt, lineBreak, standsAt } from './text.ts';

/** `Hand (12)`: where its number ends, or -1 if the line is another. */
export function handNumberEnd(text: string, at: number): number {
  if (!standsAt(text, at, 'Hand (')) return -1;
  const end = digitsEnd(text, at + 6);
  const closed = text.charCodeAt(end) === CLOSE_PAREN && lineBreak(text, end + 1) >= 0;
  return closed && plainNumber(text, at + 6, end) >= 0 ? end : -1;
}

/** The times, the blinds or `Stack Setup:`; where the next line starts, or -1. */
export function readHeaderLine(d: Draft, text: string, at: number, line: number): number {
  if (text.charCodeAt(at) === SMALL_S) return readTimesLine(d, text, at, line);
  if (text.charCodeAt(at + 1) === LARGE_B) return readBlindsLine(d, text, at, line);
  if (!standsAt(text, at, 'Stack Setup:')) return -1;
  const next = lineBreak(text, at + 12);
  if (next < 0 || !d.follows(ORDER.setup) || d.hasSetup || d.hasPlay) return -1;
  d.headings.setup = NOTHING_KEPT;
  d.phase = 'setup';
  d.passed(ORDER.setup, line);
  return next;
}

/** `started_at: 00:02:30 ended_at: 00:05:40` */
function readTimesLine(d: Draft, text: string, at: number, line: number): number {
  if (!d.follows(ORDER.times) || d.startedAt !== undefined || d.endedAt !== undefined) return -1;
  if (!standsAt(text, at, 'started_at: ') || !standsAt(text, at + 20, ' ended_at: ')) return -1;
  const next = lineBreak(text, at + 39);
  if (next < 0) return -1;
  const started = readTime(text.slice(at + 12, at + 20));
  const ended = readTime(text.slice(at + 31, at + 39));
  if (started === undefined || ended === undefined) return -1;
  d.startedAt = started;
  d.endedAt = ended;
  d.passed(ORDER.times, line);
  return next;
}

/** `SB 5000 BB 10000 Ante 10000` */
function readBlindsLine(d: Draft, text: string, at: number, line: number): number {
  if (!d.follows(ORDER.blinds) || !standsAt(text, at, 'SB ')) return -1;
  if (d.sb !== undefined || d.bb !== undefined || d.ante !== undefined) return -1;
  const sbEnd = digitsEnd(text, at + 3);
  if (!standsAt(text, sbEnd, ' BB ')) return -1;
  const bbEnd = digitsEnd(text, sbEnd + 4);
  const hasAnte = standsAt(text, bbEnd, ' Ante ');
  const end = hasAnte ? digitsEnd(text, bbEnd + 6) : bbEnd;
  const next = lineBreak(text, end);
  const sb = plainNumber(text, at + 3, sbEnd);
  const bb = plainNumber(text, sbEnd + 4, bbEnd);
  const ante = hasAnte ? plainNumber(text, bbEnd + 6, end) : 0;
  if (next < 0 || sb < 0 || bb < 1 || sb > bb || ante < 0) return -1;
  d.sb = sb;
  d.bb = bb;
  if (hasAnte) d.ante = ante;
  d.blindsAt = { line, column: 1, length: end - at };
  d.passed(ORDER.blinds, line);
  return next;
}

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
    if (isOfName(code) || (isDigit(code) && end > at)) continue;
    if (code !== SPACE || last === end - 1 || end === at) break;
    previous = last;
    last = end;
  }
  const next = lineBreak(text, end);
  if (next < 0 || last < 0) return -1;
  const stack = plainNumber(text, last + 1, end);
  if (stack < 0) return -1;
  const label = previous < 0 ? null : labelAt(text, previous + 1);
  // Without a label, what has several words may be something else altogether.
  if (previous >= 0 && (label === null || previous + 1 + label.length !== last)) return -1;
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
  isLetter(code) ||
  isAccented(code) ||
  code === UNDERSCORE ||
  code === MINUS ||
  code === DOT ||
  code === SINGLE_QUOTE;

/** `Cards:`, `Showdown:` or `Winners:`; where the next line starts, or -1. */
export function readListTitle(d: Draft, text: string, at: number, line: number): number {
  switch (text.charCodeAt(at)) {
    case LARGE_C:
      return open(d, 'cards', d.early.lines.length, 'Cards:', text, at, line);
    case LARGE_S:
      return open(d, 'showdown', d.shown.lines.length, 'Showdown:', text, at, line);
    case LARGE_W:
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
