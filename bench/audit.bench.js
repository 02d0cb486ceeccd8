import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './measure.js';

const CLI = new URL('../dist/cli/main.js', import.meta.url).pathname;
const MEMORY = new URL('peak-memory.js', import.meta.url).href;

const FILE = 20_000;
/** Two million hands: starting and compiling, which every thread does for itself, hardly count. */
const FILES = 100;
const HANDS = FILES * FILE;
const HALVES = ['first', 'second'];
const ROUNDS = 3;
const MOST_MEMORY = 300;

/** `sidepot audit` as people run it, on simulated hands in PHH; what comes out is counted. */
export default async function auditBench() {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-bench-'));
  try {
    for (const half of HALVES) mkdirSync(join(folder, half));
    const file = join(folder, HALVES[0], 'hands.phhs');
    sidepot(['simulate', '--hands', String(FILE), '--to', 'phh', '--out', file]);
    for (let i = 1; i < FILES; i++) {
      symlinkSync(file, join(folder, HALVES[i % HALVES.length], `${i}.phhs`));
    }
    // In turns, so that a busy machine slows both alike.
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        one: audited(folder, 1),
        two: audited(folder, 2),
        halves: await auditedInHalves(folder),
      });
    }
    const perSecond = (way) => HANDS / median(rounds.map((round) => round[way].seconds));
    const toOne = (way) => median(rounds.map((round) => round.one.seconds / round[way].seconds));
    const peak = Math.max(...rounds.map(({ two }) => two.megabytes));
    return {
      title: `Audit: two million hands of PHH, within ${peak} MB`,
      rows: [
        { name: 'one thread', perSecond: perSecond('one') },
        { name: 'two threads', perSecond: perSecond('two') },
        { name: 'two processes, half each', perSecond: perSecond('halves') },
      ],
      ratios: [
        { text: 'two threads to one', value: toOne('two'), bar: 1.7 },
        // They share nothing: what two cores of this machine are worth.
        { text: 'two processes to one thread', value: toOne('halves'), bar: null },
        { text: `${MOST_MEMORY} MB to the peak`, value: MOST_MEMORY / peak, bar: 1 },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder holds the file itself and links to it, in two halves. */
function audited(folder, jobs) {
  const start = performance.now();
  const { stdout, output } = sidepot(['audit', folder, '--jobs', String(jobs), '--json']);
  const seconds = (performance.now() - start) / 1000;
  const { hands } = JSON.parse(stdout);
  if (hands !== HANDS) throw new Error(`${hands} hands were judged`);
  return { seconds, megabytes: Math.round(Number(output[3]) / 1024) };
}

/** Two programs at once that know nothing of each other, each with one thread. */
async function auditedInHalves(folder) {
  const start = performance.now();
  const halves = HALVES.map(async (half) => {
    const args = [CLI, 'audit', join(folder, half), '--jobs', '1', '--json'];
    const [code] = await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
    if (code !== 0) throw new Error(`The audit of the ${half} half ended with ${code}`);
  });
  await Promise.all(halves);
  return { seconds: (performance.now() - start) / 1000 };
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
