import { effect, type ReadonlySignal } from '@preact/signals';

/** Pages come in pieces; after so long, in milliseconds, what is there is the page. */
const ARRIVED_WITHIN = 3_000;

/**
 * Puts those who hear the page at its heading whenever the path changes. The first page is read from
 * its top anyway. Whoever has gone on to something else is left there.
 */
export function followHeading(path: ReadonlySignal<string>): () => void {
  let isFirst = true;
  let stop = (): void => undefined;
  const end = effect(() => {
    if (path.value && isFirst) {
      isFirst = false;
      return;
    }
    stop();
    stop = focusWhenThere();
  });
  return () => {
    end();
    stop();
  };
}

function focusWhenThere(): () => void {
  const main = document.querySelector('main');
  if (!main) return () => undefined;
  // The link that led here is no longer where the reader is.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const look = (): void => {
    if (document.activeElement !== document.body) return;
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), ARRIVED_WITHIN);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
