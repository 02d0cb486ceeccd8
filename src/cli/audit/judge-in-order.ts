import type { Io } from '../io.ts';
import type { AuditProgress } from '../progress.ts';
import { sourceName } from '../sources.ts';
import type { FilePart, JudgeOptions, PartResult } from './part.ts';
import { tasksOf } from './plan.ts';
import { startWorkers } from './worker-pool.ts';

/** What is judged, and who is given what was found. */
export interface JudgeRun {
  readonly parts: AsyncIterable<FilePart>;
  readonly judge: JudgeOptions;
  readonly jobs: number;
  readonly piece: number;
  readonly progress: AuditProgress;
  /** Is given what was found, part by part. */
  take(part: FilePart, result: PartResult): Promise<void>;
  /** Keeps what was taken so far, if it is time to; whether it did. */
  saveSometimes?(): Promise<boolean>;
}

/**
 * Judges parts on several threads and gives the results in the order of the parts, so that what is
 * done is everything before a place. False if it was stopped by Ctrl-C.
 */
export async function judgeInOrder(run: JudgeRun, io: Io): Promise<boolean> {
  const workers = startWorkers(run.jobs, io.auditWorker);
  let isStopped = false;
  let stopWaiting = (): void => undefined;
  const forget = io.onInterrupt(() => {
    isStopped = true;
    stopWaiting();
  });
  // A few tasks ahead keep everybody busy, and no more, whatever the archive's size.
  const ahead: { parts: readonly FilePart[]; results: Promise<readonly PartResult[]> }[] = [];
  const most = workers.size * 3;
  const takeFirst = async (): Promise<boolean> => {
    const { parts, results } = ahead.shift()!;
    // Not Promise.race: a promise that outlives them all would keep every result it raced with.
    const judged = await new Promise<readonly PartResult[] | null>((done) => {
      stopWaiting = () => done(null);
      results.then(done);
    });
    if (!judged || isStopped) return false;
    for (const [i, part] of parts.entries()) await takeResult(run, part, judged[i]!, io);
    await run.saveSometimes?.();
    return true;
  };
  try {
    for await (const parts of tasksOf(run.parts, run.piece)) {
      if (isStopped) return false;
      ahead.push({ parts, results: workers.judge(parts, run.judge) });
      if (ahead.length >= most && !(await takeFirst())) return false;
    }
    while (ahead.length > 0) if (!(await takeFirst())) return false;
    return !isStopped;
  } finally {
    forget();
    await workers.close();
    run.progress.end();
  }
}

/** Hands on what was found in a part, and says what could not be read. */
export async function takeResult(
  run: JudgeRun,
  part: FilePart,
  result: PartResult,
  io: Io,
): Promise<void> {
  const { failure, hands } = result;
  if (failure !== null) {
    run.progress.end();
    io.err(`sidepot: cannot read ${sourceName(part.path)}: ${failure}\n`);
  }
  await run.take(part, result);
  run.progress.step(hands, part.weight);
}
