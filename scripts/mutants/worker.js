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
 * @typedef {{ killer: number, isSpoilt: boolean, shaky: number[], reached: number }} Trial
 */

/** What a test measures is what it does, not what else the machine does: its clock goes by the call. */
const clock = performance.now.bind(performance);
let calls = 0;
performance.now = () => ++calls / 1000;

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
    const start = clock();
    const failure = await failureOf(test, Number.POSITIVE_INFINITY);
    seen.push({
      name: test.name,
      ms: clock() - start,
      asked: active.asked,
      passed: passedOnes(),
      failure,
    });
  }
  return { loading, tests: seen };
}

/**
 * Tests with one mutant until one of them fails because of it. Threads are warm: what earlier trials
 * left behind in tables and buffers can make a test fail too. So a warm thread is asked three times:
 * a kill fails with the mutant, passes without it and fails with it again. One that fails without it
 * has been spoilt; one that does not fail again is shaky, and a fresh thread has to tell.
 *
 * @param {number} mutant
 * @param {readonly TestToRun[]} tests
 * @returns {Promise<Trial>}
 */
async function attempt(mutant, tests) {
  const { isFresh } = workerData;
  /** @type {Trial} */
  const trial = { killer: -1, isSpoilt: false, shaky: [], reached: 0 };
  for (const [k, { file, index, fuel }] of tests.entries()) {
    // A fresh thread is there to load everything with the mutant.
    active.mutant = isFresh ? mutant : -1;
    let test;
    try {
      active.asked = 0;
      active.fuel = 1e9;
      test = (await load(file))[index];
    } catch {
      return { ...trial, killer: k };
    }
    if (test === undefined) return { ...trial, killer: k };
    const failsWith = async (/** @type {number} */ n) => {
      active.mutant = n;
      const failure = await failureOf(test, fuel);
      active.mutant = -1;
      return failure !== null;
    };
    passed[mutant] = 0;
    const isFailed = await failsWith(mutant);
    trial.reached += passed[mutant] ?? 0;
    if (!isFailed) continue;
    if (!isFresh) {
      if (await failsWith(-1)) return { ...trial, killer: k, isSpoilt: true };
      if (!(await failsWith(mutant))) {
        trial.shaky.push(k);
        continue;
      }
    }
    return { ...trial, killer: k };
  }
  return trial;
}

parentPort?.on('message', async (/** @type {Job} */ job) => {
  const answer =
    job.kind === 'survey' ? await survey(job.url) : await attempt(job.mutant, job.tests);
  parentPort?.postMessage(answer);
});
