import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { builtCli } from '../cli/built-cli.ts';
import { manyHands, rakedHands } from '../cli/sample-hands.ts';
import { readText } from '../source-files.ts';

const answers = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { timeout: 10_000 }).status === 0;

const hasParallel = answers('parallel', '--version');
const hasSlurm = answers('sinfo');
if (!hasParallel) console.warn('shards with GNU parallel are not tested: it is not installed');
if (!hasSlurm) console.warn('shards with Slurm are not tested: sinfo finds no running cluster');

const folder = mkdtempSync(join(tmpdir(), 'sidepot-schedulers-'));
const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
let main = '';

/** The block of docs/scale.md that holds these words. */
function shown(words: string): string {
  const blocks = [...readText('docs/scale.md').matchAll(/^```sh\n([\s\S]*?)^```$/gm)];
  const block = blocks.map(([, code]) => code!).find((code) => code.includes(words));
  expect(block).toBeDefined();
  return block!;
}

/** Runs a script of the manual where `sidepot` is the one that was just built. */
function run(script: string): { readonly code: number | null; readonly out: string } {
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
    ...{ cwd: folder, env, encoding: 'utf8' as const, timeout: 300_000 },
  });
  return { code: status, out: stdout + stderr };
}

beforeAll(async () => {
  main = await builtCli();
  mkdirSync(join(folder, 'bin'));
  const sidepot = join(folder, 'bin/sidepot');
  writeFileSync(sidepot, `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`, { mode: 0o755 });
  mkdirSync(join(folder, 'archive'));
  const put = (name: string, bytes: string | Uint8Array): void =>
    writeFileSync(join(folder, 'archive', name), bytes);
  put('a.hand', manyHands(3000));
  put('b.hand.gz', gzipSync(manyHands(500)));
  put('c.phhs', rakedHands(6000));
  run('sidepot audit archive/ --jobs 1 --out whole.jsonl > whole.txt');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(main, '../../..'), { recursive: true, force: true });
});

// What is there would be gone on with.
beforeEach(() => {
  const made = readdirSync(folder).filter((name) => /^(shard-|findings)/.test(name));
  for (const name of made) rmSync(join(folder, name));
});

test.skipIf(!hasParallel)('GNU parallel: eight shards are what one machine gives', () => {
  const { out } = run(`{ ${shown('parallel ')} } > merged.txt`);
  expect(out).toBe('');
  expect(text('merged.txt').replace(/^Shard .*\n/gm, '')).toBe(text('whole.txt'));
  expect(text('findings.jsonl')).toBe(text('whole.jsonl'));
});

test.skipIf(!hasSlurm)('a Slurm array: eight shards are what one machine gives', () => {
  writeFileSync(join(folder, 'audit.sbatch'), shown('#SBATCH'));
  const submitted = run(shown('sbatch --wait'));
  expect(submitted.out).toContain('hands in');
  expect(submitted.out.slice(submitted.out.indexOf('Certainly wrong'))).toBe(text('whole.txt'));
  expect(text('findings.jsonl')).toBe(text('whole.jsonl'));
});
