#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises';
import { run } from './run.ts';

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads has had enough (`| head`): there is nobody left to tell.
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

process.exitCode = await run(process.argv.slice(2), {
  read: (path) => (path === '-' ? readStandardInput() : readFile(path)),
  write: (path, text) => writeFile(path, text),
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  now: () => performance.now(),
  isTerminal: process.stdout.isTTY === true,
  isErrorTerminal: process.stderr.isTTY === true,
  env: process.env,
});
