import type { Command } from 'commander';
import { writeHand } from '../../notation/index.ts';
import type { ExitCode, Io } from '../io.ts';
import { paintFor } from '../reporters/paint.ts';
import { addRulesFlags, type RulesFlags, statedRules } from '../rules-flags.ts';
import { eachText, exitFor, findingsText } from './texts.ts';

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
  const paint = paintFor(io);
  let first = true;
  return eachText(paths, statedRules(flags), io, (source, check) => {
    const found = [...check.stray, ...check.hands.flatMap((hand) => hand.findings)];
    io.err(findingsText(found, source, paint));
    for (const { record, nextHand } of check.hands) {
      const text = nextHand && writeHand(nextHand);
      if (flags.json) io.out(`${JSON.stringify({ hand: record.number, nextHand: text })}\n`);
      else if (text) io.out(first ? text : `\n${text}`);
      if (text) first = false;
    }
    return exitFor(check, flags.strict);
  });
}
