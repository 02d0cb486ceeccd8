import type { Command } from 'commander';
import { addAll, counted } from '../../kernel/index.ts';
import { addCases, reportFindings, type SuiteFinding, writeSuite } from '../../suite/index.ts';
import type { CommandCall } from '../command-table.ts';
import { notEmpty } from '../flags.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { refuseSameFile, save } from '../output-files.ts';
import { suiteOfFile } from '../suite-file.ts';
import { oneText } from './each-hand.ts';

interface AddFlags {
  readonly out?: string;
  readonly json?: boolean;
}

export function define(command: Command, { io, end }: CommandCall): void {
  command
    .summary('take hand-made cases into a suite')
    .description(
      'Takes cases into a suite and keeps their ids: from a page (index.html), a suite.json, or .hand files with the hand and the next hand below it. A case that is wrong is not taken and is said why; an id that is there already is never overwritten. Exit code 1 if a case was not taken.',
    )
    .argument('<file>', 'the suite, such as sidepot-suite/suite.json')
    .argument('<cases...>', 'files of cases; - is standard input')
    .option('--out <file>', 'where to write the suite (default: into the suite itself)', notEmpty)
    .option('--json', 'one JSON object: {"taken", "refused", "cases"}')
    .addHelpText(
      'after',
      `
Examples:
  sidepot suite add sidepot-suite/suite.json my-cases.html --out more.json
  sidepot suite add sidepot-suite/suite.json TC-301.1.hand TC-302.1.hand`,
    )
    .action(async (file: string, cases: readonly string[], flags: AddFlags) =>
      end(await add(file, cases, flags, io)),
    );
}

async function add(
  file: string,
  paths: readonly string[],
  { out = file, json = false }: AddFlags,
  io: Io,
): Promise<ExitCode> {
  if (out === '-')
    throw new UsageError('name a file with --out: the suite came from standard input');
  if (out !== file) refuseSameFile(paths, [out]);
  let suite = await suiteOfFile(file, io);
  const taken: string[] = [];
  const refused: SuiteFinding[] = [];
  for (const path of paths) {
    const added = addCases(suite, (await oneText(path, io)).text, path);
    suite = added.suite;
    addAll(taken, added.taken);
    addAll(refused, added.refused);
  }
  if (taken.length > 0) await save(out, writeSuite(suite), io);
  if (json) io.out(`${JSON.stringify({ taken, refused, cases: suite.cases.length })}\n`);
  else {
    if (refused.length > 0) io.out(`${reportFindings(refused)}\n\n`);
    const now = taken.length > 0 ? `; ${out} has ${counted(suite.cases.length, 'case')}` : '';
    io.out(`${counted(taken.length, 'case')} taken${now}\n`);
  }
  return refused.length === 0 ? EXIT.fine : EXIT.found;
}
