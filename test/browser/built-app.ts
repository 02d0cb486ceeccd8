import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pathOf } from '../source-files.ts';

const PREFIX = 'sidepot-app-';
/** As in `dist`: what goes with the application is written beside it, and stays in the folder too. */
const APP = 'web/app';
/** A build takes seconds, on a crowded machine minutes; whoever holds the lock for longer has died. */
const LOCK_MS = 200_000;
const KEPT_MS = 24 * 60 * 60 * 1000;

/** What the build reads. */
const SOURCES = ['src', 'docs', 'scripts', 'vite.app.config.ts', 'package-lock.json'];

/**
 * The application built from the sources as they are now, in a temporary folder named after them:
 * test files that run at the same time, and later runs, share one build.
 */
export async function builtApp(): Promise<string> {
  const folder = join(tmpdir(), `${PREFIX}${hashOfSources()}`);
  const lock = `${folder}.lock`;
  while (!existsSync(folder)) {
    if (!take(lock)) {
      await new Promise((done) => setTimeout(done, 100));
      continue;
    }
    try {
      if (!existsSync(folder)) await build(folder);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return join(folder, APP);
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LOCK_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

async function build(folder: string): Promise<void> {
  forgetOld();
  const fresh = `${folder}.new`;
  // A build that was killed may have left something.
  rmSync(fresh, { recursive: true, force: true });
  const vite = pathOf('node_modules/vite/bin/vite.js');
  const config = pathOf('vite.app.config.ts');
  const out = join(fresh, APP);
  const args = [vite, 'build', '-c', config, '--outDir', out, '--logLevel', 'error'];
  // A test's own environment would build the development half of some packages.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, args, { env, cwd: pathOf('') });
  renameSync(fresh, folder);
}

function forgetOld(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(tmpdir(), name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = pathOf(source);
    if (!existsSync(path)) continue;
    const files = statSync(path).isFile()
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
