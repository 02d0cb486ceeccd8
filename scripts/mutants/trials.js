// Every mutant against the tests that come past it, on two threads that stay warm.
import { Worker } from 'node:worker_threads';

/** @import { TestFile } from './mirror.js' */
/** @import { Survey, Trial, Job, TestToRun } from './worker.js' */

/** A test may ask this many times as often as without a mutant, and a bit more. */
const FUEL = { times: 4, more: 100_000 };

/** In a fresh thread the first test also fills the tables that are kept: so much more. */
const TO_FILL_TABLES = 100_000_000;

/**
 * What runs longer than its fuel lasts hangs where no switch is. A busy machine is given time, so
 * that nobody takes a slow trial for a mutant that was noticed.
 */
const PATIENCE_MS = 30_000;
const TIMES_AS_LONG = 20;

/** What these keep from the first calls on looks full in a thread that is warm. */
const KEEPS_TABLES = /^src\/rules\/cards\/evaluate/;

/** What every test costs besides the switches it comes past. */
const FIXED_COST = 20_000;

/** How much a test is about a file of which it comes past nothing. */
const LITTLE = 0.001;

/** So many killers of a file are tried before anything else. */
const REMEMBERED = 20;

/**
 * @typedef {TestToRun & { path: string, name: string, cost: number, ms: number,
 *   about: ReadonlyMap<string, number> }} KnownTest
 * @typedef {{ mutant: number, killer: string | null }} Verdict
 */

/** One thread, started again after it was stopped. */
class Thread {
  /** @type {Worker | null} */
  #worker = null;
  #mutants;
  #isFresh;

  /** @param {number} mutants @param {boolean} isFresh */
  constructor(mutants, isFresh) {
    this.#mutants = mutants;
    this.#isFresh = isFresh;
  }

  /**
   * What the thread answers; null when it hangs or breaks.
   *
   * @param {Job} job
   * @param {number} patience
   * @returns {Promise<any>}
   */
  async ask(job, patience = PATIENCE_MS) {
    this.#worker ??= new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { mutants: this.#mutants, isFresh: this.#isFresh },
      env: { ...process.env, SIDEPOT_MUTANTS: '1' },
      stdout: true,
      stderr: true,
    });
    const worker = this.#worker;
    worker.postMessage(job);
    const answer = await new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), patience);
      const settle = (/** @type {unknown} */ value) => {
        clearTimeout(timer);
        worker.off('message', settle).off('error', broken);
        resolve(value);
      };
      const broken = (/** @type {unknown} */ error) => settle({ error });
      worker.on('message', settle).on('error', broken);
    });
    if (answer !== null && !answer.error) return answer;
    await this.stop();
    return job.kind === 'survey' ? answer : null;
  }

  async stop() {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

/** @param {string} file */
const folderOf = (file) => file.replace(/[^/]*$/, '');

export class Trials {
  /** @type {Thread[]} */
  #threads;
  #mutants;
  /** @type {readonly string[]} file of each mutant */
  #fileOf;
  /** @type {KnownTest[]} */
  #tests = [];
  /** @type {KnownTest[][]} */
  #passing;
  /** @type {Set<number>} */
  #whileLoading = new Set();
  /** Tests by the source file they come past. @type {Map<string, Set<KnownTest>>} */
  #byFile = new Map();
  /** The tests that killed the last mutants of a file. @type {Map<string, KnownTest[]>} */
  #killers = new Map();
  /** Whether tests pass without any mutant in a thread that has done nothing before. @type {Map<KnownTest, Promise<boolean>>} */
  #passesAlone = new Map();
  /** @type {string[]} */
  leftOut = [];

  /** @param {readonly string[]} fileOf @param {number} threads */
  constructor(fileOf, threads) {
    this.#fileOf = fileOf;
    this.#mutants = fileOf.length;
    this.#passing = fileOf.map(() => []);
    this.#threads = Array.from({ length: threads }, () => new Thread(this.#mutants, false));
  }

  /**
   * Runs every test once, but for those that are known from the last time.
   *
   * @param {readonly TestFile[]} testFiles
   * @param {Record<string, Survey>} known
   */
  async survey(testFiles, known) {
    /** @type {Record<string, Survey>} */
    const kept = {};
    const queue = [...testFiles];
    await Promise.all(
      this.#threads.map(async (thread) => {
        for (let file = queue.shift(); file; file = queue.shift()) {
          const key = `${file.path} ${file.hash}`;
          const survey =
            known[key] ?? (await thread.ask({ kind: 'survey', url: file.url }, 4 * PATIENCE_MS));
          if (survey?.tests) {
            this.#note(file, survey);
            kept[key] = survey;
          } else this.leftOut.push(`${file.path}: ${survey?.error ?? 'hangs'}`);
        }
      }),
    );
    return kept;
  }

  /** @param {{ path: string, url: string }} file @param {Survey} survey */
  #note({ path, url }, { loading, tests }) {
    for (const n of loading) this.#whileLoading.add(n);
    for (const [index, { name, ms, asked, passed, failure }] of tests.entries()) {
      if (failure !== null) {
        this.leftOut.push(`${path} › ${name}: ${failure.split('\n', 1)[0]}`);
        continue;
      }
      const fuel = asked * FUEL.times + FUEL.more;
      const about = this.#sharesOf(passed);
      const test = { path, name, file: url, index, fuel, cost: asked + FIXED_COST, ms, about };
      this.#tests.push(test);
      for (const n of passed) {
        this.#passing[n].push(test);
        const file = this.#fileOf[n];
        const known = this.#byFile.get(file) ?? new Set();
        this.#byFile.set(file, known.add(test));
      }
    }
  }

  /**
   * How much a test is about each file: the share of its mutants among all it comes past.
   *
   * @param {readonly number[]} passed
   */
  #sharesOf(passed) {
    /** @type {Map<string, number>} */
    const shares = new Map();
    for (const n of passed) {
      const file = this.#fileOf[n];
      shares.set(file, (shares.get(file) ?? 0) + 1 / passed.length);
    }
    return shares;
  }

  get tests() {
    return this.#tests.length;
  }

  /**
   * @param {readonly number[]} mutants
   * @param {number} effort switches that the tests of one mutant may come past
   * @param {(verdict: Verdict) => void} tell
   */
  async run(mutants, effort, tell) {
    const queue = [...mutants];
    await Promise.all(
      this.#threads.map(async (thread) => {
        for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
          tell({ mutant, killer: await this.#killerOf(mutant, thread, effort) });
        }
        await thread.stop();
      }),
    );
  }

  /**
   * What is computed once, while loading or at the first call, is not computed again in a warm
   * thread: a mutant that only shows there is tried in a fresh one.
   *
   * @param {number} mutant
   * @param {Thread} thread
   * @param {number} effort
   */
  async #killerOf(mutant, thread, effort) {
    const tests = this.#inOrder(mutant, this.#passing[mutant], effort);
    const warm = await this.#attempt(mutant, tests, thread);
    const file = this.#fileOf[mutant];
    const isWarmEnough =
      warm.isCertain && !this.#whileLoading.has(mutant) && !KEEPS_TABLES.test(file);
    if (warm.killer !== null || isWarmEnough) return warm.killer;
    const beside = this.#tests.filter(({ path }) => path.startsWith(folderOf(file)));
    const near = new Set([...beside, ...(this.#byFile.get(file) ?? this.#tests)]);
    // What failed in the warm thread, if only once, is the first to be tried.
    const { suspects = [] } = warm;
    const others = this.#inOrder(mutant, [...near], effort).filter((t) => !suspects.includes(t));
    return this.#coldKillerOf(mutant, [...suspects, ...others]);
  }

  /**
   * Fresh threads start cold, where a test may fail for reasons of its own: it kills only if it
   * passes there without the mutant.
   *
   * @param {number} mutant
   * @param {readonly KnownTest[]} tests
   * @returns {Promise<string | null>}
   */
  async #coldKillerOf(mutant, tests) {
    const fresh = new Thread(this.#mutants, true);
    const { killer, test } = await this.#attempt(mutant, tests, fresh, TO_FILL_TABLES);
    await fresh.stop();
    if (test === undefined || (await this.#doesPassAlone(test))) return killer;
    return this.#coldKillerOf(mutant, tests.slice(tests.indexOf(test) + 1));
  }

  /** @param {KnownTest} test */
  #doesPassAlone(test) {
    const tried = async () => {
      const fresh = new Thread(this.#mutants, true);
      const { killer } = await this.#attempt(-1, [test], fresh, TO_FILL_TABLES);
      await fresh.stop();
      return killer === null;
    };
    const known = this.#passesAlone.get(test) ?? tried();
    this.#passesAlone.set(test, known);
    return known;
  }

  /**
   * @param {number} mutant
   * @param {readonly KnownTest[]} tests
   * @param {Thread} thread
   * @param {number} moreFuel
   * @returns {Promise<{ killer: string | null, isCertain: boolean, test?: KnownTest, suspects?: KnownTest[] }>}
   */
  async #attempt(mutant, tests, thread, moreFuel = 0) {
    if (tests.length === 0) return { killer: null, isCertain: true };
    const job = tests.map(({ file, index, fuel }) => ({ file, index, fuel: fuel + moreFuel }));
    const usual = tests.reduce((sum, { ms }) => sum + ms, 0);
    const patience = PATIENCE_MS + TIMES_AS_LONG * usual;
    /** @returns {Promise<Trial | null>} */
    const ask = () => thread.ask({ kind: 'try', mutant, tests: job }, patience);
    // What hangs, hangs twice; a busy machine is slow once.
    const trial = (await ask()) ?? (await ask());
    if (trial === null) return { killer: 'the clock', isCertain: true };
    if (trial.isSpoilt) {
      await thread.stop();
      return { killer: null, isCertain: false, suspects: [tests[trial.killer]] };
    }
    const test = tests[trial.killer];
    if (test === undefined) {
      const suspects = trial.shaky.map((k) => tests[k]);
      const isCertain = suspects.length === 0 && trial.reached * 2 >= tests.length;
      return { killer: null, isCertain, suspects };
    }
    const file = this.#fileOf[mutant] ?? '';
    const others = (this.#killers.get(file) ?? []).filter((other) => other !== test);
    this.#killers.set(file, [test, ...others].slice(0, REMEMBERED));
    return { killer: `${test.path} › ${test.name}`, isCertain: true, test };
  }

  /**
   * The tests most about the mutant's file and cheapest, as far as the effort goes; what killed the
   * last mutants of the file is tried first. How much a test costs is told by the switches it comes
   * past, not by the clock: a run does not depend on what else the machine does.
   *
   * @param {number} mutant
   * @param {readonly KnownTest[]} tests
   * @param {number} effort
   */
  #inOrder(mutant, tests, effort) {
    const file = this.#fileOf[mutant];
    const folder = folderOf(file);
    // What is computed once for all tests shows in the first of them only: neighbours count too.
    const share = (/** @type {KnownTest} */ { about, path }) =>
      path.startsWith(folder) ? 1 : (about.get(file) ?? LITTLE);
    const weight = (/** @type {KnownTest} */ test) => test.cost / share(test);
    let spent = 0;
    const affordable = [...tests]
      .sort((a, b) => weight(a) - weight(b) || a.path.localeCompare(b.path) || a.index - b.index)
      .filter((test) => {
        // A file's own tests take part at any cost.
        if (share(test) > 0.5) return true;
        spent += test.cost;
        return spent <= effort;
      });
    const killers = (this.#killers.get(file) ?? []).filter((test) => affordable.includes(test));
    return [...killers, ...affordable.filter((test) => !killers.includes(test))];
  }
}
