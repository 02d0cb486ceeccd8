import type { Text } from '@codemirror/state';
import type { Span } from '../../kernel/finding.ts';
import type { Moment } from '../recorder/model/scene.ts';

/** A finding's stretch in the editor; at least one sign long, so that there is something to see. */
export function rangeOf(doc: Text, { line, column, length }: Span): { from: number; to: number } {
  const at = doc.line(Math.max(1, Math.min(line, doc.lines)));
  const from = Math.min(at.from + column - 1, at.to);
  const to = Math.min(from + length, at.to);
  return to > from ? { from, to } : { from: Math.max(at.from, from - 1), to: Math.max(from, to) };
}

/** The moment a line of the text tells of: the last one written on it or above it. */
export function momentAt(moments: readonly Moment[], line: number): number | null {
  let found = 0;
  for (const [i, moment] of moments.entries()) {
    if (moment.line !== null && moment.line <= line) found = i;
  }
  // The newest moment is followed, not held.
  return found >= moments.length - 1 ? null : found;
}
