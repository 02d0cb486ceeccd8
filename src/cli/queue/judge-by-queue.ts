import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { changedFile } from '../audit/find-files.ts';
import { type JudgeRun, takeResult } from '../audit/judge-in-order.ts';
import type { FilePart } from '../audit/part.ts';
import { tasksOf } from '../audit/plan.ts';
import { type JudgedPart, partsFrom } from '../audit/stored-parts.ts';
import { startWorkers } from '../audit/worker-pool.ts';
import { type Io, UsageError } from '../io.ts';
import { keyOf, type PieceKey, PieceQueue, VERSION } from './piece-queue.ts';

export { VERSION } from './piece-queue.ts';

export interface QueueRun extends JudgeRun {
  /** The same for the same question about the same files: its pieces are found again by it. */
  readonly id: string;
  /** Keeps what was taken so far. */
  save(): Promise<void>;
}

/** So many pieces wait in the database, for workers or with their results. */
const AHEAD = 512;
/** The same in bytes, for pieces whose text comes with them. */
const AHEAD_BYTES = 268_435_456;
/** What is planned before results are looked for again. */
const BATCH = 16;
const BATCH_BYTES = 8_388_608;

/** In milliseconds. */
const SHORTEST_PAUSE = 20;
const LONGEST_PAUSE = 500;
const RENEWED = 2000;
const SILENCE = 10_000;
/** A planner that was killed is given up by the queue within this time. */
const CLAIMED = 15_000;

/**
 * Opens a queue. What it gives plans pieces into it and takes what workers found in the order of
 * the pieces: for the ledger it is as if threads of this machine had judged them. False if it was
 * stopped by Ctrl-C.
 */
export async function openQueue(
  address: string,
  io: Io,
): Promise<(run: QueueRun) => Promise<boolean>> {
  const stop = new AbortController();
  const forget = io.onInterrupt(() => stop.abort());
  const queue = await PieceQueue.open(address, 2, io, stop.signal);
  return async (run) => {
    const planner = new QueuePlanner(run, queue, io, stop.signal);
    try {
      await planner.work();
      return true;
    } catch (error) {
      if (stop.signal.aborted && !(error instanceof UsageError)) return false;
      throw error;
    } finally {
      forget();
      await planner.close();
      run.progress.end();
    }
  };
}

interface PlannedPiece {
  readonly key: PieceKey;
  readonly carried: number;
}

class QueuePlanner {
  readonly #run: QueueRun;
  readonly #queue: PieceQueue;
  readonly #io: Io;
  readonly #stop: AbortSignal;
  readonly #name = randomUUID();
  readonly #tasks: AsyncIterator<readonly FilePart[]>;
  /** In their order, from the first that has not been taken. */
  readonly #planned: PlannedPiece[] = [];
  #carried = 0;
  #isAllPlanned = false;
  #renewed = Number.NEGATIVE_INFINITY;
  #lastTaken: number;
  #watched = Number.NEGATIVE_INFINITY;
  #hasWarned = false;

  constructor(run: QueueRun, queue: PieceQueue, io: Io, stop: AbortSignal) {
    this.#run = run;
    this.#queue = queue;
    this.#io = io;
    this.#stop = stop;
    this.#tasks = tasksOf(run.parts, run.piece)[Symbol.asyncIterator]();
    this.#lastTaken = io.now();
  }

  async work(): Promise<void> {
    await this.#claim();
    await this.#queue.forgetOldRuns();
    for (let pause = SHORTEST_PAUSE; ; ) {
      this.#stop.throwIfAborted();
      await this.#renew();
      const isPlanning = await this.#planSome();
      if (this.#planned.length === 0) break;
      if ((await this.#takeFirst()) || isPlanning) pause = SHORTEST_PAUSE;
      else {
        await this.#watch();
        await sleep(pause, undefined, { signal: this.#stop });
        pause = Math.min(LONGEST_PAUSE, pause * 1.5);
      }
    }
    await this.#run.save();
    await this.#queue.removeRun(this.#run.id, this.#name);
  }

  async close(): Promise<void> {
    await this.#tasks.return?.();
    await this.#queue.release(this.#run.id, this.#name).catch(() => undefined);
    await this.#queue.close();
  }

  /** A run has one planner at a time; one that was killed lets go after a moment. */
  async #claim(): Promise<void> {
    const started = this.#io.now();
    while (!(await this.#queue.claim(this.#run.id, this.#name))) {
      if (this.#io.now() - started > CLAIMED) {
        throw new UsageError('the same audit is already running on this queue');
      }
      await sleep(LONGEST_PAUSE, undefined, { signal: this.#stop });
    }
  }

  async #renew(): Promise<void> {
    const now = this.#io.now();
    if (now - this.#renewed < RENEWED) return;
    this.#renewed = now;
    if (!(await this.#queue.claim(this.#run.id, this.#name))) {
      throw new UsageError('another planner has gone on with this audit');
    }
    await this.#queue.giveBackOverdue();
  }

  /** Plans a few pieces, as far as there is room for them; false if there is none or nothing left. */
  async #planSome(): Promise<boolean> {
    const { judge, id } = this.#run;
    const batch: { task: { judge: typeof judge; parts: FilePart[] }; seconds: number }[] = [];
    const folder = resolve('.');
    for (let bytes = 0; batch.length < BATCH && bytes < BATCH_BYTES && this.#hasRoom(); ) {
      const next = await this.#tasks.next();
      if (next.done) {
        this.#isAllPlanned = true;
        break;
      }
      const task = { judge, parts: next.value.map((part) => ({ ...part, folder })) };
      const carried = sum(task.parts.map((part) => part.bytes?.length ?? 0));
      batch.push({ task, seconds: secondsFor(task.parts) });
      this.#planned.push({ key: keyOf(id, task), carried });
      this.#carried += carried;
      bytes += carried;
    }
    if (batch.length > 0) await this.#queue.plan(id, batch);
    return batch.length > 0;
  }

  #hasRoom(): boolean {
    return !this.#isAllPlanned && this.#planned.length < AHEAD && this.#carried < AHEAD_BYTES;
  }

  /** Takes the result of the first piece, if it is there. */
  async #takeFirst(): Promise<boolean> {
    const { key, carried } = this.#planned[0]!;
    const stored = await this.#queue.result(key);
    if (!stored) return false;
    const judged = stored.length > 0 ? partsFrom(stored) : await this.#judgeHere(key);
    for (const { part, result } of judged) await takeResult(this.#run, part, result, this.#io);
    this.#planned.shift();
    this.#carried -= carried;
    this.#lastTaken = this.#io.now();
    this.#hasWarned = false;
    if (await this.#run.saveSometimes?.()) await this.#queue.removeUpTo(key, this.#name);
    return true;
  }

  /** What a worker could not read may be its own fault. */
  async #judgeHere(key: PieceKey): Promise<readonly JudgedPart[]> {
    const { parts } = (await this.#queue.asked(key))!;
    const workers = startWorkers(this.#run.jobs, this.#io.auditWorker);
    try {
      const results = await workers.judge(parts, this.#run.judge);
      return parts.map((part, i) => ({ part, result: results[i]! }));
    } finally {
      await workers.close();
    }
  }

  /** Nothing comes back: sees now and then whether the files are to blame, and says so once. */
  async #watch(): Promise<void> {
    const now = this.#io.now();
    if (now - Math.max(this.#lastTaken, this.#watched) < SILENCE) return;
    this.#watched = now;
    const task = await this.#queue.asked(this.#planned[0]!.key);
    const changed = await changedFile(task?.parts ?? []);
    if (changed !== null) {
      throw new UsageError(`${changed} has changed since the audit began; start it again`);
    }
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    this.#run.progress.end();
    this.#io.err(
      `sidepot: no results for 10 seconds; is a \`sidepot audit-worker\` of version ${VERSION} running?\n`,
    );
  }
}

/** How long a worker may take before its piece is given to another as well. */
const secondsFor = (parts: readonly FilePart[]): number =>
  10 + 5 * Math.ceil(sum(parts.map((part) => part.bytes?.length ?? part.weight)) / 1_048_576);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
