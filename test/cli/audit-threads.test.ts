import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtCli } from './built-cli.ts';

let cli = '';
const folder = mkdtempSync(join(tmpdir(), 'sidepot-threads-'));
const archive = join(folder, 'archive');

interface Ended {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line as a process of its own. */
const run = (args: readonly string[], stdin?: Uint8Array): Promise<Ended> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      [cli, ...args],
      { maxBuffer: 1e9, timeout: 60_000 },
      (_, out, err) => done({ exit: child.exitCode, out, err }),
    );
    // Whoever has read enough closes the pipe.
    child.stdin?.on('error', () => undefined).end(stdin);
  });

beforeAll(async () => {
  cli = await builtCli();
  mkdirSync(archive);
  for (const to of ['notation', 'phh', 'pokerstars', 'ohh']) {
    const out = join(archive, `x.${to}`);
    await run(['simulate', '--hands', '500', '--tournament', '--to', to, '--out', out]);
  }
  // A wrong figure here and there.
  const path = join(archive, 'x.pokerstars');
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(Total pot \d*)7\d\d/g, '$1999'));
  const packed = gzipSync(readFileSync(join(archive, 'x.phh')));
  writeFileSync(join(archive, 'y.gz'), packed);
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(cli, '../../..'), { recursive: true, force: true });
});

describe('audit over threads', () => {
  test('several threads find what one finds, in the same order', async () => {
    const outs = await Promise.all(
      ['1', '2', '3'].map(async (jobs) => {
        const out = join(folder, `${jobs}.jsonl`);
        const args = ['audit', archive, '--jobs', jobs, '--out', out, '--piece', '65536'];
        const { exit, out: said, err } = await run(args);
        // On a busy machine a line of progress may come.
        expect([exit, err.replaceAll(/^.* a second.*\n/gm, '')]).toEqual([1, '']);
        return said + readFileSync(out, 'utf8');
      }),
    );
    expect(outs[0]).toContain('2,500 hands in 5 files');
    expect(outs[0]).toContain('The file says the total pot is');
    expect(outs[1]).toBe(outs[0]);
    expect(outs[2]).toBe(outs[0]);
  });

  test('packed standard input is shared too', async () => {
    const text = readFileSync(join(archive, 'x.notation'));
    const args = ['audit', '--jobs', '2', '--piece', '65536', '--json'];
    const plain = await run(args, text);
    const packed = await run(args, gzipSync(text));
    expect(JSON.parse(packed.out).hands).toBe(500);
    expect(packed.out).toBe(plain.out);
  });

  test('FORM-5: a line without an end on standard input is passed over and said once', async () => {
    const hands = readFileSync(join(archive, 'x.phh'), 'utf8');
    const endless = `[7]\nvariant = "NT"\nactions = ["${'a'.repeat(6_000_000)}\n`;
    const out = join(folder, 'endless.jsonl');
    const args = ['audit', '--jobs', '2', '--piece', '524288', '--out', out, '--json'];
    const ran = await run(args, Buffer.from(hands + endless + hands));
    expect(JSON.parse(ran.out)).toMatchObject({ hands: 1001, error: 1 });
    const found: { line: number; severity: string }[] = readFileSync(out, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(found.filter(({ severity }) => severity === 'error')).toMatchObject([
      { rule: 'FORM-5', line: hands.split('\n').length },
    ]);
    // Tournaments end on the same lines before and after it.
    const ends = found.filter(({ severity }) => severity === 'info').map(({ line }) => line);
    const before = ends.slice(0, ends.length / 2);
    const passed = (hands + endless).split('\n').length - 1;
    expect(ends).toEqual([...before, ...before.map((line) => line + passed)]);
  });

  test('FORM-5: what starts like no hand on standard input is said once and not read on', async () => {
    const ran = await run(['audit', '--json'], Buffer.from('a'.repeat(30_000_000)));
    expect(ran.exit).toBe(2);
    expect(JSON.parse(ran.out)).toMatchObject({ hands: 0, error: 1 });
  });

  test('Ctrl-C keeps what is done, and --resume does the rest', async () => {
    const args = (name: string): string[] => {
      const out = join(folder, name);
      return ['audit', archive, '--jobs', '2', '--piece', '16384', '--out', out];
    };
    const whole = await run(args('whole.jsonl'));
    for (let ms = 400; ; ms += 200) {
      const child = spawn(process.execPath, [cli, ...args('part.jsonl')], { stdio: 'pipe' });
      let err = '';
      child.stderr.on('data', (text) => {
        err += text;
      });
      const timer = setTimeout(() => child.kill('SIGINT'), ms);
      const [exit] = await once(child, 'close');
      clearTimeout(timer);
      // A signal before anybody listens for it ends any program.
      if (exit === null) continue;
      expect(exit).toBe(1);
      if (err !== '')
        expect(err).toBe('sidepot: stopped before the end; --resume goes on from here\n');
      break;
    }
    const rest = await run([...args('part.jsonl'), '--resume']);
    expect(rest.out).toBe(whole.out);
    const list = (name: string): string => readFileSync(join(folder, name), 'utf8');
    expect(list('part.jsonl')).toBe(list('whole.jsonl'));
  });
});
