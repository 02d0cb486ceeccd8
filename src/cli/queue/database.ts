import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type PgBoss from 'pg-boss';
import {
  isClash,
  isPassing,
  isRestarting,
  postgresAddress,
  reasonFor,
} from '../../server/index.ts';
import { type Io, UsageError } from '../io.ts';

/** The schema of everything we keep in a database, apart from what others have there. */
export const SCHEMA = 'sidepot';

/** pg-boss 10 needs what PostgreSQL has had since then. */
const OLDEST_SERVER = 130_000;

/** How long we wait before we ask again a server that is away, in milliseconds. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** So long nobody waits for an answer: the line is dead. */
const PATIENCE = 120_000;

/** A PostgreSQL server that may go away and come back, with pg-boss as the queue on it. */
export class Database {
  readonly boss: PgBoss;
  readonly #pool: Pool;
  readonly #address: URL;
  readonly #io: Io;
  readonly #stop: AbortSignal;
  /** Lines that are open: pg leaves one open when it has no password to give. */
  readonly #lines = new Set<Socket>();
  #isAway = false;

  private constructor(
    { pg, PgBoss: Boss }: Packages,
    address: URL,
    connections: number,
    io: Io,
    stop: AbortSignal,
  ) {
    this.#address = address;
    this.#io = io;
    this.#stop = stop;
    this.#pool = new pg.Pool({
      connectionString: address.href,
      ...{
        max: connections + 1,
        keepAlive: true,
        allowExitOnIdle: true,
        application_name: 'sidepot',
      },
      ...{ connectionTimeoutMillis: 10_000, query_timeout: PATIENCE },
      stream: () => this.#openLine(),
    });
    // A connection that breaks while nobody uses it: the next one to ask finds out.
    this.#pool.on('error', () => undefined);
    const executeSql = (text: string, values?: unknown[]) => this.#pool.query(text, values);
    this.boss = new Boss({
      ...{ db: { executeSql }, schema: SCHEMA },
      ...{ supervise: false, schedule: false, migrate: true },
    });
  }

  /** Connects and makes what is missing; a UsageError says what is wrong. */
  static async open(
    address: string,
    connections: number,
    io: Io,
    stop: AbortSignal,
  ): Promise<Database> {
    const url = addressFrom(address);
    const packages = await loadPackages();
    const database = new Database(packages, url, connections, io, stop);
    try {
      await database.#start(packages.queueVersion);
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /** Asks the server; while it is away, again and again until it is back or we are stopped. */
  async run<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        const answer = await work(this.#pool);
        if (this.#isAway) this.#io.err('sidepot: PostgreSQL is back\n');
        this.#isAway = false;
        return answer;
      } catch (error) {
        if (!isPassing(error) && !isClash(error)) throw this.#refusal(error);
        if (!this.#isAway && !isClash(error)) {
          this.#isAway = true;
          const why = reasonFor(error, this.#address);
          this.#io.err(`sidepot: PostgreSQL is away, waiting for it: ${why}\n`);
        }
        await sleep(wait, undefined, { signal: this.#stop });
      }
    }
  }

  /** The same for statements that hold together or not at all. */
  async transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.run(async (pool) => {
      const client = await pool.connect();
      // Without a listener, a line that breaks between two statements ends the process.
      const ignore = (): void => undefined;
      client.on('error', ignore);
      let failed = true;
      try {
        await client.query('BEGIN');
        const answer = await work(client);
        await client.query('COMMIT');
        failed = false;
        return answer;
      } finally {
        client.off('error', ignore);
        client.release(failed);
      }
    });
  }

  async close(): Promise<void> {
    await this.#pool.end().catch(() => undefined);
    for (const line of this.#lines) line.destroy();
  }

  #openLine(): Socket {
    const line = new Socket();
    this.#lines.add(line);
    return line.once('close', () => this.#lines.delete(line));
  }

  async #start(queueVersion: number): Promise<void> {
    try {
      await this.#once((pool) => pool.query('SELECT 1'));
    } catch (error) {
      throw this.#refusal(error);
    }
    const { rows } = await this.run((pool) => pool.query('SHOW server_version_num'));
    if (Number(rows[0].server_version_num) < OLDEST_SERVER) {
      throw new UsageError('the queue needs PostgreSQL 13 or newer');
    }
    // Two that make the tables at once would get in each other's way.
    await this.transaction(async (client) => {
      await client.query(`SELECT pg_advisory_xact_lock(hashtext('${SCHEMA}.start'))`);
      await this.boss.start();
    });
    const installed = Number(await this.run(() => this.boss.schemaVersion()));
    if (installed > queueVersion) {
      throw new UsageError(
        'a newer version of pg-boss has made the queue; install the same on every machine',
      );
    }
  }

  /** A wrong address is said at once; a server that is going down or coming up is waited for. */
  async #once<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
    try {
      return await work(this.#pool);
    } catch (error) {
      if (!isRestarting(error)) throw error;
      return this.run(work);
    }
  }

  #refusal(error: unknown): Error {
    if (error instanceof UsageError) return error;
    return new UsageError(`the queue cannot be used: ${reasonFor(error, this.#address)}`);
  }
}

function addressFrom(text: string): URL {
  const url = postgresAddress(text);
  if (url) return url;
  // What was given may hold a password and is not repeated.
  throw new UsageError('--queue takes an address such as postgres://user@host:5432/database');
}

interface Packages {
  readonly pg: typeof import('pg')['default'];
  readonly PgBoss: typeof PgBoss;
  /** Of the tables that this pg-boss makes. */
  readonly queueVersion: number;
}

const INSTALL = 'npm install pg@8 pg-boss@10';

/** They are not installed with sidepot: most people need no queue. */
async function loadPackages(): Promise<Packages> {
  const require = createRequire(import.meta.url);
  const versionOf = (name: string): string => {
    try {
      return require(`${name}/package.json`).version;
    } catch {
      throw new UsageError(`--queue needs two packages that are not installed: ${INSTALL}`);
    }
  };
  for (const [name, major] of [
    ['pg', '8'],
    ['pg-boss', '10'],
  ] as const) {
    const version = versionOf(name);
    if (version.split('.')[0] !== major) {
      throw new UsageError(`--queue needs ${name} ${major}, and ${version} is there: ${INSTALL}`);
    }
  }
  const [{ default: pg }, { default: boss }] = await Promise.all([import('pg'), import('pg-boss')]);
  return { pg, PgBoss: boss, queueVersion: require('pg-boss/version.json').schema };
}
