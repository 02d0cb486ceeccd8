import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import type { Child, ChildEvents } from '../io.ts';

/** How long the last words of a program that has ended may be on their way, in milliseconds. */
const LAST_WORDS = 500;

/** What ends the programs that run: also when this one ends in the middle (`| head`). */
const running = new Set<() => void>();
process.on('exit', () => {
  for (const kill of running) kill();
});

/** Starts a command in the shell as the head of a process group, so that all of it can be ended. */
export function launch(command: string, on: ChildEvents): Child {
  const isWindows = process.platform === 'win32';
  const child = spawn(command, { shell: true, detached: !isWindows, windowsHide: true });
  const kill = (): void => {
    if (isWindows) child.kill();
    else if (child.pid !== undefined) killGroup(child.pid);
  };
  running.add(kill);
  for (const [stream, tell] of [
    [child.stdout, on.out],
    [child.stderr, on.err],
  ] as const) {
    const decoder = new StringDecoder('utf8');
    stream.on('data', (bytes: Buffer) => tell(decoder.write(bytes)));
  }
  // EPIPE: a program need not read all of its input.
  child.stdin.on('error', () => undefined);
  tellEnd(child, kill, on);
  return {
    write: (text) => void child.stdin.write(text),
    end: () => void child.stdin.end(),
    kill,
  };
}

function tellEnd(child: ChildProcessWithoutNullStreams, kill: () => void, on: ChildEvents): void {
  let hasEnded = false;
  const tell = (code: number | null, signal: string | null): void => {
    if (hasEnded) return;
    hasEnded = true;
    running.delete(kill);
    on.exit(code, signal);
  };
  child.on('error', (error) => {
    on.err(error.message);
    tell(null, null);
  });
  child.on('close', tell);
  child.on('exit', (code, signal) => {
    // What it left running goes with it; until then its output stays open.
    kill();
    setTimeout(() => {
      child.stdout.destroy();
      child.stderr.destroy();
      tell(code, signal);
    }, LAST_WORDS).unref();
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has ended already.
  }
}
