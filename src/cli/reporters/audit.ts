import { FORMATS } from '../../formats/index.ts';
import { counted, figure } from '../../kernel/index.ts';
import type { PartCounts } from '../audit/part.ts';
import type { Summary } from '../audit/tally.ts';
import { columns, type Paint } from './paint.ts';

/** More files than this are in --json, and all of them in the list of findings. */
const SHOWN = 20;
const LONGEST = 100;

const HEADS = ['Errors', 'Warnings', 'Info'];

/** An audit as people read it: by rule, by format, by file, in all. */
export function reportAudit(summary: Summary, paint: Paint): string {
  const { rules, formats, worst } = summary;
  const blocks: string[] = [];
  const listed = Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1));
  if (listed.length > 0) {
    const rows = listed.map(([rule, row]) => [rule, ...figures(row)]);
    const lines = columns([['Rule', ...HEADS], ...rows]).split('\n');
    const firsts = [
      'First found',
      ...listed.map(
        ([, { file, line, message }]) => `${nameOf(file)}:${line}  ${shortened(message)}`,
      ),
    ];
    const width = Math.max(...lines.map(({ length }) => length));
    blocks.push(lines.map((line, i) => `${line.padEnd(width)}   ${firsts[i]}`).join('\n'));
  }
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

const formatTitle = (id: string): string =>
  FORMATS.find((format) => format.id === id)?.title ?? 'No hands';

const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

const shortened = (message: string): string =>
  message.length > LONGEST ? `${message.slice(0, LONGEST - 1)}…` : message;

const figures = ({ error, warning, info }: PartCounts): string[] =>
  [error, warning, info].map(figure);

/** "12 hands in 2 files: 1 error, 2 warnings" */
function inAll({ hands, files, error, warning, info, unreadable }: Summary): string {
  const found = [
    ...(error > 0 ? [counted(error, 'error')] : []),
    ...(warning > 0 ? [counted(warning, 'warning')] : []),
    ...(info > 0 ? [`${figure(info)} info`] : []),
    ...(unreadable > 0 ? [`${counted(unreadable, 'file')} unreadable`] : []),
  ];
  const what = found.length > 0 ? found.join(', ') : 'nothing wrong';
  return `${counted(hands, 'hand')} in ${counted(files, 'file')}: ${what}`;
}
