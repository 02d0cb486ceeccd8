// What a run of mutants says: the score of each folder, who is alive, what the lists have wrong.

/** @import { Mutant } from './switches.js' */
/** @import { Ledger } from './ledger.js' */

/** @typedef {{ mutant: number, by: 'test' | 'compiler' | null, killer?: string | null }} Fate */

/**
 * @param {{ mutants: readonly Mutant[], names: readonly string[], fates: readonly Fate[],
 *   ledger: Ledger, bar: number, isSample: boolean }} run
 */
export function reportMutants({ mutants, names, fates, ledger, bar, isSample }) {
  const counted = fates.filter(({ mutant, by }) => by !== null || !ledger.equivalent.has(mutant));
  /** @type {Map<string, Fate[]>} */
  const folders = new Map();
  for (const fate of counted) {
    const folder = folderOf(mutants[fate.mutant].file);
    folders.set(folder, [...(folders.get(folder) ?? []), fate]);
  }
  const place = (/** @type {number} */ n) => `${mutants[n].file}:${mutants[n].row}  ${names[n]}`;
  const alive = counted.filter(({ by }) => by === null).map(({ mutant }) => mutant);
  const unlisted = alive.filter((n) => !ledger.alive.has(n));
  const killed = fates
    .filter(
      ({ mutant, by }) =>
        by !== null && (ledger.equivalent.has(mutant) || ledger.alive.has(mutant)),
    )
    .map(({ mutant, killer }) => `${place(mutant)}\n    by ${killer ?? 'the compiler'}`);
  const isUnder = scoreOf(counted) < bar;
  const parts = [
    table([...folders, ['all', counted]]),
    list('Alive and in no list', unlisted.map(place)),
    list('Listed, but killed', killed),
    list('Listed, but not there', ledger.gone),
    isUnder ? `\nThe score is under ${bar} %.\n` : '',
  ];
  // What is listed and should not be is the whole run's business.
  const isStale = !isSample && (killed.length > 0 || ledger.gone.length > 0);
  const isFine = unlisted.length === 0 && !isStale && !isUnder;
  return { text: parts.join(''), isFine, scores: markdown([...folders, ['all', counted]]) };
}

/** @param {string} file */
const folderOf = (file) => file.replace(/^src\//, '').replace(/\/[^/]+$/, '');

/** @param {readonly Fate[]} fates */
const scoreOf = (fates) =>
  fates.length === 0 ? 100 : (100 * fates.filter(({ by }) => by !== null).length) / fates.length;

/** @param {readonly (readonly [string, readonly Fate[]])[]} rows */
function table(rows) {
  const count = (/** @type {readonly Fate[]} */ fates, /** @type {Fate['by']} */ by) =>
    String(fates.filter((fate) => fate.by === by).length).padStart(8);
  const lines = rows.map(
    ([folder, fates]) =>
      `${folder.padEnd(28)}${count(fates, 'test')}${count(fates, 'compiler')}${count(fates, null)}  ${scoreOf(fates).toFixed(1).padStart(5)} %`,
  );
  return `${''.padEnd(28)}   tests   types   alive\n${lines.join('\n')}\n`;
}

/** The same for the contributors' manual. @param {readonly (readonly [string, readonly Fate[]])[]} rows */
function markdown(rows) {
  const killed = (/** @type {readonly Fate[]} */ fates) =>
    fates.filter(({ by }) => by !== null).length;
  const lines = rows.map(
    ([folder, fates]) =>
      `| ${folder} | ${fates.length} | ${killed(fates)} | ${scoreOf(fates).toFixed(1)} % |`,
  );
  return `| folder | mutants | noticed | score |\n|---|---|---|---|\n${lines.join('\n')}\n`;
}

/** @param {string} title @param {readonly string[]} items */
const list = (title, items) =>
  items.length === 0 ? '' : `\n${title}:\n${items.map((item) => `  ${item}\n`).join('')}`;
