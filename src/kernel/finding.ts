/** A stretch of text. Lines count from 1 within the file, columns from 1 in UTF-16 units. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** Replaces a stretch of text that may run over several lines; the end is exclusive. */
export interface Edit {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly text: string;
}

/** How grave a finding is: against the rules, doubtful, or only worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** One thing wrong with, or worth knowing about, what somebody wrote. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly at: Span;
  readonly message: string;
  readonly expected: string | null;
  readonly found: string | null;
  /** What to write instead, in words for people. */
  readonly fix: string | null;
  /** The same as an edit that a program can apply; null where only a person can decide. */
  readonly edit: Edit | null;
  /** Set on what a file does in hand after hand, which can be said once for the whole file. */
  readonly habit?: Repeated;
}

/** Amounts that add up over the hands of a file, in minor units of its currency. */
export interface Repeated {
  readonly kind: 'rake' | 'uncalled';
  readonly amount: number;
  /** What the amount is a part of. */
  readonly total: number;
  readonly scale: number;
  readonly currency: string | null;
}

/** What a finding may carry in addition to its sentence. */
export interface FindingDetails {
  readonly expected?: string | null | undefined;
  readonly found?: string | null | undefined;
  /** Text that can be written as is; mere advice goes into `expected`. */
  readonly fix?: string | null | undefined;
  readonly edit?: Edit | null | undefined;
}

/** The one maker of findings. */
export function finding(
  rule: `${string}-${number}`,
  severity: Severity,
  at: Span,
  message: string,
  { expected = null, found = null, fix = null, edit = null }: FindingDetails = {},
): Finding {
  return { rule, severity, at, message, expected, found, fix, edit };
}

/** Text from outside as a message can show it: shortened, with unprintable characters spelt out. */
export const show = (text: string): string => showUpTo(60, text);

/** The same for texts that may be longer, such as what another program printed. */
export function showUpTo(longest: number, text: string): string {
  let out = '';
  // A megabyte of text is not walked through for its first few characters; one has up to two units.
  for (const character of text.slice(0, longest + 2)) {
    if (out.length >= longest) return `${out}…`;
    if (character === '\t') out += ' ';
    else out += UNPRINTABLE.test(character) ? spelt(character) : character;
  }
  return out;
}

/** The same in quotes. */
export const quote = (text: string): string => `\`${show(text)}\``;

/** Controls, marks that reverse or hide the text around them, halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{NChar}]/u;

function spelt(character: string): string {
  const code = character.codePointAt(0)!;
  const hex = code.toString(16).toUpperCase();
  if (code > 0xffff) return `\\u{${hex}}`;
  return code < 0x100 ? `\\x${hex.padStart(2, '0')}` : `\\u${hex.padStart(4, '0')}`;
}

export const isError = ({ severity }: { readonly severity: Severity }): boolean =>
  severity === 'error';

/** An edit within one line. */
export const editLine = (at: Span, text: string): Edit => ({
  line: at.line,
  column: at.column,
  endLine: at.line,
  endColumn: at.column + at.length,
  text,
});

/**
 * What is wrong with values a program passed: like a finding, but its place is a path into them.
 * The figures in the sentence are also given as fields, for programs that do not read sentences.
 */
export interface Problem {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** `players[1].total_contribution` */
  readonly path: string;
  readonly player?: string;
  readonly pot?: string;
  /** What was found, and the most or the only value that is possible there. */
  readonly found?: number | string;
  readonly expected?: number | string;
  /** Who could have been named. */
  readonly candidates?: readonly string[];
}
