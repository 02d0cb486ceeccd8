import type { Command } from 'commander';
import { NOTATION } from '../../formats/index.ts';
import { HandFileWriter } from '../../referee/index.ts';
import { formatSession } from '../../tournament/index.ts';
import type { CommandCall } from '../command-table.ts';
import { addRulesFlags, type RulesFlags, statedRules } from '../flags.ts';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { paintFor } from '../reporters/paint.ts';
import { refuseRewriting, sourceName } from '../sources.ts';
import { eachHand, findingsText, writeBack } from './each-hand.ts';

interface FormatFlags extends RulesFlags {
  readonly write?: boolean;
  readonly strict?: boolean;
}

export function define(command: Command, { io, end }: CommandCall): void {
  addRulesFlags(command)
    .summary('hands in canonical notation')
    .description(
      'Prints every hand in canonical form, hands of other formats too. Comments are kept; a hand with lines that cannot be read stays as it is. Findings go to standard error.',
    )
    .argument('[files...]', 'hand files of any format; - or nothing is standard input')
    .option('--write', 'write the files instead of printing')
    .option('--strict', 'warnings count as errors')
    .addHelpText(
      'after',
      `
Examples:
  sidepot format draft.hand
  sidepot format --write monday/*.hand`,
    )
    .action(async (paths: string[], flags: FormatFlags) =>
      end(await formatTexts(paths, flags, io)),
    );
}

function formatTexts(paths: readonly string[], flags: FormatFlags, io: Io): Promise<ExitCode> {
  const { write = false, strict = false } = flags;
  const paint = paintFor(io);
  const rules = statedRules(flags);
  const writer = new HandFileWriter(NOTATION);
  let count = 0;
  return eachHand(paths, { ...rules, strict }, io, {
    async prepare(source) {
      if (source.format !== NOTATION) {
        return { source, exit: write ? refuseRewriting(source, '--write', io) : EXIT.fine };
      }
      const text = formatSession(source.text, rules);
      if (write) return { source, exit: await writeBack(source, text, io) };
      io.out(text);
      return { source, exit: EXIT.fine };
    },
    hand(verdict, source, hand) {
      io.err(findingsText(verdict.findings, source, paint));
      if (source.format === NOTATION || write) return;
      const { file } = source;
      const made = writer.write({ verdict, hand, file, count: ++count });
      if ('text' in made) io.out(made.take());
      else
        io.err(`${sourceName(source.path)}:${verdict.firstLine}  not written: ${made.refused}\n`);
    },
    stray: (findings, source) => io.err(findingsText(findings, source, paint)),
  });
}
