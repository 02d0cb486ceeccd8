import type { FilePart, PartCounts, PartResult } from './part.ts';

interface Row extends PartCounts {
  hands: number;
}

interface FormatRow extends Row {
  files: number;
}

interface FileRow extends Row {
  file: string;
  format: string | null;
}

interface RuleRow extends PartCounts {
  /** Where it was first found, and in which words. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What an audit found so far, as it is stored and printed. */
export interface Summary extends Row {
  files: number;
  /** Files that could not be read, or not to their end. */
  unreadable: number;
  formats: Record<string, FormatRow>;
  rules: Record<string, RuleRow>;
  /** The files with the most findings, the worst first. */
  worst: FileRow[];
  /** The file that is not finished yet. */
  open: FileRow | null;
}

export const newSummary = (): Summary => ({
  ...{ files: 0, hands: 0, error: 0, warning: 0, info: 0, unreadable: 0 },
  formats: {},
  rules: {},
  worst: [],
  open: null,
});

/** A list of a million files helps nobody; the findings themselves name them all. */
const MOST_FILES = 1000;

/**
 * Counts a part in. Parts come in their order; `before` is how many lines its file had before, and
 * `ofFile` what was found about the file as a whole, with its last part.
 */
export function count(
  summary: Summary,
  part: FilePart,
  result: PartResult,
  before: number,
  ofFile: PartResult['rules'],
): void {
  const { path: file } = part;
  const { format, hands, rules, failure } = result;
  summary.open ??= { file, format: null, hands: 0, error: 0, warning: 0, info: 0 };
  summary.open.format ??= format;
  const rowOf = (name: string): FormatRow => {
    summary.formats[name] ??= { files: 0, hands: 0, error: 0, warning: 0, info: 0 };
    return summary.formats[name];
  };
  const byFormat = rowOf(summary.open.format ?? 'none');
  for (const row of [summary, byFormat, summary.open]) row.hands += hands;
  const entries = [
    ...Object.entries(rules).map((entry) => [...entry, before] as const),
    ...Object.entries(ofFile).map((entry) => [...entry, 0] as const),
  ];
  for (const [rule, found, linesBefore] of entries) {
    const { message } = found;
    const line = found.line + linesBefore;
    summary.rules[rule] ??= { error: 0, warning: 0, info: 0, file, line, message };
    for (const row of [summary, byFormat, summary.open, summary.rules[rule]]) {
      row.error += found.error;
      row.warning += found.warning;
      row.info += found.info;
    }
  }
  if (failure !== null) summary.unreadable++;
  if (!part.isLast) return;
  summary.files++;
  byFormat.files++;
  keep(summary.worst, summary.open);
  summary.open = null;
}

function keep(worst: FileRow[], row: FileRow): void {
  if (row.error + row.warning + row.info === 0) return;
  const last = worst[worst.length - 1];
  if (worst.length === MOST_FILES && last && compare(row, last) >= 0) return;
  let at = worst.length;
  while (at > 0 && compare(row, worst[at - 1]!) < 0) at--;
  worst.splice(at, 0, row);
  if (worst.length > MOST_FILES) worst.pop();
}

const compare = (a: FileRow, b: FileRow): number =>
  b.error - a.error || b.warning - a.warning || b.info - a.info;
