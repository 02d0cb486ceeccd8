import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathOf, readText } from '../source-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidepot-packed-'));
const installed = join(folder, 'node_modules');

const run = (command: string, args: readonly string[], cwd = folder): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const sidepot = (...args: string[]): string => run(join(installed, '.bin/sidepot'), args);

// As `npm install sidepot` does it, in an empty folder and without a network. Packing builds first.
beforeAll(() => {
  run('npm', ['pack', '--pack-destination', folder], pathOf(''));
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, tarball)]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('nothing else is installed', () => {
  expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual(['sidepot']);
});

test('what the bundles took from others is named with its licence', () => {
  const notices = readFileSync(join(installed, 'sidepot/dist/licences/command-line.txt'), 'utf8');
  const bundled = [
    '@hono/node-server',
    'commander',
    'hono',
    'hyparquet',
    'hyparquet-writer',
    'picocolors',
  ];
  for (const name of bundled) {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\n\\n`, 'm'));
  }
  expect(notices.match(/Permission (?:is hereby granted|to use)/g)).toHaveLength(bundled.length);
});

test('--version is that of the package', () => {
  expect(sidepot('--version')).toBe(`${JSON.parse(readText('package.json')).version}\n`);
});

test('pots and settle', () => {
  expect(sidepot('pots', 'Alice=300', 'Bob=500', 'Carol=500')).toContain('Main Pot: 900');
  const example = pathOf('examples/three-way-all-in.hand');
  expect(sidepot('settle', example)).toContain('Side Pot 1');
});

test('audit with two threads finds what one finds', () => {
  sidepot('simulate', '--hands', '300', '--to', 'phh', '--out', 'hands.phhs');
  const audit = (jobs: string): string =>
    sidepot('audit', 'hands.phhs', '--jobs', jobs, '--piece', '16384', '--json');
  const two = audit('2');
  expect(JSON.parse(two)).toMatchObject({ finished: true, hands: 300, error: 0 });
  expect(two).toBe(audit('1'));
});

test('suite generate writes the cases and their page', () => {
  sidepot('suite', 'generate', '--count', '5', '--out', 'cases');
  expect(readdirSync(join(folder, 'cases')).sort()).toEqual([
    'cases',
    'cases.jsonl',
    'index.html',
    'suite.json',
  ]);
});

test('serve serves the application until Ctrl-C', async () => {
  const main = join(installed, 'sidepot/dist/cli/main.js');
  const child = spawn(process.execPath, [main, 'serve', '--port', '0'], { stdio: 'pipe' });
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
  const page = await fetch(/http:\S+/.exec(said)![0]);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('the library is imported by its name, and by its subpaths', () => {
  const { exports } = JSON.parse(readText('package.json'));
  const entries = Object.keys(exports).filter((name) => name !== './package.json');
  const script = entries
    .map((name) => `Object.keys(await import('${name.replace('.', 'sidepot')}')).length > 0`)
    .join(' && ');
  expect(run(process.execPath, ['--input-type=module', '-e', `console.log(${script})`])).toBe(
    'true\n',
  );
});
