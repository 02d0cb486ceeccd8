import { render } from 'preact';
import { DATA_ID, type EmbeddedData } from '../../suite/report/page.ts';
import '../ui/theme.css';
import '../ui/parts.css';
import { browserStore } from '../ui/browser-storage.ts';
import { keptTheme } from '../ui/theme.ts';
import { App } from './app.tsx';
import { goToAddress } from './go-to.ts';
import { listenToKeys } from './keys.ts';
import { createStore } from './store.ts';
import './suite-page.css';
import { warmUp } from './warm-up.ts';

const embedded = document.getElementById(DATA_ID)?.textContent ?? 'null';
const data = JSON.parse(embedded) as EmbeddedData | null;
const place = document.getElementById('app')!;

if (data === null) {
  place.textContent =
    'This is the empty template: "sidepot suite generate" writes a suite into it.';
} else {
  const store = createStore(data, browserStore);
  render(<App store={store} theme={keptTheme(browserStore, document.documentElement)} />, place);
  listenToKeys(store);
  addEventListener('hashchange', () => goToAddress(store));
  // Somebody who comes for the first time sees at once what a case is.
  if (!goToAddress(store) && store.counts.value.untried === store.cases.length) {
    const [first] = store.cases;
    if (first) first.isOpen.value = true;
  }
  warmUp(store);
}
