import type { Command } from 'commander';
import { strayJson, verdictJson } from '../../referee/index.ts';
import type { ExitCode, Io } from '../io.ts';
import { paintFor } from '../reporters/paint.ts';
import { reportSettlement } from '../reporters/settlement.ts';
import { addRulesFlags, type RulesFlags, statedRules } from '../rules-flags.ts';
import { eachHand, findingsText, type Listener } from './texts.ts';

interface SettleFlags extends RulesFlags {
  readonly json?: boolean;
  readonly steps?: boolean;
  readonly strict?: boolean;
}

export function addSettle(program: Command, io: Io, end: (code: ExitCode) => void): void {
  addRulesFlags(program.command('settle'))
    .summary('pots with explanations, the result and the next hand')
    .description(
      'Settles every hand of the files (or of standard input): each pot with its arithmetic and who can win it, who gets what, and the next hand.',
    )
    .argument('[files...]', 'hand files; - or nothing is standard input')
    .option('--json', 'one JSON line for each hand')
    .option('--steps', 'also contributions, levels and the pots after every street')
    .option('--strict', 'warnings count as errors')
    .addHelpText(
      'after',
      `
Examples:
  sidepot settle final.hand
  sidepot settle --steps --rules tda monday/*.hand
  pbpaste | sidepot settle --json | jq .pots`,
    )
    .action(async (paths: string[], flags: SettleFlags) =>
      end(await settleTexts(paths, flags, io)),
    );
}

function settleTexts(paths: readonly string[], flags: SettleFlags, io: Io): Promise<ExitCode> {
  const { json = false, steps = false, strict = false } = flags;
  return eachHand(
    paths,
    { ...statedRules(flags), strict },
    io,
    json ? jsonLines(io) : report(io, steps),
  );
}

const jsonLines = (io: Io): Listener => ({
  hand: (hand, { file }) => io.out(`${JSON.stringify(verdictJson(hand, file))}\n`),
  stray: (findings, { file }) => io.out(`${JSON.stringify(strayJson(findings, file))}\n`),
});

function report(io: Io, steps: boolean): Listener {
  const paint = paintFor(io);
  let first = true;
  return {
    hand(hand, source) {
      const { number } = hand.record;
      if (!first) io.out('\n');
      first = false;
      io.out(`${paint.bold(number === null ? 'Hand without a number' : `Hand (${number})`)}\n`);
      io.out(findingsText(hand.findings, source, paint));
      io.out(`\n${reportSettlement(hand, paint, steps)}`);
    },
    stray: (findings, source) => io.out(findingsText(findings, source, paint)),
  };
}
