import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Outbox } from './outbox.ts';

interface Schema extends DBSchema {
  outboxes: { key: string; value: Outbox };
}

/** Where outboxes wait: in the browser's database, or in memory where there is none. */
export interface OutboxStore {
  all(): Promise<readonly Outbox[]>;
  /** Reads, changes and writes in one step, so that two tabs never queue the same change twice. */
  change(link: string, how: (outbox: Outbox | null) => Outbox): Promise<Outbox>;
  /** Whether what is queued outlives the page. */
  readonly isLasting: boolean;
}

const NAME = 'sidepot-team';

export async function openOutboxStore(): Promise<OutboxStore> {
  try {
    return outboxesIn(
      await openDB<Schema>(NAME, 1, {
        upgrade: (db) => void db.createObjectStore('outboxes', { keyPath: 'link' }),
      }),
    );
  } catch {
    return memoryOutboxes();
  }
}

const outboxesIn = (database: IDBPDatabase<Schema>): OutboxStore => ({
  isLasting: true,
  all: () => database.getAll('outboxes'),
  async change(link, how) {
    const transaction = database.transaction('outboxes', 'readwrite', { durability: 'strict' });
    const found = (await transaction.store.get(link)) ?? null;
    const outbox = how(found);
    if (outbox !== found) await transaction.store.put(outbox);
    await transaction.done;
    return outbox;
  },
});

/** For browsers that let us keep nothing, and for tests. */
export function memoryOutboxes(): OutboxStore {
  const outboxes = new Map<string, Outbox>();
  return {
    isLasting: false,
    all: async () => [...outboxes.values()],
    async change(link, how) {
      const outbox = how(outboxes.get(link) ?? null);
      outboxes.set(link, outbox);
      return outbox;
    },
  };
}
