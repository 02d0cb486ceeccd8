import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Route, routeOf } from './routes.ts';

/** Where the reader is. */
export interface PageLocation {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

const here = (): PageLocation => ({
  path: location.pathname,
  search: location.search,
  hash: location.hash,
});

const now = signal<PageLocation>(here());

export const place: ReadonlySignal<PageLocation> = now;
/** By path alone: another hash is the same page. */
export const path: ReadonlySignal<string> = computed(() => now.value.path);
export const search: ReadonlySignal<string> = computed(() => now.value.search);
export const route: ReadonlySignal<Route> = computed(() => routeOf(path.value));

/** What somebody works at, for the title of the tab; null before anything is written down. */
export const openWork: Signal<string | null> = signal(null);

/** Goes to an address of the application. */
export function goToAddress(address: string): void {
  const to = new URL(address, location.href);
  history.pushState(null, '', to);
  now.value = here();
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Follows links within the application and the browser's own buttons. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const address = addressOf(event);
    if (address === null) return;
    event.preventDefault();
    goToAddress(address);
  });
  const moved = (): void => {
    now.value = here();
  };
  addEventListener('popstate', moved);
  addEventListener('hashchange', moved);
}

/** The address a click asks for; null if the browser should do as it always does. */
function addressOf(event: MouseEvent): string | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) {
    return null;
  }
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const to = new URL(link.href);
  if (to.origin !== location.origin || routeOf(to.pathname).page === 'unknown') return null;
  const isHere = to.pathname === location.pathname && to.search === location.search;
  return isHere && to.hash !== '' ? null : to.href;
}
