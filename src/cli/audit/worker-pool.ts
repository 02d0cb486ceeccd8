import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { StatedRules } from '../../rules/index.ts';
import { fileFinding } from './guarded-stream.ts';
import { judgePart } from './judge-part.ts';
import type { FilePart, PartResult } from './part.ts';

/** Judges parts of files, several at once. */
export interface WorkerPool {
  /** How many tasks it can take at once. */
  readonly size: number;
  judge(parts: readonly FilePart[]): Promise<readonly PartResult[]>;
  close(): Promise<void>;
}

/** Threads for so many jobs; without a file they could run, this thread judges alone. */
export function startWorkers(jobs: number, file: URL | null, rules: StatedRules): WorkerPool {
  return jobs > 1 && file ? new Threads(jobs, file, rules) : alone(rules);
}

const alone = (rules: StatedRules): WorkerPool => ({
  size: 1,
  async judge(parts) {
    const results: PartResult[] = [];
    for (const part of parts) results.push(await judgePart(part, rules));
    return results;
  },
  async close() {},
});

interface Job {
  readonly parts: readonly FilePart[];
  readonly done: (results: readonly PartResult[]) => void;
}

/**
 * What a thread may hold, in megabytes: a broken part costs a thread, not the run. Room for young
 * objects makes threads a fifth faster; they share it, so that more cores do not need more memory.
 */
const limitsFor = (threads: number): ResourceLimits => ({
  maxOldGenerationSizeMb: 256,
  maxYoungGenerationSizeMb: Math.max(16, Math.min(64, Math.floor(128 / threads))),
});

class Threads implements WorkerPool {
  readonly size: number;
  readonly #file: URL;
  readonly #rules: StatedRules;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #busy = new Map<Worker, Job>();
  readonly #waiting: Job[] = [];
  #closed = false;

  constructor(size: number, file: URL, rules: StatedRules) {
    this.size = size;
    this.#file = file;
    this.#rules = rules;
  }

  judge(parts: readonly FilePart[]): Promise<readonly PartResult[]> {
    return new Promise((done) => {
      this.#waiting.push({ parts, done });
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
    const owned = job.parts.flatMap(({ bytes }) => (bytes ? [bytes.buffer as ArrayBuffer] : []));
    worker.postMessage(job.parts, owned);
  }

  #start(): Worker | null {
    if (this.#all.size >= this.size) return null;
    const options = { workerData: this.#rules, resourceLimits: limitsFor(this.size) };
    const worker = new Worker(this.#file, options);
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
          job.parts.map(() => lost(why)),
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
function lost(why: string): PartResult {
  const { rule, message } = fileFinding('error', `Judging this stretch failed: ${why}.`);
  const line = { column: 1, length: 0, hand: null, rule, severity: 'error', message };
  const rest = { ...line, expected: null, found: null, fix: null };
  return {
    format: null,
    hands: 0,
    rules: { [rule]: { error: 1, warning: 0, info: 0, line: 1, message } },
    listed: `1\t${JSON.stringify(rest).slice(1)}\n`,
    habits: [],
    lines: 0,
    failure: why,
  };
}
