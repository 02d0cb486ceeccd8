import type { Finding } from '../kernel/finding.ts';

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
