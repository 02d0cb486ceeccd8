import type { Command } from 'commander';
import { writeHand } from '../../formats/index.ts';
import type { HandRecord } from '../../record/index.ts';
import type { SessionHand } from '../../tournament/index.ts';
import type { CommandCall } from '../command-table.ts';
import { addRulesFlags, type RulesFlags, statedRules } from '../flags.ts';
import { EXIT, type ExitCode, type Io, worse } from '../io.ts';
import { paintFor } from '../reporters/paint.ts';
import { eachHand, findingsText, isUnsettled } from './each-hand.ts';

interface NextFlags extends RulesFlags {
  readonly json?: boolean;
  readonly strict?: boolean;
}

export function define(command: Command, { io, end }: CommandCall): void {
  addRulesFlags(command)
    .summary("the next hand's text only")
    .description(
      'Prints the next hand of every settled hand; at the end of the tournament the last stacks. Findings go to standard error. Exit code 1 if a hand with actions is not settled and so has no next one.',
    )
    .argument('[files...]', 'hand files of any format; - or nothing is standard input')
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
  let unsettled = false;
  const exit = await eachHand(paths, { ...statedRules(flags), strict }, io, {
    hand(verdict, source, _, session) {
      const { record, findings } = verdict;
      const nextHand = nextAfter(session);
      unsettled ||= isUnsettled(verdict);
      io.err(findingsText(findings, source, paint));
      const last = nextHand ? null : lastStacks(session);
      const written = nextHand && writeHand(nextHand);
      const text = written ?? last?.map(({ name, stack }) => `${name} ${stack}\n`).join('');
      if (json) {
        const line = { hand: record.number, nextHand: written, ...(last && { lastStacks: last }) };
        io.out(`${JSON.stringify(line)}\n`);
      } else if (text) io.out(first ? text : `\n${text}`);
      if (text) first = false;
    },
    stray: (findings, source) => io.err(findingsText(findings, source, paint)),
  });
  // Whoever asked for a next hand and got none must not go on as if it were there.
  return unsettled ? worse(exit, EXIT.found) : exit;
}

/** TOUR-9: the next hand, the lines between applied; none after an end nobody saw (TOUR-2). */
function nextAfter({ verdict, after }: SessionHand): HandRecord | null {
  const { record, nextHand } = verdict;
  if (record.between === null || verdict.settlement?.next == null) return nextHand;
  return after?.nextHand() ?? null;
}

/** What everybody still seated has after the last hand, the winner first (NEXT-6); null while it is not settled. */
function lastStacks({
  verdict: { settlement },
  after,
}: SessionHand): readonly { readonly name: string; readonly stack: number }[] | null {
  if (settlement?.next == null || !after) return null;
  const players = after.seated.map(({ name, least }) => ({ name, stack: least }));
  const winner = players.findIndex(({ stack }) => stack > 0);
  return winner < 0 ? players : [...players.slice(winner), ...players.slice(0, winner)];
}
