import { type Signal, signal } from '@preact/signals';
import { changedInfo, type SessionDatabase, type StoredSession } from './database.ts';
import { whyNotSaved } from './failure-text.ts';
import { freeName, isSameSession, isSameWork, type Session } from './session.ts';

/**
 * saved: what is shown is in the database. elsewhere: the same, and it came from another tab.
 * failed: it is in this tab only.
 */
export type SaveState = 'saved' | 'saving' | 'failed' | 'elsewhere';

/** What comes in from outside. */
export interface SaverContext {
  now(): number;
  newId(): string;
}

export interface SaverEvents {
  onSaved(stored: StoredSession): void;
  /** What this tab has open was changed by another one, and nothing of ours is lost. */
  onNewer(stored: StoredSession): void;
  /** Both tabs changed the session: ours now lies beside it as a copy. */
  onCopied(session: Session, copy: StoredSession): void;
  /** Names that are taken. */
  names(): readonly string[];
}

const RETRY_AFTER = 4_000;

/** Puts sessions into the database one after another, the newest state of each; never over what it has not seen. */
export class Saver {
  readonly state: Signal<SaveState> = signal('saved');
  /** Why nothing is saved, in words. */
  readonly problem: Signal<string | null> = signal(null);
  readonly #database: SessionDatabase;
  readonly #context: SaverContext;
  readonly #events: SaverEvents;
  /** What is in the database as far as this tab knows. */
  readonly #seen = new Map<string, StoredSession>();
  /** Not in the database yet. */
  readonly #waiting = new Map<string, Session>();
  #run: Promise<void> | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(database: SessionDatabase, context: SaverContext, events: SaverEvents) {
    this.#database = database;
    this.#context = context;
    this.#events = events;
  }

  see(stored: StoredSession): void {
    this.#seen.set(stored.session.id, stored);
  }

  lastSeen(id: string): StoredSession | null {
    return this.#seen.get(id) ?? null;
  }

  forget(id: string): void {
    this.#seen.delete(id);
    this.#waiting.delete(id);
  }

  /** What this tab has of a session that is not in the database yet. */
  unsaved(id: string): Session | null {
    return this.#waiting.get(id) ?? null;
  }

  allUnsaved(): readonly Session[] {
    return [...this.#waiting.values()];
  }

  /** What is in the database as far as this tab knows, without what is deleted there. */
  allSeen(): readonly Session[] {
    return [...this.#seen.values()].flatMap(({ session, info }) =>
      info.deletedAt === null ? session : [],
    );
  }

  /** Saves at once, or as soon as what is being saved is. */
  save(session: Session): void {
    const { id } = session;
    const seen = this.#seen.get(id);
    if (!this.#waiting.has(id) && seen && isSameSession(seen.session, session)) return;
    this.#waiting.set(id, session);
    if (this.state.value !== 'failed') this.state.value = 'saving';
    this.#start();
  }

  /** When everything is in the database, or has failed. */
  async settled(): Promise<void> {
    while (this.#run) await this.#run;
  }

  tryAgain(): void {
    if (this.#waiting.size > 0) this.#start();
  }

  /** Changes a session that is not open here, or whether it is deleted. */
  async amend(
    id: string,
    change: (found: StoredSession) => StoredSession,
  ): Promise<StoredSession | null> {
    await this.settled();
    for (;;) {
      const found = await this.#database.read(id);
      if (!found) return null;
      const { session, info } = change(found);
      const { changedAt, deletedAt } = info;
      const written = found.session.hands;
      const over = found.revision;
      const done = await this.#database.write({ session, changedAt, deletedAt, over, written });
      if (!done.ok) continue;
      const amended = { session, info, revision: done.revision };
      const seen = this.#seen.get(id);
      // A change of another tab that is not shown here stays unseen.
      if (seen?.revision === over) {
        this.see({ ...amended, session: { ...session, at: seen.session.at } });
      }
      this.#events.onSaved(amended);
      return amended;
    }
  }

  #start(): void {
    if (this.#run) return;
    clearTimeout(this.#retry);
    this.#run = this.#saveAll().finally(() => {
      this.#run = null;
    });
  }

  async #saveAll(): Promise<void> {
    try {
      for (let next = this.#first(); next; next = this.#first()) {
        await this.#put(next);
        if (this.#waiting.get(next.id) === next) this.#waiting.delete(next.id);
      }
      this.state.value = 'saved';
      this.problem.value = null;
    } catch (error) {
      this.state.value = 'failed';
      this.problem.value = whyNotSaved(error);
      this.#retry = setTimeout(() => this.tryAgain(), RETRY_AFTER);
    }
  }

  #first(): Session | undefined {
    return this.#waiting.values().next().value;
  }

  async #put(session: Session): Promise<void> {
    let base = this.#seen.get(session.id) ?? null;
    for (;;) {
      const { written, found } = await this.#putOver(session, base);
      if (written) {
        this.see(written);
        this.#events.onSaved(written);
        return;
      }
      const isOurs = !base || !isSameWork(session, base.session);
      if (found && !isOurs) {
        this.#waiting.delete(session.id);
        this.#events.onNewer(found);
        return;
      }
      const theyChanged = found && !(base && isSameWork(found.session, base.session));
      if (found && theyChanged && !isSameWork(found.session, session)) {
        return this.#keepBoth(session, found);
      }
      base = found;
    }
  }

  async #putOver(
    session: Session,
    base: StoredSession | null,
  ): Promise<{ written: StoredSession | null; found: StoredSession | null }> {
    const isWork = !base || !isSameWork(base.session, session);
    const changedAt = isWork ? this.#context.now() : base.info.changedAt;
    // Work on a session that was deleted elsewhere brings it back.
    const deletedAt = isWork ? null : base.info.deletedAt;
    const over = base?.revision ?? 0;
    const written = base?.session.hands ?? [];
    const done = await this.#database.write({ session, changedAt, deletedAt, over, written });
    if (!done.ok) return { written: null, found: done.found };
    const info = changedInfo(session, changedAt, deletedAt);
    return { written: { session, info, revision: done.revision }, found: null };
  }

  async #keepBoth(session: Session, found: StoredSession): Promise<void> {
    const name = freeName(`${session.name} (copy)`, this.#events.names());
    const copy = { ...session, id: this.#context.newId(), name };
    const { written } = await this.#putOver(copy, null);
    if (!written) return this.#keepBoth(session, found);
    this.see(written);
    this.see(found);
    this.#waiting.delete(session.id);
    this.#events.onSaved(written);
    this.#events.onCopied(session, written);
  }
}
