import type { Edit, Finding, Severity, Span } from '../../kernel/finding.ts';
import type { RuleId } from '../../rules/rule-ids.ts';

/** What a finding may say besides its sentence. */
export interface Details {
  readonly expected?: string;
  readonly found?: string;
  /** Something one can write as it stands; what is only advice is `expected`. */
  readonly fix?: string | null;
  readonly edit?: Edit | null;
}

export function finding(
  rule: RuleId,
  severity: Severity,
  at: Span,
  message: string,
  details: Details = {},
): Finding {
  const { expected = null, found = null, fix = null, edit = null } = details;
  return { rule, severity, at, message, expected, found, fix, edit };
}

const LONGEST_SHOWN = 60;

/** Text as it can be shown in a message: shortened, with characters that do not print spelt out. */
export function show(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i++) {
    if (out.length >= LONGEST_SHOWN) return `${out}…`;
    const code = text.charCodeAt(i);
    if (code === 9) out += ' ';
    else if (code < 32 || (code >= 127 && code < 160)) out += `\\x${hex(code, 2)}`;
    else if (isHidden(code) || isLoneSurrogate(text, i)) out += `\\u${hex(code, 4)}`;
    else if (code >= 0xd800 && code < 0xdc00) out += text.slice(i, ++i + 1);
    else out += text[i];
  }
  return out;
}

/** The same in quotes. */
export const quote = (text: string): string => `\`${show(text)}\``;

const hex = (code: number, width: number): string =>
  code.toString(16).toUpperCase().padStart(width, '0');

/** Marks that turn or hide the text around them. */
const isHidden = (code: number): boolean =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x2028 && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x2069) ||
  code === 0xfeff ||
  code >= 0xfffe;

function isLoneSurrogate(text: string, i: number): boolean {
  const code = text.charCodeAt(i);
  if (code < 0xd800 || code > 0xdfff) return false;
  if (code >= 0xdc00) return true;
  const next = text.charCodeAt(i + 1);
  return !(next >= 0xdc00 && next <= 0xdfff);
}
