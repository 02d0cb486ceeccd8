/** The fields the keys lead to. */
export const FIELD = {
  amount: 'amount',
  board: 'board-cards',
  secondBoard: 'board-2',
  winners: 'who-wins',
  setUp: 'set-up-first',
  tags: 'hand-tags',
  hole: 'hole-cards',
} as const;

/** Puts the cursor into a field once it is on the page; false if it is not there at all. */
export function enterField(id: string): boolean {
  const field = fieldOf(id);
  field?.focus();
  field?.select();
  return field !== null;
}

/** The same, behind what stands there if it is right: the next card is added to it. */
export function enterBehind(id: string): boolean {
  const field = fieldOf(id);
  if (!field || field.getAttribute('aria-invalid') === 'true') return enterField(id);
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  return true;
}

/** Leaves the field that has the cursor: the keys work on the table again. */
export function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function fieldOf(id: string): HTMLInputElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : null;
}

/** The same for a field that may be on its way: it is there once the page has been drawn. */
export function enterSoon(id: string): void {
  if (!enterField(id)) queueMicrotask(() => enterField(id));
}

/**
 * Whoever presses a button that goes away with what it did is not thrown off the page: the focus
 * goes to what is left around it. Stop it with what this gives back.
 */
export function keepFocus(root: HTMLElement): () => void {
  let way: readonly HTMLElement[] = [];
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) way = wayUp(target, root);
  };
  const look = (): void => {
    const [last] = way;
    if (!last || (last.isConnected && !last.matches(':disabled'))) return;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement === last;
    const next = (last.isConnected && neighbour(last)) || around(way, root);
    if (isLost) next?.focus({ preventScroll: true });
  };
  root.addEventListener('focusin', onFocus);
  const watch = new MutationObserver(look);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    root.removeEventListener('focusin', onFocus);
    watch.disconnect();
  };
}

/** An element and what stands around it, from the inside to the outside. */
function wayUp(from: HTMLElement, root: HTMLElement): readonly HTMLElement[] {
  const way: HTMLElement[] = [];
  for (let at: HTMLElement | null = from; at && at !== root; at = at.parentElement) way.push(at);
  return way;
}

/** A button that is off now hands on to the nearest one beside it. */
function neighbour(off: HTMLElement): HTMLElement | undefined {
  const row = [...(off.parentElement?.querySelectorAll<HTMLElement>('button') ?? [])];
  const at = row.indexOf(off);
  const distance = (one: HTMLElement): number => Math.abs(row.indexOf(one) - at);
  const on = row.filter((one) => !one.matches(':disabled'));
  return on.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The nearest part of the page that can have the focus, else the page's heading. */
const around = (way: readonly HTMLElement[], root: HTMLElement): HTMLElement | null =>
  way.find((one) => one.isConnected && one.hasAttribute('tabindex')) ?? root.querySelector('h1');
