export { isClash, isPassing, postgresAddress, reasonFor } from './postgres.ts';
export { openBrowser, startServer } from './server.ts';
export { readSite } from './site.ts';
