// Builds unless everything is built already: npm prepares the package again when npx first meets it.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a build is made of: the sources, the rule book, and how it is built. */
const MADE_OF = /^(?:src|docs|scripts)$|^(?:vite|tsconfig|package).*\.(?:ts|json)$/;

const changed = (path) => {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => changed(`${path}/${name}`)));
};

const built = statSync(`${root}dist/.built`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const newest = Math.max(
  ...readdirSync(root)
    .filter((name) => MADE_OF.test(name))
    .map((name) => changed(`${root}${name}`)),
);
if (newest > built) {
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
