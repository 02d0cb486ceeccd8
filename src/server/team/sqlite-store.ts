import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type {
  DatabaseSyncInstance as Database,
  StatementSyncInstance as Statement,
} from '@photostructure/sqlite';
import { fail, ok, type Result } from '../../kernel/index.ts';
import type { TeamEvent } from '../../team/index.ts';
import {
  type EventRow,
  type EventStore,
  eventFrom,
  newerStore,
  StoreConflict,
  type StoreUse,
} from './event-store.ts';

const EVENTS_FILE = 'team.db';

/** Held by whoever writes, for as long as they live: the system gives it back when they are killed. */
const LOCK_FILE = 'team.lock';

/** How long a statement waits for another process to finish its own, in milliseconds. */
const PATIENCE = 5000;

/** The store in a folder of this machine. */
export async function openSqlite(
  folder: string,
  use: StoreUse,
): Promise<Result<EventStore, string>> {
  const sqlite = await loadSqlite();
  if (sqlite === null) return fail(NOT_INSTALLED);
  const file = join(folder, EVENTS_FILE);
  if (use === 'look' && !existsSync(file)) return fail(`there is no tournament in ${folder}`);
  const open: Database[] = [];
  try {
    // Nobody else on the machine needs to read along.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (use === 'write') {
      const lock = new sqlite.DatabaseSync(join(folder, LOCK_FILE));
      open.push(lock);
      if (!isTaken(lock)) {
        closeAll(open);
        return fail(`another sidepot is running with ${folder}; stop it, or name another --data`);
      }
    }
    const events = new sqlite.DatabaseSync(file);
    open.push(events);
    const refused = use === 'write' ? setUp(events) : versionRefused(events);
    if (refused === null) return ok(new SqliteStore(folder, open.reverse()));
    closeAll(open);
    return fail(`${file} cannot be used: ${refused}`);
  } catch (error) {
    closeAll(open);
    return fail(`${folder} cannot be used: ${(error as Error).message}`);
  }
}

/** Whether the lock could be taken; it is never committed, so that it lasts. */
function isTaken(lock: Database): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (/locked|busy/i.test((error as Error).message)) return false;
    throw error;
  }
}

/** Makes the tables, or sees that they are ours; what is wrong comes back. */
function setUp(database: Database): string | null {
  database.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
  const { journal_mode: mode } = database.prepare('PRAGMA journal_mode = WAL').get() as {
    journal_mode: string;
  };
  // As on a folder of another machine, where two could not share the file's memory.
  if (mode !== 'wal')
    return 'its disk cannot keep a write-ahead log; choose a folder on this machine';
  // An event is acknowledged when the disk has it, not when the system has.
  database.exec('PRAGMA synchronous = FULL');
  const { user_version: version } = userVersion(database);
  if (version > MIGRATIONS.length) return newerStore(version, MIGRATIONS.length);
  MIGRATIONS.slice(version).forEach((change, i) => {
    database.exec(`BEGIN; ${change}; PRAGMA user_version = ${version + i + 1}; COMMIT`);
  });
  return null;
}

/** What makes the tables of version 1 out of nothing, those of version 2 out of version 1, … */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE event (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL,
    by_link TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT`,
  'CREATE TABLE served (address TEXT NOT NULL) STRICT',
];

function versionRefused(database: Database): string | null {
  database.exec(`PRAGMA busy_timeout = ${PATIENCE}; PRAGMA query_only = ON`);
  const { user_version: version } = userVersion(database);
  return version > MIGRATIONS.length ? newerStore(version, MIGRATIONS.length) : null;
}

const userVersion = (database: Database): { user_version: number } =>
  database.prepare('PRAGMA user_version').get() as { user_version: number };

/** Before Node 22.16 a database does not say whether it is in a transaction, nor whether it is open. */
function undo(database: Database): void {
  try {
    database.exec('ROLLBACK');
  } catch {
    // SQLite has done so by itself.
  }
}

function closeAll(databases: readonly Database[]): void {
  for (const database of databases) {
    try {
      database.close();
    } catch {
      // It is closed.
    }
  }
}

class SqliteStore implements EventStore {
  readonly place: string;
  readonly #open: readonly Database[];
  readonly #database: Database;
  readonly #insert: Statement;
  readonly #find: Statement;
  readonly #at: Statement;
  readonly #read: Statement;

  /** The events come first; what else has to be closed with them follows. */
  constructor(folder: string, open: readonly Database[]) {
    this.place = folder;
    this.#open = open;
    const database = open[0]!;
    this.#database = database;
    const columns = 'seq, id, at, by_link, body';
    this.#insert = database.prepare(`INSERT INTO event (${columns}) VALUES (?, ?, ?, ?, ?)`);
    this.#find = database.prepare(`SELECT ${columns} FROM event WHERE id = ?`);
    this.#at = database.prepare(`SELECT ${columns} FROM event WHERE seq = ?`);
    this.#read = database.prepare(
      `SELECT ${columns} FROM event WHERE seq > ? ORDER BY seq LIMIT ?`,
    );
  }

  async append(events: readonly TeamEvent[]): Promise<readonly TeamEvent[]> {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const stored = events.map((event) => this.#findOne(event.id) ?? this.#add(event));
      this.#database.exec('COMMIT');
      return stored;
    } catch (error) {
      undo(this.#database);
      if (!/UNIQUE constraint failed: event\.seq/.test((error as Error).message)) throw error;
      throw new StoreConflict(`somebody else has written to ${this.place}`);
    }
  }

  async read(after: number, limit: number): Promise<readonly TeamEvent[]> {
    return (this.#read.all(after, limit) as EventRow[]).map(eventFrom);
  }

  async find(ids: readonly string[]): Promise<readonly TeamEvent[]> {
    return ids.flatMap((id) => this.#findOne(id) ?? []);
  }

  async at(seqs: readonly number[]): Promise<readonly TeamEvent[]> {
    return seqs.flatMap((seq) => {
      const row = this.#at.get(seq) as EventRow | undefined;
      return row ? [eventFrom(row)] : [];
    });
  }

  async address(): Promise<string | null> {
    const row = this.#database.prepare('SELECT address FROM served').get();
    return (row as { address: string } | undefined)?.address ?? null;
  }

  async noteAddress(address: string): Promise<void> {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      this.#database.exec('DELETE FROM served');
      this.#database.prepare('INSERT INTO served VALUES (?)').run(address);
      this.#database.exec('COMMIT');
    } catch (error) {
      undo(this.#database);
      throw error;
    }
  }

  async close(): Promise<void> {
    closeAll(this.#open);
  }

  #findOne(id: string): TeamEvent | null {
    const row = this.#find.get(id) as EventRow | undefined;
    return row ? eventFrom(row) : null;
  }

  #add(event: TeamEvent): TeamEvent {
    this.#insert.run(event.seq, event.id, event.at, event.by, JSON.stringify(event.body));
    return event;
  }
}

const NOT_INSTALLED =
  'this Node has no SQLite of its own: use Node 22.13 or newer, npm install @photostructure/sqlite@1, or a PostgreSQL with --database';

type Sqlite = typeof import('@photostructure/sqlite');

/** Node's own SQLite, else the package that offers the same; null if there is neither. */
async function loadSqlite(): Promise<Sqlite | null> {
  const { emitWarning } = process;
  try {
    // Node still calls its own an experiment, on every start.
    process.emitWarning = () => undefined;
    const own: unknown = process.getBuiltinModule('node:sqlite' as 'node:fs');
    if (own) return own as Sqlite;
  } finally {
    process.emitWarning = emitWarning;
  }
  try {
    return await import('@photostructure/sqlite');
  } catch {
    return null;
  }
}
