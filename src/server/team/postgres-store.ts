import { Socket } from 'node:net';
import type { Client, QueryResult, QueryResultRow } from 'pg';
import { fail, ok, type Result } from '../../kernel/index.ts';
import type { TeamEvent } from '../../team/index.ts';
import { reasonFor } from '../postgres.ts';
import {
  type EventRow,
  type EventStore,
  eventFrom,
  newerStore,
  StoreConflict,
  type StoreUse,
} from './event-store.ts';

/** The schema of everything we keep in a database, apart from what others have there. */
const SCHEMA = 'sidepot';

/** Longer than this nobody waits for an answer: the line is dead. */
const PATIENCE = 20_000;

/** The lock of whoever writes; any number will do that nobody else uses in the same database. */
const LOCK = `hashtext('${SCHEMA}.team')`;

/**
 * A server that was killed leaves a connection behind, which ends, and gives the lock back, as soon as
 * PostgreSQL sees that nobody is there: so long we wait for it.
 */
const WAIT_FOR_LOCK = 5000;

/** The store in a PostgreSQL database. */
export async function openPostgres(
  address: URL,
  use: StoreUse,
): Promise<Result<EventStore, string>> {
  const pg = await loadPg();
  if (pg === null)
    return fail('--database needs a package that is not installed: npm install pg@8');
  const store = new PostgresStore(pg, address, use);
  try {
    await store.connect();
    return ok(store);
  } catch (error) {
    await store.close();
    const reason = error instanceof Refused ? error.message : reasonFor(error, address);
    return fail(`${store.place} cannot be used: ${reason}`);
  }
}

/** A reason of ours not to use the database, in words. */
class Refused extends Error {}

class PostgresStore implements EventStore {
  readonly place: string;
  readonly #pg: Pg;
  readonly #address: URL;
  readonly #use: StoreUse;
  #connection: Connection | null = null;
  #isClosed = false;

  constructor(pg: Pg, address: URL, use: StoreUse) {
    this.#pg = pg;
    this.#address = address;
    this.#use = use;
    this.place = `${address.host}${address.pathname}`;
  }

  /** The lock belongs to the connection: whoever writes over it has the lock, whatever happened. */
  async connect(): Promise<void> {
    if (this.#isClosed) throw new Refused('it was closed');
    const connection = new Connection(this.#pg, this.#address);
    try {
      await connection.open();
      if (this.#use === 'write') {
        await takeLock(connection);
        await setUp(connection);
      } else if ((await seeVersion(connection)) === 0) {
        throw new Refused('there is no tournament in it');
      }
      this.#connection = connection;
    } catch (error) {
      connection.end();
      throw error;
    }
  }

  async append(events: readonly TeamEvent[]): Promise<readonly TeamEvent[]> {
    // The first of two events with one id counts; one statement cannot see what it adds itself.
    const first = new Map(events.toReversed().map((event) => [event.id, event]));
    const news = events.filter((event) => first.get(event.id) === event);
    const added = await this.#ask<{ id: string }>(
      `INSERT INTO ${SCHEMA}.team_event (seq, id, at, by_link, body)
       SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::text[])
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [
        news.map(({ seq }) => seq),
        news.map(({ id }) => id),
        news.map(({ at }) => at),
        news.map(({ by }) => by),
        news.map(({ body }) => JSON.stringify(body)),
      ],
    );
    if (added.length === events.length) return events;
    const isNew = new Set(added.map(({ id }) => id));
    const older = await this.find([...first.keys()].filter((id) => !isNew.has(id)));
    const stored = new Map(older.map((event) => [event.id, event]));
    return events.map(({ id }) => stored.get(id) ?? first.get(id)!);
  }

  async read(after: number, limit: number): Promise<readonly TeamEvent[]> {
    const rows = await this.#ask<EventRow>(
      `SELECT seq, id, at, by_link, body FROM ${SCHEMA}.team_event
       WHERE seq > $1 ORDER BY seq LIMIT $2`,
      [after, limit],
    );
    return rows.map(eventFrom);
  }

  async find(ids: readonly string[]): Promise<readonly TeamEvent[]> {
    if (ids.length === 0) return [];
    const rows = await this.#ask<EventRow>(
      `SELECT seq, id, at, by_link, body FROM ${SCHEMA}.team_event WHERE id = ANY($1::text[])`,
      [ids],
    );
    return rows.map(eventFrom);
  }

  async at(seqs: readonly number[]): Promise<readonly TeamEvent[]> {
    if (seqs.length === 0) return [];
    const rows = await this.#ask<EventRow>(
      `SELECT seq, id, at, by_link, body FROM ${SCHEMA}.team_event WHERE seq = ANY($1::bigint[])`,
      [seqs],
    );
    return rows.map(eventFrom);
  }

  async address(): Promise<string | null> {
    const rows = await this.#ask<{ address: string }>(
      `SELECT address FROM ${SCHEMA}.team_served`,
      [],
    );
    return rows[0]?.address ?? null;
  }

  async noteAddress(address: string): Promise<void> {
    await this.#ask(
      `WITH before AS (DELETE FROM ${SCHEMA}.team_served)
       INSERT INTO ${SCHEMA}.team_served VALUES ($1)`,
      [address],
    );
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#connection?.close();
    this.#connection = null;
  }

  /** After any failure the connection is not used again: nobody knows what it still has to say. */
  async #ask<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
    try {
      if (!this.#connection?.isOpen) await this.connect();
      return (await this.#connection!.query<Row>(sql, values)).rows;
    } catch (error) {
      this.#connection?.end();
      this.#connection = null;
      if (error instanceof Refused) throw error;
      const { code, constraint } = error as { code?: string; constraint?: string };
      if (code === '23505' && constraint === 'team_event_pkey') {
        throw new StoreConflict(`somebody else has written to ${this.place}`);
      }
      throw new Error(reasonFor(error, this.#address));
    }
  }
}

/** One line to the server, which can be cut without asking it. */
class Connection {
  readonly #line = new Socket();
  readonly #client: Client;
  isOpen = false;

  constructor(pg: Pg, address: URL) {
    this.#client = new pg.Client({
      connectionString: address.href,
      application_name: 'sidepot team',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      stream: () => this.#line,
    });
    // A line that breaks while nobody asks: the next one to ask opens another.
    const broken = (): void => {
      this.isOpen = false;
    };
    this.#client.on('error', broken);
    this.#line.on('error', () => undefined).on('close', broken);
  }

  async open(): Promise<void> {
    await this.#client.connect();
    this.isOpen = true;
    // Whatever the server's own settings say: acknowledged is on the disk.
    await this.query('SET synchronous_commit = on');
  }

  query<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<QueryResult<Row>> {
    return this.#client.query<Row>(sql, values);
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => undefined);
    this.end();
  }

  end(): void {
    this.isOpen = false;
    this.#line.destroy();
  }
}

async function takeLock(connection: Connection): Promise<void> {
  for (const end = performance.now() + WAIT_FOR_LOCK; ; ) {
    const { rows } = await connection.query<{ taken: boolean }>(
      `SELECT pg_try_advisory_lock(${LOCK}) AS taken`,
    );
    if (rows[0]!.taken) return;
    if (performance.now() > end) {
      throw new Refused('another sidepot is running with it; stop it, or name another database');
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Makes the tables, or sees that they are ours. */
async function setUp(connection: Connection): Promise<void> {
  const version = await seeVersion(connection);
  for (let next = version; next < MIGRATIONS.length; next++) {
    await connection.query(`BEGIN; ${MIGRATIONS[next]};
      DELETE FROM ${SCHEMA}.team_store;
      INSERT INTO ${SCHEMA}.team_store VALUES (${next + 1});
      COMMIT`);
  }
}

/** What makes the tables of version 1 out of nothing, those of version 2 out of version 1, … */
const MIGRATIONS: readonly string[] = [
  `CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
   CREATE TABLE ${SCHEMA}.team_store (version integer NOT NULL);
   CREATE TABLE ${SCHEMA}.team_event (
     seq bigint CONSTRAINT team_event_pkey PRIMARY KEY,
     id text NOT NULL UNIQUE,
     at bigint NOT NULL,
     by_link text NOT NULL,
     body text NOT NULL
   )`,
  `CREATE TABLE ${SCHEMA}.team_served (address text NOT NULL)`,
];

/** Of the tables that are there; 0 if there are none. */
async function seeVersion(connection: Connection): Promise<number> {
  const { rows: tables } = await connection.query<{ name: string | null }>(
    `SELECT to_regclass('${SCHEMA}.team_store') AS name`,
  );
  if (tables[0]!.name === null) return 0;
  const { rows } = await connection.query<{ version: number }>(
    `SELECT version FROM ${SCHEMA}.team_store`,
  );
  const version = rows[0]!.version;
  if (version > MIGRATIONS.length) throw new Refused(newerStore(version, MIGRATIONS.length));
  return version;
}

type Pg = typeof import('pg')['default'];

/** It is not installed with sidepot: most people have no PostgreSQL. */
async function loadPg(): Promise<Pg | null> {
  try {
    return (await import('pg')).default;
  } catch {
    return null;
  }
}
