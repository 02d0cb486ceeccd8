import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readText } from '../source-files.ts';

const action = readText('action.yml');

/** The script of the step that runs the suite, without its indent. */
const script = /^ {6}run: \|\n((?: {8}.*\n)+)/m.exec(action)![1]!.replace(/^ {8}/gm, '');

const folder = mkdtempSync(join(tmpdir(), 'sidepot-action-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SIDEPOT = join(folder, 'main.js');
writeFileSync(SIDEPOT, "console.log(process.argv.slice(2).join('\\n'));");

/** What the script would run, a word to a line. */
function wordsOf(inputs: Readonly<Record<string, string>>): string[] {
  const env = { ...process.env, ...inputs, SIDEPOT };
  const { stdout, stderr } = spawnSync('bash', ['-e', '-c', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trimEnd().split('\n');
}

const REPORTS = [
  ...['--out', 'sidepot-result/result.json', '--html', 'sidepot-result/result.html'],
  ...['--junit', 'sidepot-result/junit.xml', '--badge', 'sidepot-result/badge.svg'],
  ...['--failures', 'sidepot-result/failures.txt'],
];

test('the action runs the suite with its inputs, whatever characters are in them', () => {
  const APP = 'node "my adapter.js"; echo $HOME';
  const inputs = { APP, PROFILE: 'tda', KNOWN: 'known failures.txt' };
  expect(wordsOf(inputs)).toEqual([
    ...['suite', 'run', '--profile', 'tda', '--app', APP],
    ...['--known', 'known failures.txt', ...REPORTS],
  ]);
});

test('without a list of known failures there is no --known', () => {
  const inputs = { APP: './engine', PROFILE: 'classic', KNOWN: '' };
  expect(wordsOf(inputs)).toEqual([
    ...['suite', 'run', '--profile', 'classic', '--app', './engine'],
    ...REPORTS,
  ]);
});

test('what an earlier step left behind is not kept as the result of this one', () => {
  const left = join(folder, 'sidepot-result/result.json');
  mkdirSync(dirname(left), { recursive: true });
  writeFileSync(left, '{}');
  wordsOf({ APP: './engine', PROFILE: 'tda', KNOWN: '' });
  expect(readdirSync(dirname(left))).toEqual([]);
});

test('the result is kept under the name that was asked for, else under its profile', () => {
  const [, name] = /upload-artifact@v4\n {6}with:\n(?: {8}#.*\n)* {8}name: .{3} (.*) }}\n/.exec(
    action,
  )!;
  expect(name).toBe("inputs.artifact || format('sidepot-result-{0}', inputs.profile)");
});

test('every input of the run reaches the step through the environment', () => {
  const inputs = [...action.matchAll(/^ {2}([a-z]+):\n {4}description:/gm)].map(([, name]) => name);
  expect(inputs).toEqual(['app', 'profile', 'known', 'artifact']);
  for (const name of inputs.slice(0, 3)) {
    expect(action).toContain(`${name!.toUpperCase()}: \${{ inputs.${name} }}`);
    expect(script).toContain(`$${name === 'known' ? '{' : ''}${name!.toUpperCase()}`);
  }
});
