import type { Signal } from '@preact/signals';
import { figure } from '../../kernel/figures.ts';
import { THEMES, type Theme } from '../ui/theme.ts';
import { Glossary } from './glossary.tsx';
import { helpDialog } from './keys.ts';
import type { Store } from './store.ts';

/** What this is and how to use it, for somebody who has never seen it. */
export function Heading({
  store,
  theme,
}: {
  readonly store: Store;
  readonly theme: Signal<Theme>;
}) {
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
