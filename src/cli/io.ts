import type { Worker } from 'node:worker_threads';

/** Everything the command line touches outside itself, so that it can be tested in-process. */
export interface Io {
  /** A file's bytes, or standard input's for `-`. Rejects if it cannot be read. */
  read(path: string): Promise<Uint8Array>;
  /** The same as it comes, piece by piece, for what may be larger than the memory. */
  stream(path: string): AsyncIterable<Uint8Array>;
  /** A file, or standard output for `-`, to be written piece by piece. */
  sink(path: string): Promise<Sink>;
  /** Writes a file. Rejects if its folder is not there. */
  write(path: string, text: string): Promise<void>;
  /** Makes a folder, if it is not there. Rejects if the folder around it is not. */
  makeFolder(path: string): Promise<void>;
  /** The names in a folder; null if there is no such folder. */
  list(path: string): Promise<readonly string[] | null>;
  /** Removes a file, if it is there. */
  remove(path: string): Promise<void>;
  /** A built page of the package, such as `suite.html`. Rejects if it has not been built. */
  page(name: string): Promise<string>;
  /** The folder of the built web application. */
  readonly webApp: string;
  /** The built file that each thread of an audit runs; null from sources that were not built. */
  readonly auditWorker: URL | null;
  /** The second thread of `suite generate`; null where there is no core or no built file for it. */
  suiteThread(): Worker | null;
  out(text: string): void;
  err(text: string): void;
  /** Milliseconds since some moment. */
  now(): number;
  /** The date and time, for people. */
  date(): string;
  /** Starts a command in the shell, in a process group of its own. */
  launch(command: string, on: ChildEvents): Child;
  /** Ends what launched programs that have ended left running elsewhere. */
  endStrays(): void;
  /** Calls `stop` on Ctrl-C; what it returns ends that. */
  onInterrupt(stop: () => void): () => void;
  readonly cores: number;
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean;
  readonly isErrorTerminal: boolean;
  /** Whether standard input is a keyboard rather than a file or a pipe. */
  readonly isInputTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Something that is written piece by piece. */
export interface Sink {
  /** Resolves when there is room for more. */
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A program that was started. */
export interface Child {
  write(text: string): void;
  /** Closes its standard input. */
  end(): void;
  /** Ends it and everything it started. */
  kill(): void;
}

export interface ChildEvents {
  out(text: string): void;
  err(text: string): void;
  /** Once, when it has ended and everything it printed has been passed on. */
  exit(code: number | null, signal: string | null): void;
}

/** 0 fine, 1 errors found, 2 wrong usage, 3 our bug. */
export const EXIT = { fine: 0, found: 1, usage: 2, bug: 3 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The worst of two endings: what cannot be read or was asked wrongly outweighs findings. */
export const worse = (a: ExitCode, b: ExitCode): ExitCode => (a > b ? a : b);

/** Wrong usage, explained in one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
