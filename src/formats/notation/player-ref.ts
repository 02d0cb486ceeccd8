import { CLOSE_PAREN, HASH } from '../../kernel/index.ts';
import { readLabel } from '../../rules/index.ts';
import type { Draft } from './draft.ts';
import { skipSpaces, trimEnd } from './lines.ts';

/** The player at the start of a line, with the label in brackets behind the name. */
export interface PlayerRef {
  /** As in the setup if known there, else as written. */
  readonly name: string;
  readonly known: boolean;
  /** Where the name ends. */
  readonly to: number;
  readonly label: string | null;
  /** Brackets that hold no label. */
  readonly oddLabel: { readonly from: number; readonly to: number } | null;
}

/** Reads `Alice (SB)`, `Alice` or `Alice SB`; null if there is no name. */
export function readPlayerRef(d: Draft, from: number, to: number): PlayerRef | null {
  const { line, roster } = d;
  const { text } = line;
  // A name that starts with # would be a comment once a space stands before it.
  if (to <= from || text.charCodeAt(from) === HASH) return null;
  if (text.charCodeAt(to - 1) !== CLOSE_PAREN) return bareRef(d, from, to);
  const open = text.lastIndexOf('(', to - 1);
  const nameTo = trimEnd(text, from, Math.max(open, from));
  if (open <= from || nameTo === from) return bareRef(d, from, to);
  const label = readLabel(text.slice(open + 1, to - 1).trim());
  const known = roster.find(text.slice(from, nameTo));
  if (known !== null || label !== null) {
    const whole = known === null ? roster.find(text.slice(from, to)) : null;
    if (whole !== null) return { name: whole, known: true, to, label: null, oddLabel: null };
    const odd = label === null ? { from: skipSpaces(text, open, to), to } : null;
    const name = known ?? text.slice(from, nameTo);
    return { name, known: known !== null, to: nameTo, label, oddLabel: odd };
  }
  return bareRef(d, from, to);
}

function bareRef(d: Draft, from: number, to: number): PlayerRef {
  const { line, roster } = d;
  const written = line.text.slice(from, to);
  const known = roster.find(written);
  if (known !== null) return { name: known, known: true, to, label: null, oddLabel: null };
  const space = written.lastIndexOf(' ');
  const label = space > 0 ? readLabel(written.slice(space + 1)) : null;
  const before = label === null ? null : roster.find(written.slice(0, space).trimEnd());
  if (before !== null) {
    const end = trimEnd(line.text, from, from + space);
    return { name: before, known: true, to: end, label, oddLabel: null };
  }
  return { name: written, known: false, to, label: null, oddLabel: null };
}
