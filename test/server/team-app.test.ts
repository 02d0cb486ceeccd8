import { setTimeout as sleep } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Acks, FieldCounts, Me } from '../../src/team/index.ts';
import { readText } from '../source-files.ts';
import { sessionText } from '../team/room.ts';
import { handEvent, handText, newEvent, TeamLab } from './team-lab.ts';

let lab: TeamLab;

beforeEach(async () => {
  lab = await TeamLab.start();
});

afterEach(() => lab.close());

const openTable = (table: string) => newEvent({ kind: 'open-table', table });

test('a link says whose it is', async () => {
  const token = await lab.link('collector', '4', 'Ann <b>');
  const me = (await (await lab.ask('me', token)).json()) as Me;
  expect(me).toMatchObject({ role: 'collector', table: '4', name: 'Ann <b>', now: lab.now });
  expect(me.settings.delayMinutes).toBe(0);
  expect(token.startsWith(`${me.link}.`)).toBe(true);
});

describe('events', () => {
  test('are acknowledged with their numbers, and what is refused is not kept', async () => {
    const acks = await lab.send(lab.director, openTable('1'), openTable('1'), openTable('2'));
    expect(acks.map(({ seq, outcome }) => [seq, outcome])).toEqual([
      [2, 'kept'],
      [null, 'refused'],
      [3, 'kept'],
    ]);
    expect(acks[1]!.message).toBe('Table 1 is there already.');
    expect((await lab.store.read(0, 10)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('sent twice are one event, in one batch and in two', async () => {
    const event = openTable('1');
    const [first, again] = await lab.send(lab.director, event, event);
    expect(again).toEqual(first);
    expect(await lab.send(lab.director, event)).toEqual([first]);
    expect(await lab.store.read(0, 10)).toHaveLength(2);
    const other = { ...event, body: { kind: 'open-table', table: '2' } as const };
    expect((await lab.send(lab.director, other))[0]).toMatchObject({ outcome: 'refused' });
  });

  test('a second version of a hand is kept as a reading, also when it is sent again', async () => {
    await lab.send(lab.director, openTable('1'));
    const first = handText(1, ' 1');
    const other = handEvent('1', 1, handText(1, ' 2'), handText(1, ' 9'));
    const acks = await lab.send(lab.director, handEvent('1', 1, first, null), other, other);
    expect(acks.map(({ outcome }) => outcome)).toEqual(['kept', 'reading', 'reading']);
    const [again] = await lab.send(lab.director, other);
    expect(again).toEqual(acks[1]);
  });

  test('a hash that is not that of the text is refused', async () => {
    await lab.send(lab.director, openTable('1'));
    const event = handEvent('1', 1, handText(1), null);
    const body = { ...event.body, text: 'something else' };
    const [ack] = await lab.send(lab.director, { ...event, body } as typeof event);
    expect(ack).toMatchObject({ outcome: 'refused', message: expect.stringContaining('SHA-256') });
  });

  test('are there after a restart, and the texts with them', async () => {
    await lab.send(lab.director, openTable('1'), handEvent('1', 1, handText(1), null));
    await lab.server.close();
    await lab.open();
    expect(sessionText(lab.server.log.tournament, '1')).toBe(`${handText(1).trim()}\n`);
    expect(await lab.server.firstLink()).toBeNull();
    expect((await lab.ask('me', lab.director)).status).toBe(200);
  });

  test('one that cannot be read is refused alone; a batch that cannot be read is refused whole', async () => {
    const wrong = { id: 'wrong-event', body: { kind: 'open-table', table: '<b>' } };
    const answer = await lab.post('events', lab.director, { events: [wrong, openTable('1')] });
    const { acks } = (await answer.json()) as Acks;
    expect(acks.map(({ outcome }) => outcome)).toEqual(['refused', 'kept']);
    for (const body of [{}, { events: 1 }, { events: [7] }, [], null, { events: [{ body: {} }] }]) {
      expect((await lab.post('events', lab.director, body)).status).toBe(400);
    }
  });

  test('what follows by itself is added by the server, once', async () => {
    await lab.send(lab.director, openTable('1'), handEvent('1', 1, handText(1), null));
    await lab.send(
      lab.director,
      newEvent({ kind: 'clock', level: 0, isRunning: true, leftMs: 1000 }),
    );
    lab.now += 1001;
    await sleep(500);
    const bodies = (await lab.store.read(0, 50)).filter(({ by }) => by === 'server');
    const clocks = bodies.filter(({ body }) => body.kind === 'clock');
    expect(clocks.map(({ body }) => body)).toEqual([
      { kind: 'clock', level: 1, isRunning: true, leftMs: 20 * 60_000 },
    ]);
  });
});

describe('the live stream', () => {
  test('begins with everything and goes on with what changes', async () => {
    await lab.send(lab.director, openTable('1'), openTable('2'));
    const stream = await lab.listen(lab.director);
    expect(stream.response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
    expect((await stream.next('field')).entries).toBe(0);
    const tables = await stream.next('tables');
    expect(tables.map(({ table }: { table: string }) => table)).toEqual(['1', '2']);
    await lab.send(lab.director, handEvent('2', 1, handText(1), null));
    const [changed, ...rest] = await stream.next('tables');
    expect(rest).toEqual([]);
    expect(changed).toMatchObject({ table: '2', hand: 1 });
    await lab.send(lab.director, newEvent({ kind: 'enter', players: ['Ann'] }));
    // The chips of the hand before were news of the field too.
    for (let field = await stream.next('field'); field.entries !== 1; ) {
      field = await stream.next('field');
    }
    await stream.close();
  });

  test('says nothing of a table to everybody as long as only its text changes', async () => {
    const texts = [handText(1), handText(1, ' again')] as const;
    await lab.send(lab.director, openTable('1'), openTable('2'));
    await lab.send(lab.director, handEvent('1', 1, texts[0], null));
    const stream = await lab.listen(lab.director);
    await stream.next('tables');
    await lab.send(lab.director, handEvent('1', 1, texts[1], texts[0]));
    await sleep(600);
    await lab.send(lab.director, handEvent('2', 1, handText(1), null));
    const news = await stream.next('tables');
    expect(news.map(({ table }: { table: string }) => table)).toEqual(['2']);
    await stream.close();
  });

  test('of a table has its hands, then only those that change', async () => {
    const texts = [handText(1), handText(2), handText(2, ' 3')];
    await lab.send(
      lab.director,
      ...[openTable('1'), handEvent('1', 1, texts[0]!, null), handEvent('1', 2, texts[1]!, null)],
    );
    const stream = await lab.listen(await lab.link('collector', '1'), '1');
    const whole = await stream.next('table');
    expect(whole.hands.map(({ text }: { text: string }) => text)).toEqual(texts.slice(0, 2));
    const [ack] = await lab.send(lab.director, handEvent('1', 2, texts[2]!, texts[1]!));
    // Whoever sent it knows by the number which word of the stream is older than the answer.
    expect(whole.seq).toBeLessThan(ack!.seq!);
    const change = await stream.next('hands');
    expect(change.hands).toMatchObject([{ hand: '2', text: texts[2] }]);
    expect(change.seq).toBeGreaterThanOrEqual(ack!.seq!);
    const gone = handEvent('1', 2, '', texts[2]!);
    const body = { ...gone.body, text: null, after: null } as typeof gone.body;
    await lab.send(lab.director, { ...gone, body });
    expect((await stream.next('hands')).hands).toEqual([{ hand: '2', text: null }]);
    await stream.close();
  });

  test('of viewers is as late as the director says, hole cards too', async () => {
    await lab.send(lab.director, openTable('1'), handEvent('1', 1, handText(1), null));
    const { settings } = lab.server.log.tournament;
    const delay = newEvent({ kind: 'settings', ...settings, name: 'Late', delayMinutes: 10 });
    await lab.send(lab.director, delay);
    const viewer = await lab.link('viewer');
    lab.now += 5 * 60_000;
    await lab.send(lab.director, handEvent('1', 2, handText(2), null));
    lab.now += 6 * 60_000;
    const stream = await lab.listen(viewer, '1');
    expect((await stream.next('field')).settings.name).toBe('Late');
    expect(await stream.next('tables')).toMatchObject([{ table: '1', hand: 1 }]);
    expect((await stream.next('table')).hands).toHaveLength(1);
    const inside = await lab.listen(lab.director, '1');
    expect((await inside.next('table')).hands).toHaveLength(2);
    await inside.close();
    lab.now += 5 * 60_000;
    expect((await stream.next('hands')).hands).toMatchObject([{ hand: '2' }]);
    await stream.close();
  });

  test('chip counts over time are as late', async () => {
    const { settings } = lab.server.log.tournament;
    const delay = newEvent({ kind: 'settings', ...settings, delayMinutes: 10 });
    const [first, second] = [handText(1), handText(2).replaceAll('5000', '6000')];
    await lab.send(lab.director, delay, openTable('1'), handEvent('1', 1, first, null));
    lab.now += 5 * 60_000;
    await lab.send(lab.director, handEvent('1', 2, second, null));
    const viewer = await lab.link('viewer');
    const collector = await lab.link('collector', '2');
    const chips = async (token: string): Promise<ReadonlySet<number>> => {
      const { players, points } = (await (await lab.ask('counts', token)).json()) as FieldCounts;
      expect(players.length).toBeGreaterThanOrEqual(0);
      return new Set(points.flatMap(([, ...figures]) => figures.filter((_, i) => i % 2 === 1)));
    };
    expect(await chips(lab.director)).toEqual(new Set([5000, 6000]));
    expect(await chips(collector)).toEqual(new Set([5000, 6000]));
    expect(await chips(viewer)).toEqual(new Set());
    lab.now += 6 * 60_000;
    await expect.poll(() => chips(viewer), { timeout: 5000 }).toEqual(new Set([5000]));
    lab.now += 5 * 60_000;
    await expect.poll(() => chips(viewer), { timeout: 5000 }).toEqual(new Set([5000, 6000]));
    expect((await lab.ask('counts', 'nobody.at-all')).status).toBe(401);
  });

  test('of viewers becomes late when the director says so, and early again', async () => {
    const { settings } = lab.server.log.tournament;
    const delay = (delayMinutes: number) =>
      newEvent({ kind: 'settings', ...settings, delayMinutes });
    await lab.send(lab.director, openTable('1'), delay(1));
    lab.now += 61_000;
    await lab.send(lab.director, handEvent('1', 1, handText(1), null));
    const stream = await lab.listen(await lab.link('viewer'), '1');
    expect((await stream.next('table')).hands).toEqual([]);
    await lab.send(lab.director, delay(0));
    expect((await stream.next('table')).hands).toMatchObject([{ hand: '1' }]);
    await stream.close();
  });
});

describe('while the store is away', () => {
  /** Fails so many times, before or after it has stored something. */
  const failing = (times: number, isStored: boolean): void => {
    const { append } = lab.store;
    let left = times;
    lab.store.append = async (events) => {
      if (left === 0) return append.call(lab.store, events);
      left--;
      if (isStored) await append.call(lab.store, events);
      throw new Error('the line is dead');
    };
  };

  test.each([
    ['nobody knows that it was stored', true],
    ['it was not stored', false],
  ])('people are asked to send again, and it is one event: %s', async (_, isStored) => {
    failing(3, isStored);
    const event = openTable('1');
    const answer = await lab.post('events', lab.director, { events: [event] });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
    expect((await lab.server.request('http://127.0.0.1/healthz')).status).toBe(503);
    expect((await lab.ask('me', lab.director)).status).toBe(503);
    const health = async () => (await lab.server.request('http://127.0.0.1/healthz')).status;
    await expect.poll(health, { timeout: 5000 }).toBe(200);
    const [ack] = await lab.send(lab.director, event);
    expect(ack).toEqual({ id: event.id, seq: 2, outcome: 'kept' });
    expect(await lab.store.read(0, 10)).toHaveLength(2);
  });

  test('somebody else who writes to it ends the server', async () => {
    await lab.store.append([{ ...openTable('9'), seq: 2, at: lab.now, by: 'other' }]);
    expect((await lab.post('events', lab.director, { events: [openTable('1')] })).status).toBe(503);
    expect(await lab.server.failed).toContain('somebody else has written to');
  });
});

describe('a mistake of ours', () => {
  const wrong = (): never => {
    throw new TypeError('Ann has the token abc');
  };

  test('is an answer to whoever met it, is noted without names, and stops nobody else', async () => {
    const { tournament } = lab.server.log;
    const { seq, apply, snapshot } = tournament;
    Object.assign(tournament, { apply: wrong, snapshot: wrong });
    const answer = await lab.post('events', lab.director, { events: [openTable('1')] });
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { error: 'The server has made a mistake, and noted it; try again.' },
    ]);
    expect((await lab.ask('export/tables/1.hand', lab.director)).status).toBe(500);
    Object.assign(tournament, { apply, snapshot });
    const said = lab.lines.filter((line) => line.includes('a mistake of ours'));
    expect(JSON.parse(said[0]!)).toMatchObject({ level: 'warn', error: 'TypeError' });
    expect(lab.lines.join()).not.toMatch(/Ann|abc/);
    expect((await lab.send(lab.director, openTable('1')))[0]!.seq).toBe(seq + 1);
  });

  test('in what follows by itself is noted once, and events are taken all the same', async () => {
    lab.server.log.tournament.followUps = wrong;
    await sleep(700);
    expect((await lab.send(lab.director, openTable('1')))[0]!.outcome).toBe('kept');
    expect(lab.lines.filter((line) => line.includes('a mistake of ours'))).toHaveLength(1);
  });
});

describe('exports', () => {
  test('a table’s text, standings and everything', async () => {
    await lab.send(
      lab.director,
      newEvent({ kind: 'enter', players: ['Ann', 'Bob', 'Cara', '=1+1'] }),
      openTable('Table 1'),
      handEvent('Table 1', 1, handText(1), null),
    );
    await lab.send(lab.director, handEvent('Table 1', 1, handText(1, ' 2'), handText(9)));
    const file = async (path: string): Promise<string> =>
      (await lab.ask(`export/${path}`, lab.director)).text();
    expect(await file('tables/Table%201.hand')).toBe(`${handText(1).trim()}\n`);
    const csv = await file('standings.csv');
    expect(csv).toMatch(/^rank,name,chips,table,/);
    expect(csv).toContain('1,Ann,5000,Table 1,');
    expect(csv).toContain(",'=1+1,30000,");
    const whole = JSON.parse(await file('tournament.json'));
    expect(whole).toMatchObject({ sidepot: 'tournament', version: 1, entries: 4 });
    expect(whole.tables[0].hands[0].text).toBe(handText(1));
    const isTournament = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(
      JSON.parse(readText('schemas/team-tournament.json')),
    );
    expect(isTournament(whole), JSON.stringify(isTournament.errors)).toBe(true);
    expect(isTournament({ ...whole, version: 2 })).toBe(false);
    expect((await lab.ask('export/tables/9.hand', lab.director)).status).toBe(404);
  });
});

test('links are listed without secrets and withdrawn', async () => {
  const token = await lab.link('viewer');
  const links = await (await lab.ask('links', lab.director)).json();
  expect(links).toHaveLength(2);
  expect(JSON.stringify(links)).not.toMatch(/[0-9a-f]{64}|secret/);
  const [id] = token.split('.');
  expect((await lab.ask(`links/${id}`, lab.director, { method: 'DELETE' })).status).toBe(200);
  expect((await lab.ask('me', token)).status).toBe(401);
  const last = lab.director.split('.')[0];
  expect((await lab.ask(`links/${last}`, lab.director, { method: 'DELETE' })).status).toBe(400);
});

test('/healthz and /metrics', async () => {
  await lab.send(lab.director, openTable('1'), openTable('1'));
  const health = await lab.server.request('http://127.0.0.1/healthz');
  expect([health.status, await health.json()]).toEqual([200, { ok: true, events: 2 }]);
  const metrics = await (await lab.server.request('http://localhost/metrics')).text();
  expect(metrics).toContain('\nsidepot_team_events_total 2\n');
  expect(metrics).toContain('\nsidepot_team_tables 1\n');
  expect(metrics).toContain('sidepot_team_refused_total{reason="event"} 1\n');
  expect(metrics).toMatch(/sidepot_team_append_seconds_bucket\{le="\+Inf"\} 2\n/);
  for (const line of metrics.trim().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]+"\})? [\d.e+-]+)$/);
  }
});
