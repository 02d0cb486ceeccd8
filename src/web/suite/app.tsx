import type { Signal } from '@preact/signals';
import type { Theme } from '../ui/theme.ts';
import { CaseCard } from './case-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Heading } from './heading.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Progress } from './progress.tsx';
import type { Store } from './store.ts';
import { Toast } from './toast.tsx';

export const App = ({ store, theme }: { readonly store: Store; readonly theme: Signal<Theme> }) => (
  <>
    <Heading store={store} theme={theme} />
    <Progress store={store} />
    <FilterBar store={store} />
    <main>
      {store.cases.map((state) => (
        <CaseCard key={state.case.id} state={state} store={store} />
      ))}
      <Nothing store={store} />
    </main>
    <Toast store={store} />
    <KeysHelp />
  </>
);

const Nothing = ({ store }: { readonly store: Store }) =>
  store.wanted.value.length === 0 ? (
    <p class="nothing">No case fits. Show all to start again.</p>
  ) : null;
