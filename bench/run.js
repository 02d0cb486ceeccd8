// node bench/run.js            every bench/*.bench.js, in order of name
// node bench/run.js evaluate   only bench/evaluate.bench.js
//
// Measures what `npm run build` left in dist/. A bench exports as its default a function that
// returns, or promises, one or several of
//   { title, rows: [{ name, perSecond }], ratios: [{ text, value, bar }] }
// where `bar` is the least the ratio should be, or null where it only informs. See measure.js.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const asked = process.argv.slice(2);
const known = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.bench.js'))
  .map((file) => file.slice(0, -'.bench.js'.length))
  .sort();

const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(' or ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}

// Each in a process of its own: what one bench teaches the compiler must not slow the next.
if (asked.length === 1) await runHere(asked[0]);
else {
  for (const name of known.filter((one) => asked.length === 0 || asked.includes(one))) {
    const { status } = spawnSync(process.execPath, [process.argv[1], name], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}

async function runHere(name) {
  const { default: bench } = await import(`./${name}.bench.js`);
  for (const result of [await bench()].flat()) {
    print(result);
    if (result.ratios.some(isMissed)) process.exitCode = 1;
  }
}

function isMissed({ value, bar }) {
  // What could not be measured, NaN, meets no bar.
  return bar !== null && !(value >= bar);
}

function print({ title, rows, ratios }) {
  console.log(`## ${title}\n`);
  printTable(
    ['', 'per second'],
    rows.map(({ name, perSecond }) => [name, Math.round(perSecond).toLocaleString('en')]),
  );
  printTable(
    ['ratio', 'measured', 'bar', ''],
    ratios.map((ratio) => [
      ratio.text,
      `${ratio.value.toFixed(1)} ×`,
      ratio.bar === null ? '' : `≥ ${ratio.bar} ×`,
      ratio.bar === null ? '' : isMissed(ratio) ? 'not met' : 'met',
    ]),
  );
}

/** The first column to the left, figures to the right. */
function printTable(head, lines) {
  if (lines.length === 0) return;
  const widths = head.map((_, i) => Math.max(3, ...[head, ...lines].map((line) => line[i].length)));
  const cells = (line) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])));
  const rule = widths.map((width, i) =>
    i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  for (const line of [cells(head), rule, ...lines.map(cells)]) {
    console.log(`| ${line.join(' | ')} |`);
  }
  console.log('');
}
