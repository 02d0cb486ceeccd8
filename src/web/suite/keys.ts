import { setUpText } from '../../suite/index.ts';
import { copyText } from '../ui/copy-button.tsx';
import type { CaseState } from './case-state.ts';
import { SEARCH_ID } from './filter-bar.tsx';
import { currentCase, goToCase, goToField, step } from './navigation.ts';
import type { Store } from './store.ts';

/** The keys and what they do, as the help shows them. */
export const SUITE_KEYS: readonly (readonly [string, string])[] = [
  ['/', 'search'],
  ['j', 'next case'],
  ['k', 'previous case'],
  ['Enter or o', 'open or close the case'],
  ['c', 'copy its set-up'],
  ['p', 'go to its paste box'],
  ['Esc', 'leave a field'],
  ['?', 'these keys'],
];

export const HELP_ID = 'keys';

export const helpDialog = (): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>(`#${HELP_ID}`);

/** Does what a key asks; false if it asks for nothing. */
function press(store: Store, key: string): boolean {
  const state = currentCase(store);
  switch (key) {
    case '/':
      document.getElementById(SEARCH_ID)?.focus();
      return true;
    case 'j':
      step(store, 1);
      return true;
    case 'k':
      step(store, -1);
      return true;
    case '?':
      helpDialog()?.showModal();
      return true;
    case 'o':
      if (state) state.isOpen.value = !state.isOpen.value;
      return state !== null;
    case 'p':
      if (state) goToField(state);
      return state !== null;
    case 'c':
      if (state) copySetUp(store, state);
      return state !== null;
    default:
      return false;
  }
}

async function copySetUp(store: Store, { case: one, record }: CaseState): Promise<void> {
  const done = await copyText(record.value ? setUpText(record.value) : one.hand);
  const text = done ? `Set-up of ${one.id} copied.` : 'The browser does not let us copy.';
  store.notice.value = { text, undo: null };
}

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** Listens to the page's keys; stop it with what this gives back. */
export function listenToKeys(store: Store): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (helpDialog()?.open) return;
    if (isField(event.target)) {
      if (event.key !== 'Escape') return;
      event.target.blur();
      const state = currentCase(store);
      if (state) goToCase(store, state);
      return;
    }
    if (press(store, event.key)) event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
