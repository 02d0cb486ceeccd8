import type { Command } from 'commander';
import { counted } from '../../kernel/index.ts';
import {
  type ConformanceResult,
  matrixMarkdown,
  matrixPage,
  readResult,
} from '../../suite/index.ts';
import type { CommandCall } from '../command-table.ts';
import { notEmpty } from '../flags.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { refuseSameFile, save } from '../output-files.ts';
import { sourceName } from '../sources.ts';
import { oneText } from './each-hand.ts';

interface MatrixFlags {
  readonly out?: string;
  readonly markdown?: boolean;
}

export function define(command: Command, { io, end }: CommandCall): void {
  command
    .summary('one page of several results: programs by level')
    .description(
      'Puts results of `sidepot suite run --json` side by side: a row for each program, a column for each level, and behind each cell what went wrong there. What a program skips is counted apart.',
    )
    .argument('<results...>', 'results, in the order of the rows; - is standard input')
    .option('--out <file>', 'where to write (default: standard output)', notEmpty)
    .option('--markdown', 'a table for a document instead of a page')
    .addHelpText(
      'after',
      `
Examples:
  sidepot suite matrix results/*.json --out matrix.html
  sidepot suite matrix poker-ts.json pokerkit.json --markdown`,
    )
    .action(async (paths: readonly string[], flags: MatrixFlags) =>
      end(await matrix(paths, flags, io)),
    );
}

async function matrix(
  paths: readonly string[],
  { out, markdown = false }: MatrixFlags,
  io: Io,
): Promise<ExitCode> {
  refuseSameFile(paths, [out]);
  const results: ConformanceResult[] = [];
  for (const path of paths) {
    const read = readResult((await oneText(path, io)).text);
    if (!read.ok) throw new UsageError(`cannot read ${sourceName(path)}: ${read.error}`);
    results.push(read.value);
  }
  const text = markdown ? matrixMarkdown(results) : matrixPage(results);
  if (out === undefined || out === '-') {
    io.out(text);
    return EXIT.fine;
  }
  await save(out, text, io);
  io.err(`${counted(results.length, 'result')} in ${out}\n`);
  return EXIT.fine;
}
