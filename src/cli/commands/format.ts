import type { Command } from 'commander';
import { formatText } from '../../referee/index.ts';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { paintFor } from '../reporters/paint.ts';
import { addRulesFlags, type RulesFlags, statedRules } from '../rules-flags.ts';
import { eachHand, findingsText } from './texts.ts';
import { writeBack } from './write-back.ts';

interface FormatFlags extends RulesFlags {
  readonly write?: boolean;
  readonly strict?: boolean;
}

export function addFormat(program: Command, io: Io, end: (code: ExitCode) => void): void {
  addRulesFlags(program.command('format'))
    .summary('hands in canonical notation')
    .description(
      'Prints every hand in canonical form. Comments are kept; a hand with lines that cannot be read stays as it is. Findings go to standard error.',
    )
    .argument('[files...]', 'hand files; - or nothing is standard input')
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
  return eachHand(paths, { ...rules, strict }, io, {
    async prepare(source) {
      const text = formatText(source.text, rules);
      if (write) return { source, exit: await writeBack(source, text, io) };
      io.out(text);
      return { source, exit: EXIT.fine };
    },
    hand: ({ findings }, source) => io.err(findingsText(findings, source, paint)),
    stray: (findings, source) => io.err(findingsText(findings, source, paint)),
  });
}
