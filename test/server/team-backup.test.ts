import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serve } from '../../src/cli/commands/serve.ts';
import type { Io } from '../../src/cli/io.ts';
import { openStore } from '../../src/server/team/event-store.ts';
import { type Ran, sidepot } from '../cli/fake-io.ts';
import { handEvent, handText, newEvent, TeamLab } from './team-lab.ts';

let lab: TeamLab;

beforeEach(async () => {
  lab = await TeamLab.start();
  const open = newEvent({ kind: 'open-table', table: '1' });
  await lab.send(lab.director, open, handEvent('1', 1, handText(1), null));
});

afterEach(() => lab.close());

const backup = (): Promise<Ran> =>
  sidepot(['team', 'backup', '--data', lab.folder, '--out', 'friday.jsonl']);

const restore = (content: string | Uint8Array, folder = join(lab.folder, 'again')): Promise<Ran> =>
  sidepot(['team', 'restore', 'friday.jsonl', '--data', folder], {
    files: { 'friday.jsonl': content },
  });

const eventsIn = async (folder: string) => {
  const store = await openStore({ kind: 'sqlite', folder }, 'look');
  if (!store.ok) return store.error;
  const events = await store.value.read(0, 1000);
  await store.value.close();
  return events;
};

test('a backup, made while the server runs, restores everything', async () => {
  const ran = await backup();
  expect([ran.exit, ran.out, ran.err]).toEqual([0, '3 events written to friday.jsonl\n', '']);
  const text = ran.written['friday.jsonl']!;
  expect(text.split('\n')).toHaveLength(6);
  const restored = await restore(text);
  expect([restored.exit, restored.err]).toEqual([0, '']);
  expect(restored.out).toContain('3 events restored to ');
  expect(await eventsIn(join(lab.folder, 'again'))).toEqual(await lab.store.read(0, 10));
  expect((await restore(gzipSync(text), join(lab.folder, 'packed'))).exit).toBe(0);
});

describe('nothing is restored from', () => {
  const whole = async (): Promise<readonly string[]> =>
    (await backup()).written['friday.jsonl']!.split('\n');

  test.each<[string, (lines: string[]) => string[], string]>([
    ['a backup that is cut off', (lines) => lines.slice(0, 3), 'it is cut off'],
    ['a changed one', (lines) => lines.map((l) => l.replace('Friday', 'Monday')), 'changed'],
    ['one without a line', (lines) => lines.toSpliced(2, 1), 'line 3: event 2 is missing'],
    ['one with more', (lines) => [...lines.slice(0, 5), '{}', ''], 'something follows'],
    [
      'a later version',
      (lines) => ['{"sidepot":"team-backup","version":2}', ...lines.slice(1)],
      'newer',
    ],
    ['something else', () => ['Hand (1)'], 'line 1: this is not a backup'],
    ['nothing', () => [''], 'cut off'],
    ['an event that is none', (lines) => lines.toSpliced(1, 1, '{"seq":1}'), 'not an event'],
  ])('%s', async (_, change, words) => {
    const ran = await restore(change([...(await whole())]).join('\n'));
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain(words);
    expect(await eventsIn(join(lab.folder, 'again'))).toMatch(/there is no tournament/);
  });

  test('a file that is not there', async () => {
    const ran = await sidepot(['team', 'restore', 'nothing.jsonl', '--data', lab.folder]);
    expect([ran.exit, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain('nothing.jsonl');
  });
});

test('a tournament is not written over', async () => {
  const text = (await backup()).written['friday.jsonl']!;
  const folder = join(lab.folder, 'again');
  await restore(text, folder);
  const ran = await restore(text, folder);
  expect(ran.exit).toBe(2);
  expect(ran.err).toContain('already; name an empty --data');
  expect((await restore(text, lab.folder)).err).toContain('another sidepot is running');
});

test('a lost director’s link is replaced, once the server has stopped', async () => {
  const args = ['team', 'link', '--data', lab.folder, '--origin', 'https://poker.example'];
  expect((await sidepot(args)).err).toContain('another sidepot is running');
  await lab.server.close();
  const ran = await sidepot(args);
  expect([ran.exit, ran.err]).toEqual([0, '']);
  const [, token] = /https:\/\/poker\.example\/team#join=(\S+)/.exec(ran.out)!;
  await lab.open();
  const me = await (await lab.ask('me', token!)).json();
  expect(me).toMatchObject({ role: 'director', name: 'Director' });
  // The old one still works.
  expect((await lab.ask('me', lab.director)).status).toBe(200);
});

test.each([
  [['team', 'link', '--data', '/nowhere/at/all'], 'there is no tournament in /nowhere'],
  [['team', 'backup', '--data', '/nowhere/at/all'], 'there is no tournament in /nowhere'],
  [['team', 'backup', '--database', 'mysql://x'], '--database takes an address such as'],
  [['team', 'link', '--origin', 'poker'], '--origin takes an address'],
])('%j is refused in a sentence', async (args, words) => {
  const ran = await sidepot(args);
  expect(ran.exit).toBe(2);
  expect(ran.err).toMatch(/^sidepot: /);
  expect(ran.err).toContain(words);
});

test('serve --team says where everything is, serves, and stops in good order', async () => {
  const folder = join(lab.folder, 'served');
  const site = join(lab.folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'app.html'), 'the page');
  writeFileSync(join(site, 'site.json'), '{"addresses":["/","/team"]}');
  const run = (): {
    said: () => string;
    logged: () => string;
    stop: () => void;
    ended: Promise<number>;
  } => {
    let said = '';
    let logged = '';
    let stop = (): void => undefined;
    const io = {
      webApp: site,
      env: {},
      out: (text: string) => {
        said += text;
      },
      err: (text: string) => {
        logged += text;
      },
      onInterrupt: (on: () => void) => {
        stop = on;
        return () => undefined;
      },
    } as Partial<Io> as Io;
    const ended = serve({ team: true, port: 0, data: folder }, io);
    return { said: () => said, logged: () => logged, stop: () => stop(), ended };
  };
  const first = run();
  await expect.poll(first.said).toMatch(/Ctrl-C stops it/);
  const [, origin, token] = /(http:\/\/127\.0\.0\.1:\d+)\/team#join=(\S+)/.exec(first.said())!;
  expect(first.said()).toContain(`The tournament is in ${folder}\n`);
  expect(await (await fetch(`${origin}/team`)).text()).toBe('the page');
  const headers = { Authorization: `Bearer ${token}` };
  const live = await fetch(`${origin}/team/api/live`, { headers });
  expect((await fetch(`${origin}/team/api/me`, { headers })).status).toBe(200);
  first.stop();
  expect(await first.ended).toBe(0);
  expect(await live.text()).toMatch(/retry: \d+\n\n$/);
  expect(first.logged()).toMatch(/"event":"started".*\n.*"event":"stopped"/);
  const second = run();
  await expect.poll(second.said).toMatch(/Ctrl-C stops it/);
  const [, command] = /stop this server and run: sidepot (.+)\n/.exec(second.said())!;
  const [at] = /http:\S+\/team(?=\n)/.exec(second.said())!;
  second.stop();
  expect(await second.ended).toBe(0);
  // The port was any that was free: the link is for where the server ran last.
  const ran = await sidepot(command!.split(' '));
  expect([ran.exit, ran.err]).toEqual([0, '']);
  expect(ran.out).toContain(`\n  ${at}#join=`);
  const alone = { webApp: site } as Partial<Io> as Io;
  for (const flags of [{ data: folder }, { host: '0.0.0.0' }, { origin: 'https://x.example' }]) {
    await expect(serve(flags, alone)).rejects.toThrow('is for --team; add that');
  }
});
