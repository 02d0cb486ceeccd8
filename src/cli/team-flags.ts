import type { Command } from 'commander';
import { type EventStore, openStore, type StorePlace, storePlace } from '../server/index.ts';
import { type Io, UsageError } from './io.ts';

/** Where a tournament is. */
export interface StoreFlags {
  readonly data?: string;
  readonly database?: string;
}

export function addStoreFlags(command: Command): Command {
  return command
    .option('--data <folder>', 'the tournament’s folder; without it one among your own files')
    .option('--database <address>', 'keep it in PostgreSQL instead: postgres://user@host/database');
}

export function storePlaceOf(flags: StoreFlags, io: Io): StorePlace {
  const place = storePlace(flags, io.env);
  if (!place.ok) throw new UsageError(place.error);
  return place.value;
}

/** The store a command works on; it is closed in any case. */
export async function withStore<T>(
  flags: StoreFlags,
  use: 'write' | 'look',
  io: Io,
  work: (store: EventStore) => Promise<T>,
): Promise<T> {
  const store = await openStore(storePlaceOf(flags, io), use);
  if (!store.ok) throw new UsageError(store.error);
  try {
    return await work(store.value);
  } finally {
    await store.value.close();
  }
}

/** An origin as browsers write it: no path, no slash at the end. */
export function originOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') {
    return url.origin;
  }
  throw new UsageError('--origin takes an address without a path, such as https://poker.example');
}
