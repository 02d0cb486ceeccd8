import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { SessionDatabase, SessionInfo } from './database.ts';
import type { Session } from './session.ts';
import { yieldEvery } from './yield-to-browser.ts';

/** For how long a deleted session can be restored. */
const DELETED_FOR = 30 * 24 * 3_600_000;

/** What is in the database, as far as this tab has heard. */
export class Catalogue {
  /** The one changed last first. */
  readonly sessions: ReadonlySignal<readonly SessionInfo[]>;
  readonly deleted: ReadonlySignal<readonly SessionInfo[]>;
  readonly #infos: Signal<ReadonlyMap<string, SessionInfo>> = signal(new Map());

  constructor() {
    const all = computed(() =>
      [...this.#infos.value.values()].sort((a, b) => b.changedAt - a.changedAt),
    );
    this.sessions = computed(() => all.value.filter((info) => info.deletedAt === null));
    this.deleted = computed(() => all.value.filter((info) => info.deletedAt !== null));
  }

  put(info: SessionInfo): void {
    this.#infos.value = new Map(this.#infos.value).set(info.id, info);
  }

  names(): readonly string[] {
    return this.sessions.value.map(({ name }) => name);
  }

  async refresh(database: SessionDatabase): Promise<void> {
    const listed = await database.list().catch(() => null);
    if (listed) this.#infos.value = new Map(listed.map((info) => [info.id, info]));
  }

  /** Takes away for good what was deleted long ago. */
  async tidy(database: SessionDatabase, now: number): Promise<void> {
    await this.refresh(database);
    const old = this.deleted.value.filter(({ deletedAt }) => deletedAt! < now - DELETED_FOR);
    for (const { id } of old) await database.discard(id).catch(() => {});
    if (old.length > 0) await this.refresh(database);
  }
}

/** A session in which something was found. */
export interface Hit {
  readonly id: string;
  /** The hands it was found in; none if only the name fits. */
  readonly places: readonly number[];
}

/** The sessions whose name, or one of whose hands, has every word of the query. */
export async function findIn(
  infos: readonly SessionInfo[],
  read: (id: string) => Promise<Session | null>,
  query: string,
  isWanted: () => boolean,
): Promise<readonly Hit[]> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hits: Hit[] = [];
  const breath = yieldEvery();
  for (const { id, name } of infos) {
    const session = await read(id);
    if (!isWanted()) return [];
    const title = name.toLowerCase();
    const left = words.filter((word) => !title.includes(word));
    const places = left.length === 0 ? [] : placesOf(session?.hands ?? [], left);
    if (left.length === 0 || places.length > 0) hits.push({ id, places });
    await breath();
  }
  return hits;
}

/** The hands that have every word; capital letters make no difference. */
const placesOf = (hands: readonly string[], words: readonly string[]): readonly number[] =>
  hands.flatMap((text, place) => {
    const low = text.toLowerCase();
    return words.every((word) => low.includes(word)) ? [place] : [];
  });
