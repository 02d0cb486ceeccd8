export { readSite } from './site.ts';
export { openBrowser, startServer } from './start.ts';
