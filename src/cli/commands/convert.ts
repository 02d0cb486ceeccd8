import { type Command, Option } from 'commander';
import { TARGETS } from '../../referee/hand-writer.ts';
import { addRulesFlags, statedRules } from '../flags.ts';
import { EXIT, type ExitCode, type Io, type Sink, UsageError, worse } from '../io.ts';
import { reasonOf } from '../sources.ts';
import { Conversion, type ConvertFlags } from './conversion.ts';

export function addConvert(program: Command, io: Io, end: (code: ExitCode) => void): void {
  addRulesFlags(program.command('convert'))
    .summary('hands from any format into any other')
    .description(
      'Reads hands in our notation, PHH, PokerStars text and Open Hand History, recognised by content, and writes them in another format. What is repaired, dropped or lost on the way is said on standard error.',
    )
    .argument('[files...]', 'hand files, also packed with gzip; - or nothing is standard input')
    .addOption(new Option('--to <format>', 'what to write').choices(TARGETS).makeOptionMandatory())
    .option('--out <file>', 'where to write; without it standard output', '-')
    .option('--strict', 'refuse a hand of which anything is repaired, dropped or lost')
    .option('--quiet', 'only count the findings')
    .addHelpText(
      'after',
      `
Examples:
  sidepot convert final.hand --to pokerstars
  sidepot convert session.phhs --to notation --out session.hand
  sidepot convert --strict --to ohh < tracker.txt`,
    )
    .action(async (paths: string[], flags: ConvertFlags) => end(await convert(paths, flags, io)));
}

async function convert(paths: readonly string[], flags: ConvertFlags, io: Io): Promise<ExitCode> {
  const sink = await openSink(flags.out, io);
  const conversion = new Conversion(flags, statedRules(flags), sink, io);
  let exit: ExitCode = EXIT.fine;
  for (const path of paths.length === 0 ? ['-'] : paths) {
    exit = worse(exit, await conversion.read(path));
  }
  return worse(exit, await conversion.end());
}

async function openSink(path: string, io: Io): Promise<Sink> {
  try {
    return await io.sink(path);
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${reasonOf(error)}`);
  }
}
