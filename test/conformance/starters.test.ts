import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { pathOf } from '../source-files.ts';
import { ask, HELLO, WALK } from './ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidepot-starters-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Starter {
  readonly path: string;
  readonly toolchain: string;
  readonly version: string;
  /** Builds what has to be built, and says how to start it. */
  readonly build: (path: string) => readonly string[];
}

const starters: readonly Starter[] = [
  { path: 'typescript/adapter.ts', toolchain: 'node', version: '--version', build: transpiled },
  {
    path: 'python/adapter.py',
    toolchain: 'python3',
    version: '--version',
    build: (path) => ['python3', path],
  },
  {
    path: 'go/main.go',
    toolchain: 'go',
    version: 'version',
    build: (path) => compiled('go-adapter', (to) => ['go', 'build', '-o', to, path]),
  },
  {
    path: 'rust/main.rs',
    toolchain: 'rustc',
    version: '--version',
    build: (path) => compiled('rust-adapter', (to) => ['rustc', path, '-o', to]),
  },
];

test.for(starters)(
  '$path compiles and skips every case',
  ({ path, toolchain, ...how }, context) => {
    const isThere = spawnSync(toolchain, [how.version]).status === 0;
    context.skip(!isThere, `${toolchain} is not installed`);
    const command = how.build(pathOf(`conformance/starters/${path}`));
    expect(ask(command, [HELLO, WALK, { ...WALK, id: 'classic/folds/0002' }])).toEqual([
      { hello: { name: 'my engine', version: '0.0.0', skips: [] } },
      { id: 'classic/folds/0001', skip: 'not written yet' },
      { id: 'classic/folds/0002', skip: 'not written yet' },
    ]);
  },
);

function compiled(name: string, command: (to: string) => readonly string[]): readonly string[] {
  const to = join(folder, name);
  const [compiler, ...args] = command(to);
  const { status, stderr } = spawnSync(compiler!, args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return [to];
}

function transpiled(path: string): readonly string[] {
  const to = join(folder, 'adapter.mjs');
  const compilerOptions = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext };
  const source = readFileSync(path, 'utf8');
  writeFileSync(to, ts.transpileModule(source, { compilerOptions }).outputText);
  return ['node', to];
}
