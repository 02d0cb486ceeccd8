// npm run test:soak: bundles soak.ts and hands it over to Node.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

await build({ configFile: at('vite.config.ts') });
const bundle = at('../../node_modules/.vite/soak/soak.mjs');
const { status } = spawnSync(process.execPath, [bundle, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
