import { useEffect, useMemo } from 'preact/hooks';
import { CaseCard } from './case-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { followAddress } from './go-to.ts';
import { listenToKeys } from './keys.ts';
import { KeysHelp } from './keys-help.tsx';
import { Progress } from './progress.tsx';
import type { Store } from './store.ts';
import { Toast } from './toast.tsx';
import './suite-page.css';
import './suite.css';
import { Later } from '../ui/lazy.tsx';
import { search } from '../ui/location.ts';
import { seedOf } from './make-suite.ts';
import { openSuite } from './open-suite.ts';
import { SuiteHeading } from './suite-heading.tsx';

/** The generated cases, as the published page shows them, for any seed. */
export function SuitePage() {
  const seed = seedOf(search.value);
  const load = useMemo(() => () => openSuite(seed), [seed]);
  return (
    <div id="app">
      <SuiteHeading key={seed} seed={seed} />
      <div class="suite-cases">
        <Later key={seed} load={load}>
          {(store) => <Cases store={store} />}
        </Later>
      </div>
    </div>
  );
}

function Cases({ store }: { readonly store: Store }) {
  useEffect(() => {
    const stops = [listenToKeys(store), followAddress(store)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);
  return (
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
}
