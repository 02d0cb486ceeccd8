import { type ResourceLimits, Worker } from 'node:worker_threads';
import { fileFinding } from './guarded-stream.ts';
import { judgePart } from './judge-part.ts';
import { Listing } from './listing.ts';
import { type FilePart, type JudgeOptions, type PartResult, shownFile } from './part.ts';

/** Judges parts of files, several at once. */
export interface WorkerPool {
  /** How many tasks it can take at once. */
  readonly size: number;
  judge(parts: readonly FilePart[], options: JudgeOptions): Promise<readonly PartResult[]>;
  close(): Promise<void>;
}

/** Threads for so many jobs; without a file they could run, this thread judges alone. */
export function startWorkers(jobs: number, file: URL | null): WorkerPool {
  return jobs > 1 && file ? new Threads(jobs, file) : ALONE;
}

const ALONE: WorkerPool = {
  size: 1,
  async judge(parts, options) {
    const results: PartResult[] = [];
    for (const part of parts) results.push(await judgePart(part, options));
    return results;
  },
  async close() {},
};

/** What a thread is sent. */
export interface ThreadTask {
  readonly parts: readonly FilePart[];
  readonly options: JudgeOptions;
}

interface Job extends ThreadTask {
  readonly done: (results: readonly PartResult[]) => void;
}

/**
 * What a thread may hold, in megabytes: a broken part costs a thread, not the run. Room for young
 * objects makes threads a fifth faster; they share it, so that more cores do not need more memory.
 */
const limitsFor = (threads: number): ResourceLimits => ({
  maxOldGenerationSizeMb: 256,
  maxYoungGenerationSizeMb: Math.max(16, Math.min(48, Math.floor(96 / threads))),
});

class Threads implements WorkerPool {
  readonly size: number;
  readonly #file: URL;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #busy = new Map<Worker, Job>();
  readonly #waiting: Job[] = [];
  #closed = false;

  constructor(size: number, file: URL) {
    this.size = size;
    this.#file = file;
  }

  judge(parts: readonly FilePart[], options: JudgeOptions): Promise<readonly PartResult[]> {
    return new Promise((done) => {
      this.#waiting.push({ parts, options, done });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#closed || this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? this.#start();
    if (!worker) return;
    const job = this.#waiting.shift()!;
    this.#busy.set(worker, job);
    const { parts, options } = job;
    const owned = parts.flatMap(({ bytes }) => (bytes ? [bytes.buffer as ArrayBuffer] : []));
    worker.postMessage({ parts, options } satisfies ThreadTask, owned);
  }

  #start(): Worker | null {
    if (this.#all.size >= this.size) return null;
    const worker = new Worker(this.#file, { resourceLimits: limitsFor(this.size) });
    let why = 'its thread ended';
    this.#all.add(worker);
    worker.on('message', (results: readonly PartResult[]) => {
      this.#idle.push(worker);
      this.#end(worker, results);
    });
    worker.on('error', (error) => {
      why = error.message;
    });
    worker.on('exit', () => {
      this.#all.delete(worker);
      const job = this.#busy.get(worker);
      if (!this.#closed && job)
        this.#end(
          worker,
          job.parts.map((part) => lost(part, why)),
        );
    });
    return worker;
  }

  #end(worker: Worker, results: readonly PartResult[]): void {
    const job = this.#busy.get(worker);
    this.#busy.delete(worker);
    this.#next();
    job?.done(results);
  }
}

/** The result of a part whose thread died. */
function lost(part: FilePart, why: string): PartResult {
  const listing = new Listing(shownFile(part), 'info');
  listing.add(fileFinding('error', `Judging this stretch failed: ${why}.`), null, 0);
  const { rules } = listing;
  const listed = listing.chunks();
  return { format: null, hands: 0, rules, listed, habits: [], lines: 0, failure: why };
}
