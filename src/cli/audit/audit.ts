import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { type Io, UsageError } from '../io.ts';
import { AuditProgress } from '../progress.ts';
import type { QueueRun } from '../queue/judge-by-queue.ts';
import { AuditLedger } from './audit-ledger.ts';
import { type FoundFile, findFiles, measure } from './find-files.ts';
import { type FindingsFormat, findingsTo } from './findings-file.ts';
import { type JudgeRun, judgeInOrder } from './judge-in-order.ts';
import type { FindingsSink } from './listed-findings.ts';
import type { FilePart, JudgeOptions } from './part.ts';
import { type PlanPosition, partsOf } from './plan.ts';
import { type RunState, readState, statePath, writeState } from './resume-state.ts';
import type { Summary } from './tally.ts';

/** What is audited, and how. */
export interface AuditRequest {
  readonly paths: readonly string[];
  readonly judge: JudgeOptions;
  readonly jobs: number;
  /** How large a part is, about. */
  readonly piece: number;
  readonly resume: boolean;
  /** The address of a database through which other machines judge; null if this one does. */
  readonly queue: string | null;
}

/** Where the findings go: a file, `-` for standard output, or null for nowhere. */
export interface FindingsTarget {
  readonly out: string | null;
  readonly format: FindingsFormat;
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
  request: AuditRequest,
  target: FindingsTarget,
  io: Io,
): Promise<Audited> {
  const { paths, judge, piece } = request;
  const { out, format } = target;
  const asked = JSON.stringify([paths, judge, piece, format]);
  const before = request.resume && out ? await readState(out) : null;
  if (before && before.asked !== asked) {
    throw new UsageError('the interrupted run was for other paths or flags; name the same ones');
  }
  const files = () => walk(paths, out);
  // Before the list of an earlier run is written over: the address may be wrong.
  const byQueue = before?.finished ? null : await queueFor(request, files(), io);
  const progress = new AuditProgress(io);
  const sink = await findingsTo(target, before?.outBytes ?? 0, io);
  const ledger = new AuditLedger(before, judge, sink);
  const start = ledger.cursor;
  let finished = before?.finished ?? false;
  const saver = new Saver(target, asked, ledger, sink, io);
  try {
    if (!finished) {
      void countBytes(files(), start, progress);
      const parts = remainingParts(files(), ledger, before, piece, io);
      const run: JudgeRun = {
        ...{ ...request, parts, progress },
        take: (part, result) => ledger.take(part, result),
        saveSometimes: () => saver.sometimes(),
      };
      finished = byQueue
        ? await byQueue({ ...run, save: () => saver.save(false) })
        : await judgeInOrder(run, io);
    }
  } finally {
    progress.isOver = true;
    // Before its first part a resumed run knows less than the state it was started with.
    if (!before || ledger.cursor !== start || finished) await saver.save(finished);
    await sink?.close();
  }
  return { summary: ledger.summary, finished, speed: progress.speed };
}

type JudgeByQueue = (run: Omit<QueueRun, 'id'>) => Promise<boolean>;

/** Judging by other machines, if that is asked for. */
async function queueFor(
  { queue, paths, judge, piece }: AuditRequest,
  files: AsyncIterable<FoundFile>,
  io: Io,
): Promise<JudgeByQueue | null> {
  if (queue === null) return null;
  const { openQueue, VERSION } = await import('../queue/judge-by-queue.ts');
  const { filesHash, hasStream } = await measure(files);
  if (hasStream) throw new UsageError('--queue is for files; workers cannot read a stream');
  const question = [paths, resolve('.'), judge, piece, VERSION, filesHash];
  const id = createHash('sha256').update(JSON.stringify(question)).digest('hex');
  const judgeByQueue = await openQueue(queue, io);
  return (run) => judgeByQueue({ ...run, id });
}

/** Every file below the paths but our own. */
export function walk(paths: readonly string[], out: string | null): AsyncGenerator<FoundFile> {
  const ours = out ? [resolve(out), resolve(statePath(out))] : [];
  return findFiles(paths, (path) => ours.includes(resolve(path)));
}

/** The parts that are still to be judged. */
async function* remainingParts(
  files: AsyncIterable<FoundFile>,
  ledger: AuditLedger,
  before: RunState | null,
  piece: number,
  io: Io,
): AsyncGenerator<FilePart> {
  const start = ledger.cursor;
  const refuseOthers = (mark: string | null): void => {
    if (!before) return;
    const { filesHash, openMark } = before;
    if (ledger.filesHash === filesHash && (openMark === null || openMark === mark)) return;
    throw new UsageError(
      'the files have changed since the run was interrupted; start again without --resume',
    );
  };
  let file = 0;
  for await (const found of files) {
    if (file < start.file) ledger.noteFile(found);
    else {
      if (file === start.file) refuseOthers(found.mark);
      const from = file === start.file ? start.from : 0;
      yield* partsOf(found, file, from, { piece, stream: (path) => io.stream(path) });
    }
    file++;
  }
  if (file <= start.file) refuseOthers(null);
}

/** How much there is to do, for the time that is left. */
async function countBytes(
  files: AsyncIterable<FoundFile>,
  start: PlanPosition,
  progress: AuditProgress,
): Promise<void> {
  let total = 0;
  let file = 0;
  for await (const { size } of files) {
    if (progress.isOver) return;
    if (file > start.file) total += size;
    else if (file === start.file) total += Math.max(0, size - start.from);
    file++;
  }
  progress.total = total;
}

/** Writes the state of a run beside its list of findings. */
class Saver {
  readonly #path: string | null;
  readonly #asked: string;
  readonly #ledger: AuditLedger;
  readonly #sink: FindingsSink | null;
  readonly #io: Io;
  #saved: number;

  constructor(
    { out, format }: FindingsTarget,
    asked: string,
    ledger: AuditLedger,
    sink: FindingsSink | null,
    io: Io,
  ) {
    // Columns are whole only at their end: such a list cannot be gone on with.
    this.#path = out === '-' || format === 'parquet' ? null : out;
    this.#asked = asked;
    this.#ledger = ledger;
    this.#sink = sink;
    this.#io = io;
    this.#saved = io.now();
  }

  /** Whether it was time to. */
  async sometimes(): Promise<boolean> {
    const now = this.#io.now();
    if (now - this.#saved < SAVED) return false;
    this.#saved = now;
    await this.save(false);
    return true;
  }

  async save(finished: boolean): Promise<void> {
    if (!this.#path || !this.#sink) return;
    const outBytes = await this.#sink.flush();
    const asked = this.#asked;
    await writeState(this.#path, {
      version: 3,
      asked,
      outBytes,
      finished,
      ...this.#ledger.state(),
    });
  }
}
