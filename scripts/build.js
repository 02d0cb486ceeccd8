// Builds everything afresh into dist/: the library file by file, and what is bundled.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { foldAllCharacters } from './fold-characters.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The page of a suite, the web application, the command line. */
const BUNDLES = ['vite.config.ts', 'vite.app.config.ts', 'vite.cli.config.ts'];

rmSync(at('dist'), { recursive: true, force: true });

// On its own core beside the bundles.
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const library = once(
  spawn(process.execPath, [tsc, '-p', at('tsconfig.build.json')], { stdio: 'inherit' }),
  'exit',
);
for (const configFile of BUNDLES) await build({ configFile: at(configFile), logLevel: 'warn' });
const [status] = await library;
if (status !== 0) process.exit(1);
foldAllCharacters(at('dist'));

chmodSync(at('dist/cli/main.js'), 0o755);
// The manual page follows the table of commands; a test says when it does not.
const { stdout: page } = spawnSync(process.execPath, [at('dist/cli/main.js'), 'man']);
writeFileSync(at('man/sidepot.1'), page);
// What scripts/build-if-changed.js compares with.
writeFileSync(at('dist/.built'), '');
