import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './measure.js';

const CLI = new URL('../dist/cli/main.js', import.meta.url).pathname;
const MEMORY = new URL('peak-memory.js', import.meta.url).href;

const FILE = 20_000;
/** Two million hands: starting and compiling, which every thread does for itself, hardly count. */
const FILES = 100;
const HANDS = FILES * FILE;
const ROUNDS = 3;
const MOST_MEMORY = 300;

/** `sidepot audit` as people run it, on simulated hands in PHH; what comes out is counted. */
export default function auditBench() {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-bench-'));
  try {
    const file = join(folder, 'hands.phhs');
    sidepot(['simulate', '--hands', String(FILE), '--to', 'phh', '--out', file]);
    for (let i = 1; i < FILES; i++) symlinkSync(file, join(folder, `${i}.phhs`));
    // In turns, so that a busy machine slows both alike.
    const rounds = Array.from({ length: ROUNDS }, () => [audited(folder, 1), audited(folder, 2)]);
    const [one, two] = [0, 1].map((i) => median(rounds.map((round) => round[i].seconds)));
    const peak = Math.max(...rounds.map((round) => round[1].megabytes));
    return {
      title: `Audit: two million hands of PHH, within ${peak} MB`,
      rows: [
        { name: 'one thread', perSecond: HANDS / one },
        { name: 'two threads', perSecond: HANDS / two },
      ],
      ratios: [
        {
          text: 'two threads to one',
          value: median(rounds.map(([alone, both]) => alone.seconds / both.seconds)),
          bar: 1.7,
        },
        { text: `${MOST_MEMORY} MB to the peak`, value: MOST_MEMORY / peak, bar: 1 },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder holds the file itself and links to it. */
function audited(folder, jobs) {
  const start = performance.now();
  const { stdout, output } = sidepot(['audit', folder, '--jobs', String(jobs), '--json']);
  const seconds = (performance.now() - start) / 1000;
  const { hands } = JSON.parse(stdout);
  if (hands !== HANDS) throw new Error(`${hands} hands were judged`);
  return { seconds, megabytes: Math.round(Number(output[3]) / 1024) };
}

function sidepot(args) {
  const ran = spawnSync(process.execPath, ['--import', MEMORY, CLI, ...args], {
    encoding: 'utf8',
    // The last one is for the memory.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  if (ran.status !== 0) throw new Error(`${args.join(' ')}: ${ran.stdout}${ran.stderr}`);
  return ran;
}
