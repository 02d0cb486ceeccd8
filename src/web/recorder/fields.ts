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
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return true;
}

/** The same for a field that may be on its way: it is there once the page has been drawn. */
export function enterSoon(id: string): void {
  if (!enterField(id)) queueMicrotask(() => enterField(id));
}
