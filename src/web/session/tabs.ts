/** The other tabs of this browser. */
export interface Tabs {
  /** A session was saved here. */
  tell(id: string): void;
  /** A session was saved elsewhere; null where it is not known which. */
  listen(onSaved: (id: string | null) => void): void;
}

/** Where tabs cannot talk, saving finds out who was first. */
export function tabsOf(name: string): Tabs {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    tell: (id) => channel?.postMessage(id),
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

const NAME = 'sidepot.session';

/** The session a tab had open: its own first, else the one opened last in any tab. */
export function lastOpen(): string | null {
  return read(() => sessionStorage) ?? read(() => localStorage);
}

export function rememberOpen(id: string): void {
  write(() => sessionStorage, id);
  write(() => localStorage, id);
}

function read(storage: () => Storage): string | null {
  try {
    return storage().getItem(NAME);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, id: string): void {
  try {
    storage().setItem(NAME, id);
  } catch {
    // A blocked or full storage: the newest session is opened instead.
  }
}
