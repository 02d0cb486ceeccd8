import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtCli } from '../cli/built-cli.ts';
import { pathOf } from '../source-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidepot-memory-'));
let cli = '';

/** Each hand ends with a stack that is wrong: a finding for every hand. */
const wrongHands = (hands: number): string =>
  Array.from(
    { length: hands },
    (_, i) => `[${i + 1}]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [100, 200, 0]
min_bet = 200
starting_stacks = [10000, 20000, 30000]
actions = ['p3 f', 'p1 cbr 600', 'p2 f']
finishing_stacks = [10200, 19800, 30001]
`,
  ).join('\n');

beforeAll(async () => {
  cli = await builtCli();
  writeFileSync(join(folder, 'wrong.phhs'), wrongHands(100));
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(cli, '../../..'), { recursive: true, force: true });
});

/** The most memory an audit of so many files held, in megabytes. */
function peakOf(files: number): number {
  const archive = join(folder, String(files));
  mkdirSync(archive);
  for (let i = 0; i < files; i++) symlinkSync('../wrong.phhs', join(archive, `${i}.phhs`));
  const out = join(folder, `${files}.jsonl`);
  const args = ['--import', pathOf('bench/peak-memory.js'), cli, 'audit', archive];
  const ran = spawnSync(process.execPath, [...args, '--jobs', '2', '--json', '--out', out], {
    encoding: 'utf8',
    // The last one is for the memory.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  expect(JSON.parse(ran.stdout)).toMatchObject({ files, hands: 100 * files, error: 100 * files });
  return Number(ran.output[3]) / 1024;
}

test('an audit needs no more memory for five times the files and findings', () => {
  const few = peakOf(2_000);
  const many = peakOf(10_000);
  expect(many).toBeLessThan(300);
  // A million findings are 200 MB of text: none of it may stay.
  expect(many - few).toBeLessThan(60);
}, 600_000);
