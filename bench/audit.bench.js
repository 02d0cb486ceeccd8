import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CLI = new URL('../dist/cli/main.js', import.meta.url).pathname;
const MEMORY = new URL('peak-memory.js', import.meta.url).href;

const FILE = 20_000;
/** Long enough for starting and compiling, which every thread does for itself, not to count. */
const FEW = 6;
/** A million hands. */
const MANY = 50;
const ROUNDS = 3;
const MOST_MEMORY = 300;

/** `sidepot audit` as people run it, on simulated hands in PHH; what comes out is counted. */
export default function auditBench() {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-bench-'));
  try {
    const file = join(folder, 'hands.phhs');
    sidepot(['simulate', '--hands', String(FILE), '--to', 'phh', '--out', file]);
    const few = linked(folder, file, FEW);
    const [one, two] = inTurns((jobs) => audited(few, jobs, FEW).seconds);
    const million = audited(linked(folder, file, MANY), 2, MANY);
    const rate = (hands, seconds) => hands / seconds;
    return {
      title: `Audit: ${(FEW * FILE).toLocaleString('en')} hands of PHH; a million within ${million.megabytes} MB`,
      rows: [
        { name: 'one thread', perSecond: rate(FEW * FILE, one) },
        { name: 'two threads', perSecond: rate(FEW * FILE, two) },
        { name: 'a million hands, two threads', perSecond: rate(MANY * FILE, million.seconds) },
      ],
      ratios: [
        { text: 'two threads to one', value: one / two, bar: 1.7 },
        { text: `${MOST_MEMORY} MB to the peak`, value: MOST_MEMORY / million.megabytes, bar: 1 },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A folder in which the same file lies so many times. */
function linked(folder, file, times) {
  const path = join(folder, String(times));
  mkdirSync(path);
  for (let i = 0; i < times; i++) symlinkSync(file, join(path, `${i}.phhs`));
  return path;
}

function audited(path, jobs, files) {
  const start = performance.now();
  const { stdout, stderr } = sidepot(['audit', path, '--jobs', String(jobs), '--json']);
  const seconds = (performance.now() - start) / 1000;
  const { hands } = JSON.parse(stdout);
  if (hands !== files * FILE) throw new Error(`${hands} hands were judged`);
  return { seconds, megabytes: Math.round(Number(stderr) / 1024) };
}

function sidepot(args) {
  const ran = spawnSync(process.execPath, ['--import', MEMORY, CLI, ...args], { encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`${args.join(' ')}: ${ran.stdout}${ran.stderr}`);
  return ran;
}

/** One thread and two, in turns so that a busy machine slows both alike; the medians. */
function inTurns(time) {
  const rounds = Array.from({ length: ROUNDS }, () => [time(1), time(2)]);
  return [0, 1].map((i) => rounds.map((round) => round[i]).sort((a, b) => a - b)[ROUNDS >> 1]);
}
