// node scripts/house-figures.js: what a reader of the sources meets, and what may not be. STYLE in
// figures: a file is worth opening, a name means one thing, a layer has one door.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { circles, importGraph, loadedBy } from './import-graph.js';

/** @import { GraphNode, Source } from './import-graph.js' */

/** A file that wants to be longer is two things. */
const LONGEST = 300;

/** A shorter file with one importer belongs into that importer. */
const SHORTEST = 40;

/** Where a reader, a page, a process or a thread comes in. */
const ENTRIES = [/(?:^|\/)index\.ts$/, /(?:^|\/)main\.tsx?$/, /worker\.ts$/, /\.d\.ts$/];

/** One file for each rule and each format's entry in the registry, however short. */
const ONE_EACH = [/^referee\/words\/[a-z]+-\d+\.ts$/, /^formats\/[^/]+\/format\.ts$/];

/** Below this a reader jumps more than they read. */
const LEAST_MEDIAN = 80;

/**
 * Everything that is measured; lists name the offenders.
 *
 * @param {readonly Source[]} sources
 */
export function houseFigures(sources) {
  const graph = importGraph(sources);
  const nodes = [...graph.values()];
  const lines = nodes.map((node) => node.lines).sort((a, b) => a - b);
  return {
    files: nodes.length,
    lines: lines.reduce((sum, n) => sum + n, 0),
    median: lines[(lines.length - 1) >> 1] ?? 0,
    oneImporter: nodes.filter(({ importers }) => importers.size === 1).length,
    circles: circles(graph),
    crumbs: nodes.filter((node) => isCrumb(node, graph)).map(named),
    long: nodes.filter((node) => node.lines > LONGEST).map(named),
    typesTwice: typesTwice(nodes),
    pastDoors: nodes.flatMap((node) => pastDoors(node, graph)),
    loaded: ['pots', 'settle', 'audit'].map((name) => ({
      name,
      files: loadedBy(graph, `cli/commands/${name}.ts`),
    })),
  };
}

/** @param {GraphNode} node */
const named = ({ path, lines }) => `${path} (${lines} lines)`;

/**
 * A short file that only one other needs.
 *
 * @param {GraphNode} node
 * @param {Map<string, GraphNode>} graph
 */
function isCrumb({ path, lines, importers }, graph) {
  const [importer] = importers;
  if (lines >= SHORTEST || importers.size !== 1 || importer === undefined) return false;
  if ([...ONE_EACH, ...ENTRIES].some((exempt) => exempt.test(path))) return false;
  // What a door offers, and what is loaded late, cannot move into its importer.
  if (importer.endsWith('index.ts')) return false;
  return !graph.get(importer)?.imports.some(({ to, isLate }) => to === path && isLate);
}

/** @param {readonly GraphNode[]} nodes */
function typesTwice(nodes) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const { path, types } of nodes) {
    for (const name of types) places.set(name, [...(places.get(name) ?? []), path]);
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);
}

/** @param {string} path */
const layerOf = (path) => path.split('/')[0];

/**
 * Imports from another layer that do not go through its index.ts. What is loaded late is one file:
 * the door would bring everything with it.
 *
 * @param {GraphNode} node
 * @param {Map<string, GraphNode>} graph
 */
function pastDoors({ path, imports }, graph) {
  // The library's root is a door itself.
  if (!path.includes('/')) return [];
  return imports
    .filter(({ to, isLate }) => !isLate && graph.has(to) && layerOf(to) !== layerOf(path))
    .filter(({ to }) => to !== `${layerOf(to)}/index.ts`)
    .map(({ to }) => `${path} → ${to}`);
}

/** @typedef {ReturnType<typeof houseFigures>} HouseFigures */

/**
 * What may not be: nothing of any of these lists. A limit that is not held yet only informs.
 *
 * @type {readonly { what: string, list: (figures: HouseFigures) => readonly string[], isHeld: boolean }[]}
 */
const LIMITS = [
  { what: 'circles of imports, types included', list: (house) => house.circles, isHeld: true },
  { what: 'types of one name', list: (house) => house.typesTwice, isHeld: true },
  {
    what: `files under ${SHORTEST} lines with one importer`,
    list: (house) => house.crumbs,
    isHeld: true,
  },
  { what: `files over ${LONGEST} lines`, list: (house) => house.long, isHeld: true },
  {
    what: `median under ${LEAST_MEDIAN} lines`,
    list: ({ median }) => (median < LEAST_MEDIAN ? [`it is ${median}`] : []),
    isHeld: true,
  },
  { what: "imports past a layer's door", list: (house) => house.pastDoors, isHeld: true },
];

/**
 * Every broken limit with its offenders.
 *
 * @param {HouseFigures} figures
 */
export const brokenLimits = (figures) =>
  LIMITS.filter(({ list, isHeld }) => isHeld && list(figures).length > 0).map(({ what, list }) => ({
    what,
    offenders: list(figures),
  }));

/**
 * The figures as a table, then what is wrong.
 *
 * @param {HouseFigures} figures
 */
export function reportHouse(figures) {
  /** @type {[string, number][]} */
  const rows = [
    ['files', figures.files],
    ['lines', figures.lines],
    ['median of lines', figures.median],
    ['files with one importer', figures.oneImporter],
    ...figures.loaded.map(
      ({ name, files }) => /** @type {[string, number]} */ ([`files loaded by ${name}`, files]),
    ),
    ...LIMITS.map(
      ({ what, list }) => /** @type {[string, number]} */ ([what, list(figures).length]),
    ),
  ];
  const width = Math.max(...rows.map(([what]) => what.length));
  const table = rows.map(
    ([what, n]) => `${what.padEnd(width)}  ${n.toLocaleString('en').padStart(7)}`,
  );
  const broken = brokenLimits(figures).map(
    ({ what, offenders }) => `\nThere may be no ${what}:\n  ${offenders.join('\n  ')}`,
  );
  return `${[...table, ...broken].join('\n')}\n`;
}

/** @returns {Source[]} */
function ownSources() {
  const root = fileURLToPath(new URL('../src/', import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const figures = houseFigures(ownSources());
  process.stdout.write(reportHouse(figures));
  if (brokenLimits(figures).length > 0) process.exitCode = 1;
}
