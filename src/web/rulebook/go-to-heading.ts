/**
 * A page of the book was opened: puts those who hear it at its title, and the others where the
 * address says; the browser looked for that before the book was there.
 */
export function goToHeading(): void {
  const named = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
  named?.scrollIntoView();
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }
}
