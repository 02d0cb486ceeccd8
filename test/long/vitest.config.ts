import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What takes minutes: `npm run test:long`. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/long/**/*.long.ts'],
    maxWorkers: availableParallelism(),
    testTimeout: 600_000,
  },
});
