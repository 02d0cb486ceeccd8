import type { Command } from 'commander';
import { writeHand } from '../../notation/index.ts';
import { EXIT, type ExitCode, type Io, worse } from '../io.ts';
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
    .description(
      'Prints the next hand of every settled hand. Findings go to standard error. Exit code 1 if a hand has no next one because it is not settled.',
    )
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

async function nextHands(paths: readonly string[], flags: NextFlags, io: Io): Promise<ExitCode> {
  const { json = false, strict = false } = flags;
  const paint = paintFor(io);
  let first = true;
  let missing = false;
  const exit = await eachHand(paths, { ...statedRules(flags), strict }, io, {
    hand({ record, nextHand, findings, settlement }, source) {
      // NEXT-6: at the end of the tournament nothing is missing
      missing ||= !nextHand && !settlement?.next;
      io.err(findingsText(findings, source, paint));
      const text = nextHand && writeHand(nextHand);
      if (json) io.out(`${JSON.stringify({ hand: record.number, nextHand: text })}\n`);
      else if (text) io.out(first ? text : `\n${text}`);
      if (text) first = false;
    },
    stray: (findings, source) => io.err(findingsText(findings, source, paint)),
  });
  // Whoever asked for a next hand and got none must not go on as if it were there.
  return missing ? worse(exit, EXIT.found) : exit;
}
