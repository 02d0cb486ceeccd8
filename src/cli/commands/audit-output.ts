import { type Command, Option } from 'commander';
import type { Severity } from '../../kernel/index.ts';
import type { FindingsTarget } from '../audit/audit.ts';
import { FINDINGS_FORMATS, type FindingsFormat } from '../audit/findings-file.ts';
import type { Summary } from '../audit/tally.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { reportAudit } from '../reporters/audit.ts';
import { paintFor } from '../reporters/paint.ts';

/** How findings come out. */
export interface OutputFlags {
  readonly out?: string;
  readonly format: FindingsFormat;
  readonly json?: boolean;
  readonly strict?: boolean;
}

export function addOutputFlags(command: Command): Command {
  return command
    .option('--out <file>', 'write every finding; - prints them')
    .addOption(
      new Option('--format <format>', 'of the findings').choices(FINDINGS_FORMATS).default('jsonl'),
    )
    .option('--json', 'the summary as one JSON object')
    .option('--strict', 'warnings count as errors');
}

export function findingsTarget({
  out = null,
  format,
}: {
  readonly out?: string | null;
  readonly format: FindingsFormat;
}): FindingsTarget {
  if (format === 'parquet' && (out === null || out === '-')) {
    throw new UsageError('--format parquet needs --out FILE');
  }
  return { out, format };
}

/** The summary; findings take standard output for themselves. */
export function sayAudited(
  summary: Summary,
  least: Severity,
  finished: boolean,
  { out, json }: OutputFlags,
  io: Io,
): void {
  const { open: _, ...printed } = summary;
  const text = json
    ? `${JSON.stringify({ finished, ...printed })}\n`
    : reportAudit(summary, least, paintFor(io));
  if (out === '-') io.err(text);
  else io.out(text);
}

export function exitFor(summary: Summary, finished: boolean, strict: boolean, io: Io): ExitCode {
  if (finished && summary.hands === 0) {
    io.err('sidepot: no hands were found; name files or folders with hand histories\n');
    return EXIT.usage;
  }
  if (summary.unreadable > 0) return EXIT.usage;
  const bad = summary.error > 0 || (strict && summary.warning > 0);
  return bad || !finished ? EXIT.found : EXIT.fine;
}
