/** Code that comes when it is needed may not come: in words, and what to do. */
export const notLoaded = (what: string): string =>
  `The ${what} could not be loaded: there is no network, or Sidepot has a new version. Reload the page and try again.`;
