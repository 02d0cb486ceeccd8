import type { Command } from 'commander';
import { strayJson, verdictJson } from '../../referee/index.ts';
import type { CommandCall } from '../command-table.ts';
import { addRulesFlags, type RulesFlags, statedRules } from '../flags.ts';
import { EXIT, type ExitCode, type Io, worse } from '../io.ts';
import { paintFor } from '../reporters/paint.ts';
import { reportSettlement } from '../reporters/settlement.ts';
import { eachHand, findingsText, isUnsettled, type Listener } from './each-hand.ts';

interface SettleFlags extends RulesFlags {
  readonly json?: boolean;
  readonly steps?: boolean;
  readonly strict?: boolean;
}

export function define(command: Command, { io, end }: CommandCall): void {
  addRulesFlags(command)
    .summary('pots with explanations, the result and the next hand')
    .description(
      'Settles every hand of the files (or of standard input): each pot with its arithmetic and who can win it, who gets what, and the next hand. Exit code 1 if a hand with actions stays unsettled, because its winners or actions are missing.',
    )
    .argument('[files...]', 'hand files of any format; - or nothing is standard input')
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

async function settleTexts(
  paths: readonly string[],
  flags: SettleFlags,
  io: Io,
): Promise<ExitCode> {
  const { json = false, steps = false, strict = false } = flags;
  const listener = json ? jsonLines(io) : report(io, steps);
  let unsettled = false;
  const exit = await eachHand(paths, { ...statedRules(flags), strict }, io, {
    ...listener,
    hand(verdict, source, hand, session) {
      unsettled ||= isUnsettled(verdict);
      listener.hand(verdict, source, hand, session);
    },
  });
  return unsettled ? worse(exit, EXIT.found) : exit;
}

const jsonLines = (io: Io): Listener => ({
  hand: (hand, { file }) => io.out(`${JSON.stringify(verdictJson(hand, file))}\n`),
  stray: (findings, { file }) => io.out(`${JSON.stringify(strayJson(findings, file))}\n`),
});

function report(io: Io, steps: boolean): Listener {
  const paint = paintFor(io);
  let first = true;
  return {
    hand(hand, source, _, { chipsInPlay, after }) {
      const { number } = hand.record;
      if (!first) io.out('\n');
      first = false;
      io.out(`${paint.bold(number === null ? 'Hand without a number' : `Hand (${number})`)}\n`);
      io.out(findingsText(hand.findings, source, paint));
      io.out(`\n${reportSettlement(hand, paint, steps, after && chipsInPlay)}`);
    },
    stray: (findings, source) => io.out(findingsText(findings, source, paint)),
  };
}
