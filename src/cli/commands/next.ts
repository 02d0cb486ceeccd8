import type { Command } from 'commander';
import { writeHand } from '../../notation/index.ts';
import type { ExitCode, Io } from '../io.ts';
import { paintFor } from '../reporters/paint.ts';
import { addRulesFlags, type RulesFlags, statedRules } from '../rules-flags.ts';
import { eachHand, findingsText } from './texts.ts';

interface NextFlags extends RulesFlags {
  readonly json?: boolean;
  readonly strict?: boolean;
}

export function addNext(program: Command, io: Io, end: (code: ExitCode) => void): void {
  addRulesFlags(program.command('next'))
    .summary("the next hand's text only")
    .description('Prints the next hand of every settled hand. Findings go to standard error.')
    .argument('[files...]', 'hand files; - or nothing is standard input')
    .option('--json', 'one JSON line for each hand: {"hand", "nextHand"}')
    .option('--strict', 'warnings count as errors')
    .addHelpText(
      'after',
      `
Examples:
  sidepot next hand-12.hand > hand-13.hand
  sidepot next --button dead < hand-12.hand`,
    )
    .action(async (paths: string[], flags: NextFlags) => end(await nextHands(paths, flags, io)));
}

function nextHands(paths: readonly string[], flags: NextFlags, io: Io): Promise<ExitCode> {
  const { json = false, strict = false } = flags;
  const paint = paintFor(io);
  let first = true;
  return eachHand(paths, { ...statedRules(flags), strict }, io, {
    hand({ record, nextHand, findings }, source) {
      io.err(findingsText(findings, source, paint));
      const text = nextHand && writeHand(nextHand);
      if (json) io.out(`${JSON.stringify({ hand: record.number, nextHand: text })}\n`);
      else if (text) io.out(first ? text : `\n${text}`);
      if (text) first = false;
    },
    stray: (findings, source) => io.err(findingsText(findings, source, paint)),
  });
}
