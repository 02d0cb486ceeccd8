import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { prng } from '../../src/kernel/index.ts';
import { builtCli } from '../cli/built-cli.ts';
import { manyHands, rakedHands } from '../cli/sample-hands.ts';
import { NO_POSTGRES, PostgresCluster, postgresPrograms } from '../postgres-cluster.ts';
import { pathOf } from '../source-files.ts';

const isHere = postgresPrograms() !== null;
if (!isHere) console.warn(`audit --queue is not tested: ${NO_POSTGRES}`);

const SEED = Number(process.env.SEED ?? 14);

const folder = mkdtempSync(join(tmpdir(), 'sidepot-queue-'));
const at = (name: string): string => join(folder, name);
const text = (name: string): string => readFileSync(at(name), 'utf8');
const PIECE = ['--piece', '4096'];

let cluster: PostgresCluster;
let main: string;

interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
}

const running = new Set<Program>();

/** Starts a command line in the folder, or another one. */
function start(args: readonly string[], cwd = folder, program = main): Program {
  const child = spawn(process.execPath, [program, ...args], { cwd, stdio: 'pipe' });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    out += piece;
  });
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    err += piece;
  });
  const ended = once(child, 'close').then(([code]) => {
    running.delete(started);
    return { code: code as number | null, out, err };
  });
  const started: Program = { child, ended };
  running.add(started);
  return started;
}

const audit = (...args: readonly string[]): Program => start(['audit', ...args, ...PIECE]);
const queued = (...args: readonly string[]): Program => audit('--queue', cluster.address, ...args);
const worker = (cwd = folder): Program =>
  start(['audit-worker', '--queue', cluster.address, '--jobs', '1'], cwd);

async function end({ child, ended }: Program, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  child.kill(signal);
  await ended;
}

/** Where it takes long, a line every ten seconds says that it goes on. */
const withoutProgress = (err: string): string =>
  err.replaceAll(/^(?:sidepot: no results for|(?:\d+ %, )?[\d,]+ hands,) .*\n/gm, '');

/** What the audit left behind in the database. */
const leftBehind = (): Promise<unknown[][]> =>
  cluster.sql(
    `SELECT (SELECT count(*)::int FROM sidepot.audit_run),
            (SELECT count(*)::int FROM sidepot.audit_piece)`,
  );

describe.skipIf(!isHere)('audit --queue', () => {
  beforeAll(async () => {
    cluster = await PostgresCluster.start();
    main = await builtCli();
    symlinkSync(pathOf('node_modules'), join(dirname(main), 'node_modules'));
    const archive = at('archive');
    mkdirSync(join(archive, 'small'), { recursive: true });
    writeFileSync(join(archive, 'a.hand'), manyHands(3));
    writeFileSync(join(archive, 'b.hand'), manyHands(6000));
    writeFileSync(join(archive, 'c.hand.gz'), gzipSync(manyHands(4000)));
    writeFileSync(join(archive, 'd.txt'), 'no hands in here');
    writeFileSync(join(archive, 'e.phhs'), rakedHands(8000));
    for (let i = 0; i < 100; i++)
      writeFileSync(join(archive, `small/${i}.hand`), manyHands(1 + (i % 7)));
    await audit('archive', '--out', 'whole.jsonl', '--jobs', '1').ended;
  });

  afterEach(async () => {
    for (const one of running) await end(one, 'SIGKILL');
  });

  afterAll(async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
    if (main) rmSync(join(main, '../../..'), { recursive: true, force: true });
  });

  test('workers elsewhere give what one machine gives, byte for byte', async () => {
    const alone = await audit('archive', '--jobs', '1').ended;
    const workers = [worker(), worker(tmpdir())];
    const { code, out, err } = await queued('archive', '--out', 'queued.jsonl').ended;
    expect([code, out, withoutProgress(err)]).toEqual([alone.code, alone.out, '']);
    expect(text('queued.jsonl')).toBe(text('whole.jsonl'));
    expect(await leftBehind()).toEqual([[0, 0]]);
    for (const { child, ended } of workers) {
      child.kill('SIGTERM');
      expect(await ended).toEqual({
        code: 0,
        out: expect.stringMatching(/^Judged [1-9][\d,]* pieces with [\d,]+ hands\n$/),
        err: '',
      });
    }
  });

  test.each([
    ['with its list and --resume', ['--out', 'killed.jsonl', '--resume']],
    ['without a list', ['--json']],
  ])(
    'killing workers, the planner and PostgreSQL loses and doubles nothing, %s',
    async (_, flags) => {
      const chance = prng(SEED);
      const alone = await audit(
        'archive',
        '--jobs',
        '1',
        ...flags.filter((flag) => flag === '--json'),
      ).ended;
      const workers = [worker(), worker(), worker()];
      let planner = queued('archive', ...flags);
      let said = '';
      const kills = [0, 0, 0];
      for (const begun = Date.now(); ; ) {
        const ended = await Promise.race([planner.ended, sleep(150 + chance.below(900), null)]);
        if (ended) {
          said += ended.err;
          // It was started while nobody was there to answer.
          if (/nobody listens|terminated unexpectedly|ECONNRESET/.test(ended.err)) {
            planner = queued('archive', ...flags);
            continue;
          }
          expect([ended.code, ended.out], ended.err).toEqual([alone.code, alone.out]);
          break;
        }
        for (const [i, { child }] of workers.entries()) {
          if (child.exitCode !== null) workers[i] = worker();
        }
        // Each kind a few times, and then it must come to its end.
        if (Date.now() - begun > 20_000) continue;
        const kind = chance.below(3);
        kills[kind]!++;
        if (kind === 0) {
          const i = chance.below(3);
          await end(workers[i]!, 'SIGKILL');
          workers[i] = worker();
        } else if (kind === 1) {
          await end(planner, 'SIGKILL');
          planner = queued('archive', ...flags);
        } else {
          await cluster.kill();
          await sleep(chance.below(1000));
          await cluster.restart();
        }
      }
      console.log(`seed ${SEED}: ${kills.join(', ')} kills of workers, planner, PostgreSQL`);
      expect(Math.min(...kills)).toBeGreaterThan(0);
      if (flags.includes('--out')) expect(text('killed.jsonl')).toBe(text('whole.jsonl'));
      expect(await leftBehind()).toEqual([[0, 0]]);
      for (const one of workers) {
        one.child.kill('SIGTERM');
        const { code, err } = await one.ended;
        expect(code).toBe(0);
        said += err;
      }
      expect(said).not.toMatch(/^ {4}at |this is a bug/m);
      expect(said).not.toContain(PostgresCluster.password);
    },
  );

  test('a planner that was stopped goes on with --resume; the same one twice is refused', async () => {
    const first = queued('archive', '--out', 'twice.jsonl');
    await expect.poll(leftBehind, { timeout: 20_000 }).toEqual([[1, expect.any(Number)]]);
    const second = await queued('archive', '--out', 'other.jsonl').ended;
    expect([second.code, second.err]).toEqual([2, expect.stringContaining('already running')]);
    first.child.kill('SIGINT');
    expect((await first.ended).err).toContain('--resume goes on from here');
    worker();
    await queued('archive', '--out', 'twice.jsonl', '--resume').ended;
    expect(text('twice.jsonl')).toBe(text('whole.jsonl'));
  });

  test('a worker that sees other files says so and leaves the piece to others', async () => {
    const there = at('there');
    const archive = join(there, 'archive');
    cpSync(at('archive'), archive, { recursive: true });
    const planner = start(['audit', '--queue', cluster.address, 'archive'], there);
    // Only what is planned has been looked at.
    await expect
      .poll(async () => (await leftBehind())[0]![1], { timeout: 20_000 })
      .toBeGreaterThan(0);
    utimesSync(join(archive, 'a.hand'), 0, 0);
    const { code, err } = await worker().ended;
    expect([code, err]).toEqual([
      2,
      'sidepot: archive/a.hand is not here as the planner sees it\n',
    ]);
    const ended = await planner.ended;
    expect([ended.code, ended.err]).toEqual([2, expect.stringContaining('has changed since')]);
  });

  test('what is wrong with the queue is one sentence without the password', async () => {
    await cluster.sql("CREATE ROLE guest LOGIN PASSWORD 'guest:pass'");
    await cluster.sql('CREATE DATABASE empty');
    const { password } = PostgresCluster;
    const wrong = [
      ['mysql://me:secret@host/db', 'takes an address such as postgres://'],
      ['not an address', 'takes an address such as postgres://'],
      [`postgres://me:secret@127.0.0.1:1/db`, 'nobody listens at 127.0.0.1:1'],
      ['postgres://me:secret@nowhere.invalid/db', 'nowhere.invalid'],
      [cluster.addressFor('owner', 'secret', 'postgres'), 'password authentication failed'],
      [cluster.addressFor('owner', password, 'gone'), 'database "gone" does not exist'],
      [cluster.addressFor('guest', 'guest:pass', 'empty'), 'the user guest may not do that'],
      [cluster.address.replace(/:[^:@]+@/, '@'), 'wants a password'],
    ] as const;
    writeFileSync(at('kept.jsonl'), 'kept');
    for (const [address, reason] of wrong) {
      for (const command of [
        ['audit', 'archive', '--out', 'kept.jsonl', '--queue', address],
        ['audit-worker', '--queue', address],
      ]) {
        const { code, out, err } = await start(command).ended;
        expect([code, out, err]).toEqual([2, '', expect.stringContaining(reason)]);
        // Below a sentence about a flag stands where its help is.
        const said = err.replace(/^\(sidepot \S+ --help shows what it takes\)\n/m, '');
        expect(said.split('\n')).toHaveLength(2);
        expect(err).not.toMatch(/secret|guest:pass|never/);
      }
    }
    expect(text('kept.jsonl')).toBe('kept');
    const stream = await queued('-').ended;
    expect([stream.code, stream.err]).toEqual([2, expect.stringContaining('cannot read a stream')]);
  });

  test('without the packages it says what to install', async () => {
    const bare = at('bare');
    cpSync(dirname(main), bare, {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    });
    writeFileSync(at('package.json'), '{"type":"module"}');
    const program = join(bare, 'main.js');
    const { code, err } = await start(['audit-worker', '--queue', cluster.address], folder, program)
      .ended;
    expect([code, err]).toEqual([2, expect.stringContaining('npm install pg@8 pg-boss@10')]);
  });
});
