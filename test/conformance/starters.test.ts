import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { pathOf, readText } from '../source-files.ts';
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
  { path: 'typescript/adapter.mts', toolchain: 'node', version: '--version', build: transpiled },
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

const page = readText('docs/conformance.md');

/** The question and the answers that the page shows. */
const [question, ...answers] = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text]) =>
  JSON.parse(text!),
);

test('the types of the TypeScript starter take every question and answer of the page', () => {
  const source = readText('conformance/starters/typescript/adapter.mts');
  const types = source.slice(source.indexOf('interface Question'), source.indexOf('function '));
  const said = answers.map(({ id: _, ...fields }) => JSON.stringify(fields)).join(',\n');
  const text = `${types}
export const question: Question = ${JSON.stringify(question)};
export const answers: readonly Answer[] = [${said}];`;
  expect(answers).toHaveLength(4);
  expect(typeErrorsIn(text)).toEqual([]);
  expect(typeErrorsIn(text.replace('"toCall":100', '"toCall":"100"'))).toHaveLength(1);
});

test('the TypeScript starter is a module also where package.json says CommonJS', () => {
  // That is what `npm init -y` writes; then only the name of a file can say that it is a module.
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}');
  const path = join(folder, basename(starters[0]!.path));
  const format = ts.getImpliedNodeFormatForFile(path, undefined, ts.sys, {
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  });
  expect(format).toBe(ts.ModuleKind.ESNext);
});

test('the Rust starter says in JSON what went wrong, whatever is in it', (context) => {
  const { toolchain, version } = starters.find(({ path }) => path.startsWith('rust/'))!;
  context.skip(spawnSync(toolchain, [version]).status !== 0, `${toolchain} is not installed`);
  const words = 'seat "3" of C:\\table\u0007 is empty';
  const skips = `Ok(r#""skip":"not written yet""#.to_string())`;
  const source = readText('conformance/starters/rust/main.rs');
  expect(source).toContain(skips);
  const path = join(folder, 'failing.rs');
  writeFileSync(path, source.replace(skips, `Err(r#"${words}"#.to_string())`));
  const command = compiled('rust-failing', (to) => [toolchain, path, '-o', to]);
  const [, answer] = ask(command, [HELLO, WALK]);
  expect(answer).toEqual({ id: WALK.id, error: 'seat "3" of C:\\table  is empty' });
});

/** What the compiler says about a text, as strictly as it can. */
function typeErrorsIn(text: string): readonly string[] {
  const path = join(folder, 'typed.mts');
  writeFileSync(path, text);
  const options = { strict: true, noEmit: true, types: [], lib: ['lib.es5.d.ts'] };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([path], options))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

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
