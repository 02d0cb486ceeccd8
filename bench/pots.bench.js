import { prng, shuffled } from '../dist/kernel/prng.js';
import { potsFrom } from '../dist/rules/index.js';
import { measure } from './measure.js';

const SIZES = [2, 5, 10, 20, 50, 100, 200, 500, 1000];
/** How much dearer than n log n the step from 10 to 1,000 players may come. */
const TOLERANCE = 1.25;

export default function potsBench() {
  return [pots(), listed()];
}

/** Everybody all-in for another total: as many pots as players. */
function stakesFor(players, seed) {
  const totals = Array.from({ length: players }, (_, i) => 100 * (i + 1));
  return shuffled(prng(seed), totals).map((live, i) => ({ name: `P${i + 1}`, live }));
}

/** Every pot with its name, amount, level and percentage: n log n. */
function pots() {
  const costs = timed((stakes) => sumOf(potsFrom(stakes).value), nLogN);
  const at = (players) => costs.find((cost) => cost.players === players).perUnit;
  return {
    title: 'Pots of n different totals, ns per n log₂ n',
    rows: costs.map(asRow),
    ratios: [
      {
        text: `n log n from 10 to 1,000 players, tolerance ${TOLERANCE}`,
        value: at(10) / at(1000),
        bar: 1 / TOLERANCE,
      },
    ],
  };
}

const sumOf = ({ pots }) =>
  pots.reduce((sum, { amount, percentage }) => sum + amount + percentage, 0);

/** The same with every name that can win each of them read: n names for each of n pots. */
function listed() {
  const names = ({ pots }) => pots.reduce((sum, { eligible }) => sum + eligible.length, 0);
  const costs = timed((stakes) => names(potsFrom(stakes).value), nSquared);
  return {
    title: 'The same with all names read, ns per n²',
    rows: costs.map(asRow),
    ratios: [],
  };
}

const nLogN = (n) => n * Math.log2(n);
const nSquared = (n) => n * n;

function timed(work, units) {
  const contestants = SIZES.map((players) => {
    // Several orders, or the processor learns the one there is by heart.
    const orders = Array.from({ length: Math.ceil(1000 / players) }, (_, i) =>
      stakesFor(players, i),
    );
    const run = () => orders.reduce((all, stakes) => all + work(stakes), 0);
    return { name: String(players), perRun: orders.length, run };
  });
  const measured = measure(contestants, { rounds: 9, milliseconds: 50, warmUp: 150 });
  const costs = measured.map(({ perSecond }, i) => ({
    players: SIZES[i],
    perSecond,
    perUnit: 1e9 / perSecond / units(SIZES[i]),
  }));
  const most = Math.max(...costs.map((cost) => cost.perUnit));
  return costs.map((cost) => ({ ...cost, share: cost.perUnit / most }));
}

/** "  10 players     1.2 µs    36.1 ns ████": a line of the table is a bar of the curve. */
function asRow({ players, perSecond, perUnit, share }) {
  const time = (1e6 / perSecond).toFixed(1).padStart(8);
  const bar = '█'.repeat(Math.max(1, Math.round(30 * share))).padEnd(30);
  const count = players.toLocaleString('en').padStart(5);
  return {
    name: `${count} players ${time} µs ${perUnit.toFixed(1).padStart(6)} ns ${bar}`,
    perSecond,
  };
}
