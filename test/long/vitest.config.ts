import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PLAYING } from '../../vitest.config.ts';
import { natively } from '../natively.ts';

/** What takes minutes: `npm run test:long`. The large tests whole, and two hundred suites. */
export default defineConfig({
  plugins: [natively(PLAYING)],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: [...PLAYING, 'test/long/**/*.long.ts'],
    env: { SIDEPOT_LONG: '1' },
    maxWorkers: availableParallelism(),
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
