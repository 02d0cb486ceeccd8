import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
} from 'idb';
import { addAll } from '../../kernel/index.ts';
import {
  changedInfo,
  type SessionDatabase,
  type SessionInfo,
  type StoredSession,
} from './database.ts';
import type { Session } from './session.ts';

/** A session without its hands, which lie in bundles: an action then writes a few texts, not all. */
interface Row extends SessionInfo {
  readonly revision: number;
  readonly at: number;
  readonly levels?: string;
  readonly edited?: Readonly<Record<number, string>>;
}

interface Schema extends DBSchema {
  sessions: { key: string; value: Row };
  /** By session and bundle. */
  hands: { key: [string, number]; value: readonly string[] };
}

/** One hand each would make long sessions slow to open; all together, every action slow to save. */
const BUNDLE = 16;

type Database = IDBPDatabase<Schema>;
type Reading = IDBPTransaction<Schema, typeof BOTH, 'readonly' | 'readwrite'>;

const BOTH: ('sessions' | 'hands')[] = ['sessions', 'hands'];

export interface IndexedDbOptions {
  readonly name: string;
  /** How long opening may take, in milliseconds. */
  readonly within: number;
  /** The connection was lost: another tab brings a newer version, or the browser took it back. */
  onLost(): void;
}

/** The database in IndexedDB. Rejects where the browser refuses. */
export async function openIndexedDb({
  name,
  within,
  onLost,
}: IndexedDbOptions): Promise<SessionDatabase> {
  const open = (): Promise<Database> =>
    openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('sessions', { keyPath: 'id' });
        db.createObjectStore('hands');
      },
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        lost();
      },
      terminated: () => lost(),
    });
  let database: Database | null = await inTime(open(), within);
  const lost = (): void => {
    database = null;
    onLost();
  };
  const ready = async (): Promise<Database> => {
    database ??= await open();
    return database;
  };
  return {
    async list() {
      return (await (await ready()).getAll('sessions')).map(infoOf);
    },
    async read(id) {
      return readIn((await ready()).transaction(BOTH, 'readonly'), id);
    },
    async write({ session, changedAt, deletedAt, over, written }) {
      // What we call saved is on the disk, so the browser is asked to wait for it.
      const transaction = (await ready()).transaction(BOTH, 'readwrite', { durability: 'strict' });
      const { id, at, levels, edited } = session;
      const row = await transaction.objectStore('sessions').get(id);
      if ((row?.revision ?? 0) !== over) {
        const found = await readIn(transaction, id);
        return { ok: false, found };
      }
      const revision = over + 1;
      const info = changedInfo(session, changedAt, deletedAt);
      const jobs: Promise<unknown>[] = [transaction.done];
      try {
        const kept = { ...(levels && { levels }), ...(edited && { edited }) };
        jobs.push(transaction.objectStore('sessions').put({ ...info, at, revision, ...kept }));
        addAll(jobs, handWrites(transaction.objectStore('hands'), session, written));
        await Promise.all(jobs);
      } catch (error) {
        giveUp(transaction, jobs);
        throw error;
      }
      return { ok: true, revision };
    },
    async discard(id) {
      const transaction = (await ready()).transaction(BOTH, 'readwrite');
      await Promise.all([
        transaction.objectStore('sessions').delete(id),
        transaction.objectStore('hands').delete(handsOf(id)),
        transaction.done,
      ]);
    },
  };
}

/** An answer that never comes is a refusal: some browsers do so when storage is blocked. */
const inTime = <T>(answer: Promise<T>, within: number): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, refuse) => {
      setTimeout(() => refuse(new Error('no answer')), within);
    }),
  ]);

/** Writes the bundles that are not what was written before. */
function handWrites(
  store: IDBPObjectStore<Schema, typeof BOTH, 'hands', 'readwrite'>,
  { id, hands }: Session,
  written: readonly string[],
): readonly Promise<unknown>[] {
  const jobs: Promise<unknown>[] = [];
  const isWritten = (from: number, to: number): boolean => {
    for (let i = from; i < to; i++) if (hands[i] !== written[i]) return false;
    return true;
  };
  const longer = Math.max(hands.length, written.length);
  for (let from = 0; from < longer; from += BUNDLE) {
    const key: [string, number] = [id, from / BUNDLE];
    if (from >= hands.length) jobs.push(store.delete(key));
    else if (!isWritten(from, Math.min(from + BUNDLE, longer))) {
      jobs.push(store.put(hands.slice(from, from + BUNDLE), key));
    }
  }
  return jobs;
}

/** Half a write is none: whatever was asked for already is taken back. */
function giveUp(
  transaction: IDBPTransaction<Schema, typeof BOTH, 'readwrite'>,
  jobs: readonly Promise<unknown>[],
): void {
  for (const job of jobs) job.catch(() => {});
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

const handsOf = (id: string): IDBKeyRange =>
  IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

async function readIn(transaction: Reading, id: string): Promise<StoredSession | null> {
  const row = await transaction.objectStore('sessions').get(id);
  if (!row) return null;
  const bundles = await transaction.objectStore('hands').getAll(handsOf(id));
  const { name, at, revision, levels, edited } = row;
  const kept = { ...(levels && { levels }), ...(edited && { edited }) };
  return {
    session: { id, name, hands: bundles.flat(), at, ...kept },
    info: infoOf(row),
    revision,
  };
}

const infoOf = ({ id, name, title, hands, changedAt, deletedAt }: Row): SessionInfo => ({
  id,
  name,
  title: title ?? name,
  hands,
  changedAt,
  deletedAt,
});
