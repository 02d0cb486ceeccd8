import type { Case } from '../../suite/case.ts';
import type { Ended } from '../../suite/run/ended.ts';
import { type Io, UsageError } from '../io.ts';
import type { Limits } from './limits.ts';
import { oneShot } from './one-shot.ts';
import { StreamWorker } from './program.ts';
import type { Worker } from './worker.ts';

export interface RunOptions extends Limits {
  readonly command: string;
  /** How many processes at a time. */
  readonly jobs: number;
  readonly stream: boolean;
}

/**
 * Gives every case to the program, several at a time, and tells what became of each as it comes.
 * False if somebody stopped it. Nothing is left running, however it ends.
 */
export async function runCases(
  io: Io,
  cases: readonly Case[],
  options: RunOptions,
  onEnd: (one: Case, ended: Ended) => void,
): Promise<boolean> {
  const { command, jobs, stream } = options;
  const workers: Worker[] = [];
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    for (const worker of workers) worker.close();
  };
  const forget = io.onInterrupt(stop);
  let next = 0;
  const work = async (worker: Worker, limit: number): Promise<void> => {
    while (next < limit && !stopped) {
      const one = cases[next++]!;
      const ended = await worker.ask(one.id, one.hand);
      if (next === 1) refuseUnknown(command, ended);
      if (!stopped) onEnd(one, ended);
    }
  };
  const hire = (): Worker => {
    const worker = stream ? new StreamWorker(io, command, options) : oneShot(io, command, options);
    workers.push(worker);
    return worker;
  };
  try {
    // The first case alone: a command that cannot be found is told once, not three hundred times.
    const first = hire();
    await work(first, Math.min(1, cases.length));
    const more = Array.from({ length: Math.min(jobs, cases.length) - 1 }, hire);
    await Promise.all([first, ...more].map((worker) => work(worker, cases.length)));
  } finally {
    for (const worker of workers) worker.close();
    forget();
  }
  return !stopped;
}

/** What a shell says when there is no such program, or none that it may run. */
const NOT_FOUND = [126, 127, 9009];

function refuseUnknown(command: string, ended: Ended): void {
  if (ended.kind !== 'died' || ended.out !== '' || !NOT_FOUND.includes(ended.code ?? 0)) return;
  throw new UsageError(`the program \`${command}\` cannot be started: ${ended.err}`);
}
