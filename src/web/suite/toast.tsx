import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Store } from './store.ts';

const SHOWN_FOR = 3_000;

/** A word about what has just happened. One that can be undone stays until it is answered. */
export function Toast({ store }: { readonly store: Store }) {
  const notice = store.notice.value;
  useEffect(
    () =>
      effect(() => {
        const shown = store.notice.value;
        if (!shown || shown.undo) return;
        const timer = setTimeout(() => {
          store.notice.value = null;
        }, SHOWN_FOR);
        return () => clearTimeout(timer);
      }),
    [store],
  );
  return (
    <div class="toast" role="status">
      {notice && (
        <div class="toast-text">
          {notice.text}{' '}
          {notice.undo && (
            <>
              <button type="button" class="button" onClick={notice.undo}>
                Undo
              </button>
              <button
                type="button"
                class="button"
                aria-label="Dismiss"
                onClick={() => {
                  store.notice.value = null;
                }}
              >
                ✕
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
