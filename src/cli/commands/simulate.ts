import { type Command, Option } from 'commander';
import { handOf } from '../../formats/index.ts';
import { HandFileWriter, settleHand } from '../../referee/index.ts';
import { type AnteKind, simulateHands } from '../../suite/index.ts';
import type { CommandCall } from '../command-table.ts';
import { addRulesFlags, type RulesFlags, statedRules, wholeNumber } from '../flags.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { notWritten } from '../output-files.ts';
import { type Target, targetOf, toOption } from '../target.ts';

interface SimulateFlags extends RulesFlags {
  readonly hands: number;
  readonly players: number;
  readonly seed: number;
  readonly tournament?: boolean;
  readonly ante: AnteKind;
  readonly to: Target;
  readonly out: string;
}

/** What is gathered before it is handed on. */
const PIECE = 65_536;

export function define(command: Command, { io, end }: CommandCall): void {
  addRulesFlags(command)
    .summary('whole random legal hands or tournaments, in any format')
    .description(
      'Plays hands by chance and by the rules and prints them as they are made: load for other programs. The same seed gives the same hands.',
    )
    .option('--hands <number>', 'how many', wholeNumber(1), 100)
    .option('--players <number>', 'at the table, 2 to 10', wholeNumber(2, 10), 6)
    .option('--seed <number>', 'another seed, other hands', wholeNumber(0), 1)
    .option(
      '--tournament',
      'hands follow each other: blinds go up, players are eliminated, and when one has all the chips the next tournament starts',
    )
    .addOption(
      new Option('--ante <kind>', 'nobody, the BB for the table, or everybody posts one')
        .choices(['none', 'bb', 'all'])
        .default('bb'),
    )
    .addOption(toOption().default('notation'))
    .addOption(new Option('--out <file>', 'where to write').default('-', 'standard output'))
    .addHelpText(
      'after',
      `
Examples:
  sidepot simulate --hands 1000 --players 9 --seed 7 > hands.hand
  sidepot simulate --tournament --players 6 --hands 500 --to pokerstars
  sidepot simulate --hands 1000000 --to json | head`,
    )
    .action(async (flags: SimulateFlags) => end(await simulate(flags, io)));
}

async function simulate(flags: SimulateFlags, io: Io): Promise<ExitCode> {
  const { hands, players, seed, tournament = false, ante, to, out } = flags;
  if (ante === 'all' && flags.anteType === 'bb') {
    throw new UsageError('--ante all and --ante-type bb contradict each other');
  }
  const rules = statedRules(flags);
  const sink = await io.sink(out).catch((error: unknown) => {
    throw notWritten(out, error);
  });
  const writer = new HandFileWriter(targetOf(to));
  let waiting = '';
  let count = 0;
  for (const { record } of simulateHands({ seed, hands, players, tournament, ante, rules })) {
    const hand = handOf(record);
    const verdict = settleHand(hand);
    waiting += writer.write({ verdict, hand, file: null, count: ++count }).take();
    if (waiting.length < PIECE) continue;
    await sink.write(waiting);
    waiting = '';
  }
  await sink.write(waiting + writer.end());
  await sink.close();
  return EXIT.fine;
}
