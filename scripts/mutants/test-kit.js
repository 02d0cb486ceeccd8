// Stands in for vitest: the tests of a file as a list that can be run one by one, again and again.
import { expect } from 'vitest';

export { expect };

/** Time limits are kept by the fuel. */
export const vi = { setConfig: () => {} };

/**
 * @typedef {() => unknown} Step
 * @typedef {{ name: string, parent: Group | null, before: Step[], beforeEach: Step[],
 *   after: Step[], afterEach: Step[] }} Group
 * @typedef {{ name: string, group: Group, run: Step }} Test
 */

/** @param {string} name @param {Group | null} parent @returns {Group} */
const group = (name, parent) => ({
  name,
  parent,
  before: [],
  beforeEach: [],
  after: [],
  afterEach: [],
});

/** @type {Test[]} */
let tests = [];
let current = group('', null);

/**
 * The tests that a file holds.
 *
 * @param {string} url
 */
export async function testsOf(url) {
  tests = [];
  current = group('', null);
  await import(url);
  return tests;
}

/** @param {Test} test */
export async function runTest({ group: own, run }) {
  const groups = [];
  for (let at = /** @type {Group | null} */ (own); at !== null; at = at.parent) groups.unshift(at);
  try {
    for (const { before, beforeEach } of groups) {
      for (const step of before) await step();
      for (const step of beforeEach) await step();
    }
    await run();
  } finally {
    for (const { after, afterEach } of groups.reverse()) {
      for (const step of afterEach) await step();
      for (const step of after) await step();
    }
  }
}

/** @param {string} name @param {Step} body */
function addGroup(name, body) {
  const outer = current;
  current = group(name, outer);
  body();
  current = outer;
}

/** @param {string} name @param {any} first @param {any} [second] */
function addTest(name, first, second) {
  const names = [name];
  for (let at = current; at.parent !== null; at = at.parent) names.unshift(at.name);
  tests.push({
    name: names.join(' › '),
    group: current,
    run: typeof first === 'function' ? first : second,
  });
}

/**
 * `test.each` and `describe.each`: a row that is a list is spread over the parameters.
 *
 * @param {(name: string, body: Step) => void} add
 */
const each =
  (add) =>
  (/** @type {readonly any[]} */ rows) =>
  (/** @type {string} */ name, /** @type {any} */ first, /** @type {any} */ second) => {
    const body = typeof first === 'function' ? first : second;
    rows.forEach((row, k) => {
      const values = Array.isArray(row) ? row : [row];
      add(`${name} [${k}] ${String(values[0]).slice(0, 60)}`, () => body(...values));
    });
  };

const nothing = () => {};

export const describe = Object.assign(addGroup, { each: each(addGroup), skip: nothing });

const test = Object.assign(addTest, {
  each: each(addTest),
  for:
    (/** @type {readonly unknown[]} */ rows) =>
    (/** @type {string} */ name, /** @type {any} */ body) =>
      rows.forEach((row, k) => {
        addTest(`${name} [${k}]`, () => body(row));
      }),
  skip: nothing,
  skipIf: (/** @type {unknown} */ skip) => (skip ? nothing : addTest),
  runIf: (/** @type {unknown} */ run) => (run ? addTest : nothing),
});

export { test, test as it };

/** @param {Step} step */
export const beforeAll = (step) => void current.before.push(step);
/** @param {Step} step */
export const beforeEach = (step) => void current.beforeEach.push(step);
/** @param {Step} step */
export const afterAll = (step) => void current.after.push(step);
/** @param {Step} step */
export const afterEach = (step) => void current.afterEach.push(step);
