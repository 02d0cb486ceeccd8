import type { Pool } from 'pg';
import manifest from '../../../package.json' with { type: 'json' };
import { type AskedTask, storedTask, taskFrom } from '../audit/stored-parts.ts';
import type { Io } from '../io.ts';
import { Database, SCHEMA } from './database.ts';

/** Planner and workers of one version: another one may find other things in the same hands. */
export const VERSION = manifest.version;

const QUEUE = `audit-${VERSION}`;

/** A piece of a run: the task that starts at this place. It is the same task in every attempt. */
export interface PieceKey {
  readonly run: string;
  readonly file: number;
  readonly from: number;
}

/** A piece that somebody has taken from the queue. */
export interface TakenPiece extends PieceKey {
  readonly job: string;
}

/** After this many seconds without its planner a run is forgotten: a week. */
const FORGOTTEN = 604_800;
/** How long a planner may be silent, in seconds, before another may go on with its run. */
const LEASE = 8;

/** Any sentence about a piece is: this run, this place. */
const THIS_PIECE = 'run = $1 AND file = $2 AND start = $3';
const placeOf = ({ run, file, from }: PieceKey): unknown[] => [run, file, from];

// Two that start at once would get in each other's way: the lock lets one after the other.
const TABLES = `
  BEGIN;
  SELECT pg_advisory_xact_lock(hashtext('${SCHEMA}.audit'));
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.audit_run (
    run text PRIMARY KEY,
    version text NOT NULL,
    planner text NOT NULL,
    seen timestamptz NOT NULL
  );
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.audit_piece (
    run text NOT NULL REFERENCES ${SCHEMA}.audit_run ON DELETE CASCADE,
    file bigint NOT NULL,
    start bigint NOT NULL,
    asked bytea,
    judged bytea,
    PRIMARY KEY (run, file, start)
  );
  COMMIT;`;

/**
 * Pieces of audits in a database. pg-boss hands them out; what is asked and what was found lies in
 * a table of ours, where a piece has one result however often it was judged.
 */
export class PieceQueue {
  readonly #database: Database;

  private constructor(database: Database) {
    this.#database = database;
  }

  static async open(
    address: string,
    connections: number,
    io: Io,
    stop: AbortSignal,
  ): Promise<PieceQueue> {
    const database = await Database.open(address, connections, io, stop);
    try {
      await database.run((pool) => pool.query(TABLES));
      await database.run(() => database.boss.createQueue(QUEUE));
      return new PieceQueue(database);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  /** Makes a planner the one of a run, or renews that; false while another one is. */
  async claim(run: string, planner: string): Promise<boolean> {
    const rows = await this.#ask(
      `INSERT INTO ${SCHEMA}.audit_run AS known VALUES ($1, $2, $3, now())
       ON CONFLICT (run) DO UPDATE SET planner = $3, seen = now()
       WHERE known.planner = $3 OR known.seen < now() - make_interval(secs => ${LEASE})
       RETURNING run`,
      [run, VERSION, planner],
    );
    return rows.length > 0;
  }

  /** Lets another planner go on with the run at once. */
  async release(run: string, planner: string): Promise<void> {
    const sql = `UPDATE ${SCHEMA}.audit_run SET seen = now() - make_interval(secs => ${LEASE + 1})
      WHERE run = $1 AND planner = $2`;
    await this.#ask(sql, [run, planner]);
  }

  /** Removes runs that nobody goes on with. */
  async forgetOldRuns(): Promise<void> {
    await this.#ask(
      `DELETE FROM ${SCHEMA}.audit_run WHERE seen < now() - make_interval(secs => ${FORGOTTEN})`,
      [],
    );
  }

  async removeRun(run: string, planner: string): Promise<void> {
    await this.#ask(`DELETE FROM ${SCHEMA}.audit_run WHERE run = $1 AND planner = $2`, [
      run,
      planner,
    ]);
  }

  /** Puts tasks into the queue, unless they are there or judged already. */
  async plan(
    run: string,
    tasks: readonly { readonly task: AskedTask; readonly seconds: number }[],
  ): Promise<void> {
    const keys = tasks.map(({ task }) => keyOf(run, task));
    await this.#database.transaction(async (client) => {
      const { rows } = await client.query<{ file: string; start: string }>(
        `INSERT INTO ${SCHEMA}.audit_piece (run, file, start, asked)
         SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::bytea[])
         ON CONFLICT DO NOTHING RETURNING file, start`,
        [
          run,
          keys.map(({ file }) => file),
          keys.map(({ from }) => from),
          tasks.map(({ task }) => storedTask(task)),
        ],
      );
      const added = new Set(rows.map(({ file, start }) => `${file} ${start}`));
      const jobs = keys.flatMap((data, i) =>
        added.has(`${data.file} ${data.from}`)
          ? [{ name: QUEUE, data, expireInSeconds: tasks[i]!.seconds, retryLimit: 1_000_000 }]
          : [],
      );
      const executeSql = (text: string, values?: unknown[]) => client.query(text, values);
      if (jobs.length > 0) await this.#database.boss.insert(jobs, { db: { executeSql } });
    });
  }

  /** What was found in a piece; null while nobody has judged it, empty if a worker could not read it. */
  async result(key: PieceKey): Promise<Buffer | null> {
    const [row] = await this.#ask<{ judged: Buffer }>(
      `SELECT judged FROM ${SCHEMA}.audit_piece WHERE ${THIS_PIECE} AND judged IS NOT NULL`,
      placeOf(key),
    );
    return row?.judged ?? null;
  }

  /** Removes the pieces of a run up to this one: they are in its planner's book. */
  async removeUpTo({ run, file, from }: PieceKey, planner: string): Promise<void> {
    await this.#ask(
      `DELETE FROM ${SCHEMA}.audit_piece WHERE run = $1 AND (file, start) <= ($2, $3)
       AND EXISTS (SELECT FROM ${SCHEMA}.audit_run known WHERE known.run = $1 AND planner = $4)`,
      [run, file, from, planner],
    );
  }

  /** Gives back to the queue what was taken too long ago: whoever took it is gone. */
  async giveBackOverdue(): Promise<void> {
    await this.#database.run(() => this.#database.boss.expire());
  }

  /** Takes a piece from the queue; null if there is none. */
  async take(): Promise<TakenPiece | null> {
    return this.#database.run(async (pool) => {
      // pg-boss keeps an error of its own query to itself.
      let failure: unknown = null;
      const executeSql = async (text: string, values?: unknown[]) => {
        try {
          return await pool.query(text, values);
        } catch (error) {
          failure = error;
          throw error;
        }
      };
      const [job] = await this.#database.boss.fetch<PieceKey>(QUEUE, {
        batchSize: 1,
        db: { executeSql },
      });
      if (failure !== null) throw failure;
      return job ? { ...job.data, job: job.id } : null;
    });
  }

  /** What is asked in a piece; null if it is answered, or nobody waits for it any more. */
  async asked(key: PieceKey): Promise<AskedTask | null> {
    const [row] = await this.#ask<{ asked: Buffer }>(
      `SELECT asked FROM ${SCHEMA}.audit_piece WHERE ${THIS_PIECE} AND asked IS NOT NULL`,
      placeOf(key),
    );
    return row ? taskFrom(row.asked) : null;
  }

  /** Stores what was found, if nobody has done so before; nothing, if it could not be read. */
  async store(key: PieceKey, judged: Buffer): Promise<void> {
    await this.#ask(
      `UPDATE ${SCHEMA}.audit_piece
       SET judged = $4::bytea, asked = CASE WHEN length($4::bytea) = 0 THEN asked END
       WHERE ${THIS_PIECE} AND judged IS NULL`,
      [...placeOf(key), judged],
    );
  }

  async finish({ job }: TakenPiece): Promise<void> {
    await this.#database.run(() => this.#database.boss.deleteJob(QUEUE, job));
  }

  /** Somebody else shall judge it. */
  async giveBack({ job }: TakenPiece): Promise<void> {
    await this.#database.run(() => this.#database.boss.fail(QUEUE, job));
  }

  /** Versions of sidepot other than this one that plan here. */
  async otherVersions(): Promise<readonly string[]> {
    const rows = await this.#ask<{ version: string }>(
      `SELECT DISTINCT version FROM ${SCHEMA}.audit_run WHERE version <> $1 ORDER BY version`,
      [VERSION],
    );
    return rows.map(({ version }) => version);
  }

  async #ask<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    const { rows } = await this.#database.run((pool: Pool) => pool.query(sql, values));
    return rows as Row[];
  }
}

/** A task starts where its first part does. */
export function keyOf(run: string, { parts }: AskedTask): PieceKey {
  const { file, from } = parts[0]!;
  return { run, file, from };
}
