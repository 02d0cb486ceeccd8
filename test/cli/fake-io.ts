import type { ExitCode, Io } from '../../src/cli/io.ts';
import { run } from '../../src/cli/run.ts';

export interface Ran {
  readonly exit: ExitCode;
  readonly out: string;
  readonly err: string;
  /** What was written, by path. */
  readonly written: Readonly<Record<string, string>>;
}

export interface World {
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly stdin?: string;
  readonly isTerminal?: boolean;
  readonly env?: Record<string, string>;
  /** Printing fails, as only a bug would make it. */
  readonly broken?: boolean;
  /** Paths that cannot be written. */
  readonly locked?: readonly string[];
}

/** Runs a command line in this process with files that exist only here. */
export async function sidepot(args: readonly string[], world: World = {}): Promise<Ran> {
  const {
    files = {},
    stdin = '',
    isTerminal = false,
    env = {},
    locked = [],
    broken = false,
  } = world;
  const written: Record<string, string> = {};
  let out = '';
  let err = '';
  let time = 0;
  const io: Io = {
    async read(path) {
      const content = path === '-' ? stdin : files[path];
      if (content === undefined) throw Object.assign(new Error('gone'), { code: 'ENOENT' });
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    },
    async write(path, text) {
      if (locked.includes(path)) throw Object.assign(new Error('no'), { code: 'EACCES' });
      written[path] = text;
    },
    out: (text) => {
      if (broken) throw new Error('out of paper');
      out += text;
    },
    err: (text) => {
      err += text;
    },
    now: () => time++,
    isTerminal,
    isErrorTerminal: isTerminal,
    env,
  };
  const exit = await run(args, io);
  return { exit, out, err, written };
}
