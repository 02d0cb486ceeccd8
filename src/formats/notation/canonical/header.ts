import { plainNumber } from '../amounts.ts';
import { type Draft, ORDER } from '../draft.ts';
import { readTime } from '../times.ts';
import { NOTHING_KEPT } from '../trivia.ts';
import { digitsEnd, lineBreak, standsAt } from './signs.ts';

/** `Hand (12)`: where its number ends, or -1 if the line is another. */
export function handNumberEnd(text: string, at: number): number {
  if (!standsAt(text, at, 'Hand (')) return -1;
  const end = digitsEnd(text, at + 6);
  const closed = text.charCodeAt(end) === 41 && lineBreak(text, end + 1) >= 0;
  return closed && plainNumber(text, at + 6, end) >= 0 ? end : -1;
}

/** The times, the blinds or `Stack Setup:`; where the next line starts, or -1. */
export function readHeaderLine(d: Draft, text: string, at: number, line: number): number {
  if (text.charCodeAt(at) === 115) return readTimesLine(d, text, at, line);
  if (text.charCodeAt(at + 1) === 66) return readBlindsLine(d, text, at, line);
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
