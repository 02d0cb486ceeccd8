import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { natively } from './test/natively.ts';
import { SlowFirst } from './test/slow-first.ts';

/** What plays, reads or writes hands by the thousand (`npm run test:long`: by the hundred thousand). */
export const PLAYING = [
  'src/formats/notation/fuzz.test.ts',
  'src/rules/cards/evaluate.test.ts',
  'src/suite/second-opinion/random-hands.test.ts',
  'test/conformance/{right-program,schema,wrong-programs}.test.ts',
  'test/formats/*-{data,hostile,round-trip}.test.ts',
  'test/fuzz/*.test.ts',
  'test/laws/{random-hands-*,tiny-games}.test.ts',
  'test/oracle/equity.test.ts',
  'test/suite/{check-edits,check-generated,generate,generate-options}.test.ts',
];

const BROWSER = ['test/browser/*.test.ts'];

/** What needs a fresh start: it plays a lot, or puts something else in the place of a module. */
const APART = [
  ...PLAYING,
  'src/web/recorder/model/key-press.test.ts',
  'test/suite/check-second.test.ts',
];

export default defineConfig({
  plugins: [natively(PLAYING)],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // One more than there are cores: a test with a browser waits much of its time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'apart', include: APART } },
      {
        extends: true,
        test: { name: 'browser', include: BROWSER, globalSetup: 'test/browser/find-browser.ts' },
      },
      {
        extends: true,
        // Starting afresh for each file would take longer than most files take.
        test: {
          name: 'together',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...APART, ...BROWSER],
          isolate: false,
        },
      },
    ],
  },
});
