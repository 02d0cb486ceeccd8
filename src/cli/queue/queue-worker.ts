import { setTimeout as sleep } from 'node:timers/promises';
import { changedFile } from '../audit/find-files.ts';
import { storedPart } from '../audit/stored-parts.ts';
import { startWorkers, type WorkerPool } from '../audit/worker-pool.ts';
import { type Io, UsageError } from '../io.ts';
import { PieceQueue, type TakenPiece, VERSION } from './piece-queue.ts';

export interface WorkDone {
  readonly pieces: number;
  readonly hands: number;
}

/** How long somebody with nothing to do waits before they look again, in milliseconds. */
const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 1000;

/** Judges pieces from a queue until Ctrl-C; what is at hand then is finished first. */
export async function workOnQueue(address: string, jobs: number, io: Io): Promise<WorkDone> {
  const stop = new AbortController();
  const forget = io.onInterrupt(() => stop.abort());
  // One piece more than threads is at hand: while a result is stored, its thread goes on.
  const lanes = jobs > 1 ? jobs + 1 : 1;
  const threads = startWorkers(jobs, io.auditWorker);
  let queue: PieceQueue | null = null;
  try {
    queue = await PieceQueue.open(address, lanes, io, stop.signal);
    const others = await queue.otherVersions();
    if (others.length > 0) {
      io.err(
        `sidepot: an audit waits for workers of version ${others.join(', ')}; this is ${VERSION}\n`,
      );
    }
    const worker = new QueueWorker(queue, threads, stop);
    await Promise.all(Array.from({ length: lanes }, () => worker.work()));
    return worker.done;
  } catch (error) {
    if (stop.signal.aborted && !(error instanceof UsageError)) return { pieces: 0, hands: 0 };
    throw error;
  } finally {
    forget();
    await threads.close();
    await queue?.close();
  }
}

class QueueWorker {
  readonly done = { pieces: 0, hands: 0 };
  readonly #queue: PieceQueue;
  readonly #threads: WorkerPool;
  readonly #stop: AbortController;

  constructor(queue: PieceQueue, threads: WorkerPool, stop: AbortController) {
    this.#queue = queue;
    this.#threads = threads;
    this.#stop = stop;
  }

  /** One piece after the other. */
  async work(): Promise<void> {
    const { signal } = this.#stop;
    try {
      for (let pause = SHORTEST_PAUSE; !signal.aborted; ) {
        const piece = await this.#queue.take();
        if (piece) {
          await this.#judge(piece);
          pause = SHORTEST_PAUSE;
        } else {
          await sleep(pause, undefined, { signal });
          pause = Math.min(LONGEST_PAUSE, pause * 1.5);
        }
      }
    } catch (error) {
      const isStopped = signal.aborted && (error as Error).name === 'AbortError';
      // The others finish what they have at hand.
      this.#stop.abort();
      if (!isStopped) throw error;
    }
  }

  async #judge(piece: TakenPiece): Promise<void> {
    const task = await this.#queue.asked(piece);
    if (task) {
      const changed = await changedFile(task.parts);
      if (changed !== null) {
        await this.#queue.giveBack(piece);
        throw new UsageError(`${changed} is not here as the planner sees it`);
      }
      const results = await this.#threads.judge(task.parts, task.judge);
      const isRead = results.every(({ failure }, i) => failure === task.parts[i]!.broken);
      const judged = task.parts.flatMap((part, i) => storedPart({ part, result: results[i]! }));
      // Nothing: whether it cannot be read at all is for the planner to see.
      await this.#queue.store(piece, Buffer.concat(isRead ? judged : []));
      this.done.pieces++;
      for (const { hands } of results) this.done.hands += hands;
    }
    await this.#queue.finish(piece);
  }
}
