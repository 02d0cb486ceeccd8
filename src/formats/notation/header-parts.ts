import type { Finding } from '../../kernel/finding.ts';
import { plainNumber } from './amounts.ts';
import type { Line } from './lines.ts';
import { readTime } from './times.ts';

/**
 * What a line says of the header: one part, or several on one line. undefined is not written,
 * null is written and cannot be read (a time: the placeholder).
 */
export interface HeaderParts {
  hand: boolean;
  number: number | null;
  started: string | null | undefined;
  ended: string | null | undefined;
  sb: number | null | undefined;
  bb: number | null | undefined;
  ante: number | null | undefined;
  /** Words of the line that fit nothing; -1 if there are none. */
  tail: number;
  /** A part that could not be read is kept as a comment. */
  lossy: boolean;
  readonly findings: Finding[];
}

export const noParts = (): HeaderParts => ({
  hand: false,
  number: null,
  started: undefined,
  ended: undefined,
  sb: undefined,
  bb: undefined,
  ante: undefined,
  tail: -1,
  lossy: false,
  findings: [],
});

/** The header lines as we write them ourselves, read without ado; false for any other. */
export function readCanonical({ text, from, to }: Line, parts: HeaderParts): boolean {
  if (text.startsWith('SB ', from)) {
    const bbKey = text.indexOf(' BB ', from);
    if (bbKey < 0) return false;
    const anteKey = text.indexOf(' Ante ', bbKey);
    const sb = plainNumber(text, from + 3, bbKey);
    const bb = plainNumber(text, bbKey + 4, anteKey < 0 ? to : anteKey);
    const ante = anteKey < 0 ? undefined : plainNumber(text, anteKey + 6, to);
    if (sb < 0 || bb < 0 || (ante !== undefined && ante < 0)) return false;
    parts.sb = sb;
    parts.bb = bb;
    parts.ante = ante;
    return true;
  }
  if (text.startsWith('Hand (', from) && text.charCodeAt(to - 1) === 41) {
    const number = plainNumber(text, from + 6, to - 1);
    if (number < 0) return false;
    parts.hand = true;
    parts.number = number;
    return true;
  }
  if (to - from !== TIMES_LENGTH || !text.startsWith('started_at: ', from)) return false;
  if (!text.startsWith(' ended_at: ', from + 20)) return false;
  const started = readTime(text.slice(from + 12, from + 20));
  const ended = readTime(text.slice(from + 31, to));
  if (started === undefined || ended === undefined) return false;
  parts.started = started;
  parts.ended = ended;
  return true;
}

const TIMES_LENGTH = 'started_at: 00:00:00 ended_at: 00:00:00'.length;
