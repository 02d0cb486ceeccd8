import pc from 'picocolors';
import type { Severity } from '../../kernel/finding.ts';
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
