import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { ownPlace } from '../natively.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The soak as one file that Node runs as it is: many hours want the full speed. */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  logLevel: 'error',
  plugins: [ownPlace],
  build: {
    ssr: at('test/soak/soak.ts'),
    outDir: at('node_modules/.vite/soak'),
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'soak.mjs' } },
  },
});
