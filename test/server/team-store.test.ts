import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, test } from 'vitest';
import { openStore, type StorePlace, storePlace } from '../../src/server/team/event-store.ts';
import { storeContract } from './store-contract.ts';

const root = mkdtempSync(join(tmpdir(), 'sidepot-team-store-'));
let made = 0;
const freshFolder = (): string => join(root, String(++made), 'data');

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function change(place: StorePlace, sql: string): Promise<void> {
  if (place.kind !== 'sqlite') throw new Error('SQLite only');
  const database = new DatabaseSync(join(place.folder, 'team.db'));
  database.exec(sql);
  database.close();
}

storeContract('the store in SQLite', {
  freshPlace: async () => ({ kind: 'sqlite', folder: freshFolder() }),
  asOfVersion1: (place) => change(place, 'DROP TABLE served; PRAGMA user_version = 1'),
  fromTheFuture: (place) => change(place, 'PRAGMA user_version = 99'),
});

test.each<[string, (folder: string) => void]>([
  [
    'a file that is not a database',
    (folder) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'team.db'), 'These are not the events you are looking for.\n');
    },
  ],
  [
    'a file where the folder should be',
    (folder) => {
      mkdirSync(join(folder, '..'), { recursive: true });
      writeFileSync(folder, '');
    },
  ],
])('%s is refused in a sentence', async (_, prepare) => {
  const folder = freshFolder();
  prepare(folder);
  const store = await openStore({ kind: 'sqlite', folder }, 'write');
  expect(store).toMatchObject({ ok: false, error: expect.stringContaining(folder) });
});

test('SQLite keeps a write-ahead log', async () => {
  const folder = freshFolder();
  const store = await openStore({ kind: 'sqlite', folder }, 'write');
  if (!store.ok) throw new Error(store.error);
  const other = new DatabaseSync(join(folder, 'team.db'));
  expect(other.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  other.close();
  await store.value.close();
});

const ENV = { HOME: '/home/ann', APPDATA: '/appdata' };

test.each([
  ['linux', ENV, '/home/ann/.local/share/sidepot'],
  ['linux', { ...ENV, XDG_DATA_HOME: '/data' }, '/data/sidepot'],
  ['darwin', ENV, '/home/ann/Library/Application Support/sidepot'],
  ['win32', ENV, '/appdata/sidepot'],
])('on %s the data are in the user’s own folder', (platform, env, folder) => {
  expect(storePlace({}, env, platform)).toEqual({ ok: true, value: { kind: 'sqlite', folder } });
});

test('--data and --database', () => {
  expect(storePlace({ data: 'here' }, ENV)).toEqual({
    ok: true,
    value: { kind: 'sqlite', folder: 'here' },
  });
  const place = storePlace({ database: 'postgres://ann@db/poker' }, ENV);
  expect(place).toMatchObject({ ok: true, value: { kind: 'postgres' } });
  for (const wrong of ['mysql://x', 'poker', 'postgres://%zz@x/y']) {
    expect(storePlace({ database: wrong }, ENV)).toMatchObject({ ok: false });
  }
  expect(storePlace({ data: 'a', database: 'postgres://x/y' }, ENV)).toMatchObject({ ok: false });
});
