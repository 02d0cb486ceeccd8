import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ran, sidepot } from './fake-io.ts';
import { manyHands, rakedHands, SHORT_CALL } from './sample-hands.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidepot-shards-'));
const archive = join(folder, 'archive');
const at = (name: string): string => join(folder, name);
const text = (name: string): string => readFileSync(at(name), 'utf8');
const audit = (...args: readonly string[]): Promise<Ran> => sidepot(['audit', ...args]);

beforeAll(() => {
  mkdirSync(archive);
  writeFileSync(join(archive, 'a.hand'), manyHands(3));
  writeFileSync(join(archive, 'b.hand'), manyHands(2000));
  writeFileSync(join(archive, 'c.hand.gz'), gzipSync(manyHands(400)));
  writeFileSync(join(archive, 'd.txt'), 'no hands in here');
  // Rake in every hand: what holds for a file is counted across shards.
  writeFileSync(join(archive, 'e.phhs'), rakedHands(2000));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PIECE = ['--piece', '20000'];

async function shards(of: number, name: string): Promise<string[]> {
  const outs: string[] = [];
  for (let i = 1; i <= of; i++) {
    const out = at(`${name}-${i}`);
    const ran = await audit(archive, '--shard', `${i}/${of}`, '--out', out, ...PIECE);
    expect([ran.exit, ran.err]).toEqual([0, '']);
    outs.push(out);
  }
  return outs;
}

describe('audit --shard and audit merge', () => {
  test('any number of shards gives what one machine gives, byte for byte', async () => {
    const whole = await audit(archive, '--out', at('whole.jsonl'), ...PIECE);
    expect(whole.out).toContain('errors');
    expect(whole.out).toContain('The file takes rake in 2,000 hands');
    for (const of of [1, 2, 7, 40]) {
      const outs = await shards(of, `of${of}`);
      const merged = await audit('merge', ...outs.reverse(), '--out', at('merged.jsonl'));
      expect([merged.exit, merged.out]).toEqual([whole.exit, whole.out]);
      expect(text('merged.jsonl')).toBe(text('whole.jsonl'));
    }
  });

  test('shares are cut by bytes, not by files', async () => {
    const outs = await shards(3, 'share');
    const hands = outs.map((_, i) => Number(/"hands":(\d+)/.exec(text(`share-${i + 1}`))?.[1]));
    expect(hands.every((count) => count > 0)).toBe(true);
    // The large file of notation is in more than one of them.
    expect(
      outs.filter((out) => readFileSync(out, 'utf8').includes('b.hand')).length,
    ).toBeGreaterThan(1);
  });

  test('a shard that was cut off goes on with --resume', async () => {
    const outs = await shards(2, 'cut');
    const whole = text('cut-1');
    for (const share of [0.999, 0.5, 0.1]) {
      truncateSync(outs[0]!, Math.floor(whole.length * share));
      const early = await audit('merge', ...outs);
      expect([early.exit, early.err]).toEqual([2, expect.stringContaining('is not finished')]);
      await audit(archive, '--shard', '1/2', '--out', outs[0]!, '--resume', ...PIECE);
      expect(text('cut-1')).toBe(whole);
    }
  });

  test('a shard that is cut or damaged is refused, and an earlier list stays', async () => {
    const [one, two] = (await shards(2, 'worn')) as [string, string];
    const list = at('kept.jsonl');
    writeFileSync(list, 'kept');
    const whole = readFileSync(two, 'utf8');
    writeFileSync(two, whole.slice(0, -5));
    const cut = await audit('merge', one, two, '--out', list);
    expect([cut.exit, cut.err]).toEqual([2, expect.stringContaining('is not finished')]);
    expect(text('kept.jsonl')).toBe('kept');
    for (const damage of ['{', 'null', '{"part":1}']) {
      const lines = whole.split('\n');
      writeFileSync(two, lines.with(1, damage).join('\n'));
      const ran = await audit('merge', one, two);
      expect([ran.exit, ran.err]).toEqual([
        2,
        `sidepot: ${two} is damaged; run that shard again\n`,
      ]);
    }
    writeFileSync(two, 'null\n');
    expect((await audit('merge', one, two)).err).toContain('not the file of a shard');
  });

  test('shards that do not belong together are refused, each with its reason', async () => {
    const [one, two] = (await shards(2, 'pair')) as [string, string];
    const other = at('other');
    await audit(archive, '--shard', '2/2', '--out', other, '--rules', 'tda', ...PIECE);
    const reasons = [
      [[one], 'shard 2/2 is missing'],
      [[one, one, two], 'are the same shard'],
      [[one, other], 'is a shard of another audit'],
      [[one, at('whole.jsonl')], 'not the file of a shard'],
      [[one, at('gone')], 'there is no such file'],
    ] as const;
    for (const [paths, reason] of reasons) {
      const ran = await audit('merge', ...paths);
      expect([ran.exit, ran.err]).toEqual([2, expect.stringContaining(reason)]);
    }
    const file = join(archive, 'a.hand');
    const { atime, mtime } = statSync(file);
    utimesSync(file, atime, new Date(0));
    await audit(archive, '--shard', '2/2', '--out', two, ...PIECE);
    expect((await audit('merge', one, two)).err).toContain('when the files were others');
    utimesSync(file, atime, mtime);
  });

  test('wrong shares and streams are explained', async () => {
    for (const share of ['0/2', '3/2', '1', 'a/b', '1/2/3']) {
      const ran = await audit(archive, '--shard', share, '--out', at('x'));
      expect([ran.exit, ran.err]).toEqual([2, expect.stringContaining('It must be i/n')]);
    }
    expect((await audit(archive, '--shard', '1/2')).err).toContain('--shard needs --out FILE');
    expect((await audit('--shard', '1/2', '--out', at('x'))).err).toContain('a stream has no size');
  });
});

describe('the list of findings', () => {
  test('--severity lists only what is grave enough, and counts everything', async () => {
    const all = JSON.parse((await audit(archive, '--json', '--out', at('all.jsonl'))).out);
    const grave = await audit(archive, '--json', '--severity', 'error', '--out', at('e.jsonl'));
    expect(JSON.parse(grave.out)).toEqual(all);
    const severities = (name: string): string[] =>
      text(name)
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).severity);
    expect(all.warning).toBeGreaterThan(0);
    expect(severities('e.jsonl')).toEqual(severities('all.jsonl').filter((one) => one === 'error'));
  });

  test('--format csv has the same findings, quoted, and no formulas', async () => {
    const odd = at('=1+1.hand');
    writeFileSync(odd, SHORT_CALL);
    await audit(odd, '--out', at('odd.csv'), '--format', 'csv');
    const [head, first, end] = text('odd.csv').split('\r\n');
    expect(head).toBe('file,line,column,length,hand,rule,severity,message,expected,found,fix');
    expect(first).toMatch(/,13,\d+,\d+,\d+,ACT-3,error,/);
    expect(end).toBe('');
    await audit(archive, '--out', at('all.csv'), '--format', 'csv');
    const { error, warning, info } = JSON.parse((await audit(archive, '--json')).out);
    expect(text('all.csv').split('\r\n').length).toBe(error + warning + info + 2);
  });

  test('--format parquet is read by somebody else to the same findings', async () => {
    const { parquetReadObjects } = await import('hyparquet');
    await audit(archive, '--out', at('all.parquet'), '--format', 'parquet');
    const bytes = readFileSync(at('all.parquet'));
    const file = new Uint8Array(bytes).buffer;
    const rows = await parquetReadObjects({ file });
    const listed = text('all.jsonl')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    expect(rows.length).toBe(listed.length);
    const plain = (row: object): object =>
      Object.fromEntries(
        Object.entries(row)
          .map(([key, value]) => [key, typeof value === 'bigint' ? Number(value) : value])
          .sort(),
      );
    expect(rows.map(plain)).toEqual(listed.map(plain));
    const resumed = await audit(archive, '--out', at('x'), '--format', 'parquet', '--resume');
    expect(resumed.err).toContain('Parquet cannot be appended to');
  });

  test('a folder that is not there is not made', async () => {
    const ran = await audit(archive, '--out', at('nowhere/x.jsonl'));
    expect([ran.exit, ran.err]).toEqual([
      2,
      expect.stringContaining('does not exist; make it first'),
    ]);
  });

  test('without any hands it says so and exits 2', async () => {
    const empty = at('empty');
    mkdirSync(empty);
    for (const path of [empty, join(archive, 'd.txt')]) {
      const ran = await audit(path);
      expect([ran.exit, ran.err]).toEqual([2, expect.stringContaining('no hands were found')]);
    }
  });

  test('where nobody watches, a line every ten seconds says how far it is', async () => {
    const ran = await sidepot(['audit', archive, ...PIECE], { tick: 3000 });
    const lines = ran.err.split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^(\d+ %, )?[\d,]+ hands, [\d,]+ a second/);
  });
});
