export { openBrowser, startServer } from './server.ts';
export { readSite } from './site.ts';
