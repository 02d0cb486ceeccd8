import { spawnSync } from 'node:child_process';
import { readHands } from '../dist/formats/notation/index.js';
import { claimedOutcome, replay } from '../dist/record/index.js';
import { events } from '../dist/rules/index.js';
import { generateSuite } from '../dist/suite/generate/generate-suite.js';

const RUNS = 7;
const CASES = 300;

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
      { name: 'cases planned, played, told, judged, checked twice', perSecond: rate(generating) },
      { name: 'the same hands through the engine alone', perSecond: rate(playing) },
    ],
    ratios: [
      { text: 'suites a second', value: 1000 / generating, bar: 1 },
      { text: 'engine calls to generating', value: generating / playing, bar: null },
    ],
  };
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
