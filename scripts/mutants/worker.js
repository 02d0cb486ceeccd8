// A thread that runs tests with one mutant switched on, again and again without starting anew.
import { parentPort, workerData } from 'node:worker_threads';
import { active, OutOfFuel, passed } from './active.js';
import { runTest, testsOf } from './test-kit.js';

/** @import { Test } from './test-kit.js' */

/**
 * @typedef {{ file: string, index: number, fuel: number }} TestToRun
 * @typedef {{ kind: 'survey', url: string } | { kind: 'try', mutant: number, tests: TestToRun[] }} Job
 * @typedef {{ name: string, ms: number, asked: number, passed: number[], failure: string | null }} Seen
 * @typedef {{ loading: number[], tests: Seen[] }} Survey
 * @typedef {{ killer: number, isSpoilt: boolean, reached: number }} Trial
 */

/** @type {Map<string, Promise<readonly Test[]>>} */
const files = new Map();

/** @param {string} url */
function load(url) {
  const known = files.get(url) ?? testsOf(url);
  files.set(url, known);
  return known;
}

const passedOnes = () => {
  const list = [];
  for (let n = 0; n < workerData.mutants; n++) if (passed[n]) list.push(n);
  return list;
};

/** @param {Test} test @param {number} fuel */
async function failureOf(test, fuel) {
  active.asked = 0;
  active.fuel = fuel;
  try {
    await runTest(test);
    return active.asked > fuel ? 'endless' : null;
  } catch (error) {
    return error instanceof OutOfFuel
      ? 'endless'
      : String(error instanceof Error ? error.stack : error);
  } finally {
    active.fuel = Number.POSITIVE_INFINITY;
  }
}

/**
 * Every test of a file once without any mutant: how long it takes and what it comes past.
 *
 * @param {string} url
 * @returns {Promise<Survey>}
 */
async function survey(url) {
  passed.fill(0);
  const tests = await load(url);
  const loading = passedOnes();
  const seen = [];
  for (const test of tests) {
    passed.fill(0);
    const start = performance.now();
    const failure = await failureOf(test, Number.POSITIVE_INFINITY);
    seen.push({
      name: test.name,
      ms: performance.now() - start,
      asked: active.asked,
      passed: passedOnes(),
      failure,
    });
  }
  return { loading, tests: seen };
}

/**
 * Tests with one mutant until one of them fails. A test that then fails without the mutant too has
 * been spoilt by something that was kept from before.
 *
 * @param {number} mutant
 * @param {readonly TestToRun[]} tests
 * @returns {Promise<Trial>}
 */
async function attempt(mutant, tests) {
  const isFresh = files.size === 0;
  let reached = 0;
  for (const [k, { file, index, fuel }] of tests.entries()) {
    // A fresh thread is there to load everything with the mutant.
    active.mutant = isFresh && workerData.isFresh ? mutant : -1;
    let loaded;
    try {
      active.asked = 0;
      active.fuel = 1e9;
      loaded = await load(file);
    } catch {
      return { killer: k, isSpoilt: false, reached };
    }
    active.mutant = mutant;
    passed[mutant] = 0;
    const test = loaded[index];
    const failure = test === undefined ? 'gone' : await failureOf(test, fuel);
    reached += passed[mutant];
    active.mutant = -1;
    if (failure === null) continue;
    const isSpoilt =
      !workerData.isFresh && test !== undefined && (await failureOf(test, fuel)) !== null;
    return { killer: k, isSpoilt, reached };
  }
  return { killer: -1, isSpoilt: false, reached };
}

parentPort?.on('message', async (/** @type {Job} */ job) => {
  const answer =
    job.kind === 'survey' ? await survey(job.url) : await attempt(job.mutant, job.tests);
  parentPort?.postMessage(answer);
});
