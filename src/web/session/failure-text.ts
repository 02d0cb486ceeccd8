/** Why the browser does not save, for somebody who wants to know what to do. */
export function whyNotSaved(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') {
    return 'The browser has no room left. What you do now is in this tab only: export it, or delete old sessions.';
  }
  if (name === 'VersionError') {
    return 'A newer Sidepot is open in another tab. Export your hands and reload this page.';
  }
  return 'The browser did not save. What you do now is in this tab only until it does: export it before you close the tab.';
}

export const IN_MEMORY =
  'This browser lets the page keep nothing (a private window, or blocked storage). Your hands are in this tab until you close it: export them before.';

/** Code that comes when it is needed may not come: in words, and what to do. */
export const notLoaded = (what: string): string =>
  `The ${what} could not be loaded: there is no network, or Sidepot has a new version. Reload the page and try again.`;
