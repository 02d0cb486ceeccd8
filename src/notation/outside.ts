import type { Finding, Span } from '../kernel/finding.ts';
import { finding, quote, show } from './findings.ts';
import type { Line } from './lines.ts';

interface Run {
  readonly at: Span;
  readonly text: string;
  lines: number;
}

/** NOTE-1: lines before the first hand that fit nothing, one finding for each run of them. */
export class Outside {
  private readonly runs: Run[] = [];
  private last = -1;
  private firstLine: Span | null = null;

  add(line: Line): void {
    const run = this.runs[this.runs.length - 1];
    if (run !== undefined && line.number === this.last + 1) run.lines++;
    else
      this.runs.push({
        at: line.span(),
        text: show(line.text.slice(line.from, line.to)),
        lines: 1,
      });
    if (line.number === 1) this.firstLine = line.span();
    this.last = line.number;
  }

  findings(hands: number): readonly Finding[] {
    return hands === 0 ? [this.noHand()] : this.runs.map(sayRun);
  }

  /** NOTE-3: the whole text holds no hand. */
  private noHand(): Finding {
    const first = this.firstLine;
    const length = first === null ? 0 : first.column - 1 + first.length;
    const message =
      'There is no hand in this text; a hand starts with a line such as `Hand (1)`, then the blinds, then `Stack Setup:` with a line `Name Label stack` for each player.';
    return finding('NOTE-3', 'error', { line: 1, column: 1, length }, message, {
      expected: 'Hand (n)',
      ...(this.runs.length > 0 && { found: this.runs[0]!.text }),
      fix: 'Hand (1)',
    });
  }
}

function sayRun({ at, text, lines }: Run): Finding {
  const what =
    lines === 1 ? `${quote(text)} stands` : `${lines} lines from ${quote(text)} on stand`;
  const message = `${what} outside any hand and ${lines === 1 ? 'fits' : 'fit'} nothing; a hand starts with a line such as \`Hand (1)\`, a comment with a #.`;
  return finding('NOTE-1', 'warning', at, message, {
    expected: 'Hand (n)',
    found: text,
    fix: lines === 1 ? `# ${text}` : null,
  });
}
