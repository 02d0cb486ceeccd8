import { type Command, InvalidArgumentError, Option } from 'commander';
import { FORMAT_TITLES } from '../../formats/index.ts';
import { all, counted, type Severity } from '../../kernel/index.ts';
import { type AuditRequest, audit, type FindingsTarget } from '../audit/audit.ts';
import { auditShard } from '../audit/shard.ts';
import type { Shard } from '../audit/shard-file.ts';
import { addCommands, type CommandCall, type CommandTable } from '../command-table.ts';
import { addRulesFlags, type RulesFlags, statedRules, wholeNumber } from '../flags.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import {
  addOutputFlags,
  exitFor,
  findingsTarget,
  type OutputFlags,
  sayAudited,
} from './audit-output.ts';

interface AuditFlags extends RulesFlags, OutputFlags {
  readonly resume?: boolean;
  readonly jobs?: number;
  readonly severity: Severity;
  readonly shard?: Shard;
  readonly piece: number;
  readonly queue?: string;
}

/** Some thousand hands: enough work for one message, little enough to be done again. */
const PIECE = 2_097_152;

const MERGE: CommandTable = { merge: () => import('./audit-merge.ts') };

export async function define(command: Command, call: CommandCall): Promise<void> {
  const { io, end, args } = call;
  // By itself, because flags of the same name would be taken by `audit`. A folder is written ./merge.
  if (args[0] === 'merge') return addCommands(command, MERGE, call);
  addOutputFlags(addRulesFlags(command))
    .summary('the referee over archives of any size, in any format')
    .description(
      `Judges every hand in files, folders and packed files (gzip), in ${all(FORMAT_TITLES)}: whether the hand can have been played so, and whether what its file says came out is right. Prints a summary by rule, format and file.`,
    )
    .argument('[paths...]', 'files and folders; - or nothing is standard input')
    .addOption(
      new Option('--severity <least>', 'list only findings that are at least so grave')
        .choices(['error', 'warning', 'info'])
        .default('info'),
    )
    .option('--resume', 'go on with an interrupted run (needs --out FILE)')
    .option(
      '--jobs <number>',
      'how many threads; without it, one for each core',
      wholeNumber(1, 256),
    )
    .option(
      '--shard <i/n>',
      'only the share of one machine among n; `audit merge` puts them together',
      shardOf,
    )
    .option(
      '--queue <address>',
      'other machines judge: `audit-worker` takes pieces from this PostgreSQL database',
    )
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
  sidepot audit archive/ --out errors.csv --format csv --severity error
  sidepot audit archive/ --shard 1/8 --out shard-1
  sidepot audit merge shard-* --out findings.jsonl
  sidepot audit archive/ --queue postgres://user@host/database
  zcat 2009.txt.gz | sidepot audit --json`,
    )
    .action(async (paths: string[], flags: AuditFlags) => end(await auditPaths(paths, flags, io)))
    .helpCommand(false);
  // Who describes the command describes this one too: the help, the manual page, completion.
  if (args.every((arg) => arg === '-h' || arg === '--help'))
    await addCommands(command, MERGE, call);
}

function shardOf(text: string): Shard {
  const [, index = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of) return { index, of };
  throw new InvalidArgumentError('It must be i/n, from 1/n to n/n, such as 3/8.');
}

async function auditPaths(paths: readonly string[], flags: AuditFlags, io: Io): Promise<ExitCode> {
  const { resume = false, piece, severity, shard } = flags;
  const target = findingsTarget(flags);
  const { out, format } = target;
  if (resume && (out === null || out === '-')) {
    throw new UsageError('--resume needs the --out FILE of the interrupted run');
  }
  if (resume && format === 'parquet') {
    throw new UsageError('--resume needs --format jsonl or csv; Parquet cannot be appended to');
  }
  const request: AuditRequest = {
    paths: paths.length === 0 ? ['-'] : paths,
    judge: { rules: statedRules(flags), least: severity },
    jobs: flags.jobs ?? io.cores,
    ...{ resume, piece, queue: flags.queue ?? null },
  };
  if (shard && flags.queue !== undefined) {
    throw new UsageError('--shard and --queue are two ways; take one of them');
  }
  if (shard) return auditShare(request, shard, target, io);
  const { summary, finished, speed } = await audit(request, target, io);
  sayAudited(summary, severity, finished, flags, io);
  if (io.isErrorTerminal) io.err(`${speed}\n`);
  if (!finished) {
    const isLost = out === null || out === '-' || format === 'parquet';
    io.err(`sidepot: stopped before the end${isLost ? '' : '; --resume goes on from here'}\n`);
  }
  return exitFor(summary, finished, flags.strict === true, io);
}

async function auditShare(
  request: AuditRequest,
  shard: Shard,
  { out, format }: FindingsTarget,
  io: Io,
): Promise<ExitCode> {
  if (out === null || out === '-') {
    throw new UsageError('--shard needs --out FILE: what `sidepot audit merge` puts together');
  }
  if (format !== 'jsonl') {
    throw new UsageError('--format belongs to `sidepot audit merge`; a shard has one of its own');
  }
  const { hands, finished } = await auditShard(request, shard, out, io);
  const { index, of } = shard;
  io.out(`Shard ${index} of ${of}: ${counted(hands, 'hand')} in ${out}\n`);
  if (!finished) io.err('sidepot: stopped before the end; --resume goes on from here\n');
  return finished ? EXIT.fine : EXIT.found;
}
