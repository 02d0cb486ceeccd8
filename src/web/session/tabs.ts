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
