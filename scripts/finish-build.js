// Ends a build: the command can be run as it is, and a mark tells when everything was built.
import { chmodSync, writeFileSync } from 'node:fs';

chmodSync(new URL('../dist/cli/main.js', import.meta.url), 0o755);
writeFileSync(new URL('../dist/.built', import.meta.url), '');
