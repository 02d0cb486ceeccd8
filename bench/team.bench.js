import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BenchTable, backupOf, CLI } from './team-tables.js';

const TABLES = 200;
const VIEWERS = 1000;
/** How long the load lasts, in seconds. */
const SECONDS = 30;
/** An hour of 200 tables with an event a second. */
const HOUR = 3600 * TABLES;
/**
 * How often memory is looked at. A table lets go of its hands three at a time, every 360 events: each
 * look is at the same moment of that, and what differs between two is growth.
 */
const LOOKS = 5;
const LENGTHS = [1000, 100_000, 500_000];

const SECRET = 'bench'.repeat(7).slice(0, 32);
const DIRECTOR = `benchbenchbe.${SECRET}`;
const secretHash = createHash('sha256').update(SECRET).digest('hex');

const folder = mkdtempSync(join(tmpdir(), 'sidepot-bench-team-'));
const tablesNow = () => Array.from({ length: TABLES }, (_, i) => new BenchTable(String(i + 1)));

/** `sidepot serve --team` as people run it, with clients on the same machine. */
export default async function teamBench() {
  try {
    return [await liveBench(), await lengthBench(), await memoryBench()];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From sending to a viewer's stream. */
async function liveBench() {
  const tables = tablesNow();
  const server = await serve(restored('live', TABLES + 1, tables));
  const collectors = await links(server, tables);
  const [viewer] = await Promise.all([post(server, DIRECTOR, 'links', link('viewer', null))]);
  const viewers = new Viewers(server.url, viewer.token);
  await viewers.ready();
  const load = new Load(server, tables, collectors);
  await sleep(5000);
  await viewers.took();
  const before = await metrics(server);
  await sleep(SECONDS * 1000);
  const { took, ended } = await viewers.took();
  const after = await metrics(server);
  await load.stop();
  viewers.child.kill();
  await server.stop();
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.floor(took.length * share)] ?? Number.NaN;
  const stored = after.sidepot_team_events_total - before.sidepot_team_events_total;
  const cpu = (after.process_cpu_seconds_total - before.process_cpu_seconds_total) / SECONDS;
  const figures = [0.5, 0.99, 1].map((share) => `${Math.round(at(Math.min(share, 0.999999)))} ms`);
  return {
    title: `Team: ${TABLES} tables, an event a second each, ${VIEWERS} viewers; to a viewer in ${figures[0]} (median), ${figures[1]} (99 %), ${figures[2]} (longest); ${ended} viewers lost, ${load.failed} events refused; the server takes ${Math.round(cpu * 100)} % of a core`,
    rows: [
      { name: 'events stored', perSecond: stored / SECONDS },
      { name: 'events seen by viewers', perSecond: took.length / SECONDS },
    ],
    ratios: [{ text: '1,000 ms to the 99th percentile', value: 1000 / at(0.99), bar: 1 }],
  };
}

/** What an event costs after logs of different lengths. */
async function lengthBench() {
  const costs = [];
  for (const length of LENGTHS) {
    const tables = tablesNow();
    const server = await serve(restored(`log-${length}`, length, tables));
    costs.push({ length, ...(await costOf(server, tables)) });
    await server.stop();
  }
  const [short, , long] = costs;
  return {
    title: `Team: the cost of an event after ${LENGTHS.map((n) => n.toLocaleString('en')).join(', ')} events, by processor time`,
    rows: costs.map(({ length, perSecond }) => ({
      name: `events after ${length.toLocaleString('en')}`,
      perSecond,
    })),
    ratios: [
      {
        text: 'speed after 500,000 to after 1,000',
        value: long.perSecond / short.perSecond,
        bar: 0.7,
      },
    ],
  };
}

/** Five collectors at once send small batches, no more than they may send. */
async function costOf(server, tables) {
  const collectors = await links(server, tables.slice(0, 5));
  // After a start every table is judged once, as soon as somebody wants to know.
  await fetch(`${server.url}team/api/export/standings.csv`, {
    headers: { Authorization: `Bearer ${DIRECTOR}` },
  });
  const send = (batches) =>
    Promise.all(
      collectors.map(async (token, i) => {
        for (let n = 0; n < batches; n++) {
          const events = Array.from({ length: 5 }, () => tables[i].next('now'));
          await post(server, token, 'events', { events });
        }
      }),
    );
  await send(40);
  // Of the processor's time: the disk still writes down what was restored.
  const cpu = async () => (await metrics(server)).process_cpu_seconds_total;
  const before = await cpu();
  await send(100);
  return { perSecond: (5 * 5 * 100) / ((await cpu()) - before) };
}

/** An hour's events, as fast as they are taken: what lives after a collection, and what the system sees. */
async function memoryBench() {
  const tables = tablesNow();
  const server = await serve(restored('hour', TABLES + 1, tables), TELLS_MEMORY);
  const collectors = await links(server, tables);
  const start = performance.now();
  const seen = [];
  let sent = 0;
  const collect = async (i) => {
    const events = Array.from({ length: 20 }, () => tables[i].next('hour'));
    sent += events.length;
    await post(server, collectors[i], 'events', { events });
  };
  for (let look = 1; look <= LOOKS; look++) {
    for (let i = 0; sent < (HOUR * look) / LOOKS; i = (i + 8) % TABLES) {
      await Promise.all(Array.from({ length: 8 }, (_, k) => collect(i + k)));
    }
    server.child.send('memory');
    const [memory] = await once(server.child, 'message');
    seen.push({ sent: Math.round(sent / 1000), ...memory });
  }
  const seconds = (performance.now() - start) / 1000;
  await server.stop();
  const first = seen[0];
  const last = seen.at(-1);
  const told = seen.map(({ sent: n, live, rss }) => `${n},000: ${live} and ${rss}`);
  const costs = seen.map(({ sent: n, cpu }, i) => {
    const before = seen[i - 1] ?? { sent: 0, cpu: 0 };
    return (cpu - before.cpu) / (n - before.sent);
  });
  return {
    title: `Team: an hour's ${HOUR.toLocaleString('en')} events, ${HOUR / 120} hands; live heap and resident memory in MB after ${told.join('; ')}; microseconds of processor time for an event in each fifth of it ${costs.map(Math.round).join(', ')}`,
    rows: [{ name: 'events taken', perSecond: HOUR / seconds }],
    ratios: [
      // What the system sees is as much as V8 lets lie about.
      { text: 'resident memory after a fifth to the end', value: first.rss / last.rss, bar: 0.6 },
      { text: 'live heap after a fifth to the end', value: first.live / last.live, bar: 0.85 },
      {
        text: 'cost of an event in the second fifth to the last',
        value: costs[1] / costs.at(-1),
        bar: 0.7,
      },
    ],
  };
}

/** Before the program itself: on request it collects garbage and says what is left, in MB. */
const TELLS_MEMORY = [
  '--expose-gc',
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    const mb = (bytes) => Math.round(bytes / 1e6);
    process.on('message', () => {
      const { rss } = process.memoryUsage();
      gc();
      const { user, system } = process.cpuUsage();
      const live = Math.round(process.memoryUsage().heapUsed / 1e5) / 10;
      process.send({ rss: mb(rss), live, cpu: (user + system) / 1000 });
    });
    process.channel.unref();
  `)}`,
];

/** Every table's collector types an event a second; what waits for an answer is sent with the next. */
class Load {
  failed = 0;
  #timers = [];
  #sending = 0;

  constructor(server, tables, tokens) {
    tables.forEach((table, i) => {
      const waiting = [];
      let isSending = false;
      const type = async () => {
        waiting.push(table.next(`sent at ${performance.timeOrigin + performance.now()}`));
        if (isSending) return;
        isSending = true;
        this.#sending++;
        while (waiting.length > 0) {
          const events = waiting.splice(0);
          const { acks } = await post(server, tokens[i], 'events', { events });
          this.failed += acks.filter(({ outcome }) => outcome !== 'kept').length;
        }
        isSending = false;
        this.#sending--;
      };
      setTimeout(() => this.#timers.push(setInterval(type, 1000)), (i * 1000) / TABLES);
    });
  }

  async stop() {
    for (const timer of this.#timers) clearInterval(timer);
    while (this.#sending > 0) await sleep(50);
  }
}

class Viewers {
  constructor(url, token) {
    const script = new URL('team-viewers.js', import.meta.url).pathname;
    const args = [script, url, token, String(VIEWERS), String(TABLES)];
    this.child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.stdout.setEncoding('utf8');
  }

  async ready() {
    await once(this.child.stdout, 'data');
  }

  /** How long each event took to each viewer since the last time, in milliseconds. */
  async took() {
    this.child.stdin.write('\n');
    let text = '';
    while (!text.endsWith('\n')) [text] = [text + (await once(this.child.stdout, 'data'))[0]];
    return JSON.parse(text);
  }
}

/** A folder with a tournament in it. */
function restored(name, events, tables) {
  const file = join(folder, `${name}.jsonl`);
  const out = openSync(file, 'w');
  for (const line of backupOf(events, tables, secretHash)) writeSync(out, line);
  closeSync(out);
  const data = join(folder, name);
  const ran = spawnSync(process.execPath, [CLI, 'team', 'restore', file, '--data', data]);
  if (ran.status !== 0) throw new Error(String(ran.stderr));
  rmSync(file);
  return data;
}

async function serve(data, flags = []) {
  const args = [...flags, CLI, 'serve', '--team', '--port', '0', '--data', data];
  const stdio = ['ignore', 'pipe', 'ignore', ...(flags.length > 0 ? ['ipc'] : [])];
  const child = spawn(process.execPath, args, { stdio });
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
  const url = /http:\S+\//.exec(said)[0];
  return {
    url,
    child,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const link = (role, table) => ({ role, table, name: 'Bench' });

async function links(server, tables) {
  const tokens = [];
  for (const { name } of tables) {
    tokens.push((await post(server, DIRECTOR, 'links', link('collector', name))).token);
  }
  return tokens;
}

/** Asked again where it was too much at once. */
async function post({ url }, token, path, body) {
  for (;;) {
    const answer = await fetch(`${url}team/api/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const json = await answer.json();
    if (answer.ok) return json;
    if (answer.status !== 429) throw new Error(`${answer.status} ${json.error}`);
    await sleep(1000 * Number(answer.headers.get('Retry-After')));
  }
}

async function metrics({ url }) {
  const text = await (await fetch(`${url}metrics`)).text();
  return Object.fromEntries(
    [...text.matchAll(/^(\w+) (\S+)$/gm)].map(([, k, v]) => [k, Number(v)]),
  );
}
