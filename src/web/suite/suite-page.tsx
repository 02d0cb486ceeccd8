import { useLayoutEffect, useMemo } from 'preact/hooks';
import { CaseCard } from './case-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Glossary, KeysHelp } from './glossary.tsx';
import { helpDialog, listenToKeys } from './keys.ts';
import { choiceOf, isSeed, makeSuite, type SuiteChoice, suiteAddress } from './make-suite.ts';
import { followAddress } from './navigation.ts';
import { SuiteProgress } from './progress.tsx';
import { ResultFile } from './result-file.tsx';
import { createStore, type Store, warmUp } from './store.ts';
import { Toast } from './toast.tsx';
import './suite-page.css';
import './suite.css';
import { useSignal } from '@preact/signals';
import { CASE_PROFILES, type CaseProfile, suiteKey } from '../../suite/index.ts';
import { browserStore } from '../ui/browser-storage.ts';
import { Lazy } from '../ui/lazy.tsx';
import { goToAddress, search } from '../ui/location.ts';

/** The generated cases, as the published page shows them, for any seed. */
export function SuitePage() {
  const choice = choiceOf(search.value);
  const address = suiteAddress(choice);
  const load = useMemo(() => () => openSuite(choice), [address]);
  return (
    <div id="app">
      <SuiteHeading choice={choice} />
      <ResultFile />
      <div class="suite-cases">
        <Lazy key={address} load={load}>
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

let last: { readonly address: string; readonly store: Promise<Store> } | null = null;

/** A suite. The last one stays: whoever leaves the page and comes back finds it. */
function openSuite(choice: SuiteChoice): Promise<Store> {
  const address = suiteAddress(choice);
  if (last?.address !== address) {
    last?.store.then(
      (store) => store.close(),
      () => undefined,
    );
    last = { address, store: setUp(choice) };
  }
  return last.store;
}

async function setUp(choice: SuiteChoice): Promise<Store> {
  const suite = await makeSuite(choice);
  const store = createStore({ suite, key: suiteKey({ suite }) }, browserStore);
  // Somebody who comes for the first time sees at once what a case is.
  const isNew = store.counts.value.untried === store.cases.length;
  if (isNew && location.hash === '') store.cases[0]!.isOpen.value = true;
  warmUp(store);
  return store;
}

/** What the suite is, and which one: another seed or profile is another 300 cases. */
function SuiteHeading({ choice }: { readonly choice: SuiteChoice }) {
  const typed = useSignal(String(choice.seed));
  const profile = useSignal(choice.profile);
  // The form stays, and with it the focus of whoever has just sent it.
  useLayoutEffect(() => {
    typed.value = String(choice.seed);
    profile.value = choice.profile;
  }, [choice.seed, choice.profile]);
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
          if (!isGood) return;
          goToAddress(suiteAddress({ seed: Number(typed.value), profile: profile.value }));
        }}
      >
        <span class="suite-field">
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
        </span>
        <span class="suite-field">
          <label for="profile">Profile</label>
          <select
            id="profile"
            value={profile.value}
            onChange={(event) => {
              profile.value = event.currentTarget.value as CaseProfile;
            }}
          >
            {CASE_PROFILES.map((one) => (
              <option key={one} value={one}>
                {one}: {PROFILE_TEXT[one]}
              </option>
            ))}
          </select>
        </span>
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

const PROFILE_TEXT: Readonly<Record<CaseProfile, string>> = {
  classic: 'what any engine plays',
  tda: 'big-blind ante, dead button',
  collector: 'every house rule',
  plain: 'defaults only',
};
