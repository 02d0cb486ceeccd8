import { FORMATS } from '../../formats/index.ts';
import { counted, figure, type Severity } from '../../kernel/index.ts';
import { isAtLeast } from '../audit/listing.ts';
import type { Summary } from '../audit/tally.ts';
import { foundIn, foundWords } from './findings.ts';
import { columns, type Paint } from './paint.ts';

/** More files than this are in --json, and all of them in the list of findings. */
const SHOWN = 20;
const LONGEST = 100;

const HEADS = ['Errors', 'Warnings', 'Info'];

/** The gravest first: what is certainly wrong, then what nobody can know. */
const GROUPS: readonly (readonly [Severity, string])[] = [
  ['error', 'Certainly wrong'],
  ['warning', 'Unknown or doubtful'],
  ['info', 'Worth knowing'],
];

/** An audit as people read it: by rule, by format, by file, in all. */
export function reportAudit(summary: Summary, least: Severity, paint: Paint): string {
  const { formats, worst } = summary;
  const blocks = GROUPS.filter(([severity]) => isAtLeast(severity, least)).flatMap((group) =>
    rulesBlock(summary, group, paint),
  );
  const byFormat = Object.entries(formats).map(([format, row]) => [
    formatTitle(format),
    figure(row.files),
    figure(row.hands),
    ...figures(row),
  ]);
  if (byFormat.length > 0)
    blocks.push(columns([['Format', 'Files', 'Hands', ...HEADS], ...byFormat]));
  const bad = worst.filter(({ error, warning }) => error + warning > 0);
  if (bad.length > 0) {
    const rows = bad
      .slice(0, SHOWN)
      .map((row) => [nameOf(row.file), figure(row.hands), ...figures(row)]);
    const table = columns([['File', 'Hands', ...HEADS], ...rows]);
    const more = bad.length - rows.length;
    blocks.push(
      more > 0 ? `${table}\nand ${counted(more, 'more file')} (--json shows them)` : table,
    );
  }
  blocks.push(paint.bold(inAll(summary)));
  return `${blocks.join('\n\n')}\n`;
}

/** The rules with findings of one gravity, each with its examples; nothing if there are none. */
function rulesBlock(
  { rules }: Summary,
  [severity, title]: readonly [Severity, string],
  paint: Paint,
): string[] {
  const found = Object.entries(rules)
    .filter(([, row]) => row[severity] > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (found.length === 0) return [];
  const rows = found.flatMap(([rule, row]) =>
    row.examples[severity].map(({ file, line, message }, i) => ({
      figures: i === 0 ? [rule, figure(row[severity])] : ['', ''],
      example: `${nameOf(file)}:${line}  ${shortened(message)}`,
    })),
  );
  const left = columns([['Rule', 'Findings'], ...rows.map(({ figures }) => figures)]).split('\n');
  const width = Math.max(...left.map(({ length }) => length));
  const right = ['For example', ...rows.map(({ example }) => example)];
  const lines = left.map((line, i) => `${line.padEnd(width)}   ${right[i]}`);
  return [`${paint.bold(title)}\n${lines.join('\n')}`];
}

const formatTitle = (id: string): string =>
  FORMATS.find((format) => format.id === id)?.title ?? 'No hands';

const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

const shortened = (message: string): string =>
  message.length > LONGEST ? `${message.slice(0, LONGEST - 1)}…` : message;

const figures = ({ error, warning, info }: Readonly<Record<Severity, number>>): string[] =>
  [error, warning, info].map(figure);

/** "12 hands in 2 files: 1 error, 2 warnings" */
function inAll(summary: Summary): string {
  const { files, unreadable } = summary;
  const lost = unreadable > 0 ? [`${counted(unreadable, 'file')} unreadable`] : [];
  return foundIn(summary, ` in ${counted(files, 'file')}`, [...foundWords(summary), ...lost]);
}
