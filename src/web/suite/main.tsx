import { render } from 'preact';
import { DATA_ID, type EmbeddedData } from '../../suite/index.ts';
import '../ui/theme.css';
import '../ui/parts.css';
import { browserStore } from '../ui/browser-storage.ts';
import { storedTheme, THEMES, type Theme } from '../ui/theme.ts';
import { helpDialog, listenToKeys } from './keys.ts';
import { openAddressedCase } from './navigation.ts';
import { createStore, type Store, warmUp } from './store.ts';
import './suite-page.css';
import type { Signal } from '@preact/signals';
import { figure } from '../../kernel/index.ts';
import { CaseCard } from './case-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Glossary, KeysHelp } from './glossary.tsx';
import { SuiteProgress } from './progress.tsx';
import { Toast } from './toast.tsx';

const embedded = document.getElementById(DATA_ID)?.textContent ?? 'null';

const data = JSON.parse(embedded) as EmbeddedData | null;

const place = document.getElementById('app')!;

const App = ({ store, theme }: { readonly store: Store; readonly theme: Signal<Theme> }) => (
  <>
    <Heading store={store} theme={theme} />
    <main>
      <SuiteProgress store={store} />
      <FilterBar store={store} />
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

if (data === null) {
  place.textContent =
    'This is the empty template: "sidepot suite generate" writes a suite into it.';
} else {
  const store = createStore(data, browserStore);
  render(<App store={store} theme={storedTheme(browserStore, document.documentElement)} />, place);
  listenToKeys(store);
  addEventListener('hashchange', () => openAddressedCase(store));
  // Somebody who comes for the first time sees at once what a case is.
  if (!openAddressedCase(store) && store.counts.value.untried === store.cases.length) {
    const [first] = store.cases;
    if (first) first.isOpen.value = true;
  }
  warmUp(store);
}

/** What this is and how to use it, for somebody who has never seen it. */
function Heading({ store, theme }: { readonly store: Store; readonly theme: Signal<Theme> }) {
  const { suite, run } = store.data;
  return (
    <header class="heading">
      <div class="heading-top">
        <p class="heading-name">Sidepot</p>
        <p class="quiet">seed {suite.seed}</p>
        <div class="heading-buttons">
          <ThemeButton theme={theme} />
          <button type="button" class="button" onClick={() => helpDialog()?.showModal()}>
            Keys <kbd>?</kbd>
          </button>
        </div>
      </div>
      <h1>{figure(suite.cases.length)} hands that prove a poker program right or wrong</h1>
      <p class="heading-text">
        Each case is a no-limit hold’em tournament hand with the pots, the stacks and the next hand
        a right program makes of it. Give the hand to your program, paste the next hand it answers
        with into the case, and see which of four checks pass and why the others do not.
      </p>
      {run && (
        <p class="heading-run">
          Answers of <code>{run.app}</code> are filled in: {runSummary(store)}
        </p>
      )}
      <Glossary />
    </header>
  );
}

function runSummary({ data }: Store): string {
  const results = data.run?.results ?? [];
  const passed = results.filter((result) => result.passed).length;
  return `${figure(passed)} of ${figure(results.length)} passed.`;
}

function ThemeButton({ theme }: { readonly theme: Signal<Theme> }) {
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        theme.value = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length]!;
      }}
    >
      Theme: {theme.value}
    </button>
  );
}
