import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // One more than there are cores: browser tests spend a third of their time waiting.
    maxWorkers: availableParallelism() + 1,
    // The laws play hundreds of thousands of hands in one test.
    testTimeout: 60_000,
  },
});
