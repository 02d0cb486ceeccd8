import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { licences, nothingOfOthers } from './scripts/licences.ts';
import { ruleBook } from './scripts/rule-book.ts';
import { PAGE_FILE, SITE_FILE } from './src/server/site.ts';
import { ADDRESSES, routeOf } from './src/web/ui/routes.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Every page has these; with the helper elsewhere, that part would come before the page and its styles below ours. */
const FRAME =
  /node_modules\/@?preact|vite\/preload-helper|src\/kernel\/|src\/web\/ui\/(?:browser-storage|chance|copy-button|lazy|location|quoted|routes|theme)\.tsx?$/;

/** The recorder starts with these and with what they need; its late parts, and other pages, share them. */
const RECORDER =
  /src\/web\/(?:recorder\/(?:model\/(?:acting|next-hand|notes|page-state|paste|say|typing)|views\/(?:findings|hole-cards|keys|open-panel|replay-bar|status-line|street-list|table-picture))|session\/(?:dates|export|failure-text|share-address)|ui\/(?:alt-keys|result-table))\.tsx?$/;

const SERVICE_WORKER = 'service-worker.js';

/**
 * Finishes what was built: tells the service worker what to keep and the page its version, tells the
 * server the addresses, and packs everything that packs well.
 */
function site(): Plugin {
  return {
    name: 'sidepot:site',
    enforce: 'post',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (routeOf(pathname).page !== 'unknown') request.url = `/${PAGE_FILE}`;
        next();
      });
    },
    async writeBundle({ dir }) {
      const folder = dir!;
      const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .map((path) => path.replaceAll('\\', '/'))
        .sort();
      const version = createHash('sha256');
      for (const path of paths) version.update(path).update(readFileSync(join(folder, path)));
      const name = version.digest('hex').slice(0, 12);
      const kept = paths.filter((path) => path !== SERVICE_WORKER && path !== PAGE_FILE);
      const keep = ['/', ...kept.map((path) => `/${path}`)];
      fill(join(folder, SERVICE_WORKER), {
        __VERSION__: name,
        __KEEP__: keep.join(' '),
      });
      fill(join(folder, PAGE_FILE), { __VERSION__: name });
      writeFileSync(join(folder, SITE_FILE), JSON.stringify({ addresses: ADDRESSES }));
      await Promise.all(paths.map((path) => pack(join(folder, path))));
    },
  };
}

/** Puts the words of this build in the places kept for them. */
function fill(file: string, words: Readonly<Record<string, string>>): void {
  let text = readFileSync(file, 'utf8');
  for (const [place, word] of Object.entries(words)) {
    if (!text.includes(place)) throw new Error(`${file} has no ${place}`);
    text = text.replaceAll(place, () => word);
  }
  writeFileSync(file, text);
}

/** Below this a packed file saves nothing. */
const WORTH_PACKING = 1_000;

async function pack(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (!/\.(html|js|css|svg|json|webmanifest)$/.test(file) || bytes.length < WORTH_PACKING) return;
  writeFileSync(
    `${file}.gz`,
    await promisify<Buffer, ZlibOptions, Buffer>(gzip)(bytes, { level: 9 }),
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(
    `${file}.br`,
    await promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)(bytes, { params }),
  );
}

export default defineConfig({
  root: at('src/web'),
  base: '/',
  publicDir: at('src/web/app/public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [ruleBook(), licences('../../licences/web-application.txt'), site()],
  worker: { format: 'es', plugins: () => [nothingOfOthers()] },
  build: {
    outDir: at('dist/web/app'),
    emptyOutDir: true,
    // As the suite page: light-dark() is in all three browser families since these.
    target: ['chrome123', 'firefox125', 'safari18'],
    // The policy allows no data: scripts or styles, and one file more costs nothing here.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Packing takes most of the time, as it should.
      checks: { pluginTimings: false },
      input: {
        app: at('src/web/app.html'),
        'service-worker': at('src/web/app/service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
        // A dozen small pieces pack worse than one: four thousand bytes of what the recorder starts with.
        codeSplitting: {
          groups: [
            { name: 'frame', test: FRAME, priority: 2 },
            { name: 'recorder', test: RECORDER },
          ],
        },
      },
    },
  },
});
