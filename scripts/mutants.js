// npm run test:mutants: small mistakes put into the sources one by one; each should be noticed by a
// test or by the compiler. --sample 100 --seed 1 tries some, --only rules/pots a part, --known
// those that are listed, --alive those nobody has killed yet; --write says who is alive in
// scripts/mutants/alive.json, and after a whole run, or when those alive after it were tried again,
// the scores in CONTRIBUTING.md.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Compiler } from './mutants/compiler.js';
import { Ledger, namesOf, writeAlive } from './mutants/ledger.js';
import { makeMirror } from './mutants/mirror.js';
import { reportMutants } from './mutants/report.js';
import { Trials } from './mutants/trials.js';

/** @import { Fate } from './mutants/report.js' */

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What the tests come past is kept from run to run, as long as the sources are the same. */
const SURVEY = `${ROOT}node_modules/.cache/mutants-survey.json`;

const MANUAL = `${ROOT}CONTRIBUTING.md`;

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    known: { type: 'boolean', default: false },
    alive: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    effort: { type: 'string', default: '12' },
    threads: { type: 'string', default: '2' },
    bar: { type: 'string', default: '0' },
  },
});

const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

const { mutants, testFiles, sources } = await makeMirror();
const names = namesOf(mutants);
const ledger = new Ledger(mutants, names);
const trials = new Trials(
  mutants.map(({ file }) => file),
  Number(options.threads),
);
const kept = existsSync(SURVEY) ? JSON.parse(readFileSync(SURVEY, 'utf8')) : null;
const files = await trials.survey(testFiles, kept?.sources === sources ? kept.files : {});
writeFileSync(SURVEY, JSON.stringify({ sources, files }));
say(`${mutants.length} mutants, ${trials.tests} tests`);
for (const test of trials.leftOut) say(`left out: ${test}`);

const chosen = choose();
/** @type {Fate[]} */
const fates = [];
const compiler = new Compiler(
  ROOT,
  mutants.map(({ file }) => file),
);
await trials.run(chosen, Number(options.effort) * 1e6, ({ mutant, killer }) => {
  const by = killer !== null ? 'test' : compiler.refuses(mutants[mutant]) ? 'compiler' : null;
  fates.push({ mutant, by, killer });
  const isNews = by === null && !ledger.equivalent.has(mutant);
  if (isNews) say(`alive: ${mutants[mutant].file}:${mutants[mutant].row}  ${names[mutant]}`);
  if (fates.length % 100 === 0) say(`${fates.length} of ${chosen.length}`);
});
const report = (/** @type {readonly Fate[]} */ of) =>
  reportMutants({
    mutants,
    names,
    fates: of,
    ledger,
    bar: Number(options.bar),
    isSample: options.sample !== undefined,
  });
const { text, isFine, scores } = report(fates);
process.stdout.write(text);
if (options.write) {
  writeAlive(mutants, names, fates, ledger);
  const [day] = new Date().toISOString().split('T');
  if (fates.length === mutants.length) writeScores(`The whole run of ${day}`, scores);
  else if (options.alive && options.only === '') {
    const whole = /The whole run of [\d-]+/.exec(readFileSync(MANUAL, 'utf8'));
    const title = `${whole}, with tests for its survivors, which were tried again on ${day}`;
    if (whole) writeScores(title, report(withTheOthers()).scores);
  }
}
if (!isFine) process.exitCode = 1;

/** What was neither alive after the whole run nor equivalent has been noticed there. */
function withTheOthers() {
  const isTried = new Set(fates.map(({ mutant }) => mutant));
  /** @type {Fate[]} */
  const others = mutants
    .map((_, n) => n)
    .filter((n) => !isTried.has(n))
    .map((n) => ({ mutant: n, by: ledger.equivalent.has(n) ? null : 'test' }));
  return [...fates, ...others].sort((a, b) => a.mutant - b.mutant);
}

/**
 * The scores stand in the contributors' manual, between two marks.
 *
 * @param {string} title
 * @param {string} table
 */
function writeScores(title, table) {
  const [start, end] = ['<!-- scores -->', '<!-- end of scores -->'];
  const text = readFileSync(MANUAL, 'utf8');
  const [before, after] = [text.split(start)[0], text.split(end)[1]];
  writeFileSync(
    MANUAL,
    `${before}${start}\n${title}; mutants that make no difference are not counted:\n\n${table}${end}${after}`,
  );
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha1').update(text).digest('hex');
}

/** The numbers of the mutants to try: all, some parts one after the other, or so many by a seed. */
function choose() {
  const numbers = mutants.map((_, n) => n);
  const within = (/** @type {string} */ part) =>
    numbers.filter((n) => mutants[n].file.includes(part));
  const all = [...new Set(options.only.split(',').flatMap(within))].filter(
    (n) =>
      (!options.known && !options.alive) ||
      ledger.alive.has(n) ||
      (options.known && ledger.equivalent.has(n)),
  );
  if (options.sample === undefined) return all;
  // By its name, not its number: a change elsewhere draws the same mutants.
  return all
    .map((n) => ({ n, place: hashOf(`${options.seed} ${mutants[n].file} ${names[n]}`) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, Number(options.sample))
    .map(({ n }) => n)
    .sort((a, b) => a - b);
}
