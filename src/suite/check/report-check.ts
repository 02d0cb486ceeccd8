import { counted, show } from '../../kernel/index.ts';
import type { SuiteReport } from './check-suite.ts';
import type { SuiteFinding } from './suite-finding.ts';

/** The report of `suite check` as people read it. */
export function reportCheck(report: SuiteReport): string {
  const { cases, isWhole, findings, quotas, features, coverage } = report;
  // Tables full of zeros would hide the one thing there is to say.
  if (cases === 0) return `${[...findings.map(findingText), NO_CASES].join('\n')}\n`;
  const wanted = (number: number): string => (isWhole ? String(number) : '');
  const parts = [
    ...(findings.length > 0 ? [reportFindings(findings)] : []),
    table('Quotas', isWhole ? ['wanted', 'found'] : ['', 'found'], [
      ...quotas.flatMap(({ title, rows }) => [
        [title, '', ''],
        ...rows.map((row) => [`  ${row.name}`, wanted(row.wanted), String(row.found)]),
      ]),
    ]),
    table('What the cases show', isWhole ? ['at least', 'found'] : ['', 'found'], [
      ...features.map((row) => [row.name, wanted(row.atLeast), String(row.found)]),
    ]),
    table(
      'Rules that decide cases, and what breaks them',
      ['cases'],
      [
        ...coverage.map(({ rule, shows, cases: number }) => [
          `${rule.padEnd(RULE_WIDTH)}${shows}`,
          number === null ? '–' : String(number),
        ]),
      ],
    ),
    `${counted(cases, 'case')}: ${counted(findings.length, 'finding')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const NO_CASES = 'There are no cases in it: nothing was checked.';

/** Findings alone, as of a file that could not be read. */
export const reportFindings = (findings: readonly SuiteFinding[]): string =>
  findings.map(findingText).join('\n');

const RULE_WIDTH = 9;

function findingText({ caseId, rule, place, message, expected, found }: SuiteFinding): string {
  const lines = [`${show(caseId ?? 'Suite')}  ${rule}  ${place}`, `  ${message}`];
  // One-word answers stand in the message already; texts of several lines are best seen apart.
  if (expected?.includes('\n') || found?.includes('\n')) {
    lines.push('  expected:', indented(expected), '  found:', indented(found));
  }
  return lines.join('\n');
}

const indented = (text: string | null): string =>
  (text ?? 'nothing').trimEnd().replace(/^/gm, '    ');

/** Names on the left, figures right-aligned in their columns. */
function table(title: string, heads: readonly string[], rows: readonly string[][]): string {
  const lines = [[title, ...heads], ...rows];
  const widths = lines[0]!.map((_, column) =>
    Math.max(...lines.map((line) => line[column]!.length)),
  );
  return lines
    .map(([name, ...figures]) => {
      const cells = figures.map((cell, i) => cell.padStart(widths[i + 1]! + 2));
      return `${name!.padEnd(widths[0]!)}${cells.join('')}`.trimEnd();
    })
    .join('\n');
}
