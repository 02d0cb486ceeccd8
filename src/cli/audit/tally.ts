import type { Severity } from '../../kernel/index.ts';
import type { FilePart, PartResult, RuleCounts } from './part.ts';

type Counts = Record<Severity, number>;

interface Row extends Counts {
  hands: number;
}

interface FormatRow extends Row {
  files: number;
}

interface FileRow extends Row {
  file: string;
  format: string | null;
}

/** A finding to look up: the first of its rule and gravity in a file. */
interface Example {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

interface RuleRow extends Counts {
  /** In how many files. */
  files: number;
  /** From the first files with such findings. */
  readonly examples: Readonly<Record<Severity, Example[]>>;
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
  /** The file that is not finished yet, and the rules its findings were about. */
  open: (FileRow & { rules: Record<string, Severity[]> }) | null;
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

/** So many are enough to see what a rule is about; each is from another file. */
const MOST_EXAMPLES = 3;

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

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
  summary.open ??= { file, format: null, hands: 0, error: 0, warning: 0, info: 0, rules: {} };
  summary.open.format ??= format;
  const rowOf = (name: string): FormatRow => {
    summary.formats[name] ??= { files: 0, hands: 0, error: 0, warning: 0, info: 0 };
    return summary.formats[name];
  };
  const byFormat = rowOf(summary.open.format ?? 'none');
  for (const row of [summary, byFormat, summary.open]) row.hands += hands;
  for (const [rule, found] of Object.entries(rules)) {
    countRule(summary, byFormat, rule, found, before);
  }
  for (const [rule, found] of Object.entries(ofFile)) countRule(summary, byFormat, rule, found, 0);
  if (failure !== null) summary.unreadable++;
  if (!part.isLast) return;
  summary.files++;
  byFormat.files++;
  const { rules: _, ...row } = summary.open;
  keep(summary.worst, row);
  summary.open = null;
}

/** Counts findings of one rule in the open file, `before` lines into it. */
function countRule(
  summary: Summary,
  byFormat: FormatRow,
  rule: string,
  found: RuleCounts,
  before: number,
): void {
  const open = summary.open!;
  summary.rules[rule] ??= {
    ...{ error: 0, warning: 0, info: 0, files: 0 },
    examples: { error: [], warning: [], info: [] },
  };
  const row = summary.rules[rule];
  const seen = open.rules[rule] ?? [];
  if (seen.length === 0) row.files++;
  for (const severity of SEVERITIES) {
    const counted = found[severity];
    if (!counted) continue;
    for (const one of [summary, byFormat, open, row]) one[severity] += counted.count;
    if (seen.includes(severity)) continue;
    seen.push(severity);
    const { message, line } = counted;
    const examples = row.examples[severity];
    if (examples.length < MOST_EXAMPLES) {
      examples.push({ file: open.file, line: line + before, message });
    }
  }
  open.rules[rule] = seen;
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
