// One cold measurement of suite.bench.js: prints the milliseconds of the job alone.
import { readFileSync } from 'node:fs';
import { apply, dealStreet, openHand, seatPlayers, settle } from '../dist/rules/index.js';
import { generateSuite } from '../dist/suite/generate/generate-suite.js';

const JOBS = {
  generate: () => () => {
    if (!generateSuite({ seed: 1 }).ok) throw new Error('no suite');
  },
  play: () => {
    const hands = JSON.parse(readFileSync(0, 'utf8'));
    return () => hands.forEach(playThrough);
  },
};

function playThrough({ setup, steps, outcome }) {
  let hand = openHand(seatPlayers(setup).table);
  for (const step of steps) {
    const done = step.kind === 'deal' ? dealStreet(hand, step.cards) : apply(hand, step);
    if (!done.ok) throw new Error(`refused: ${JSON.stringify(step)}`);
    hand = done.value;
  }
  if (!settle(hand, outcome).next) throw new Error('a hand was not paid');
}

const job = JOBS[process.argv[2]]();
const start = performance.now();
job();
console.log(performance.now() - start);
