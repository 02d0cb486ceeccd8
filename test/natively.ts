import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, createFilter, type Plugin, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Inside the project, so that Node finds the packages. */
const BUNDLES = join(ROOT, 'node_modules/.vite/natively');

/**
 * Bundles each of these test files with all it imports, and lets Node run the bundle. Vitest reads
 * every imported name through a getter, which makes the engine half as fast.
 */
export function natively(files: readonly string[]): Plugin {
  const isNamed = createFilter(files, null, { resolve: ROOT });
  return {
    name: 'natively',
    enforce: 'pre',
    async load(id) {
      if (!isNamed(id)) return null;
      const bundle = join(BUNDLES, basename(id).replace(/ts$/, 'mjs'));
      mkdirSync(BUNDLES, { recursive: true });
      writeFileSync(bundle, await bundled(id));
      return `await import(${JSON.stringify(pathToFileURL(bundle).href)});`;
    },
  };
}

async function bundled(entry: string): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [ownPlace],
    build: {
      ssr: entry,
      write: false,
      minify: false,
      // What is imported late belongs to the one file as well.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code;
}

/** A file that asks where it is means its source. */
export const ownPlace: Plugin = {
  name: 'own-place',
  transform: (code, id) =>
    code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
};
