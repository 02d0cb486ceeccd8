import { type Command, InvalidArgumentError, Option } from 'commander';
import { counted, quote, show } from '../../kernel/index.ts';
import {
  badgeOf,
  CASE_PROFILES,
  type CaseLevel,
  type CaseVerdict,
  type ConformanceCase,
  type ConformanceResult,
  diagnose,
  errorVerdict,
  FEATURES,
  htmlReport,
  type JudgedAnswer,
  junitOf,
  type KnownFailures,
  knownFailures,
  LEVELS,
  readKnownFailures,
  resultOf,
  writeKnownFailures,
} from '../../suite/index.ts';
import type { CommandCall } from '../command-table.ts';
import { type CaseFlags, chosenCases, loadCases } from '../conformance-cases.ts';
import { notEmpty, wholeNumber } from '../flags.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { checkFolderOf, refuseSameFile, save } from '../output-files.ts';
import { JsonProgram } from '../programs/json-protocol.ts';
import { runCases, tellStopped } from '../programs/worker.ts';
import { Progress } from '../progress.ts';
import { resultText } from '../reporters/conformance.ts';
import { paintFor } from '../reporters/paint.ts';
import { categoryFlag, levelFlag } from '../suite-flags.ts';
import { oneText } from './each-hand.ts';
import type { TextRunFlags } from './suite-run-text.ts';

interface RunFlags extends TextRunFlags, CaseFlags {
  readonly text?: boolean;
  readonly each?: boolean;
  readonly level?: readonly CaseLevel[];
  readonly known?: string;
  readonly failures?: string;
  readonly out?: string;
  readonly junit?: string;
  readonly badge?: string;
  readonly date?: string;
}

export function define(command: Command, { io, end }: CommandCall): void {
  command
    .summary('prove a program with cases')
    .description(
      'Gives every case to a program as a line of JSON and judges the line it answers: pots, betting, showdown, next hand. A program that hangs, crashes or prints rubbish fails that case, and the run goes on. Without files the cases are generated. Exit code 1 if a case fails.',
    )
    .argument('[cases...]', 'cases.jsonl, files with one case, folders with them')
    .requiredOption('--app <command>', 'the program, as you would type it', notEmpty)
    .addOption(
      new Option(
        '--profile <name>',
        'which cases are generated: what any engine plays (classic, the default), the TDA rules (tda), every house rule (collector), the documents’ defaults (plain), or all',
      ).choices([...CASE_PROFILES, 'all']),
    )
    .option('--seed <number>', 'another seed, other cases (default: 1)', wholeNumber(0))
    .option('--only <names>', 'only these cases, categories or features', notEmpty)
    .option('--without <names>', 'all cases but these', notEmpty)
    .addOption(levelFlag())
    .option(
      '--known <file>',
      'failures that are known, as --failures writes them: only others fail the run',
      notEmpty,
    )
    .option('--each', 'a process for each case')
    .option('--timeout <seconds>', 'how long one case may take', wholeNumber(1, 3600), 10)
    .option(
      '--jobs <number>',
      'how many processes at a time (default: 1; for --each and --text one for each core)',
      wholeNumber(1, 256),
    )
    .option('--json', 'the result as JSON; with --text a line for each case, then a summary')
    .option('--out <file>', 'the result as JSON in a file', notEmpty)
    .option('--html <file>', 'the result as a page', notEmpty)
    .option('--junit <file>', 'the result for a build server', notEmpty)
    .option('--badge <file>', 'the result as an SVG badge', notEmpty)
    .option('--failures <file>', 'the ids of what fails, as --known reads them', notEmpty)
    .option('--date <day>', 'the day to write into the result: 2026-01-31', day)
    .option('--text', 'hands of a suite.json in our notation, a process for each, next hand out')
    .option('--stream', 'with --text: {"id","hand"} lines in, {"id","nextHand"} out')
    .addOption(categoryFlag())
    .option('--accept', 'with --text: keep readable wrong answers beside the suite as accepted')
    .addHelpText(
      'after',
      `
Features for --only and --without: ${FEATURES.join(', ')}

Examples:
  sidepot suite run --app "./my-program"
  sidepot suite run --profile tda --app "node engine.js" --html result.html
  sidepot suite run cases.jsonl --app "python3 engine.py" --without bb-ante --known known.txt
  sidepot suite run sidepot-suite/suite.json --text --app "./my-program"`,
    )
    .action(async (paths: readonly string[], flags: RunFlags) =>
      end(await runProgram(paths, flags, io)),
    );
}

const TEXT_FLAGS = ['stream', 'category', 'accept'] as const satisfies (keyof RunFlags)[];
const JSON_FLAGS = [
  'profile',
  'seed',
  'without',
  'level',
  'known',
  'each',
  'out',
  'junit',
  'badge',
  'failures',
  'date',
] as const satisfies (keyof RunFlags)[];

const REPORTS = ['out', 'html', 'junit', 'badge', 'failures'] as const satisfies (keyof RunFlags)[];

async function runProgram(paths: readonly string[], flags: RunFlags, io: Io): Promise<ExitCode> {
  const strange = (flags.text ? JSON_FLAGS : TEXT_FLAGS).find((flag) => flags[flag] !== undefined);
  if (strange !== undefined) {
    if (flags.text) throw new UsageError(`--${strange} does not go with --text`);
    const instead = strange === 'category' ? `: write --only ${flags.category}` : '';
    throw new UsageError(`--${strange} goes with --text only${instead}`);
  }
  const written = REPORTS.map((flag) => flags[flag]);
  const stdout = REPORTS.find((flag) => flags[flag] === '-');
  if (stdout) throw new UsageError(`--${stdout} takes a file; --json prints the result`);
  refuseSameFile(paths, written);
  // The list of known failures may be brought up to date, but not replaced by a report.
  refuseSameFile([flags.known], [flags.out, flags.html, flags.junit, flags.badge]);
  for (const path of written) if (path !== undefined) await checkFolderOf(path, io);
  if (!flags.text) return runConformance(paths, flags, io);
  const [file, ...more] = paths;
  if (file === undefined || more.length > 0) {
    throw new UsageError('--text takes one suite.json, as `sidepot suite generate` writes it');
  }
  const { runTextSuite } = await import('./suite-run-text.ts');
  return runTextSuite(file, flags, io);
}

async function runConformance(
  paths: readonly string[],
  flags: RunFlags,
  io: Io,
): Promise<ExitCode> {
  const all = await loadCases(paths, flags, io);
  const cases = chosenCases(all, flags);
  // Nobody waits for the answers to learn that the list cannot be read.
  const known = flags.known === undefined ? null : await oneText(flags.known, io);
  const { verdicts, program, finished } = await verdictsOf(cases, flags, io);
  if (!finished) tellStopped(verdicts.size, cases.length, io);
  const { name = flags.app, version = null } = program.hello ?? {};
  const result = resultOf(
    cases,
    verdicts,
    { name, version, command: flags.app },
    flags.date ?? null,
  );
  if (!flags.json) io.out(resultText(result, cases, paintFor(io)));
  else if (finished) io.out(`${JSON.stringify(result)}\n`);
  if (finished) await writeReports(result, cases, flags, io);
  tellUnknownSkips(program, io);
  const failed = known
    ? tellKnown(known.path, knownFailures(readKnownFailures(known.text), result.cases, all), io)
    : result.totals.failed + result.totals.errors;
  return finished && failed === 0 ? EXIT.fine : EXIT.found;
}

interface Judged {
  readonly verdicts: ReadonlyMap<string, CaseVerdict>;
  readonly program: JsonProgram;
  /** False if it was stopped. */
  readonly finished: boolean;
}

async function verdictsOf(
  cases: readonly ConformanceCase[],
  { app: command, timeout: seconds, each = false, jobs, level = LEVELS }: RunFlags,
  io: Io,
): Promise<Judged> {
  const judged = new Map<string, JudgedAnswer>();
  const program = new JsonProgram(io, { command, seconds, each, levels: level }, (id) => {
    const before = judged.get(id);
    if (!before) return;
    const verdict = errorVerdict(before.one, 'It answered the case twice.');
    judged.set(id, { ...before, verdict });
  });
  const progress = new Progress(io, 'cases', cases.length);
  const pool = { command, jobs: jobs ?? (each ? io.cores : 1), start: () => program.worker() };
  const finished = await runCases(io, cases, pool, (one, reply) => {
    judged.set(one.id, program.judge(one, reply));
    progress.step();
  });
  progress.end();
  return { verdicts: withCauses([...judged.values()]), program, finished };
}

function withCauses(judged: readonly JudgedAnswer[]): ReadonlyMap<string, CaseVerdict> {
  const causes = diagnose(judged);
  return new Map(
    judged.map(({ one: { id }, verdict }) => [id, { ...verdict, cause: causes.get(id) ?? null }]),
  );
}

async function writeReports(
  result: ConformanceResult,
  cases: readonly ConformanceCase[],
  { out, html, junit, badge, failures }: RunFlags,
  io: Io,
): Promise<void> {
  if (out !== undefined) await save(out, `${JSON.stringify(result)}\n`, io);
  if (html !== undefined) await save(html, htmlReport(result, cases), io);
  if (junit !== undefined) await save(junit, junitOf(result, cases), io);
  if (badge !== undefined) await save(badge, badgeOf(result), io);
  if (failures !== undefined) await save(failures, writeKnownFailures(result), io);
  const written = [out, html, junit, badge, failures].filter((path) => path !== undefined);
  if (written.length > 0) io.err(`Written: ${written.join(', ')}\n`);
}

function tellUnknownSkips({ hello }: JsonProgram, io: Io): void {
  const unknown = (hello?.skips ?? []).filter((skip) => !FEATURES.some((one) => one === skip));
  if (unknown.length === 0) return;
  io.err(
    `sidepot: the program skips ${unknown.map(quote).join(', ')}; the features are ${FEATURES.join(', ')}\n`,
  );
}

/** Says how the failures differ from the list; how many are not on it. */
function tellKnown(path: string, { fresh, fixed, unknown }: KnownFailures, io: Io): number {
  const tell = (words: string, ids: readonly string[]): void => {
    if (ids.length > 0) io.err(`${words}:\n${ids.map((id) => `  ${show(id)}\n`).join('')}`);
  };
  if (fresh.length === 0) io.err(`Nothing fails that is not in ${path}\n`);
  tell(`${counted(fresh.length, 'new failure')}, not in ${path}`, fresh);
  tell(`These pass now and can be removed from ${path}`, fixed);
  tell(`${path} names cases that are not in this run's suite`, unknown);
  return fresh.length;
}

function day(text: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(text)) return text;
  throw new InvalidArgumentError('It must be a day such as 2026-01-31.');
}
