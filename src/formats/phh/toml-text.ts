import { writeMinor } from '../decimals.ts';

/** A text in quotes: plain ones where that is enough, else double ones with escapes. */
export function tomlText(text: string): string {
  if (!NEEDS_ESCAPES.test(text)) return `'${text}'`;
  const escaped = text.replace(ESCAPED, (sign) => ESCAPES[sign] ?? spelt(sign));
  return `"${escaped}"`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NEEDS_ESCAPES = /['\u0000-\u001F\u007F\uD800-\uDFFF]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ESCAPED = /["\\\u0000-\u001F\u007F]|\p{Surrogate}/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
};

/** Half a character cannot be written: what programs put in its place stands there. */
const spelt = (sign: string): string =>
  sign >= '\uD800' ? '\uFFFD' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const tomlList = (entries: readonly string[]): string => `[${entries.join(', ')}]`;

/** Minor units in units of the file. */
export const tomlAmount = (amount: number, scale: number): string =>
  amount < 0 ? `-${writeMinor(-amount, scale)}` : writeMinor(amount, scale);
