import type { Command } from 'commander';
import { mergeShards } from '../audit/merge.ts';
import type { CommandCall } from '../command-table.ts';
import type { ExitCode, Io } from '../io.ts';
import {
  addOutputFlags,
  exitFor,
  findingsTarget,
  type OutputFlags,
  sayAudited,
} from './audit-output.ts';

export function define(command: Command, { io, end }: CommandCall): void {
  addOutputFlags(command)
    .summary('put the shards of an audit together')
    .description(
      'Puts together what `sidepot audit --shard` wrote on several machines: the same findings and the same summary as one machine makes, byte for byte.',
    )
    .argument('<shards...>', 'the --out files of all shards')
    .addHelpText(
      'after',
      `
Examples:
  sidepot audit merge shard-1 shard-2 shard-3
  sidepot audit merge shard-* --out findings.jsonl`,
    )
    .action(async (paths: string[], flags: OutputFlags) => end(await merge(paths, flags, io)));
}

async function merge(paths: readonly string[], flags: OutputFlags, io: Io): Promise<ExitCode> {
  const { summary, judge } = await mergeShards(paths, findingsTarget(flags), io);
  sayAudited(summary, judge.least, true, flags, io);
  return exitFor(summary, true, flags.strict === true, io);
}
