// A copy of sources and tests as plain JavaScript, with the mutants of some of them compiled in.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import { withSwitches } from './switches.js';

/** @import { Mutant } from './switches.js' */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Inside the project, so that Node finds the packages. */
const MIRROR = join(ROOT, 'node_modules/.cache/mutants');

/** Where a mistake costs somebody chips. */
const MUTATED =
  /^src\/(?:rules\/|tournament\/|record\/|suite\/(?:compare\/|second-opinion\/(?:pot-layers|pay-pots|ledger)))/;

/** Where a line is drawn a pixel further to the left is a matter of looks: tests look at pages for that. */
const DRAWN = /report\/(?:chart-pen|chart-edges|counts-chart|field-chart)\.ts$/;

/** What the tests below need. */
const COPIED = /^(?:src\/|test\/(?!browser|long))/;

/**
 * The tests that may kill a mutant: those that need no process, page or module of another kind.
 */
const TESTS =
  /^(?:src|test\/(?:cli|golden|laws|oracle|tournament|suite|formats|fuzz|docs|conformance))\/.*\.test\.ts$/;

const NO_TESTS = [
  // They put something else in the place of a module, start programs, or look at the sources.
  /suite\/check-second/,
  /cli\/loaded-formats/,
  /conformance\/(?:action|adapters|starters|wrong-programs|right-program)/,
  /docs\/(?:links|contributing|conformance|samples|start)/,
  // They stop the clock, or have a folder that is gone after the last of them.
  /web\/(?:recorder\/model\/(?:chances|typing)|team\/collector)/,
  /cli\/shell/,
  // They read archives, break texts or make suites: what they would find others find sooner.
  /(?:-data|hostile|-round-trip|fuzz|reader|fix|phh-toml)\.test/,
  /cli\/(?:audit.*|suite-.*|every-format|schemas|simulate|usage)\.test/,
  /src\/(?:cli|server)\//,
  /web\/(?:app|ui|session|referee\/fix-pieces|recorder\/model\/key-press)/,
  /laws\/random-hands-[234]/,
  /suite\/(?:generate.*|check-.*|hand-made|report\/ending|report\/lines|conformance\/read-cases|conformance-.*)\.test/,
  /conformance\/schema/,
];

const KIT = pathToFileURL(fileURLToPath(new URL('./test-kit.js', import.meta.url))).href;
const ACTIVE = pathToFileURL(fileURLToPath(new URL('./active.js', import.meta.url))).href;

/**
 * A file of tests, and what tells it from an older state of itself.
 *
 * @typedef {{ path: string, url: string, hash: string }} TestFile
 */

/**
 * Writes the mirror anew.
 *
 * @returns {Promise<{ mutants: Mutant[], testFiles: TestFile[], sources: string }>}
 */
export async function makeMirror() {
  rmSync(MIRROR, { recursive: true, force: true });
  /** @type {Mutant[]} */
  const mutants = [];
  /** @type {TestFile[]} */
  const testFiles = [];
  const sources = createHash('sha1');
  const paths = ['src', 'test'].flatMap(filesBelow).filter((path) => COPIED.test(path));
  for (const path of paths) {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const isMutated = MUTATED.test(path) && !DRAWN.test(path) && !path.endsWith('.test.ts');
    const made = isMutated ? withSwitches(path, text, mutants.length) : { text, mutants: [] };
    mutants.push(...made.mutants);
    const head = isMutated ? `\nimport { is as $is } from '${ACTIVE}';\n` : '';
    const script = await asJavaScript(path, made.text + head);
    write(mirrored(path), script);
    if (isTest(path))
      testFiles.push({ path, url: pathToFileURL(mirrored(path)).href, hash: hashOf(script) });
    else sources.update(script);
  }
  // The command line reads its version there.
  copyFileSync(join(ROOT, 'package.json'), join(MIRROR, 'package.json'));
  return { mutants, testFiles, sources: sources.digest('hex') };
}

/** @param {string} text */
const hashOf = (text) => createHash('sha1').update(text).digest('hex');

/** @param {string} path */
const isTest = (path) => TESTS.test(path) && !NO_TESTS.some((no) => no.test(path));

/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .sort();

/** @param {string} path */
const mirrored = (path) => join(MIRROR, path.replace(/\.tsx?$/, '.js'));

/**
 * A file that asks where it is means its source.
 *
 * @param {string} path
 * @param {string} text
 */
async function asJavaScript(path, text) {
  const jsx = { runtime: 'automatic', importSource: 'preact' };
  const options = {
    target: 'es2023',
    jsx,
    typescript: { rewriteImportExtensions: 'rewrite' },
    sourcemap: false,
  };
  const { code } = await transformWithOxc(text, join(ROOT, path), /** @type {any} */ (options));
  return code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(join(ROOT, path)).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(join(ROOT, path))))
    .replaceAll(/(from ["']\.[^"']*)\.jsx(["'])/g, '$1.js$2')
    .replace(/from ["']vitest["']/, `from '${KIT}'`);
}

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
