import type { Finding, Severity, Span } from '../kernel/finding.ts';
import type { RuleId } from '../rules/rule-ids.ts';

/** What a finding may say besides its sentence. */
export interface Details {
  readonly expected?: string;
  readonly found?: string;
  readonly fix?: string;
}

/** Files of other programs are never rewritten, so no finding about them has an edit. */
export function finding(
  rule: RuleId | FormRuleId,
  severity: Severity,
  at: Span,
  message: string,
  { expected, found, fix }: Details = {},
): Finding {
  return {
    rule,
    severity,
    at,
    message,
    expected: expected ?? null,
    found: found ?? null,
    fix: fix ?? null,
    edit: null,
  };
}

const LONGEST_SHOWN = 60;

/** Text as it can be shown in a message: shortened, with what does not print spelt out. */
export function show(text: string): string {
  let out = '';
  for (const sign of text.slice(0, 2 * LONGEST_SHOWN)) {
    if (out.length >= LONGEST_SHOWN) return `${out}…`;
    out += sign === '\t' ? ' ' : UNPRINTABLE.test(sign) ? spelt(sign) : sign;
  }
  return text.length > 2 * LONGEST_SHOWN ? `${out}…` : out;
}

/** The same in quotes. */
export const quote = (text: string): string => `\`${show(text)}\``;

/** Controls, marks that turn or hide the text around them, halves of a character. */
const UNPRINTABLE = /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]$/u;

const spelt = (sign: string): string =>
  `\\u${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** What readers, writers and the referee say about other people's formats. */
export const FORM_RULES = {
  'FORM-1': 'Something was read in the only way that makes sense, and the finding says how.',
  'FORM-2': 'Something cannot be kept in the format it is read into or written to.',
  'FORM-3': "The hand is of another game: Sidepot plays no-limit hold'em.",
  'FORM-4': 'What the file says came out is not what comes out.',
  'FORM-5': 'Something that is needed is missing or cannot be read.',
  'FORM-6': 'The file takes rake; pots and stacks are settled without it.',
} as const;

export type FormRuleId = keyof typeof FORM_RULES;

export const FORM_RULE_IDS = Object.keys(FORM_RULES) as readonly FormRuleId[];
