import type { Command } from 'commander';
import { checkText, formatText } from '../../referee/index.ts';
import { type ExitCode, type Io, worse } from '../io.ts';
import { paintFor } from '../reporters/paint.ts';
import { addRulesFlags, type RulesFlags, statedRules } from '../rules-flags.ts';
import { eachSource, exitFor, findingsText } from './texts.ts';
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
  const paint = paintFor(io);
  const rules = statedRules(flags);
  return eachSource(paths, io, async (source) => {
    const check = checkText(source.text, rules);
    const found = [...check.stray, ...check.hands.flatMap((hand) => hand.findings)];
    io.err(findingsText(found, source, paint));
    const text = formatText(source.text, rules);
    const exit = exitFor(check, flags.strict);
    if (flags.write) return worse(await writeBack(source, text, io), exit);
    io.out(text);
    return exit;
  });
}
