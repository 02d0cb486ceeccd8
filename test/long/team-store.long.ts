import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type StorePlace } from '../../src/server/team/event-store.ts';
import { sidepot } from '../cli/fake-io.ts';
import { NO_POSTGRES, PostgresCluster, postgresPrograms } from '../postgres-cluster.ts';
import { event, storeContract } from '../server/store-contract.ts';
import { handEvent, handText, newEvent, TeamLab } from '../server/team-lab.ts';

const isHere = postgresPrograms() !== null;
if (!isHere) console.warn(`the store in PostgreSQL is not tested: ${NO_POSTGRES}`);

let cluster: PostgresCluster;
let made = 0;

const freshPlace = async (): Promise<StorePlace> => {
  const name = `team_${++made}`;
  await cluster.sql(`CREATE DATABASE ${name}`);
  const address = new URL(cluster.addressFor('owner', PostgresCluster.password, name));
  return { kind: 'postgres', address };
};

const addressOf = (place: StorePlace): string => {
  if (place.kind !== 'postgres') throw new Error('PostgreSQL only');
  return place.address.href;
};

async function change(place: StorePlace, sql: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: addressOf(place) });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function written(store: readonly string[]): Promise<string> {
  const ran = await sidepot(['team', 'backup', ...store, '--out', 'backup.jsonl']);
  expect([ran.exit, ran.err]).toEqual([0, '']);
  return ran.written['backup.jsonl']!;
}

const restored = async (backup: string, store: readonly string[]): Promise<number> => {
  const files = { 'backup.jsonl': backup };
  return (await sidepot(['team', 'restore', 'backup.jsonl', ...store], { files })).exit;
};

if (isHere) {
  beforeAll(async () => {
    cluster = await PostgresCluster.start();
  });

  afterAll(() => cluster?.stop());

  storeContract('the store in PostgreSQL', {
    freshPlace,
    asOfVersion1: (place) =>
      change(place, 'DROP TABLE sidepot.team_served; UPDATE sidepot.team_store SET version = 1'),
    fromTheFuture: (place) => change(place, 'UPDATE sidepot.team_store SET version = 99'),
  });

  test('a backup goes from SQLite to PostgreSQL and back, byte for byte, and its links work there', async () => {
    const lab = await TeamLab.start();
    const postgres = addressOf(await freshPlace());
    const again = join(lab.folder, 'again');
    try {
      const open = newEvent({ kind: 'open-table', table: '2' });
      const hands = [1, 2, 3].map((n) => handEvent('2', n, handText(n, ' <b>\u202E'), null));
      await lab.send(lab.director, open, ...hands);
      const first = await written(['--data', lab.folder]);
      expect(await restored(first, ['--database', postgres])).toBe(0);
      const second = await written(['--database', postgres]);
      expect(await restored(second, ['--data', again])).toBe(0);
      expect([second, await written(['--data', again])]).toEqual([first, first]);
      await lab.server.close();
      await lab.open(null, { kind: 'postgres', address: new URL(postgres) });
      expect((await lab.ask('me', lab.director)).status).toBe(200);
      expect(await (await lab.ask('export/tables/2.hand', lab.director)).text()).toContain(
        'Hand (3)',
      );
    } finally {
      await lab.close();
    }
  });

  test('a PostgreSQL that was killed and came back is used again', async () => {
    const store = await openStore(await freshPlace(), 'write');
    if (!store.ok) throw new Error(store.error);
    await store.value.append([event(1)]);
    await cluster.kill();
    // A connection outlives its server by a moment, and what it stores then is stored.
    const append = (): Promise<string> =>
      store.value.append([event(2)]).then(
        () => 'stored',
        ({ message }: Error) => message,
      );
    await expect.poll(append).toMatch(/nobody listens/);
    await cluster.restart();
    expect(await store.value.append([event(2)])).toEqual([event(2)]);
    expect(await store.value.read(0, 10)).toEqual([event(1), event(2)]);
    await store.value.close();
  });

  test('what is wrong with the database is said without the password', async () => {
    const wrong = new URL(cluster.addressFor('owner', 'secret-word', 'postgres'));
    const store = await openStore({ kind: 'postgres', address: wrong }, 'write');
    expect(store).toMatchObject({ ok: false, error: expect.stringMatching(/password/) });
    expect(JSON.stringify(store)).not.toContain('secret-word');
  });
} else test.skip('the store in PostgreSQL', () => undefined);
