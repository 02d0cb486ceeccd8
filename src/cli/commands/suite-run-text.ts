import { show } from '../../kernel/index.ts';
import {
  type Accepted,
  acceptAnswers,
  acceptedPath,
  type Case,
  type CaseCategory,
  type CaseResult,
  isAcceptable,
  judgeAnswer,
  neighboursOf,
  type RunResult,
  readAccepted,
  type Suite,
  summarise,
  writeAccepted,
  writePage,
} from '../../suite/index.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { save } from '../output-files.ts';
import { textWorker } from '../programs/text-protocol.ts';
import { runCases, tellStopped } from '../programs/worker.ts';
import { Progress } from '../progress.ts';
import { paintFor } from '../reporters/paint.ts';
import { reportRun } from '../reporters/suite-run.ts';
import { reasonOf } from '../sources.ts';
import { suiteOfFile } from '../suite-file.ts';
import { listedWords } from '../suite-flags.ts';

export interface TextRunFlags {
  readonly app: string;
  readonly stream?: boolean;
  readonly timeout: number;
  readonly jobs?: number;
  readonly only?: string;
  readonly category?: CaseCategory;
  readonly accept?: boolean;
  readonly json?: boolean;
  readonly html?: string;
}

/** `--text`: hands in our notation, one process for each or a stream, judged by the next hand. */
export async function runTextSuite(file: string, flags: TextRunFlags, io: Io): Promise<ExitCode> {
  const suite = await suiteFrom(file, io);
  const cases = chosen(suite, flags);
  const accepted = await acceptedFor(file, io);
  // Nobody waits for 300 answers to learn that the page cannot be written.
  const template = flags.html === undefined ? null : await pageTemplate(io);
  const { app, timeout: seconds, jobs = io.cores, stream = false } = flags;
  const neighbours = neighboursOf(suite.cases);
  const results = new Map<string, CaseResult>();
  const progress = new Progress(io, 'cases', cases.length);
  const start = () => textWorker(io, { command: app, seconds, stream });
  const finished = await runCases(io, cases, { command: app, jobs, start }, (one, reply) => {
    const result = judgeAnswer(one, reply, accepted, neighbours);
    results.set(one.id, result);
    if (flags.json) io.out(`${JSON.stringify(result)}\n`);
    progress.step();
  });
  progress.end();
  const run: RunResult = { app, results: cases.flatMap(({ id }) => results.get(id) ?? []) };
  const summary = summarise(cases, run.results);
  if (flags.json) io.out(`${JSON.stringify({ summary })}\n`);
  else io.out(reportRun(run, summary, finished, paintFor(io)));
  if (!finished) tellStopped(run.results.length, cases.length, io);
  if (finished && flags.html !== undefined) {
    const page = writePage(template!, { suite: { ...suite, cases }, run, accepted });
    await save(flags.html, page, io);
    io.err(`The page is in ${flags.html}\n`);
  }
  if (finished && flags.accept) await accept(file, accepted, run, io);
  return finished && summary.failed === 0 ? EXIT.fine : EXIT.found;
}

async function suiteFrom(file: string, io: Io): Promise<Suite> {
  const suite = await suiteOfFile(file, io);
  const ids = suite.cases.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new UsageError(`${file} has the case ${show(twice)} twice`);
  if (ids.length === 0) throw new UsageError(`there is no case in ${file}`);
  return suite;
}

function chosen(suite: Suite, { only, category }: TextRunFlags): readonly Case[] {
  const ids = only === undefined ? null : listedWords(only);
  const unknown = ids?.find((id) => !suite.cases.some((one) => one.id === id));
  if (unknown !== undefined) throw new UsageError(`there is no case ${unknown} in the suite`);
  const cases = suite.cases.filter(
    (one) => (!ids || ids.includes(one.id)) && (!category || one.category === category),
  );
  if (cases.length === 0) throw new UsageError('there is no such case in the suite');
  return cases;
}

async function acceptedFor(file: string, io: Io): Promise<Accepted> {
  const path = acceptedPath(file);
  let bytes: Uint8Array;
  try {
    bytes = await io.read(path);
  } catch {
    // Nothing was accepted yet.
    return {};
  }
  const read = readAccepted(new TextDecoder().decode(bytes));
  if (!read.ok) throw new UsageError(`cannot read ${path}: ${read.error}`);
  return read.value;
}

async function pageTemplate(io: Io): Promise<string> {
  try {
    return await io.page('suite.html');
  } catch (error) {
    throw new UsageError(`--html needs the built page: run npm run build (${reasonOf(error)})`);
  }
}

async function accept(file: string, before: Accepted, run: RunResult, io: Io): Promise<void> {
  const path = acceptedPath(file);
  const fresh = run.results.filter(isAcceptable).length;
  await save(path, writeAccepted(acceptAnswers(before, run.results)), io);
  io.err(`${fresh} accepted in ${path}, beside the computed answers\n`);
}
