import type { Command } from 'commander';
import { audit } from '../audit/audit.ts';
import type { Summary } from '../audit/tally.ts';
import type { CommandCall } from '../command-table.ts';
import { addRulesFlags, type RulesFlags, statedRules, wholeNumber } from '../flags.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { reportAudit } from '../reporters/audit.ts';
import { paintFor } from '../reporters/paint.ts';

interface AuditFlags extends RulesFlags {
  readonly out?: string;
  readonly resume?: boolean;
  readonly jobs?: number;
  readonly json?: boolean;
  readonly strict?: boolean;
  readonly piece: number;
}

/** Some thousand hands: enough work for one message, little enough to be done again. */
const PIECE = 2_097_152;

export function define(command: Command, { io, end }: CommandCall): void {
  addRulesFlags(command)
    .summary('the referee over archives of any size, in any format')
    .description(
      'Judges every hand in files, folders and packed files (gzip), in our notation, PHH, PokerStars text and Open Hand History: whether the hand can have been played so, and whether what its file says came out is right. Prints a summary by rule, format and file.',
    )
    .argument('[paths...]', 'files and folders; - or nothing is standard input')
    .option('--out <file>', 'write every finding as a line of JSON; - prints them')
    .option('--resume', 'go on with an interrupted run (needs --out FILE)')
    .option(
      '--jobs <number>',
      'how many threads; without it, one for each core',
      wholeNumber(1, 256),
    )
    .option('--json', 'the summary as one JSON object')
    .option('--strict', 'warnings count as errors')
    .option(
      '--piece <bytes>',
      'how large a piece one thread takes at a time',
      wholeNumber(4096),
      PIECE,
    )
    .addHelpText(
      'after',
      `
Examples:
  sidepot audit archive/
  sidepot audit archive/ --out findings.jsonl
  sidepot audit archive/ --out findings.jsonl --resume
  zcat 2009.txt.gz | sidepot audit --json`,
    )
    .action(async (paths: string[], flags: AuditFlags) => end(await auditPaths(paths, flags, io)));
}

async function auditPaths(paths: readonly string[], flags: AuditFlags, io: Io): Promise<ExitCode> {
  const { out = null, resume = false, json = false, strict = false, piece } = flags;
  if (resume && (out === null || out === '-')) {
    throw new UsageError('--resume needs the --out FILE of the interrupted run');
  }
  const named = paths.length === 0 ? ['-'] : paths;
  const jobs = flags.jobs ?? io.cores;
  const options = { rules: statedRules(flags), jobs, out, resume, piece };
  const { summary, finished, speed } = await audit(named, options, io);
  // Findings take standard output for themselves.
  const say = (text: string): void => (out === '-' ? io.err(text) : io.out(text));
  const { open: _, ...printed } = summary;
  say(json ? `${JSON.stringify({ finished, ...printed })}\n` : reportAudit(summary, paintFor(io)));
  if (io.isErrorTerminal) io.err(`${speed}\n`);
  if (!finished) {
    const how = out === null || out === '-' ? '' : '; --resume goes on from here';
    io.err(`sidepot: stopped before the end${how}\n`);
  }
  return exitFor(summary, finished, strict);
}

function exitFor(summary: Summary, finished: boolean, strict: boolean): ExitCode {
  if (summary.unreadable > 0) return EXIT.usage;
  const bad = summary.error > 0 || (strict && summary.warning > 0);
  return bad || !finished ? EXIT.found : EXIT.fine;
}
