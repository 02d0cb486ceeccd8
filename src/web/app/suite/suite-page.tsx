import { useMemo } from 'preact/hooks';
import { suiteKey } from '../../../suite/report/suite-key.ts';
import { browserStore } from '../../parts/kept.ts';
import { CaseCard } from '../../suite-page/case-card.tsx';
import { FilterBar } from '../../suite-page/filter-bar.tsx';
import { goToAddress } from '../../suite-page/go-to.ts';
import { listenToKeys } from '../../suite-page/keys.ts';
import { KeysHelp } from '../../suite-page/keys-help.tsx';
import { Progress } from '../../suite-page/progress.tsx';
import { createStore, type Store } from '../../suite-page/store.ts';
import { Toast } from '../../suite-page/toast.tsx';
import { warmUp } from '../../suite-page/warm-up.ts';
import '../../suite-page/suite-page.css';
import './suite.css';
import { Later } from '../later.tsx';
import { makeSuite, seedOf } from './make-suite.ts';
import { SuiteHeading } from './suite-heading.tsx';

/** The generated cases, as the published page shows them, for any seed. */
export function SuitePage() {
  const seed = seedOf(location.search);
  const load = useMemo(() => () => openSuite(seed), [seed]);
  return (
    <div id="app">
      <SuiteHeading seed={seed} />
      <div class="suite-cases">
        <Later load={load}>{(store) => <Cases store={store} />}</Later>
      </div>
    </div>
  );
}

async function openSuite(seed: number): Promise<Store> {
  const suite = await makeSuite(seed);
  const store = createStore({ suite, key: suiteKey({ suite }) }, browserStore);
  listenToKeys(store);
  addEventListener('hashchange', () => goToAddress(store));
  // Somebody who comes for the first time sees at once what a case is.
  const isNew = store.counts.value.untried === store.cases.length;
  if (!goToAddress(store) && isNew) store.cases[0]!.isOpen.value = true;
  warmUp(store);
  return store;
}

const Cases = ({ store }: { readonly store: Store }) => (
  <>
    <Progress store={store} />
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
