import { type ReadonlySignal, signal } from '@preact/signals';

const ready = signal(false);

/** Whether a newer version than this page's waits to be used. */
export const isUpdateReady: ReadonlySignal<boolean> = ready;

let waiting: ServiceWorker | null = null;

/** Keeps the application for when the network is gone, and hears of new versions. */
export async function followUpdates(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Old browsers, private windows of some, and the development server have none.
  if (!workers || pageVersion() === null) return;
  try {
    const registration = await workers.register('/service-worker.js');
    const look = (): void => void weigh(registration.waiting);
    const follow = (): void => registration.installing?.addEventListener('statechange', look);
    look();
    follow();
    registration.addEventListener('updatefound', follow);
    workers.addEventListener('controllerchange', () => void weigh(workers.controller));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    });
  } catch {
    // Without it everything works as long as the server does.
  }
}

/** A worker of this page's own version takes over unseen; a newer one is offered. */
async function weigh(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  const isOurs = (await versionOf(worker)) === pageVersion();
  if (isOurs) {
    worker.postMessage('take over');
    return;
  }
  waiting = worker;
  ready.value = true;
}

/** Loads the newer version. */
export function takeUpdate(): void {
  const reload = (): void => location.reload();
  if (waiting?.state !== 'installed') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('take over');
}

const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage('version', [port2]);
  });

const UNBUILT = '__VERSION__';

/** The version of this page, which the build writes into it; null on the development server. */
export function pageVersion(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=version]');
  return meta && meta.content !== UNBUILT ? meta.content : null;
}
