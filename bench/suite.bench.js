import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHands } from '../dist/formats/notation/index.js';
import { claimedOutcome, replay } from '../dist/record/index.js';
import { events } from '../dist/rules/index.js';
import { generateSuite } from '../dist/suite/generate/generate-suite.js';

const RUNS = 7;
const CASES = 300;
const PROFILES = ['classic', 'tda', 'collector', 'plain'];

/**
 * A whole suite in a fresh process, start-up apart, beside the engine calls its hands take: nobody
 * generates a suite twice in one process, so it is the cold time that counts.
 */
export default function suiteBench() {
  const generating = median(() => coldTime('generate', ''));
  const hands = JSON.stringify(generateSuite({ seed: 1 }).value.cases.map(courseOf));
  const playing = median(() => coldTime('play', hands));
  return {
    title: `The suite: ${CASES} cases in a fresh process (${Math.round(generating)} ms; its engine calls alone ${Math.round(playing)} ms)`,
    rows: [
      { name: 'cases planned, played, told, calculated twice', perSecond: rate(generating) },
      { name: 'the same hands through the engine alone', perSecond: rate(playing) },
    ],
    ratios: [
      { text: 'suites a second', value: 1000 / generating, bar: 1 },
      { text: 'engine calls to generating', value: generating / playing, bar: null },
      { text: '`suite generate` in half a second', value: 500 / wholeCommand(), bar: 1 },
      { text: '1,200 cases generated and judged in 4 s', value: 4000 / wholeRun(), bar: 1 },
    ],
  };
}

const CLI = new URL('../dist/cli/main.js', import.meta.url).pathname;

/** Milliseconds of a command from its start to its end. */
function commandTime(...args) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - start;
}

/** Into a new folder each time: where files were deleted in the last minute, ext4 makes new ones much more slowly. */
const wholeCommand = () =>
  inFolder((folder) => {
    let runs = 0;
    return median(() => commandTime('suite', 'generate', '--out', `${folder}/${runs++}`));
  });

/** All four profiles against a program that knows the answers. */
function wholeRun() {
  return inFolder((folder) => {
    const files = PROFILES.map((profile) => {
      commandTime('suite', 'generate', '--profile', profile, '--out', `${folder}/${profile}`);
      return `${folder}/${profile}/cases.jsonl`;
    });
    const program = new URL('answers-at-once.js', import.meta.url).pathname;
    const app = [process.execPath, program, ...files].map((word) => `"${word}"`).join(' ');
    const flags = ['--profile', 'all', '--without', 'illegal', '--app', app];
    return median(() => commandTime('suite', 'run', ...flags));
  });
}

function inFolder(measure) {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-bench-'));
  try {
    return measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const rate = (milliseconds) => (1000 * CASES) / milliseconds;

function median(time) {
  const times = Array.from({ length: RUNS }, time).sort((a, b) => a - b);
  return times[RUNS >> 1];
}

/** A hand as plain data: the set-up, then actions and cards in their order, then the end. */
function courseOf({ hand: text }) {
  const played = replay(readHands(text).hands[0].record);
  const { outcome } = claimedOutcome(played);
  const { table } = played.hand;
  const labels = table.headsUp ? ['SB', 'BB'] : ['Dealer', 'SB', 'BB'];
  const seats = table.seats.map(({ name, stack }, i) => ({
    name,
    stack,
    label: labels[i] ?? null,
  }));
  const steps = events(played.hand).filter(({ kind }) => kind !== 'post');
  return { setup: { seats, ...table.blinds, rules: table.rules }, steps, outcome };
}

/** Runs one of the two jobs in a process of its own and gives the time it measured inside. */
function coldTime(job, input) {
  const script = new URL('suite-cold.js', import.meta.url).pathname;
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, job], {
    input,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}
