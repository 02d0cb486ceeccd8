import { effect } from '@preact/signals';
import { memoryDatabase, type Tabs } from './database.ts';
import { openIndexedDb } from './indexed-db.ts';
import type { SaverContext } from './saver.ts';
import { SessionStore } from './session-store.ts';

interface SessionStoreOptions extends SaverContext {
  /** The database's name; another one for tests. */
  readonly name?: string;
}

/** How long the browser may take to open its database before we go on without. */
const OPEN_WITHIN = 5_000;

/** Opens the sessions kept in this browser; where it keeps none, they last as long as the page. */
export async function openSessionStore(options: SessionStoreOptions): Promise<SessionStore> {
  const name = options.name ?? 'sidepot';
  let store: SessionStore | null = null;
  const onLost = (): void => store?.tryAgain();
  const database = await openIndexedDb({ name, onLost, within: OPEN_WITHIN }).catch(() => null);
  store = new SessionStore(database ?? memoryDatabase(), database ? tabsOf(name) : null, options);
  await store.tidy();
  return store;
}

/** Where tabs cannot talk, saving finds out who was first. */
function tabsOf(name: string): Tabs {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    announce: (id) => channel?.postMessage(id),
    listen(onSaved) {
      channel?.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') onSaved(data);
      });
      // A tab that was asleep may have missed something.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') onSaved(null);
      });
    },
  };
}

/** Asks before the tab is closed, as long as hands are in it and nowhere else. */
export function askBeforeLeaving(store: SessionStore): void {
  const ask = (event: BeforeUnloadEvent): void => {
    if (store.onlyHere().length > 0) event.preventDefault();
  };
  // Only while it is needed: a page that listens is loaded anew by the way back.
  effect(() => {
    if (store.state.value !== 'failed') return;
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  });
}
