import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Prng, prng } from '../../src/kernel/index.ts';
import { type EventStore, openStore, type StorePlace } from '../../src/server/team/event-store.ts';
import { type Acks, type NewEvent, type TeamEvent, Tournament } from '../../src/team/index.ts';
import { builtCli } from '../cli/built-cli.ts';
import { NO_POSTGRES, PostgresCluster, postgresPrograms } from '../postgres-cluster.ts';
import { handEvent, handText, newEvent } from '../server/team-lab.ts';
import { pathOf } from '../source-files.ts';

/** Nothing that was acknowledged is lost, nothing is there twice, whenever the server is killed. */
const SEED = Number(process.env.SEED ?? 16);
const KILLS = { sqlite: 300, postgres: 300 };
const TABLES = 6;

/** A kill takes a start of the server, and on a busy machine that takes its time. */
const PATIENCE = 30 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'sidepot-kills-'));
let main: string;
let port: number;

beforeAll(async () => {
  main = await builtCli();
  symlinkSync(pathOf('node_modules'), join(dirname(main), 'node_modules'));
  const site = join(dirname(main), '../web/app');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'app.html'), 'the page');
  writeFileSync(join(site, 'site.json'), '{"addresses":["/"]}');
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  ({ port } = probe.address() as { port: number });
  probe.close();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  if (main) rmSync(join(main, '../../..'), { recursive: true, force: true });
});

/** The server as people run it. */
class Server {
  readonly child: ChildProcess;
  said = '';
  logged = '';

  constructor(store: readonly string[]) {
    const args = [main, 'serve', '--team', '--port', String(port), ...store];
    this.child = spawn(process.execPath, args, { stdio: 'pipe' });
    this.child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
    });
    this.child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.logged += text;
    });
  }

  get isOver(): boolean {
    return this.child.exitCode !== null;
  }

  async ready(): Promise<void> {
    while (!this.said.includes('Ctrl-C')) {
      if (this.isOver) throw new Error(this.logged);
      await sleep(5);
    }
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    const [code] = await ended;
    return code;
  }
}

/** What a page does: it sends what was typed, in order, again and again until it is acknowledged. */
class Collector {
  readonly acked = new Map<string, number>();
  readonly hands: string[] = [];
  isSending = false;
  isOver = false;
  readonly #table: string;
  readonly #token: string;
  readonly #chance: Prng;
  #versions = 0;

  constructor(table: string, token: string, chance: Prng) {
    this.#table = table;
    this.#token = token;
    this.#chance = chance;
  }

  async run(): Promise<void> {
    while (!this.isOver) {
      const events = Array.from({ length: 1 + this.#chance.below(3) }, () => this.#type());
      this.isSending = true;
      while (!(await this.#sent(events))) await sleep(10);
      this.isSending = false;
      await sleep(this.#chance.below(10));
    }
  }

  /** Five versions of a hand, then the next hand. */
  #type(): NewEvent {
    const number = Math.floor(this.#versions / 5) + 1;
    const before = this.hands[number - 1] ?? null;
    const text = handText(number, ` ${this.#versions++}`);
    this.hands[number - 1] = text;
    return handEvent(this.#table, number, text, before);
  }

  async #sent(events: readonly NewEvent[]): Promise<boolean> {
    const answer = await post(this.#token, 'events', { events }).catch(() => null);
    if (answer?.status !== 200) {
      await answer?.body?.cancel().catch(() => undefined);
      return false;
    }
    const acks = ((await answer.json().catch(() => null)) as Acks | null)?.acks;
    for (const { id, seq, outcome, message } of acks ?? []) {
      if (outcome !== 'kept') throw new Error(`${id} is ${outcome}: ${message}`);
      // Whoever asks again gets the same answer.
      expect(this.acked.get(id) ?? seq).toBe(seq);
      this.acked.set(id, seq!);
    }
    return acks !== undefined;
  }
}

const post = (token: string, path: string, body: unknown): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/team/api/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function tokensFor(server: Server): Promise<readonly string[]> {
  const [, director] = /#join=(\S+)/.exec(server.said)!;
  const tables = Array.from({ length: TABLES }, (_, i) => String(i + 1));
  const open = tables.map((table) => newEvent({ kind: 'open-table', table }));
  expect((await post(director!, 'events', { events: open })).status).toBe(200);
  return Promise.all(
    tables.map(async (table) => {
      const made = await post(director!, 'links', { role: 'collector', table, name: 'Ann' });
      return ((await made.json()) as { token: string }).token;
    }),
  );
}

interface Killed {
  readonly collectors: readonly Collector[];
  /** How often somebody was waiting for an answer when the server was killed. */
  readonly underLoad: number;
}

/** A server that found its database still starting, or its lock not given back yet, has said so and ended. */
async function startedAgain(server: Server, store: readonly string[]): Promise<Server> {
  expect(server.logged).toMatch(/cannot be used: /);
  await sleep(50);
  return new Server(store);
}

/** Kills the server so many times while everybody goes on sending; ends it in good order at last. */
async function kill(
  times: number,
  store: readonly string[],
  alsoKill: (round: number) => Promise<void>,
): Promise<Killed> {
  const chance = prng(SEED);
  let server = new Server(store);
  await server.ready();
  const tokens = await tokensFor(server);
  const collectors = tokens.map((token, i) => new Collector(String(i + 1), token, prng(SEED + i)));
  const sending = collectors.map((collector) => collector.run());
  const acks = (): number => collectors.reduce((sum, { acked }) => sum + acked.size, 0);
  let underLoad = 0;
  for (let round = 0; round < times; round++) {
    // Mostly under load; sometimes while it is still starting.
    if (chance.below(5) > 0) {
      for (const before = acks(); acks() === before; ) {
        if (server.isOver) server = await startedAgain(server, store);
        await sleep(2);
      }
      await sleep(chance.below(60));
    } else await sleep(chance.below(400));
    await alsoKill(round);
    if (collectors.some(({ isSending }) => isSending)) underLoad++;
    await server.end('SIGKILL');
    server = new Server(store);
  }
  for (const collector of collectors) collector.isOver = true;
  let isSent = false;
  const sent = Promise.all(sending).then(() => {
    isSent = true;
  });
  while (!isSent) {
    if (server.isOver) server = await startedAgain(server, store);
    await Promise.race([sent, sleep(20)]);
  }
  await server.ready();
  expect(await server.end('SIGTERM')).toBe(0);
  return { collectors, underLoad };
}

async function allEvents(place: StorePlace): Promise<readonly TeamEvent[]> {
  const opened = await openStore(place, 'look');
  if (!opened.ok) throw new Error(opened.error);
  const store: EventStore = opened.value;
  const events: TeamEvent[] = [];
  for (let page = await store.read(0, 1000); page.length > 0; ) {
    events.push(...page);
    page = await store.read(events.length, 1000);
  }
  await store.close();
  return events;
}

async function expectAllThere(place: StorePlace, { collectors }: Killed): Promise<void> {
  const events = await allEvents(place);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  const seqs = new Map(events.map(({ id, seq }) => [id, seq]));
  for (const { acked } of collectors) {
    for (const [id, seq] of acked) expect(seqs.get(id)).toBe(seq);
  }
  const tournament = new Tournament();
  for (const event of events) tournament.apply(event);
  collectors.forEach(({ hands }, i) => {
    const { hands: kept, readings } = tournament.snapshot(String(i + 1))!.whole([]);
    expect(kept.map(({ text }) => text)).toEqual(hands);
    expect(readings).toEqual([]);
  });
}

test(
  'SQLite: the server is killed at any moment',
  async () => {
    const place: StorePlace = { kind: 'sqlite', folder: join(folder, 'data') };
    const killed = await kill(KILLS.sqlite, ['--data', place.folder], async () => undefined);
    await expectAllThere(place, killed);
    expect(killed.underLoad).toBeGreaterThan(KILLS.sqlite / 2);
  },
  PATIENCE,
);

const isHere = postgresPrograms() !== null;
if (!isHere) console.warn(`a team on PostgreSQL is not killed: ${NO_POSTGRES}`);

describe.skipIf(!isHere)('PostgreSQL', () => {
  let cluster: PostgresCluster;

  beforeAll(async () => {
    cluster = await PostgresCluster.start();
  });

  afterAll(() => cluster?.stop());

  test(
    'the server is killed at any moment, and PostgreSQL too',
    async () => {
      const place: StorePlace = { kind: 'postgres', address: new URL(cluster.address) };
      const killed = await kill(KILLS.postgres, ['--database', cluster.address], async (round) => {
        if (round % 5 !== 4) return;
        await cluster.kill();
        // Now and then the server sees it come back.
        const back = cluster.restart();
        if (round % 10 === 9) {
          await back;
          await sleep(300);
        } else void back;
      });
      await expectAllThere(place, killed);
      expect(killed.underLoad).toBeGreaterThan(KILLS.postgres / 2);
    },
    PATIENCE,
  );
});
