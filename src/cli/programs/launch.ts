import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Child, ChildEvents } from '../io.ts';

/** How long the last words of a program that has ended may be on their way, in milliseconds. */
const LAST_WORDS = 500;

/** What ends the programs that run: also when this one ends in the middle (`| head`). */
const running = new Set<() => void>();
process.on('exit', () => {
  for (const kill of running) kill();
  if (launched > 0) endStrays();
});

/** In the environment of everything a program starts, however far it goes away. */
const MARK = 'SIDEPOT_PROGRAM';
let launched = 0;
/** The marks of programs that have ended or been ended. */
const ended = new Set<string>();

/** How many programs are started between two looks for what they left running: one for each case adds up. */
const STARTS_BETWEEN_LOOKS = 32;

/** Starts a command in the shell as the head of a process group, so that all of it can be ended. */
export function launch(command: string, on: ChildEvents): Child {
  const isWindows = process.platform === 'win32';
  if (launched % STARTS_BETWEEN_LOOKS === STARTS_BETWEEN_LOOKS - 1) endStrays();
  const mark = `${process.pid}.${++launched}`;
  const env = { ...process.env, [MARK]: mark };
  const child = spawn(command, { shell: true, detached: !isWindows, windowsHide: true, env });
  const kill = (): void => {
    ended.add(mark);
    if (isWindows) child.kill();
    else if (child.pid !== undefined) killGroup(child.pid);
  };
  running.add(kill);
  for (const [stream, tell] of [
    [child.stdout, on.out],
    [child.stderr, on.err],
  ] as const) {
    // Leaves out a byte order mark, with which .NET and PowerShell begin what they print.
    const decoder = new TextDecoder();
    stream.on('data', (bytes: Buffer) => tell(decoder.decode(bytes, { stream: true })));
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

const killGroup = (pid: number): void => killPid(-pid);

function killPid(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/**
 * Ends what programs left running outside their group (`setsid`, a daemon), where the system shows
 * the environment of a process: on Linux. Looking at every process takes its time, so it is done
 * now and then, and when a run is over.
 */
export function endStrays(): void {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (ended.has(markOf(pid) ?? '')) killPid(Number(pid));
  }
}

function markOf(pid: string): string | undefined {
  try {
    const variables = readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0');
    return variables.find((one) => one.startsWith(`${MARK}=`))?.slice(MARK.length + 1);
  } catch {
    // Gone, or somebody else's.
    return undefined;
  }
}
