import { createHash, type Hash } from 'node:crypto';
import { resolve } from 'node:path';
import { RepeatedFindings } from '../../referee/index.ts';
import type { StatedRules } from '../../rules/index.ts';
import { type Io, UsageError } from '../io.ts';
import { AuditProgress } from '../progress.ts';
import { sourceName } from '../sources.ts';
import { type FoundFile, findFiles } from './find-files.ts';
import { completeLines, FindingsFile, Listing } from './findings-file.ts';
import type { FilePart, PartResult } from './part.ts';
import { type PlanPosition, partsOf, tasksOf } from './plan.ts';
import { readState, type State, statePath, writeState } from './resume-state.ts';
import { count, newSummary, type Summary } from './tally.ts';
import { startWorkers, type WorkerPool } from './worker-pool.ts';

export interface AuditOptions {
  readonly rules: StatedRules;
  readonly jobs: number;
  /** Where the findings go: a file, `-` for standard output, or null for nowhere. */
  readonly out: string | null;
  readonly resume: boolean;
  /** How large a part is, about. */
  readonly piece: number;
}

export interface Audited {
  readonly summary: Summary;
  /** False if it was stopped. */
  readonly finished: boolean;
  readonly speed: string;
}

/** How often the state is written, in milliseconds. */
const SAVED = 2000;

/** Judges every hand of every file below the paths. */
export async function audit(
  paths: readonly string[],
  options: AuditOptions,
  io: Io,
): Promise<Audited> {
  const asked = JSON.stringify([paths, options.rules, options.piece]);
  const before = options.resume && options.out ? await readState(options.out) : null;
  if (before && before.asked !== asked) {
    throw new UsageError('the interrupted run was for other paths or rules; name the same ones');
  }
  const run = await Run.open(asked, before, options, io);
  const workers = startWorkers(options.jobs, io.auditWorker, options.rules);
  const forget = io.onInterrupt(() => run.stop());
  try {
    if (!before?.finished) await run.all(paths, workers);
  } finally {
    forget();
    await workers.close();
    await run.close();
  }
  return { summary: run.summary, finished: run.finished, speed: run.progress.speed };
}

class Run {
  readonly summary: Summary;
  readonly progress: AuditProgress;
  finished: boolean;
  readonly #asked: string;
  readonly #options: AuditOptions;
  readonly #io: Io;
  readonly #out: FindingsFile | null;
  readonly #start: PlanPosition;
  readonly #before: State | null;
  readonly #hash: Hash = createHash('sha256');
  readonly #stopped: Promise<null>;
  stop: () => void = () => undefined;
  #isStopped = false;
  #cursor: PlanPosition;
  #openMark: string | null;
  #lines: number;
  /** Of the file that is not finished yet. */
  #habits = new RepeatedFindings();
  #saved: number;

  static async open(
    asked: string,
    before: State | null,
    options: AuditOptions,
    io: Io,
  ): Promise<Run> {
    const { out } = options;
    const file = out && out !== '-' ? await FindingsFile.open(out, before?.outBytes ?? 0) : null;
    return new Run(asked, before, options, io, file);
  }

  constructor(
    asked: string,
    before: State | null,
    options: AuditOptions,
    io: Io,
    out: FindingsFile | null,
  ) {
    this.#asked = asked;
    this.#options = options;
    this.#io = io;
    this.#out = out;
    this.summary = before?.summary ?? newSummary();
    this.finished = before?.finished ?? false;
    this.#start = before?.cursor ?? { file: 0, from: 0 };
    this.#cursor = this.#start;
    this.#lines = before?.lines ?? 0;
    this.#habits.merge(before?.habits ?? [], 0);
    this.#before = before;
    this.#openMark = before?.openMark ?? null;
    this.#saved = io.now();
    this.progress = new AuditProgress(io);
    this.#stopped = new Promise((stopped) => {
      this.stop = () => {
        this.#isStopped = true;
        stopped(null);
      };
    });
  }

  async all(paths: readonly string[], workers: WorkerPool): Promise<void> {
    const counting = this.#io.isErrorTerminal ? this.#countAll(paths) : null;
    // Results are taken in the order of the files, so that what is done is everything before a
    // place; a few tasks ahead of it keep everybody busy, and no more, whatever the archive's size.
    const ahead: { parts: readonly FilePart[]; results: Promise<readonly PartResult[]> }[] = [];
    const most = workers.size * 3;
    const takeFirst = async (): Promise<boolean> => {
      const { parts, results } = ahead.shift()!;
      const judged = await Promise.race([results, this.#stopped]);
      if (!judged) return false;
      for (let i = 0; i < parts.length; i++) await this.#take(parts[i]!, judged[i]!);
      await this.#saveSometimes();
      return true;
    };
    for await (const parts of tasksOf(this.#parts(paths), this.#options.piece)) {
      if (this.#isStopped) return;
      ahead.push({ parts, results: workers.judge(parts) });
      if (ahead.length >= most && !(await takeFirst())) return;
    }
    while (ahead.length > 0) if (!(await takeFirst())) return;
    this.finished = !this.#isStopped;
    await counting;
  }

  async close(): Promise<void> {
    this.progress.end();
    await this.#save();
    await this.#out?.close();
  }

  /** The parts that are still to be judged. */
  async *#parts(paths: readonly string[]): AsyncGenerator<FilePart> {
    let file = 0;
    for await (const found of this.#walk(paths)) {
      if (this.#isStopped) return;
      if (file < this.#start.file) note(this.#hash, found.path, found.mark);
      else {
        if (file === this.#start.file) this.#refuseOthers(found.mark);
        const from = file === this.#start.file ? this.#start.from : 0;
        yield* partsOf(found, file, from, {
          piece: this.#options.piece,
          stream: (path) => this.#io.stream(path),
        });
      }
      file++;
    }
    if (file <= this.#start.file) this.#refuseOthers(null);
  }

  /** Only the same files can be gone on with. */
  #refuseOthers(mark: string | null): void {
    if (!this.#before) return;
    const { filesHash, openMark } = this.#before;
    if (digest(this.#hash) === filesHash && (openMark === null || openMark === mark)) return;
    throw new UsageError(
      'the files have changed since the run was interrupted; start again without --resume',
    );
  }

  #walk(paths: readonly string[]): AsyncGenerator<FoundFile> {
    const { out } = this.#options;
    const ours = out ? [resolve(out), resolve(statePath(out))] : [];
    return findFiles(paths, (path) => ours.includes(resolve(path)));
  }

  async #countAll(paths: readonly string[]): Promise<void> {
    let total = 0;
    let file = 0;
    for await (const { size } of this.#walk(paths)) {
      if (this.#isStopped) return;
      if (file > this.#start.file) total += size;
      else if (file === this.#start.file) total += Math.max(0, size - this.#start.from);
      file++;
    }
    this.progress.total = total;
  }

  async #take(part: FilePart, result: PartResult): Promise<void> {
    const shown = part.path === '-' ? null : part.path;
    if (result.failure !== null) {
      this.progress.end();
      this.#io.err(`sidepot: cannot read ${sourceName(part.path)}: ${result.failure}\n`);
    }
    if (this.#options.out !== null) {
      await this.#list(completeLines(result.listed, shown, this.#lines));
    }
    this.#habits.merge(result.habits, this.#lines);
    count(this.summary, part, result, this.#lines, part.isLast ? await this.#endFile(shown) : {});
    if (part.isLast) {
      this.#habits = new RepeatedFindings();
      note(this.#hash, part.path, part.mark);
      this.#cursor = { file: part.file + 1, from: 0 };
      this.#openMark = null;
      this.#lines = 0;
    } else {
      this.#cursor = { file: part.file, from: part.to! };
      this.#openMark = part.mark;
      this.#lines += result.lines;
    }
    this.progress.step(result.hands, part.weight);
  }

  /** What holds for a whole file is listed at its end; gives the counts by rule. */
  async #endFile(file: string | null): Promise<PartResult['rules']> {
    const listing = new Listing();
    for (const finding of this.#habits.findings()) listing.add(finding, null, 0);
    await this.#list(completeLines(listing.text, file, 0));
    return listing.rules;
  }

  async #list(lines: string): Promise<void> {
    if (this.#options.out === '-') this.#io.out(lines);
    else await this.#out?.write(lines);
  }

  async #saveSometimes(): Promise<void> {
    const now = this.#io.now();
    if (now - this.#saved < SAVED) return;
    this.#saved = now;
    await this.#save();
  }

  async #save(): Promise<void> {
    const { out } = this.#options;
    if (!this.#out || !out) return;
    // Before its first part a resumed run knows less than the state it was started with.
    if (this.#before && this.#cursor === this.#start && !this.finished) return;
    await writeState(out, {
      version: 2,
      asked: this.#asked,
      cursor: this.#cursor,
      openMark: this.#openMark,
      lines: this.#lines,
      habits: this.#habits.sums(),
      outBytes: await this.#out.flush(),
      filesHash: digest(this.#hash),
      finished: this.finished,
      summary: this.summary,
    });
  }
}

const note = (hash: Hash, path: string, mark: string): void => {
  hash.update(`${path}\n${mark}\n`);
};

const digest = (hash: Hash): string => hash.copy().digest('hex');
