import type { FormRuleId } from '../../formats/form-rules.ts';
import type { Finding, Severity } from '../../kernel/finding.ts';

/** A finding about a file as a whole, or about the place where it ends. */
export function fileFinding(severity: Severity, message: string, line = 1): Finding {
  const rule: FormRuleId = 'FORM-5';
  const at = { line, column: 1, length: 0 };
  return { rule, severity, at, message, expected: null, found: null, fix: null, edit: null };
}

/** How files start that hold hands only after somebody unpacks or exports them. */
const PACKED: readonly (readonly [string, string])[] = [
  ['PK\u0003\u0004', 'a zip file: unpack it first'],
  ['BZh', 'packed with bzip2: unpack it first'],
  ['\uFFFD7zXZ', 'packed with xz: unpack it first'],
  ['7z', 'a 7z file: unpack it first'],
  ['Rar!', 'a rar file: unpack it first'],
  ['SQLite format 3', 'a database: export its hands as text first'],
  ['%PDF', 'a PDF file'],
];

/** Why a text holds no hands; among other files in a folder that is no error. */
export function unknownText(head: string, isNamed: boolean): Finding {
  const severity = isNamed ? 'error' : 'warning';
  if (head.trim() === '') return fileFinding(severity, 'The file is empty.');
  const packed = PACKED.find(([mark]) => head.startsWith(mark))?.[1];
  if (packed) return fileFinding(severity, `The file is ${packed}.`);
  const known = 'our notation, PHH, PokerStars text or Open Hand History';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text has no such characters
  const what = /[\u0000-\u0008\u000e-\u001a]/.test(head)
    ? 'is no text'
    : 'starts like none of them';
  return fileFinding(severity, `No hands were found: they come as ${known}, and the file ${what}.`);
}
