import type { CaseState } from './case-state.ts';
import { NO_FILTERS } from './filters.ts';
import { type Store, wantOnly } from './store.ts';

export const toggleId = (id: string): string => `${id}-toggle`;
export const fieldId = (id: string): string => `${id}-paste`;

/** Puts the reader on a case; what stands in the way of seeing it is removed. */
export function goToCase(store: Store, state: CaseState): void {
  const { id } = state.case;
  if (!state.isWanted.value) wantOnly(store, NO_FILTERS);
  store.current.value = id;
  afterDrawing(() => {
    document.getElementById(toggleId(id))?.focus({ preventScroll: true });
    bringIntoSight(id, state.isOpen.value ? 'start' : 'nearest');
  });
}

/**
 * Cases far from sight have a guessed height until they come near, so the place we scroll to moves
 * while we do: scrolls again until two frames agree.
 */
function bringIntoSight(id: string, block: ScrollLogicalPosition): void {
  const card = document.getElementById(id);
  if (!card) return;
  let calm = 0;
  let frames = 0;
  const turn = (): void => {
    const before = card.getBoundingClientRect().top;
    card.scrollIntoView({ block, behavior: 'instant' });
    calm = Math.abs(card.getBoundingClientRect().top - before) < 1 ? calm + 1 : 0;
    if (calm < 2 && ++frames < 30) requestAnimationFrame(turn);
  };
  turn();
}

/** The case the address names: `#TC-12.1`. */
export function openAddressedCase(store: Store): boolean {
  const id = decodeAddress(location.hash.slice(1));
  const state = store.cases.find((one) => one.case.id === id);
  if (!state) return false;
  state.isOpen.value = true;
  goToCase(store, state);
  return true;
}

/** Goes to the case of the address now and whenever it changes; stop it with what this gives back. */
export function followAddress(store: Store): () => void {
  const follow = (): void => void openAddressedCase(store);
  follow();
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}

/** The next or the previous case on the page. */
export function step(store: Store, by: 1 | -1): void {
  const list = store.wanted.value;
  const at = list.findIndex((state) => state.case.id === store.current.value);
  const state = list[at < 0 ? 0 : at + by];
  if (state) goToCase(store, state);
}

export const currentCase = ({ cases, current }: Store): CaseState | null =>
  cases.find((state) => state.case.id === current.value) ?? null;

/** Opens a case and puts the cursor into its paste box. */
export function goToField(state: CaseState): void {
  state.isOpen.value = true;
  afterDrawing(() => document.getElementById(fieldId(state.case.id))?.focus());
}

const afterDrawing = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then));
};

function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
