import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtCli } from './built-cli.ts';
import { sidepot } from './fake-io.ts';

let cli = '';
const folder = mkdtempSync(join(tmpdir(), 'sidepot-suite-threads-'));

/** Enough cases for a second thread, where there is a second core. */
const generate = ['suite', 'generate', '--seed', '3', '--count', '100', '--json', '--out'];

const run = (out: string): Promise<{ exit: number | null; out: string; err: string }> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      [cli, ...generate, out],
      { maxBuffer: 1e9 },
      (_, said, err) => done({ exit: child.exitCode, out: said, err }),
    );
  });

beforeAll(async () => {
  cli = await builtCli();
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(cli, '../../..'), { recursive: true, force: true });
});

describe('suite generate over two threads', () => {
  test('writes what one thread writes, and says the same', async () => {
    const out = join(folder, 'suite');
    const [two, one] = [await run(out), await sidepot([...generate, out])];
    expect([two.exit, two.out]).toEqual([0, one.out]);
    const names = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const written = Object.fromEntries(names.map((path) => [path, readFileSync(path, 'utf8')]));
    expect(written).toEqual(one.written);
  }, 60_000);

  test('what the second thread cannot write is said like anything else', async () => {
    const out = join(folder, 'blocked');
    const [line] = readFileSync(join(folder, 'suite/cases.jsonl'), 'utf8').split('\n');
    const [first] = JSON.parse(line!).id.match(/[a-z-]+\/\d{4}$/)!;
    mkdirSync(join(out, 'cases', `${first.replace('/', '-')}.json`), { recursive: true });
    writeFileSync(join(out, 'suite.json'), '{"version":2,"seed":3,"cases":[]}');
    writeFileSync(join(out, 'cases.jsonl'), `${line}\n`);
    const { exit, err } = await run(out);
    expect(exit).toBe(2);
    expect(err).toContain(`cannot write ${out}: it is a folder`);
  }, 60_000);
});
