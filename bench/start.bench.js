import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './measure.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const CLI = at('dist/cli/main.js');
const HAND = at('examples/three-way-all-in.hand');

const ROUNDS = 41;

/** What Node itself takes; everything else is measured in it. */
const NODE = ['-e', '0'];

/** How many times Node's own start each may take. */
const COMMANDS = [
  { name: 'sidepot --version', args: [CLI, '--version'], most: 2 },
  { name: 'sidepot settle, one hand', args: [CLI, 'settle', HAND], most: 3 },
  { name: 'sidepot pots', args: [CLI, 'pots', 'Alice=300', 'Bob=500', 'Carol=500'], most: null },
];

/** Processes that start, do little and end, as scripts and editors run them. */
export default function startBench() {
  // Node before each of them, so that a busy machine slows both alike.
  const rounds = Array.from({ length: ROUNDS }, () =>
    COMMANDS.map(({ args }) => ({ node: timeOf(NODE), own: timeOf(args) })),
  );
  const column = (i, figure) => median(rounds.map((times) => figure(times[i])));
  return {
    title: 'Starting: whole processes, by turns with `node -e 0`',
    rows: [
      { name: 'node -e 0', perSecond: 1000 / column(0, ({ node }) => node) },
      ...COMMANDS.map(({ name }, i) => ({ name, perSecond: 1000 / column(i, ({ own }) => own) })),
    ],
    ratios: COMMANDS.flatMap(({ name, most }, i) => {
      const times = column(i, ({ node, own }) => own / node);
      const informs = { text: `${name}: so many times node -e 0`, value: times, bar: null };
      if (most === null) return [informs];
      return [informs, { text: `${most} × node -e 0 to ${name}`, value: most / times, bar: 1 }];
    }),
  };
}

function timeOf(args) {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  const time = performance.now() - start;
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
  return time;
}
