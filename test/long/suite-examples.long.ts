import { beforeAll, describe, expect, test } from 'vitest';
import { generateSuite } from '../../src/suite/generate/generate-suite.ts';
import type { RunSummary } from '../../src/suite/run/run-result.ts';
import { writeSuite } from '../../src/suite/suite-file.ts';
import { sidepot } from '../cli/fake-io.ts';
import { pathOf } from '../source-files.ts';

let files: Record<string, string> = {};

beforeAll(() => {
  const made = generateSuite({ seed: 1 });
  if (!made.ok) throw new Error(made.error.message);
  files = { 'suite.json': writeSuite(made.value) };
});

/** Runs an example over the whole suite with `--stream`. */
async function summaryOf(example: string): Promise<RunSummary> {
  const app = `"${process.execPath}" ${pathOf('examples/programs')}/${example}`;
  const args = ['suite', 'run', 'suite.json', '--text', '--stream', '--json', '--app', app];
  const { out } = await sidepot(args, { files });
  return JSON.parse(out.trimEnd().split('\n').at(-1)!).summary;
}

describe('the example programs on the generated suite', () => {
  test('the right one passes every case', async () => {
    expect(await summaryOf('right-stream.js')).toMatchObject({ cases: 300, passed: 300 });
  });

  test('the engine of its own, without a bug, passes every case', async () => {
    const { passed, mistakes } = await summaryOf('five-bugs.js --stream');
    expect(mistakes).toEqual([]);
    expect(passed).toBe(300);
  });

  test.each([
    ['dead-money', 'Dead money'],
    ['folded-eligible', 'Folded player eligible'],
    ['uncalled-kept', 'Uncalled bet kept'],
    ['odd-chips', 'Odd chip'],
    ['busted-big-blind', 'Eliminated player in the big blind'],
  ] as const)('%s is caught, and %s is the mistake most cases name', async (bug, mistake) => {
    const { failed, mistakes } = await summaryOf(`five-bugs.js ${bug} --stream`);
    expect(failed).toBeGreaterThanOrEqual(10);
    expect(mistakes[0]!.mistake).toBe(mistake);
    // Few cases look like something else: two mistakes can lead to the same figures.
    expect(mistakes[0]!.cases).toBeGreaterThan(failed / 2);
  });

  test('all five at once are all named', async () => {
    const { mistakes } = await summaryOf('five-bugs.js all --stream');
    expect(mistakes.map(({ mistake }) => mistake)).toEqual(
      expect.arrayContaining([
        'Dead money',
        'Folded player eligible',
        'Uncalled bet kept',
        'Odd chip',
        'Eliminated player in the big blind',
      ]),
    );
  });
});

test('the one that reads plain JSON is right in every profile', async () => {
  const app = `"${process.execPath}" ${pathOf('examples/programs/right-json.js')}`;
  const args = ['suite', 'run', '--profile', 'all', '--json', '--app', app];
  const { out } = await sidepot(args, { files });
  expect(JSON.parse(out).totals).toEqual({ passed: 1538, failed: 0, skipped: 0, errors: 0 });
});
