import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type StorePlace } from '../../src/server/team/event-store.ts';
import { NO_POSTGRES, PostgresCluster, postgresPrograms } from '../postgres-cluster.ts';
import { event, storeContract } from '../server/store-contract.ts';

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

if (isHere) {
  beforeAll(async () => {
    cluster = await PostgresCluster.start();
  });

  afterAll(() => cluster?.stop());

  storeContract('the store in PostgreSQL', {
    freshPlace,
    fromTheFuture: async (place) => {
      if (place.kind !== 'postgres') throw new Error('PostgreSQL only');
      const { default: pg } = await import('pg');
      const client = new pg.Client({ connectionString: place.address.href });
      await client.connect();
      await client.query('UPDATE sidepot.team_store SET version = 99');
      await client.end();
    },
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
