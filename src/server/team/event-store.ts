import { homedir } from 'node:os';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../kernel/index.ts';
import type { NewEvent, TeamEvent, Tournament } from '../../team/index.ts';
import { postgresAddress } from '../postgres.ts';

/**
 * Where the events of one tournament are. Whatever `append` has returned outlives a crash of this
 * program; what a call that failed has done is unknown, and calling again is always right.
 */
export interface EventStore {
  /** For people: a folder, or a server without its password. */
  readonly place: string;
  /**
   * Adds events in one transaction. An event whose id is there already is not added again: it comes
   * back as it was stored. Throws {@link StoreConflict} if another event has one of the numbers.
   */
  append(events: readonly TeamEvent[]): Promise<readonly TeamEvent[]>;
  /** The events after a number, in order, at most so many. */
  read(after: number, limit: number): Promise<readonly TeamEvent[]>;
  /** Those of the ids that are there, in any order. */
  find(ids: readonly string[]): Promise<readonly TeamEvent[]>;
  /** Those with the numbers, in any order. */
  at(seqs: readonly number[]): Promise<readonly TeamEvent[]>;
  /** How people last reached its server, for links made while that is stopped; null if it never ran. */
  address(): Promise<string | null>;
  noteAddress(address: string): Promise<void>;
  close(): Promise<void>;
}

/** Somebody else has written to the store: what is in memory here is not what is stored. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
}

/** Brings into memory what a tournament needs before events happen to it that are about old hands. */
export async function loadOldHands(
  store: EventStore,
  tournament: Tournament,
  events: readonly NewEvent[],
): Promise<void> {
  const seqs = tournament.oldHandsFor(events);
  if (seqs.length > 0) tournament.load(await store.at(seqs));
}

/** An event as both databases keep it. */
export interface EventRow {
  readonly seq: number | string;
  readonly id: string;
  readonly at: number | string;
  readonly by_link: string;
  readonly body: string;
}

export const eventFrom = ({ seq, id, at, by_link, body }: EventRow): TeamEvent => ({
  seq: Number(seq),
  id,
  at: Number(at),
  by: by_link,
  body: JSON.parse(body),
});

export const newerStore = (version: number, known: number): string =>
  `a newer sidepot has made it (tables of version ${version}, this one knows ${known}): install the newer one`;

/** What somebody wants to do: write alone, or only look, also while another one writes. */
export type StoreUse = 'write' | 'look';

export type StorePlace =
  | { readonly kind: 'sqlite'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly address: URL };

/** Opens a store, and makes it if nothing is there and it is to be written; an error is a sentence. */
export async function openStore(
  place: StorePlace,
  use: StoreUse,
): Promise<Result<EventStore, string>> {
  // Each brings a package that need not be installed.
  if (place.kind === 'sqlite') {
    const { openSqlite } = await import('./sqlite-store.ts');
    return openSqlite(place.folder, use);
  }
  const { openPostgres } = await import('./postgres-store.ts');
  return openPostgres(place.address, use);
}

/** The place that `--data` or `--database` names, else a folder among the user's own files. */
export function storePlace(
  asked: { readonly data?: string; readonly database?: string },
  env: Readonly<Record<string, string | undefined>>,
  platform: string = process.platform,
): Result<StorePlace, string> {
  if (asked.database === undefined) {
    return ok({ kind: 'sqlite', folder: asked.data ?? dataFolder(env, platform) });
  }
  if (asked.data !== undefined) return fail('--data and --database exclude each other; give one');
  const address = postgresAddress(asked.database);
  return address
    ? ok({ kind: 'postgres', address })
    : fail('--database takes an address such as postgres://user@host:5432/database');
}

function dataFolder(env: Readonly<Record<string, string | undefined>>, platform: string): string {
  const home = env.HOME || homedir();
  switch (platform) {
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'sidepot');
    case 'win32':
      return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'sidepot');
    default:
      return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'sidepot');
  }
}
