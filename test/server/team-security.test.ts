import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EventBody } from '../../src/team/index.ts';
import { API, handEvent, handText, newEvent, TeamLab } from './team-lab.ts';

let lab: TeamLab;

beforeEach(async () => {
  lab = await TeamLab.start();
  await lab.send(
    lab.director,
    ...['1', '2'].map((table) => newEvent({ kind: 'open-table', table })),
  );
});

afterEach(() => lab.close());

const stored = async (): Promise<number> => (await lab.store.read(0, 1000)).length;

/** One of each kind, all of which a director could send. */
const BODIES: readonly EventBody[] = [
  {
    ...{ kind: 'settings', name: 'Mine', stack: 1, chairs: 9, levels: '1/2', levelMinutes: 1 },
    ...{ payouts: [], delayMinutes: 0 },
  },
  { kind: 'withdraw', link: 'somebody' },
  { kind: 'enter', players: ['Mallory'] },
  { kind: 'scratch', player: 'Ann' },
  { kind: 'open-table', table: '3' },
  { kind: 'close-table', table: '2' },
  { kind: 'writer', table: '2', client: 'page', over: null },
  handEvent('2', 1, handText(1), null).body,
  { kind: 'decide', table: '2', hand: '1', keep: '0'.repeat(64) },
  { kind: 'line', table: '2', line: 'Bob: Leaves', for: null },
  { kind: 'drop-line', line: 'some-line' },
  { kind: 'move', player: 'Ann', from: '2', to: '1', chair: null },
  { kind: 'drop-move', move: 'some-move' },
  { kind: 'clock', level: 1, isRunning: true, leftMs: 1 },
  { kind: 'hand-for-hand', is: 'next' },
];

const LINK: EventBody = {
  ...{ kind: 'link', link: 'mine', role: 'director', table: null, name: 'Mallory' },
  secretHash: '0'.repeat(64),
};

describe('roles', () => {
  test('a viewer’s token writes nothing', async () => {
    const viewer = await lab.link('viewer');
    const before = await stored();
    const acks = await lab.send(viewer, ...[...BODIES, LINK].map(newEvent));
    expect(acks.filter(({ outcome }) => outcome !== 'refused')).toEqual([]);
    expect(await stored()).toBe(before);
  });

  test('a collector’s token touches only its table', async () => {
    const collector = await lab.link('collector', '1');
    const before = await stored();
    const acks = await lab.send(collector, ...[...BODIES, LINK].map(newEvent));
    expect(acks.filter(({ outcome }) => outcome !== 'refused')).toEqual([]);
    expect(await stored()).toBe(before);
    const [ack] = await lab.send(collector, handEvent('1', 1, handText(1), null));
    expect(ack).toMatchObject({ outcome: 'kept' });
    expect((await lab.listen(collector, '2')).status).toBe(403);
  });

  test('not even a director brings a secret of their own', async () => {
    expect((await lab.send(lab.director, newEvent(LINK)))[0]).toMatchObject({ outcome: 'refused' });
  });

  test.each(['viewer', 'collector'] as const)('a %s does not direct', async (role) => {
    const token = await lab.link(role, role === 'collector' ? '1' : null);
    const paths = [
      'links',
      'export/tournament.json',
      'export/standings.csv',
      'export/tables/1.hand',
    ];
    for (const path of paths) expect((await lab.ask(path, token)).status).toBe(403);
    const link = { role: 'director', table: null, name: 'Mallory' };
    expect((await lab.post('links', token, link)).status).toBe(403);
    const own = token.split('.')[0];
    expect((await lab.ask(`links/${own}`, token, { method: 'DELETE' })).status).toBe(403);
  });
});

describe('tokens', () => {
  test('without one, or with a wrong one, there is nothing', async () => {
    const [link, secret] = lab.director.split('.') as [string, string];
    const other = secret.startsWith('A') ? `B${secret.slice(1)}` : `A${secret.slice(1)}`;
    const wrong = ['', 'x', link, `${link}.`, `${link}.${other}`, `nobody.${secret}`];
    wrong.push(`${lab.director}x`, lab.director.toUpperCase(), '__proto__.x', 'x'.repeat(10_000));
    for (const token of wrong) expect((await lab.ask('me', token)).status).toBe(401);
    expect((await lab.server.request(`${API}me`)).status).toBe(401);
    // Not in the address either: what is in an address is in logs and histories.
    expect((await lab.server.request(`${API}me?token=${lab.director}`)).status).toBe(401);
  });

  test('a withdrawn one is dead at once, and so are its streams', async () => {
    const viewer = await lab.link('viewer');
    const stream = await lab.listen(viewer);
    await stream.next('tables');
    await lab.ask(`links/${viewer.split('.')[0]}`, lab.director, { method: 'DELETE' });
    expect((await lab.ask('me', viewer)).status).toBe(401);
    expect((await lab.listen(viewer)).status).toBe(401);
    expect(await stream.next('anything')).toBeNull();
  });

  test('are hashed in the store, and in no log or answer', async () => {
    const viewer = await lab.link('viewer', null, 'Somebody Special');
    await lab.ask('me', 'nobody.at-all');
    await lab.post('events', viewer, 'not json');
    const secrets = [lab.director, viewer].map((token) => token.split('.')[1]!);
    const log = lab.lines.join('');
    const everything = JSON.stringify(await lab.store.read(0, 1000));
    const answers = await Promise.all(
      ['links', 'me', 'export/tournament.json'].map(async (path) =>
        (await lab.ask(path, lab.director)).text(),
      ),
    );
    for (const secret of secrets) {
      expect(secret).toHaveLength(32);
      for (const text of [log, everything, ...answers]) expect(text).not.toContain(secret);
    }
    expect(log).toContain('"reason":"token"');
    expect(log).not.toContain('Special');
    for (const line of lab.lines) expect(() => JSON.parse(line)).not.toThrow();
  });
});

describe('an id that can be foreseen', () => {
  test('does not keep the clock from going on, nor end the server', async () => {
    const collector = await lab.link('collector', '1');
    const clock = newEvent({ kind: 'clock', level: 0, isRunning: true, leftMs: 1000 });
    const seq = (await lab.send(lab.director, clock))[0]!.seq;
    const { body } = handEvent('1', 1, handText(1), null);
    await lab.send(collector, { id: `level-over-${seq}`, body });
    lab.now += 1001;
    await expect.poll(() => lab.server.log.tournament.clock(lab.now).level).toBe(1);
    const [ack] = await lab.send(lab.director, newEvent({ kind: 'enter', players: ['Ann'] }));
    expect(ack!.outcome).toBe('kept');
  });

  test('does not keep a link from being withdrawn', async () => {
    const collector = await lab.link('collector', '1');
    const [link] = collector.split('.');
    const { body } = handEvent('1', 1, handText(1), null);
    await lab.send(collector, { id: `withdraw-${link}`, body });
    await lab.ask(`links/${link}`, lab.director, { method: 'DELETE' });
    expect((await lab.ask('me', collector)).status).toBe(401);
  });
});

describe('where a request comes from', () => {
  const from = (headers: Record<string, string>) => lab.ask('me', lab.director, { headers });

  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['no site', { Origin: 'null' }],
    ['the same machine, another port', { Origin: 'http://127.0.0.1:9999' }],
    ['another site that keeps its name to itself', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
  ])('%s is refused', async (_, headers) => {
    expect((await from(headers as unknown as Record<string, string>)).status).toBe(403);
  });

  test('its own page is not', async () => {
    const headers = { Origin: 'http://127.0.0.1:8080', 'Sec-Fetch-Site': 'same-origin' };
    expect((await from(headers)).status).toBe(200);
  });

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', ''])(
    'a server asked for as %j does not answer, not even with a page',
    async (host) => {
      for (const path of ['/', '/team', '/healthz', '/metrics', '/team/api/me']) {
        const headers = { Host: host, Authorization: `Bearer ${lab.director}` };
        const answer = await lab.server.request(`http://127.0.0.1:8080${path}`, { headers });
        expect(answer.status).toBe(421);
      }
    },
  );

  test.each(['localhost:8080', '127.0.0.1', '192.168.1.7:8080', '[::1]:8080'])(
    'a server asked for as %s answers',
    async (host) => {
      const headers = { Host: host };
      expect((await lab.server.request('http://x/healthz', { headers })).status).toBe(200);
    },
  );

  test('--origin adds a name, and only that', async () => {
    const other = await TeamLab.start('https://poker.example');
    const ask = (host: string, origin: string) =>
      other.ask('me', other.director, { headers: { Host: host, Origin: origin } });
    expect((await ask('poker.example', 'https://poker.example')).status).toBe(200);
    expect((await ask('poker.example', 'https://evil.example')).status).toBe(403);
    expect((await ask('evil.example', 'https://poker.example')).status).toBe(421);
    await other.close();
  });
});

test.each(['/', '/team/api/me', '/healthz', '/team/api/nowhere'])(
  '%s sends no referrer and runs nothing foreign',
  async (path) => {
    const { headers } = await lab.server.request(`http://127.0.0.1${path}`);
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    if (path.startsWith('/team/api')) expect(headers.get('Cache-Control')).toBe('no-store');
  },
);

describe('hostile bodies get an answer', () => {
  const deep = (open: string, close: string, n: number) => open.repeat(n) + close.repeat(n);

  test.each<[string, string, number]>([
    ['10 MB', JSON.stringify({ events: 'x'.repeat(10_000_000) }), 413],
    ['a million small events', `{"events":[${'{},'.repeat(1_000_000)}{}]}`, 413],
    ['as many as fit', `{"events":[${'{},'.repeat(80_000)}{}]}`, 400],
    ['deep lists', deep('[', ']', 100_000), 400],
    ['deep objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`, 400],
    ['brackets in a text', JSON.stringify({ events: ['['.repeat(1000)] }), 400],
    ['half a text', '{"events":["', 400],
    ['nothing', '', 400],
    ['a prototype', '{"__proto__":{"events":[]}}', 400],
    ['bytes that are not UTF-8', '\ud800\udc00\udfff', 400],
  ])('%s', async (_, body, status) => {
    const answer = await lab.post('events', lab.director, body);
    expect(answer.status).toBe(status);
    expect(Object.keys((await answer.json()) as object)).toEqual(['error']);
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  test('a body without an end is not read to its end', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    expect((await lab.ask('events', lab.director, init)).status).toBe(413);
    expect(sent).toBeLessThan(1_000_000);
  });

  test('a form of another site is not JSON', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    const init = { method: 'POST', headers, body: '{"events":[]}' };
    expect((await lab.ask('events', lab.director, init)).status).toBe(415);
  });

  test('wrong types in every field of every event', async () => {
    const values = [null, 0, -1, 1.5, '', 'x', [], {}, true, [[]], { length: 1e9 }, '\u202e\u0000'];
    const events = [...BODIES, LINK].flatMap((body) =>
      Object.keys(body).flatMap((field) =>
        values.map((value) => newEvent({ ...body, [field]: value } as unknown as EventBody)),
      ),
    );
    const viewer = await lab.link('viewer');
    const before = await stored();
    for (let i = 0; i < events.length; i += 200) {
      const answer = await lab.post('events', viewer, { events: events.slice(i, i + 200) });
      expect(answer.status).toBe(200);
    }
    expect(await stored()).toBe(before);
    expect((await lab.ask('me', viewer)).status).toBe(200);
  });

  test('a million small events are slowed down, and others are served', async () => {
    const mad = await lab.link('collector', '1');
    const calm = await lab.link('collector', '2');
    const before = process.memoryUsage().heapUsed;
    const body = { kind: 'writer', table: '1', client: 'page', over: null } as const;
    let accepted = 0;
    let refused: Response | null = null;
    for (let i = 0; i < 5000; i++) {
      const events = Array.from({ length: 200 }, () => newEvent(body));
      const answer = await lab.post('events', mad, { events });
      if (answer.status === 200) accepted += 200;
      else refused = answer;
      if (refused && i > 50) break;
    }
    expect(refused!.status).toBe(429);
    expect(Number(refused!.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(accepted).toBeLessThanOrEqual(1000);
    const [ack] = await lab.send(calm, handEvent('2', 1, handText(1), null));
    expect(ack!.outcome).toBe('kept');
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
  });

  test('strangers are slowed down, and people with a link are not', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 300; i++) statuses.add((await lab.ask('me', 'nobody.x')).status);
    expect([...statuses].sort()).toEqual([401, 429]);
    expect((await lab.ask('me', lab.director)).status).toBe(200);
  });
});
