import { suiteKey } from '../../suite/report/page.ts';
import { browserStore } from '../ui/browser-storage.ts';
import { makeSuite } from './make-suite.ts';
import { createStore, type Store } from './store.ts';
import { warmUp } from './warm-up.ts';

let last: { readonly seed: number; readonly store: Promise<Store> } | null = null;

/** The suite of a seed. The last one stays: whoever leaves the page and comes back finds it. */
export function openSuite(seed: number): Promise<Store> {
  if (last?.seed !== seed) {
    last?.store.then(
      (store) => store.close(),
      () => undefined,
    );
    last = { seed, store: setUp(seed) };
  }
  return last.store;
}

async function setUp(seed: number): Promise<Store> {
  const suite = await makeSuite(seed);
  const store = createStore({ suite, key: suiteKey({ suite }) }, browserStore);
  // Somebody who comes for the first time sees at once what a case is.
  const isNew = store.counts.value.untried === store.cases.length;
  if (isNew && location.hash === '') store.cases[0]!.isOpen.value = true;
  warmUp(store);
  return store;
}
