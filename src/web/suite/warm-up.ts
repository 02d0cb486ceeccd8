import type { Store } from './store.ts';

/** Works out in idle moments what the first search and the opening of cases will ask for. */
export function warmUp({ cases }: Store): void {
  // Safari has no idle moments.
  if (typeof requestIdleCallback === 'undefined') return;
  const left = cases.values();
  const go = (deadline: IdleDeadline): void => {
    do {
      const next = left.next();
      if (next.done) return;
      next.value.searched.peek();
    } while (deadline.timeRemaining() > 4);
    requestIdleCallback(go);
  };
  requestIdleCallback(go);
}
