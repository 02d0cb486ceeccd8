/** Everything the command line touches outside itself, so that it can be tested in-process. */
export interface Io {
  /** A file's bytes, or standard input's for `-`. Rejects if it cannot be read. */
  read(path: string): Promise<Uint8Array>;
  write(path: string, text: string): Promise<void>;
  out(text: string): void;
  err(text: string): void;
  /** Milliseconds since some moment. */
  now(): number;
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean;
  readonly isErrorTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** 0 fine, 1 errors found, 2 wrong usage, 3 our bug. */
export const EXIT = { fine: 0, found: 1, usage: 2, bug: 3 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The worst of two endings: what cannot be read or was asked wrongly outweighs findings. */
export const worse = (a: ExitCode, b: ExitCode): ExitCode => (a > b ? a : b);

/** Wrong usage, told in one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
