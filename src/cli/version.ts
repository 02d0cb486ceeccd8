import { readFileSync } from 'node:fs';

const manifest: unknown = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** As in package.json. */
export const VERSION: string = (manifest as { version: string }).version;
