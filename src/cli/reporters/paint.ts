import pc from 'picocolors';
import type { Severity } from '../../kernel/index.ts';
import type { Io } from '../io.ts';

/** Colours for a terminal; plain text everywhere else. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  severity(severity: Severity, text: string): string;
}

/** Colour only on a terminal, and not with NO_COLOR. */
export function paintFor(io: Io): Paint {
  const colours = pc.createColors(io.isTerminal && !io.env.NO_COLOR && io.env.TERM !== 'dumb');
  const bySeverity = { error: colours.red, warning: colours.yellow, info: colours.cyan };
  return {
    bold: colours.bold,
    dim: colours.dim,
    severity: (severity, text) => bySeverity[severity](text),
  };
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
