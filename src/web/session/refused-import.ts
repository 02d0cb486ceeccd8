import type { ImportReport } from './import.ts';

/** Nothing was taken over, and why. */
export const refusedImport = (message: string): ImportReport => ({
  sessions: [],
  hands: 0,
  same: 0,
  problems: [{ line: 0, column: 0, message }],
  message: 'Nothing was added.',
});
