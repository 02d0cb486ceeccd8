import type { Command } from 'commander';
import { NOTATION, writeHand } from '../../formats/index.ts';
import { isError } from '../../kernel/index.ts';
import { hasOutcome } from '../../record/index.ts';
import { checkText, HandFileWriter, settleStream } from '../../referee/index.ts';
import { compareNextHands, debugLog, reportComparison } from '../../suite/index.ts';
import type { CommandCall } from '../command-table.ts';
import { notEmpty } from '../flags.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { sourceName } from '../sources.ts';
import { oneText } from './each-hand.ts';

interface CompareFlags {
  readonly hand?: string;
  readonly log?: boolean;
  readonly json?: boolean;
}

export function define(command: Command, { io, end }: CommandCall): void {
  command
    .summary("another program's next hand against the right one")
    .description(
      'Compares two next hands: order, stacks, hand number, blinds and ante, with what is probably wrong. EXPECTED may also be the hand just played: it is settled, and its next hand is what is expected. Exit code 1 if a check fails.',
    )
    .argument('<expected>', 'the right next hand, or the hand just played; - is standard input')
    .argument('<actual>', 'what the other program printed, as it is; - is standard input')
    .option('--hand <file>', 'the hand just played, to explain what differs', notEmpty)
    .option('--log', 'the debug log, to paste into a bug report')
    .option('--json', 'one JSON object')
    .addHelpText(
      'after',
      `
Examples:
  sidepot compare right.hand answer.txt
  sidepot compare played.hand answer.txt --log
  my-program < played.hand | sidepot compare played.hand -`,
    )
    .action(async (expected: string, actual: string, flags: CompareFlags) =>
      end(await compare(expected, actual, flags, io)),
    );
}

async function compare(
  expectedPath: string,
  actualPath: string,
  flags: CompareFlags,
  io: Io,
): Promise<ExitCode> {
  const paths = [expectedPath, actualPath, flags.hand].filter((path) => path === '-');
  if (paths.length > 1) throw new UsageError('only one of the texts can be standard input');
  const expected = expectation(await notationOf(expectedPath, io), expectedPath);
  const hand = flags.hand === undefined ? expected.hand : await notationOf(flags.hand, io);
  const text = await notationOf(actualPath, io);
  const comparison = compareNextHands(expected.nextHand, text, hand === undefined ? {} : { hand });
  if (flags.json) io.out(`${JSON.stringify(comparison)}\n`);
  else if (flags.log) io.out(debugLog(comparison, { caseId: null, at: io.date() }));
  else io.out(reportComparison(comparison));
  return comparison.passed ? EXIT.fine : EXIT.found;
}

/** A text as it is; hands of other formats in our notation. */
async function notationOf(path: string, io: Io): Promise<string> {
  const { text, format } = await oneText(path, io);
  if (format === NOTATION) return text;
  const writer = new HandFileWriter(NOTATION);
  let out = '';
  let refused: string | null = null;
  const stream = settleStream(format, {}, (verdict, hand) => {
    const made = writer.write({ verdict, hand, file: null, count: writer.count + 1 });
    if ('text' in made) out += made.take();
    else refused ??= made.refused;
  });
  stream.push(text);
  stream.end();
  if (out === '') {
    throw new UsageError(
      `the hand in ${sourceName(path)} cannot be compared: ${refused ?? 'there is none'}`,
    );
  }
  return out;
}

interface Expectation {
  readonly nextHand: string | null;
  /** The hand just played, if that is what was given. */
  readonly hand?: string;
}

/** A next hand as it stands; of a hand that was played, the one that follows. */
function expectation(text: string, path: string): Expectation {
  const [verdict] = checkText(text).hands;
  if (!verdict) throw new UsageError(`there is no hand in ${path}`);
  const { record, findings, settlement, nextHand } = verdict;
  if (record.sections.length === 0 && !hasOutcome(record)) return { nextHand: text };
  if (settlement?.next) return { nextHand: nextHand && writeHand(nextHand), hand: text };
  const found = findings.find(isError) ?? findings[0];
  throw new UsageError(
    `the hand in ${path} cannot be settled: ${found?.message ?? 'it has no end'}`,
  );
}
