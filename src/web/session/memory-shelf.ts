import type { Shelf, Shelved } from './database.ts';

/** A shelf that is gone with the page: for browsers that let us keep nothing, and for tests. */
export function memoryShelf(): Shelf {
  const shelved = new Map<string, Shelved>();
  return {
    list: async () => [...shelved.values()].map(({ info }) => info),
    read: async (id) => shelved.get(id) ?? null,
    async write({ session, changedAt, deletedAt, over }) {
      const found = shelved.get(session.id) ?? null;
      if ((found?.revision ?? 0) !== over) return { ok: false, found };
      const { id, name, hands } = session;
      const revision = over + 1;
      const info = { id, name, hands: hands.length, changedAt, deletedAt };
      shelved.set(id, { session, info, revision });
      return { ok: true, revision };
    },
    async discard(id) {
      shelved.delete(id);
    },
  };
}
