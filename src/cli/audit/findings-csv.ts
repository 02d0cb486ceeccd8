import type { Severity } from '../../kernel/index.ts';

/** A finding as it is listed. */
export interface ListedFinding {
  readonly file: string | null;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly hand: number | null;
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly expected: string | null;
  readonly found: string | null;
  readonly fix: string | null;
}

/** In the order of the lines of JSON. */
const FINDING_COLUMNS = [
  ...(['file', 'line', 'column', 'length', 'hand', 'rule', 'severity'] as const),
  ...(['message', 'expected', 'found', 'fix'] as const),
] satisfies readonly (keyof ListedFinding)[];

/** Lines of JSON as findings. */
export const listedFindings = (lines: Uint8Array): ListedFinding[] =>
  new TextDecoder()
    .decode(lines)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ListedFinding);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const CSV_HEAD = bytesOf(`${FINDING_COLUMNS.join(',')}\r\n`);

/** Lines of JSON as lines of CSV (RFC 4180). */
export const csvLines = (lines: Uint8Array): Uint8Array =>
  bytesOf(
    listedFindings(lines)
      .map((finding) => `${FINDING_COLUMNS.map((name) => cell(finding[name])).join(',')}\r\n`)
      .join(''),
  );

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  // A spreadsheet takes what starts like this for a formula and works it out.
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
