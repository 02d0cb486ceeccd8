import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PLAYING } from '../../vitest.config.ts';
import { natively } from '../natively.ts';

/** What takes minutes: `npm run test:long`. The large tests whole, two hundred suites, every page at every width. */
export default defineConfig({
  plugins: [natively(PLAYING)],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: [...PLAYING, 'test/{browser,cli,long}/*.long.ts', 'test/tournament/*-laws.test.ts'],
    globalSetup: 'test/browser/find-browser.ts',
    env: { SIDEPOT_LONG: '1' },
    maxWorkers: availableParallelism(),
    testTimeout: 600_000,
    // What comes by a live feed may take its time on a machine that is busy with other tests.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 600_000,
  },
});
