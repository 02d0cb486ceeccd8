import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    maxWorkers: availableParallelism(),
    // The laws play hundreds of thousands of hands in one test.
    testTimeout: 60_000,
  },
});
