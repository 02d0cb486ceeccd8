import type { ExitCode, Io } from '../../src/cli/io.ts';
import { endStrays, launch } from '../../src/cli/programs/launch.ts';
import { run } from '../../src/cli/run.ts';

export interface Ran {
  readonly exit: ExitCode;
  readonly out: string;
  readonly err: string;
  /** What was written, by path. */
  readonly written: Readonly<Record<string, string>>;
  readonly removed: readonly string[];
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
  /** Folders that are not there: what is written into them is refused. */
  readonly missing?: readonly string[];
  /** Whether standard input is a keyboard. */
  readonly isInputTerminal?: boolean;
  /** Built pages by name; without it none is built. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Milliseconds by which the clock moves on each time somebody looks at it. */
  readonly tick?: number;
  /** Told when the command asks to hear of Ctrl-C. */
  readonly onInterrupt?: (stop: () => void) => void;
}

/** Runs a command line in this process with files that exist only here. */
export async function sidepot(args: readonly string[], world: World = {}): Promise<Ran> {
  const {
    files = {},
    stdin = '',
    isTerminal = false,
    env = {},
    locked = [],
    missing = [],
    broken = false,
    pages = {},
    tick = 1,
  } = world;
  const written: Record<string, string> = {};
  const removed: string[] = [];
  let out = '';
  let err = '';
  let time = 0;
  const inFolder = (path: string): void => {
    if (missing.some((folder) => path.startsWith(`${folder}/`))) {
      throw Object.assign(new Error('gone'), { code: 'ENOENT' });
    }
  };
  const io: Io = {
    async read(path) {
      const content = path === '-' ? stdin : files[path];
      if (content === undefined) throw Object.assign(new Error('gone'), { code: 'ENOENT' });
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    },
    async *stream(path) {
      const bytes = await io.read(path);
      // In pieces, as a disk gives them.
      for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
    },
    async sink(path) {
      inFolder(path);
      if (locked.includes(path)) throw Object.assign(new Error('no'), { code: 'EACCES' });
      if (path !== '-') written[path] = '';
      return {
        async write(text) {
          if (path === '-') io.out(text);
          else written[path] += text;
        },
        async close() {},
      };
    },
    async makeFolder(path) {
      inFolder(path);
    },
    async write(path, text) {
      inFolder(path);
      if (locked.includes(path)) throw Object.assign(new Error('no'), { code: 'EACCES' });
      written[path] = text;
    },
    async list(path) {
      const below = [...Object.keys(files), ...Object.keys(written)].filter((file) =>
        file.startsWith(`${path}/`),
      );
      const names = below.map((file) => file.slice(path.length + 1).split('/')[0]!);
      // The folder everything starts from is always there.
      return names.length === 0 && path !== '.' ? null : [...new Set(names)];
    },
    async remove(path) {
      removed.push(path);
    },
    async page(name) {
      const page = pages[name];
      if (page === undefined) throw Object.assign(new Error('gone'), { code: 'ENOENT' });
      return page;
    },
    webApp: 'nothing is built here',
    auditWorker: null,
    suiteThread: () => null,
    out: (text) => {
      if (broken) throw new Error('out of paper');
      out += text;
    },
    err: (text) => {
      err += text;
    },
    now: () => {
      time += tick;
      return time;
    },
    date: () => '2026-01-02T03:04:05.000Z',
    launch,
    endStrays,
    onInterrupt(stop) {
      world.onInterrupt?.(stop);
      return () => undefined;
    },
    cores: 2,
    isTerminal,
    isErrorTerminal: isTerminal,
    isInputTerminal: world.isInputTerminal ?? false,
    env,
  };
  const exit = await run(args, io);
  return { exit, out, err, written, removed };
}
