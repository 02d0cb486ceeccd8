import { counted } from '../../kernel/index.ts';
import type { ProgramFailure, Reply } from '../../suite/index.ts';
import { type Io, UsageError } from '../io.ts';

/** Something that gives cases to a program, one at a time. */
export interface Worker<Case, Answer> {
  ask(one: Case): Promise<Reply<Answer>>;
  /** Lets the program end by itself. */
  finish(): Promise<void>;
  /** Ends whatever is still running. */
  close(): void;
}

/** What one answer may be long: a program that prints forever must not fill the memory. */
export const LONGEST_ANSWER = 1_000_000;

/** Time limits in a row after which a program that has never answered is not waited for any more. */
export const MOST_SILENT = 3;

/** How much of an output that is not an answer is kept to be shown. */
export const SHOWN_OUTPUT = 200;

interface PoolOptions<Case, Answer> {
  readonly command: string;
  /** How many processes at a time. */
  readonly jobs: number;
  start(): Worker<Case, Answer>;
}

/**
 * Gives every case to the program, several at a time, and tells what became of each as it comes.
 * False if it was stopped. Nothing is left running, however it ends.
 */
export async function runCases<Case, Answer>(
  io: Io,
  cases: readonly Case[],
  { command, jobs, start }: PoolOptions<Case, Answer>,
  onReply: (one: Case, reply: Reply<Answer>) => void,
): Promise<boolean> {
  const workers: Worker<Case, Answer>[] = [];
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    for (const worker of workers) worker.close();
  };
  const forget = io.onInterrupt(stop);
  let next = 0;
  const work = async (worker: Worker<Case, Answer>, limit: number): Promise<void> => {
    while (next < limit && !stopped) {
      const isFirst = next === 0;
      const one = cases[next++]!;
      const reply = await worker.ask(one);
      if (isFirst) refuseUnknown(command, reply);
      if (!stopped) onReply(one, reply);
    }
  };
  const begin = (): Worker<Case, Answer> => {
    const worker = start();
    workers.push(worker);
    return worker;
  };
  try {
    // The first case alone: a command that cannot be found is reported once, not three hundred times.
    const first = begin();
    await work(first, Math.min(1, cases.length));
    const more = Array.from({ length: Math.min(jobs, cases.length) - 1 }, begin);
    await Promise.all([first, ...more].map((worker) => work(worker, cases.length)));
    await Promise.all(workers.map((worker) => worker.finish()));
  } finally {
    for (const worker of workers) worker.close();
    io.endStrays();
    forget();
  }
  return !stopped;
}

/** Half a run, written out, would pass for a whole one. */
export const tellStopped = (done: number, all: number, io: Io): void =>
  io.err(`sidepot: stopped after ${done} of ${counted(all, 'case')}; no result was written\n`);

/** What a shell says when there is no such program, or none that it may run. */
const NOT_FOUND = [126, 127, 9009];

export function refuseUnknown(command: string, reply: Reply<unknown>): void {
  if (reply.kind !== 'died' || reply.out !== '' || !NOT_FOUND.includes(reply.code ?? 0)) return;
  throw new UsageError(
    `the program \`${command}\` cannot be started: ${reply.err || `exit code ${reply.code}`}`,
  );
}

/** How much of the end of standard error is kept. */
const LAST_WORDS = 2000;

const SHOWN_LINES = 3;

const TRACE = /^(?:at |Node\.js v\d|[{}^]+$)/;

/** The end of what a program writes to standard error. */
export class LastWords {
  #text = '';

  add(text: string): void {
    this.#text = (this.#text + text).slice(-LAST_WORDS);
  }

  /** The last lines on one line, without the places a stack trace lists below its message. */
  get text(): string {
    const lines = this.#text.split('\n').map((line) => line.trim());
    const words = lines.filter((line) => line !== '' && !TRACE.test(line));
    return words.slice(-SHOWN_LINES).join(' / ');
  }

  /** How the program ended. */
  died(code: number | null, signal: string | null, out: string): ProgramFailure {
    return { kind: 'died', code, signal, out, err: this.text };
  }
}
