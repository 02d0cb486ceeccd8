// Which mutants are known to live, and why: what a run is held against.
import { readFileSync, writeFileSync } from 'node:fs';

/** @import { Mutant } from './switches.js' */

/**
 * Mutants of a file. In the first list nobody can kill them, since they make no difference: each
 * entry says why. In the second nobody has killed them yet; those count against the score.
 *
 * @typedef {{ file: string, why?: string, mutants: readonly string[] }} Entry
 */

const EQUIVALENT = new URL('./equivalent.json', import.meta.url);
const ALIVE = new URL('./alive.json', import.meta.url);

/** @param {URL} url @returns {readonly Entry[]} */
const read = (url) => JSON.parse(readFileSync(url, 'utf8'));

/**
 * A mutant's name outlives a change of line numbers: file, line as written, change; a second one of
 * the same name is counted.
 *
 * @param {readonly Mutant[]} mutants
 * @returns {readonly string[]}
 */
export function namesOf(mutants) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return mutants.map(({ file, line, change }) => {
    const name = `${line} » ${change}`;
    const nth = (seen.get(`${file} ${name}`) ?? 0) + 1;
    seen.set(`${file} ${name}`, nth);
    return nth === 1 ? name : `${name} (${nth})`;
  });
}

/** The two lists, by the number of a mutant, and the entries that name nothing. */
export class Ledger {
  /** @type {Set<number>} */
  equivalent = new Set();
  /** @type {Set<number>} */
  alive = new Set();
  /** @type {string[]} */
  gone = [];

  /** @param {readonly Mutant[]} mutants @param {readonly string[]} names */
  constructor(mutants, names) {
    const numbers = new Map(mutants.map(({ file }, n) => [`${file} ${names[n]}`, n]));
    for (const [url, list] of /** @type {const} */ ([
      [EQUIVALENT, this.equivalent],
      [ALIVE, this.alive],
    ])) {
      for (const { file, mutants: named } of read(url)) {
        for (const name of named) {
          const n = numbers.get(`${file} ${name}`);
          if (n === undefined) this.gone.push(`${file}: ${name}`);
          else list.add(n);
        }
      }
    }
  }
}

/**
 * Those that lived, but for the equivalent ones, by file. What was not tried stays listed.
 *
 * @param {readonly Mutant[]} mutants
 * @param {readonly string[]} names
 * @param {readonly { mutant: number, by: string | null }[]} fates
 * @param {Ledger} ledger
 */
export function writeAlive(mutants, names, fates, ledger) {
  const alive = new Set(ledger.alive);
  for (const { mutant, by } of fates) {
    if (by === null && !ledger.equivalent.has(mutant)) alive.add(mutant);
    else alive.delete(mutant);
  }
  const files = [...new Set(mutants.map(({ file }) => file))];
  const entries = files
    .map((file) => ({
      file,
      mutants: names.filter((_, n) => alive.has(n) && mutants[n].file === file),
    }))
    .filter(({ mutants: listed }) => listed.length > 0);
  writeFileSync(ALIVE, `${JSON.stringify(entries, null, 2)}\n`);
}
