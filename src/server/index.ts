export { isClash, isPassing, isRestarting, postgresAddress, reasonFor } from './postgres.ts';
export { openBrowser, startServer } from './server.ts';
export { readSite, type Site } from './site.ts';
export { backupLines, readBackup } from './team/backup.ts';
export { type EventStore, openStore, type StorePlace, storePlace } from './team/event-store.ts';
export { addDirector, startTeam } from './team/start-team.ts';
