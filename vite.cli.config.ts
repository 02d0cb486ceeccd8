import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { licences } from './scripts/licences.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
      input: { main: at('src/cli/main.ts'), 'audit-worker': at('src/cli/audit/worker.ts') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name].js',
        codeSplitting: {
          groups: [
            // In the order of what needs what: a group takes what its files need and nobody has yet.
            { name: 'start', test: /\/src\/cli\/(?:io|command-table)\.ts$/ },
            { name: 'commander', test: /\/node_modules\/commander\// },
            { name: 'rules', test: /\/src\/(?:kernel|rules)\// },
            { name: 'hands', test: /\/src\/(?:record|formats|referee)\// },
            // A thread of an audit loads this and nothing of the commands.
            { name: 'judge-part', test: /\/src\/cli\/audit\/judge-part\.ts$/ },
            { name: 'commands', test: /\/src\/cli\//, minShareCount: 2 },
            { name: 'suite', test: /\/src\/suite\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
