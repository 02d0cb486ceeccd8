import { type Session, sessionTitle } from './session.ts';

/** What the list says about a session without opening it. */
export interface SessionInfo {
  readonly id: string;
  readonly name: string;
  /** Event and table of its open hand, else its name; sessions of older versions have none. */
  readonly title?: string;
  /** How many. */
  readonly hands: number;
  /** When a hand or the name was last changed, in milliseconds since 1970. */
  readonly changedAt: number;
  /** When it was deleted; null if it was not. A deleted session can be restored for a while. */
  readonly deletedAt: number | null;
}

/** What the list shows of a session that was just changed. */
export const changedInfo = (
  session: Session,
  changedAt: number,
  deletedAt: number | null = null,
): SessionInfo => ({
  id: session.id,
  name: session.name,
  title: sessionTitle(session),
  hands: session.hands.length,
  changedAt,
  deletedAt,
});

/** A session as it is in the database. */
export interface StoredSession {
  readonly session: Session;
  readonly info: SessionInfo;
  /** Counts every write, so that nobody overwrites what they have not seen. */
  readonly revision: number;
}

interface Write {
  readonly session: Session;
  readonly changedAt: number;
  readonly deletedAt: number | null;
  /** The revision this write builds on; 0 for a session that is not there yet. */
  readonly over: number;
  /** The hands of that revision: only what differs is written. */
  readonly written: readonly string[];
}

type Written =
  | { readonly ok: true; readonly revision: number }
  /** Somebody else wrote in between; null if they took the session away. */
  | { readonly ok: false; readonly found: StoredSession | null };

/** Where sessions lie: in the browser's database, or in memory where there is none. */
export interface SessionDatabase {
  list(): Promise<readonly SessionInfo[]>;
  read(id: string): Promise<StoredSession | null>;
  /** All or nothing, in one step. */
  write(write: Write): Promise<Written>;
  /** Takes a session away for good. */
  discard(id: string): Promise<void>;
}

/** A database that is gone with the page: for browsers that let us keep nothing, and for tests. */
export function memoryDatabase(): SessionDatabase {
  const stored = new Map<string, StoredSession>();
  return {
    list: async () => [...stored.values()].map(({ info }) => info),
    read: async (id) => stored.get(id) ?? null,
    async write({ session, changedAt, deletedAt, over }) {
      const found = stored.get(session.id) ?? null;
      if ((found?.revision ?? 0) !== over) return { ok: false, found };
      const revision = over + 1;
      const info = changedInfo(session, changedAt, deletedAt);
      stored.set(session.id, { session, info, revision });
      return { ok: true, revision };
    },
    async discard(id) {
      stored.delete(id);
    },
  };
}

/** The other tabs of this browser. */
export interface Tabs {
  /** A session was saved here. */
  announce(id: string): void;
  /** A session was saved elsewhere; null where it is not known which. */
  listen(onSaved: (id: string | null) => void): void;
}
