import { counted, type Finding, figure, type Severity } from '../../kernel/index.ts';
import type { Paint } from './paint.ts';

/** The longest piece of a source line that is shown. */
const SHOWN = 120;

/**
 * A finding as a person reads it: place, rule, sentence, the line with a mark under it.
 * ```
 * final.hand:14:25  ACT-3  error  Alice has 40,000 left and cannot call 50,000.
 *   14 | 9. Alice (Dealer): Call 50000
 *      |                         ^^^^^ write: All-In 40000
 * ```
 */
export function reportFinding(
  finding: Finding,
  file: string | null,
  line: string | undefined,
  paint: Paint,
  isSure = finding.edit !== null,
): string {
  const { at, rule, severity, message, fix } = finding;
  const place = `${file ?? 'standard input'}:${at.line}:${at.column}`;
  const head = `${paint.bold(place)}  ${rule}  ${paint.severity(severity, severity)}  ${message}`;
  // What `--fix` writes, and what only people can decide.
  const remedy = fix ? `${isSure ? 'write' : 'perhaps'}: ${fix}` : '';
  if (line === undefined || line.trim() === '') return remedy ? `${head}\n  ${remedy}` : head;
  const gutter = String(at.line);
  // A long line is shown around the place.
  const from = at.column > SHOWN ? at.column - 21 : 0;
  const shown = line.slice(from, from + SHOWN).replace(CONTROL, ' ');
  const start = at.column - 1 - from;
  const length = Math.max(1, Math.min(at.length, shown.length - start));
  const mark = paint.severity(severity, '^'.repeat(length));
  return [
    head,
    `  ${paint.dim(`${gutter} |`)} ${shown}`,
    `  ${paint.dim(`${' '.repeat(gutter.length)} |`)} ${' '.repeat(Math.max(0, start))}${mark}${remedy && ` ${remedy}`}`,
  ].join('\n');
}

/** What would move a terminal's cursor or ring its bell. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

export interface Counts extends Readonly<Record<Severity, number>> {
  readonly hands: number;
}

/** "3 hands: 1 error, 2 warnings" */
export const reportCounts = (counts: Counts): string => foundIn(counts, '', foundWords(counts));

/** "1 error", "2 warnings", "3 info": as many as there are. */
export const foundWords = ({
  error,
  warning,
  info,
}: Readonly<Record<Severity, number>>): readonly string[] => [
  ...(error > 0 ? [counted(error, 'error')] : []),
  ...(warning > 0 ? [counted(warning, 'warning')] : []),
  ...(info > 0 ? [`${figure(info)} info`] : []),
];

/** What was found in so many hands; where no hand was read, nothing was looked at. */
export function foundIn(
  { hands }: { readonly hands: number },
  where: string,
  found: readonly string[],
): string {
  if (found.length === 0 && hands === 0) return `No hands${where}`;
  const what = found.length > 0 ? found.join(', ') : 'nothing wrong';
  return `${counted(hands, 'hand')}${where}: ${what}`;
}
