#!/usr/bin/env node
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import { EXIT } from './io.ts';
import { endStrays, launch } from './programs/launch.ts';
import { run } from './run.ts';
import { openSink, openStream, readWhole, writeWhole } from './streams.ts';

async function makeFolder(path: string): Promise<void> {
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

async function listFolder(path: string): Promise<readonly string[] | null> {
  try {
    return await readdir(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function onInterrupt(stop: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}

/** As a shell counts a program that the system ended because its reader left (SIGPIPE). */
const ENDED_BY_READER = 128 + 13;

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader has had enough (`| head`): nobody is left to write for, and nobody knows how it ends.
    if (error.code === 'EPIPE') process.exit(ENDED_BY_READER);
    if (stream === process.stdout) {
      process.stderr.write(`sidepot: cannot write to standard output: ${error.message}\n`);
    }
    process.exit(EXIT.usage);
  });
}

/** Where something lies that was built with the command line; this file is its dist/cli/main.js. */
const built = (path: string): URL => new URL(path, import.meta.url);

/**
 * Much code runs for a second to make a suite: V8 spends as long on compiling it better as that saves.
 * With fifteen times its usual patience it only does so for what goes on to be hot. Later V8 has no
 * such flag, and says so on standard error.
 */
function compileLess(): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=1000000');
}

/**
 * The second thread of `suite generate` takes as long to start as the command that needs it, so it is
 * started first. Nobody waits for it where nobody turns to it.
 */
async function startSuiteThread(): Promise<Worker | null> {
  const [command, ...flags] = process.argv.slice(3);
  // Whoever asks for the help gets no suite.
  const asksForHelp = flags.includes('--help') || flags.includes('-h');
  if (command !== 'generate' || asksForHelp || availableParallelism() < 2) return null;
  const { Worker } = await import('node:worker_threads');
  const thread = new Worker(built('suite-worker.js'));
  thread.unref();
  return thread;
}

const suiteThread = process.argv[2] === 'suite' ? await startSuiteThread() : null;
if (process.argv[2] === 'suite' && !suiteThread) compileLess();

function turnToSuiteThread(): Worker | null {
  // Not before: with another flag, what a thread needs of Node's own modules is compiled once more.
  if (suiteThread) compileLess();
  return suiteThread;
}

process.exitCode = await run(process.argv.slice(2), {
  read: readWhole,
  stream: openStream,
  sink: openSink,
  // A suite has hundreds of small files: handing each to a thread costs several times the writing.
  write: async (path, text) => writeWhole(path, text),
  makeFolder,
  list: listFolder,
  remove: (path) => rm(path, { force: true }),
  page: (name) => readFile(built(`../web/${name}`), 'utf8'),
  webApp: fileURLToPath(built('../web/app')),
  auditWorker: built('audit-worker.js'),
  suiteThread: turnToSuiteThread,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  now: () => performance.now(),
  date: () => new Date().toISOString(),
  launch,
  endStrays,
  onInterrupt,
  cores: availableParallelism(),
  isTerminal: process.stdout.isTTY === true,
  isInputTerminal: process.stdin.isTTY === true,
  isErrorTerminal: process.stderr.isTTY === true,
  env: process.env,
});
