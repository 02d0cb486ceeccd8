import { useLayoutEffect, useMemo } from 'preact/hooks';
import { CaseCard } from './case-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Glossary, KeysHelp } from './glossary.tsx';
import { helpDialog, listenToKeys } from './keys.ts';
import { followAddress } from './navigation.ts';
import { SuiteProgress } from './progress.tsx';
import { createStore, type Store, warmUp } from './store.ts';
import { Toast } from './toast.tsx';
import './suite-page.css';
import './suite.css';
import { useSignal } from '@preact/signals';
import type { Result } from '../../kernel/index.ts';
import { type GenerationFault, type Suite, suiteKey } from '../../suite/index.ts';
import { browserStore } from '../ui/browser-storage.ts';
import { Lazy } from '../ui/lazy.tsx';
import { goToAddress, search } from '../ui/location.ts';

/** The generated cases, as the published page shows them, for any seed. */
export function SuitePage() {
  const seed = seedOf(search.value);
  const load = useMemo(() => () => openSuite(seed), [seed]);
  return (
    <div id="app">
      <SuiteHeading key={seed} seed={seed} />
      <div class="suite-cases">
        <Lazy key={seed} load={load}>
          {(store) => <Cases store={store} />}
        </Lazy>
      </div>
    </div>
  );
}

function Cases({ store }: { readonly store: Store }) {
  useLayoutEffect(() => {
    const stops = [listenToKeys(store), followAddress(store)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);
  return (
    <>
      <SuiteProgress store={store} />
      <FilterBar store={store} />
      {store.cases.map((state) => (
        <CaseCard key={state.case.id} state={state} store={store} />
      ))}
      {store.wanted.value.length === 0 && (
        <p class="nothing">No case fits. Show all to start again.</p>
      )}
      <Toast store={store} />
      <KeysHelp />
    </>
  );
}

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

const FIRST_SEED = 1;

/** As `suite generate --seed` takes them. */
const SEED = /^\d{1,15}$/;

/** The seed an address names: `/suite?seed=7`. */
export function seedOf(search: string): number {
  const text = new URLSearchParams(search).get('seed') ?? '';
  return SEED.test(text) ? Number(text) : FIRST_SEED;
}

export const isSeed = (text: string): boolean => SEED.test(text.trim());

/** The suite of a seed; the same one the command line writes. */
export function makeSuite(seed: number): Promise<Suite> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./suite-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Result<Suite, GenerationFault>>) => {
      worker.terminate();
      if (data.ok) done(data.value);
      else failed(new Error(data.error.message));
    };
    worker.onerror = (event) => {
      worker.terminate();
      failed(new Error(event.message || 'The suite could not be generated.'));
    };
    worker.postMessage(seed);
  });
}

/** What the suite is, and which one: another seed is another 300 cases. */
export function SuiteHeading({ seed }: { readonly seed: number }) {
  const typed = useSignal(String(seed));
  const isGood = isSeed(typed.value);
  return (
    <div class="heading">
      <h1>300 hands that prove a poker program right or wrong</h1>
      <p class="heading-text">
        Each case is a no-limit hold’em tournament hand with the pots, the stacks and the next hand
        a right program makes of it. Give the hand to your program, paste the next hand it answers
        with into the case, and see which of four checks pass and why the others do not.
      </p>
      <form
        class="suite-seed"
        onSubmit={(event) => {
          event.preventDefault();
          if (isGood) goToAddress(`/suite?seed=${Number(typed.value)}`);
        }}
      >
        <label for="seed">Seed</label>
        <input
          id="seed"
          inputMode="numeric"
          autocomplete="off"
          value={typed.value}
          aria-invalid={!isGood}
          aria-describedby="seed-says"
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button" disabled={!isGood}>
          Generate
        </button>
        <button type="button" class="button" onClick={() => helpDialog()?.showModal()}>
          Keys <kbd>?</kbd>
        </button>
        <span id="seed-says" class="quiet">
          {isGood
            ? 'The same seed gives the same cases, here and on the command line.'
            : 'A seed is a whole number, such as 7.'}
        </span>
      </form>
      <Glossary />
    </div>
  );
}
