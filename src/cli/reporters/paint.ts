import pc from 'picocolors';
import type { Severity } from '../../kernel/index.ts';
import type { Io } from '../io.ts';

/** Colours for a terminal; plain text everywhere else. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  severity(severity: Severity, text: string): string;
}

export function paintFor(io: Io): Paint {
  const colours = pc.createColors(isColourful(io));
  const bySeverity = { error: colours.red, warning: colours.yellow, info: colours.cyan };
  return {
    bold: colours.bold,
    dim: colours.dim,
    severity: (severity, text) => bySeverity[severity](text),
  };
}

/** On a terminal; elsewhere where FORCE_COLOR asks for it. NO_COLOR beats everything. */
function isColourful({ isTerminal, env: { NO_COLOR, FORCE_COLOR, TERM } }: Io): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}

/** Rows of text in aligned columns; the first column is flush left, the rest flush right. */
export function columns(rows: readonly (readonly string[])[], gap = 3): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  }
  const space = ' '.repeat(gap);
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join(space)
        .trimEnd(),
    )
    .join('\n');
}
