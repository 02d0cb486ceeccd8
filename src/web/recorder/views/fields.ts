/** The fields the keys lead to. */
export const FIELD = {
  amount: 'amount',
  board: 'board-cards',
  winners: 'who-wins',
  setUp: 'set-up-first',
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

function fieldOf(id: string): HTMLInputElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : null;
}

/** The same for a field that may be on its way: it is there once the page has been drawn. */
export function enterSoon(id: string): void {
  if (!enterField(id)) queueMicrotask(() => enterField(id));
}
