import { type Command, Option } from 'commander';
import { counted, quote, show } from '../../kernel/index.ts';
import {
  bugReport,
  CASE_PROFILES,
  type CaseLevel,
  type CaseProfile,
  type CaseVerdict,
  type ConformanceCase,
  diagnose,
  type JudgedAnswer,
  LEVELS,
  type Shrunk,
  shrinkCase,
  skipVerdict,
} from '../../suite/index.ts';
import type { CommandCall } from '../command-table.ts';
import { loadCases } from '../conformance-cases.ts';
import { notEmpty, wholeNumber } from '../flags.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { refuseSameFile, save } from '../output-files.ts';
import { JsonProgram } from '../programs/json-protocol.ts';
import { refuseUnknown } from '../programs/worker.ts';
import { Progress } from '../progress.ts';
import { levelFlag } from '../suite-flags.ts';

interface ShrinkFlags {
  readonly app: string;
  readonly id?: string;
  readonly profile?: CaseProfile;
  readonly seed?: number;
  readonly level?: readonly CaseLevel[];
  readonly each?: boolean;
  readonly timeout: number;
  readonly tries: number;
  readonly json?: boolean;
  readonly out?: string;
}

export function define(command: Command, { io, end }: CommandCall): void {
  command
    .summary('make a failing case smaller: a bug report of a few lines')
    .description(
      'Takes a case that a program gets wrong and makes it smaller as long as it fails in the same way: fewer players, fewer streets, fewer actions, rounder figures. What is expected is worked out anew each time. Prints a bug report in Markdown. Exit code 1 if the case fails, 0 if there is nothing to shrink.',
    )
    .argument('[cases...]', 'the case as a file; a file or folder of cases with --id')
    .requiredOption('--app <command>', 'the program, as you would type it', notEmpty)
    .option('--id <id>', 'which case; without files it is generated from its id', notEmpty)
    .addOption(
      new Option('--profile <name>', 'where the case is from, if its id is not enough').choices(
        CASE_PROFILES,
      ),
    )
    .option('--seed <number>', 'the same for its seed', wholeNumber(0))
    .addOption(levelFlag())
    .option('--each', 'a process for each question')
    .option('--timeout <seconds>', 'how long one question may take', wholeNumber(1, 3600), 10)
    .option('--tries <number>', 'how often the program is asked at most', wholeNumber(1), 400)
    .option('--json', 'the small case as JSON instead of the report')
    .option('--out <file>', 'where to write (default: standard output)', notEmpty)
    .addHelpText(
      'after',
      `
Examples:
  sidepot suite shrink --id classic/side-pots/0008 --app "node adapter.js"
  sidepot suite shrink failing.json --app "./my-program" --level pots --out bug.md
  sidepot suite shrink failing.json --app "./my-program" --json > small.json`,
    )
    .action(async (paths: readonly string[], flags: ShrinkFlags) =>
      end(await shrink(paths, flags, io)),
    );
}

async function shrink(paths: readonly string[], flags: ShrinkFlags, io: Io): Promise<ExitCode> {
  refuseSameFile(paths, [flags.out]);
  const one = await caseToShrink(paths, flags, io);
  const { app: command, timeout: seconds, each = false, level = LEVELS } = flags;
  const program = new JsonProgram(io, { command, seconds, each, levels: level });
  const { shrunk, first } = await askUntilSmall(one, program, flags, io);
  if (!shrunk) {
    io.err(`${show(one.id)} ${passedWords(first)}: there is nothing to shrink\n`);
    return EXIT.fine;
  }
  const { name = command, version = null } = program.hello ?? {};
  const text = flags.json
    ? `${JSON.stringify(shrunk.small, null, 2)}\n`
    : bugReport(shrunk, { name, version, command });
  if (flags.out === undefined || flags.out === '-') io.out(text);
  else {
    await save(flags.out, text, io);
    io.err(`Written: ${flags.out}, ${counted(shrunk.asked, 'question')} asked\n`);
  }
  return EXIT.found;
}

const passedWords = ({ outcome, words }: CaseVerdict): string =>
  outcome === 'skipped' ? `is skipped (${show(words ?? 'without a word')})` : 'passes';

/** `tda-s7/side-pots/0007`: profile and seed are in the id. */
const GENERATED_ID = new RegExp(`^(${CASE_PROFILES.join('|')})(?:-s(\\d{1,15}))?/`);

async function caseToShrink(
  paths: readonly string[],
  { id, profile, seed }: ShrinkFlags,
  io: Io,
): Promise<ConformanceCase> {
  if (paths.length === 0 && id === undefined) {
    throw new UsageError('name the case: a file, or --id classic/side-pots/0008');
  }
  const [, named, number] = GENERATED_ID.exec(id ?? '') ?? [];
  const origin =
    paths.length > 0 ? {} : { profile: named as CaseProfile, seed: Number(number ?? 1) };
  const asked = { ...(profile && { profile }), ...(seed !== undefined && { seed }) };
  const cases = await loadCases(paths, { ...origin, ...asked }, io);
  if (id !== undefined) {
    const found = cases.find((one) => one.id === id);
    if (found) return found;
    throw new UsageError(
      `there is no case ${quote(id)} among the ${counted(cases.length, 'case')}`,
    );
  }
  const [first, ...more] = cases;
  if (first && more.length === 0) return first;
  throw new UsageError(`there are ${counted(cases.length, 'case')}: name one with --id`);
}

/** Asks one process again and again; on Ctrl-C it is left at what has been found. */
async function askUntilSmall(
  one: ConformanceCase,
  program: JsonProgram,
  { app, tries }: ShrinkFlags,
  io: Io,
): Promise<{ readonly shrunk: Shrunk | null; readonly first: CaseVerdict }> {
  const worker = program.worker();
  const progress = new Progress(io, 'questions');
  let stopped = false;
  const forget = io.onInterrupt(() => {
    stopped = true;
    worker.close();
  });
  let first: CaseVerdict | null = null;
  const failures: JudgedAnswer[] = [];
  const ask = async (asked: ConformanceCase): Promise<CaseVerdict> => {
    if (stopped) return skipVerdict(asked, 'stopped');
    const reply = await worker.ask(asked);
    if (!first) refuseUnknown(app, reply);
    progress.step();
    const verdict = withCause(program.judge(asked, reply), failures);
    first ??= verdict;
    return verdict;
  };
  try {
    const shrunk = await shrinkCase(one, ask, tries);
    if (!stopped) await worker.finish();
    return { shrunk, first: first! };
  } finally {
    worker.close();
    io.endStrays();
    forget();
    progress.end();
  }
}

/** The cause that explains the first failure and this one together, if one does. */
function withCause(failure: JudgedAnswer, failures: JudgedAnswer[]): CaseVerdict {
  const { one, verdict } = failure;
  if (verdict.outcome !== 'failed') return verdict;
  if (failures.length === 0) failures.push(failure);
  const together = failures[0] === failure ? failures : [failures[0]!, failure];
  return { ...verdict, cause: diagnose(together).get(one.id) ?? null };
}
