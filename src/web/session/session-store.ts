import {
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import { Catalogue, findIn, type Hit } from './catalogue.ts';
import {
  changedInfo,
  type SessionDatabase,
  type SessionInfo,
  type StoredSession,
  type Tabs,
} from './database.ts';
import { dayText } from './dates.ts';
import { exportJson } from './export.ts';
import { IN_MEMORY, notLoaded } from './failure-text.ts';
import { type ImportOptions, type ImportReport, refusedImport } from './import-report.ts';
import { Saver, type SaverContext, type SaveState } from './saver.ts';
import {
  freeName,
  isBlankSession,
  isSameWork,
  reidentified,
  type Session,
  type SessionHolder,
  withinHands,
} from './session.ts';
import { rememberOpen } from './session-recovery.ts';

export type { SaveState, SessionInfo };

/** A word to the reader, with a way back where there is one. */
export interface Notice {
  readonly text: string;
  readonly offer?: { readonly label: string; run(): void };
}

/** The sessions of this browser: a list, and the one that is open saved as it changes. */
export class SessionStore {
  readonly sessions: ReadonlySignal<readonly SessionInfo[]>;
  readonly deleted: ReadonlySignal<readonly SessionInfo[]>;
  readonly state: ReadonlySignal<SaveState>;
  /** Why nothing is saved, in words; null if it is. */
  readonly problem: ReadonlySignal<string | null>;
  readonly notice: Signal<Notice | null> = signal(null);
  readonly #database: SessionDatabase;
  readonly #tabs: Tabs | null;
  readonly #context: SaverContext;
  readonly #saver: Saver;
  readonly #catalogue = new Catalogue();
  /** Lists of hands that were handed over as files: a change makes another list. */
  readonly #exported = new WeakSet<readonly string[]>();
  #holder: SessionHolder | null = null;

  /** Without `tabs` the database is this page's own memory. */
  constructor(database: SessionDatabase, tabs: Tabs | null, context: SaverContext) {
    this.#database = database;
    this.#tabs = tabs;
    this.#context = context;
    this.#saver = new Saver(database, context, {
      onSaved: (stored) => this.#saved(stored),
      onNewer: (stored) => this.#takeOver(stored),
      onCopied: (session, copy) => this.#copied(session, copy),
      names: () => this.#catalogue.names(),
    });
    this.sessions = this.#catalogue.sessions;
    this.deleted = this.#catalogue.deleted;
    this.state = computed(() => (tabs ? this.#saver.state.value : 'failed'));
    this.problem = computed(() => (tabs ? this.#saver.problem.value : IN_MEMORY));
    tabs?.listen((id) => this.#savedElsewhere(id));
  }

  /** Lists what is there, and takes away for good what was deleted long ago. */
  async tidy(): Promise<void> {
    await this.#catalogue.tidy(this.#database, this.#context.now());
  }

  /** A session to be shown and changed. */
  async open(id: string): Promise<Session | null> {
    const open = this.#holder?.session.value;
    // What this tab shows is what it has seen: to read it again could hide another tab's change.
    if (open?.id === id) return open;
    const unsaved = this.#saver.unsaved(id);
    if (unsaved) return unsaved;
    const stored = await this.#database.read(id).catch(() => null);
    if (stored) this.#saver.see(stored);
    return stored?.session ?? null;
  }

  /** A session to be looked at. */
  async look(id: string): Promise<Session | null> {
    return this.#saver.unsaved(id) ?? (await this.#database.read(id))?.session ?? null;
  }

  /** A new session with a name nobody has yet. */
  fresh(name: string, hands: readonly string[] = []): Session {
    const id = this.#context.newId();
    return { id, name: freeName(name, this.#catalogue.names()), hands, at: 0 };
  }

  /** An empty session named after the day; kept once something is written in it. */
  freshToday(): Session {
    return this.fresh(dayText(this.#context.now()));
  }

  async create(session: Session): Promise<void> {
    this.#saver.save(session);
    await this.#saver.settled();
    if (this.#saver.unsaved(session.id))
      this.#catalogue.put(changedInfo(session, this.#context.now()));
  }

  /** Saves every change of the holder's session at once, and shows what other tabs save. */
  follow(holder: SessionHolder): () => void {
    this.#holder = holder;
    const stop = effect(() => {
      const session = holder.session.value;
      untracked(() => this.#changed(session));
    });
    return () => {
      stop();
      this.#holder = null;
    };
  }

  async rename(id: string, name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted === '') return;
    if (this.#holder?.session.value.id === id) {
      if (wanted !== this.#holder.session.value.name) this.#holder.rename(wanted);
      return;
    }
    const changedAt = this.#context.now();
    await this.#amend(id, ({ session, info, revision }) => ({
      session: { ...session, name: wanted },
      info: { ...info, name: wanted, changedAt },
      revision,
    }));
  }

  /** Deletes a session so that it can be restored. */
  async remove(id: string): Promise<void> {
    const deletedAt = this.#context.now();
    await this.#amend(id, (found) => ({ ...found, info: { ...found.info, deletedAt } }));
  }

  async restore(id: string): Promise<void> {
    await this.#amend(id, (found) => ({ ...found, info: { ...found.info, deletedAt: null } }));
  }

  async duplicate(id: string): Promise<Session | null> {
    const session = await this.look(id).catch(() => null);
    if (!session) return null;
    const copy = {
      ...session,
      ...this.fresh(`${session.name} (copy)`, session.hands),
      at: session.at,
    };
    await this.create(copy);
    return copy;
  }

  /** Every session with all its hands, as a file for {@link SessionStore.importAny}. */
  async exportAll(): Promise<string> {
    const sessions: Session[] = [];
    for (const { id } of this.sessions.value) {
      const session = await this.look(id);
      if (session) sessions.push(session);
    }
    const listed = new Set(sessions.map(({ id }) => id));
    const others = this.#saver.allUnsaved().filter(({ id }) => !listed.has(id));
    const all = [...sessions, ...others];
    for (const session of all) this.noteExported(session);
    return exportJson(all, new Date(this.#context.now()).toISOString());
  }

  /** All hands of the session lie in a file of the reader's, as they are. */
  noteExported({ hands }: Session): void {
    this.#exported.add(hands);
  }

  /** The sessions whose hands would be gone with this tab. */
  onlyHere(): readonly Session[] {
    if (this.state.value !== 'failed') return [];
    const here = this.isLasting ? this.#saver.allUnsaved() : this.#saver.allSeen();
    return here.filter((one) => !isBlankSession(one) && !this.#exported.has(one.hands));
  }

  /** Adds the sessions of exported files, or the hands of any text or files. Overwrites nothing. */
  async importAny(
    from: string | readonly File[],
    options: ImportOptions = {},
  ): Promise<ImportReport> {
    const reader = await import('./import.ts').catch(() => null);
    return reader
      ? reader.importSessions(this, from, options)
      : refusedImport(notLoaded('part that reads files'));
  }

  /** The sessions and hands every word of the query stands in. */
  async search(query: string, isWanted: () => boolean = () => true): Promise<readonly Hit[]> {
    const read = (id: string): Promise<Session | null> => this.look(id).catch(() => null);
    return findIn(this.sessions.value, read, query, isWanted);
  }

  /** Whether what is saved outlives the page. */
  get isLasting(): boolean {
    return this.#tabs !== null;
  }

  now(): number {
    return this.#context.now();
  }

  async settled(): Promise<void> {
    await this.#saver.settled();
  }

  tryAgain(): void {
    this.#saver.tryAgain();
  }

  /** Tells the reader something, with a way to answer it. */
  say(text: string, offer?: Notice['offer']): void {
    this.notice.value = offer ? { text, offer } : { text };
  }

  #changed(session: Session): void {
    // A session nobody has written in is not worth a place in the list.
    if (!this.#saver.lastSeen(session.id) && isBlankSession(session)) return;
    rememberOpen(session.id);
    this.#saver.save(session);
  }

  #saved(stored: StoredSession): void {
    this.#catalogue.put(stored.info);
    this.#tabs?.announce(stored.session.id);
  }

  /** Another tab has saved this session, or some. */
  async #savedElsewhere(saved: string | null): Promise<void> {
    await this.#catalogue.refresh(this.#database);
    const id = this.#holder?.session.value.id;
    if (id === undefined || (saved !== null && saved !== id)) return;
    const found = await this.#database.read(id).catch(() => null);
    const seen = this.#saver.lastSeen(id);
    // With a change of our own in the meantime, saving it finds out what to do.
    if (!found || !seen || this.#saver.unsaved(id)) return;
    if (found.revision > seen.revision) this.#takeOver(found);
  }

  #takeOver(found: StoredSession): void {
    const holder = this.#holder;
    const shown = holder?.session.value;
    if (!holder || shown?.id !== found.session.id) {
      this.#saver.see(found);
      return;
    }
    // Which hand is open is this tab's own affair.
    const session = withinHands({ ...found.session, at: shown.at });
    this.#saver.see({ ...found, session });
    this.#catalogue.put(found.info);
    if (!isSameWork(shown, session)) {
      this.#saver.state.value = 'elsewhere';
      holder.load(session);
    }
    if (found.info.deletedAt !== null) {
      const run = (): void => void this.restore(session.id);
      this.say(`“${session.name}” was deleted in another tab.`, { label: 'Restore', run });
    }
  }

  #copied(session: Session, { session: copy }: StoredSession): void {
    const holder = this.#holder;
    if (holder?.session.value.id === session.id) {
      holder.timeline.value = reidentified(holder.timeline.value, session, copy);
    }
    this.say(
      `“${session.name}” was changed in another tab at the same time. Both are kept: this one is now “${copy.name}”.`,
    );
  }

  async #amend(id: string, change: (found: StoredSession) => StoredSession): Promise<void> {
    try {
      await this.#saver.amend(id, change);
    } catch {
      this.say('The browser did not save this. Nothing was changed.');
    }
  }
}
