import { batch } from '@preact/signals';
import type { CaseState } from './case-state.ts';
import type { Store } from './store.ts';

/** So few at a time that the page answers in between. */
const AT_ONCE = 5;

let turn = 0;

/** Opens every case the filters want, a few at a time; a later call takes over. */
export async function openAll({ wanted }: Store): Promise<void> {
  const mine = ++turn;
  const closed = wanted.value.filter(({ isOpen }) => !isOpen.value);
  for (let from = 0; from < closed.length; from += AT_ONCE) {
    if (mine !== turn) return;
    setOpen(closed.slice(from, from + AT_ONCE), true);
    await new Promise((done) => setTimeout(done));
  }
}

export function closeAll({ cases }: Store): void {
  turn++;
  setOpen(cases, false);
}

function setOpen(states: readonly CaseState[], isOpen: boolean): void {
  batch(() => {
    for (const state of states) state.isOpen.value = isOpen;
  });
}
