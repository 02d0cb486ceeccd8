import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { licences } from './scripts/licences.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What commands share that ask other programs, and nobody else needs. */
const PROGRAMS = /\/src\/cli\/(?:programs\/|conformance-cases)/;

/**
 * The command line in a few files with all it needs: a process that settles one hand spends most of
 * its time on loading, and nobody has to install anything else.
 */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  plugins: [licences('../licences/command-line.txt')],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: at('dist/cli'),
    emptyOutDir: true,
    target: 'node20.19',
    minify: true,
    rolldownOptions: {
      // Optional: who wants a queue, or a team on an older Node, installs them.
      external: ['pg', 'pg-boss', '@photostructure/sqlite'],
      input: {
        main: at('src/cli/main.ts'),
        'audit-worker': at('src/cli/audit/worker.ts'),
        'suite-worker': at('src/cli/generate/worker.ts'),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name].js',
        codeSplitting: {
          groups: [
            // In the order of what needs what: a group takes what its files need and nobody has yet.
            {
              name: 'start',
              test: /\/src\/cli\/(?:io|command-table)\.ts$|\/package\.json$/,
            },
            { name: 'commander', test: /\/node_modules\/commander\// },
            { name: 'rules', test: /\/src\/(?:kernel|rules)\// },
            { name: 'hands', test: /\/src\/(?:record|referee|formats\/notation)\// },
            // The registry and what it lists: loaded when a text is not ours, or to write another format.
            { name: 'other-formats', test: /\/src\/formats\// },
            { name: 'sources', test: /\/src\/cli\/sources\.ts$/ },
            // A thread of an audit loads this and nothing of the commands.
            { name: 'judge-part', test: /\/src\/cli\/audit\/judge-part\.ts$/ },
            { name: 'tournament', test: /\/src\/tournament\//, minShareCount: 2 },
            { name: 'flags', test: /\/src\/cli\/flags\.ts$/ },
            {
              name: 'each-hand',
              test: /\/src\/cli\/(?:commands\/each-hand|reporters\/paint)\.ts$/,
            },
            // `settle` and `pots` share this and nothing of what the other commands share.
            { name: 'pots-text', test: /\/src\/cli\/reporters\/pots\.ts$/ },
            { name: 'suite', test: /\/src\/suite\//, minShareCount: 2 },
            { name: 'verified-cases', test: /\/src\/cli\/generate\//, minShareCount: 2 },
            { name: 'suite-flags', test: /\/src\/cli\/suite-flags\.ts$/ },
            { name: 'programs', test: PROGRAMS, minShareCount: 2 },
            { name: 'audit-parts', test: /\/src\/cli\/(?:audit|queue)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
