import type { Command } from 'commander';
import { counted } from '../../kernel/index.ts';
import type { CommandCall } from '../command-table.ts';
import { wholeNumber } from '../flags.ts';
import { EXIT, type Io } from '../io.ts';
import { workOnQueue } from '../queue/queue-worker.ts';

interface WorkerFlags {
  readonly queue: string;
  readonly jobs?: number;
}

export function define(command: Command, { io, end }: CommandCall): void {
  command
    .summary('judge pieces that `audit --queue` plans')
    .description(
      'Takes pieces of audits from a queue on PostgreSQL and judges them, until Ctrl-C or SIGTERM; what is at hand then is finished. Any number of workers on any machines that see the audited files under the same paths.',
    )
    .requiredOption('--queue <address>', 'the PostgreSQL database of `audit --queue`')
    .option(
      '--jobs <number>',
      'how many threads; without it, one for each core',
      wholeNumber(1, 256),
    )
    .addHelpText(
      'after',
      `
Examples:
  sidepot audit-worker --queue postgres://user@host/database
  sidepot audit-worker --queue postgres://user@host/database --jobs 4`,
    )
    .action(async (flags: WorkerFlags) => {
      await work(flags, io);
      end(EXIT.fine);
    });
}

async function work({ queue, jobs }: WorkerFlags, io: Io): Promise<void> {
  const { pieces, hands } = await workOnQueue(queue, jobs ?? io.cores, io);
  io.out(`Judged ${counted(pieces, 'piece')} with ${counted(hands, 'hand')}\n`);
}
