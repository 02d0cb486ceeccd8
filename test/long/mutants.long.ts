import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { pathOf } from '../source-files.ts';

/** What the whole run (`npm run test:mutants`) reaches; a sample may be a little unlucky. */
const BAR = 80;

/** Minutes on a busy machine, in milliseconds: every test is run once before. */
const WITHIN = 30 * 60_000;

/** A test that is too slow for its own clock on a busy machine is left out: once more, then. */
const PATIENCE = { timeout: WITHIN, retry: 1 };

test(
  'of a hundred small mistakes in the sources all are noticed but for those that are listed',
  PATIENCE,
  async () => {
    rmSync(pathOf('node_modules/.cache/mutants-survey.json'), { force: true });
    const run = promisify(execFile);
    const args = [
      pathOf('scripts/mutants.js'),
      '--sample',
      '100',
      '--seed',
      '15',
      '--bar',
      `${BAR}`,
    ];
    // The tests it runs are those of `npm test`, not the long ones.
    const env = { ...process.env, SIDEPOT_LONG: '' };
    const { stdout } = await run(process.execPath, args, { env }).catch((failed) => failed);
    expect(stdout).toContain('all  ');
    expect(stdout).not.toContain('Alive and in no list');
    expect(stdout).not.toContain('The score is under');
  },
);
