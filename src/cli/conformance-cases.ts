import { addAll, Bug, nearest, quote } from '../kernel/index.ts';
import {
  CASE_CATEGORIES,
  CASE_PROFILES,
  type CaseProfile,
  type ConformanceCase,
  categoryOf,
  EXTRA_CATEGORIES,
  FEATURES,
  type FeaturedCase,
  featuresOf,
  generateCases,
  readConformanceCases,
} from '../suite/index.ts';
import { oneText } from './commands/each-hand.ts';
import { ACCEPTED_FILE, CASES_FILE, SUITE_FILE } from './generate/suite-folder.ts';
import { type Io, UsageError } from './io.ts';
import { sourceName } from './sources.ts';
import { listedWords } from './suite-flags.ts';

export interface CaseFlags extends ChoiceFlags {
  readonly profile?: CaseProfile | 'all';
  readonly seed?: number;
}

export interface ChoiceFlags {
  readonly only?: string;
  readonly without?: string;
}

/** The cases of files and folders; of a profile, generated on the spot, where none is named. */
export async function loadCases(
  paths: readonly string[],
  { profile, seed }: CaseFlags,
  io: Io,
): Promise<readonly ConformanceCase[]> {
  if (paths.length === 0) return generatedCases(profile ?? 'classic', seed ?? 1);
  if (profile !== undefined || seed !== undefined) {
    const flag = profile === undefined ? '--seed' : '--profile';
    throw new UsageError(`${flag} is for generated cases: leave it out, or name no file`);
  }
  const cases: ConformanceCase[] = [];
  const places = new Map<string, string>();
  for (const path of paths) {
    for (const file of await caseFiles(path, io)) {
      for (const one of await casesOfFile(file, io)) {
        const before = places.get(one.id);
        if (before !== undefined) {
          throw new UsageError(`the case ${one.id} occurs twice: in ${before} and in ${file}`);
        }
        places.set(one.id, sourceName(file));
        cases.push(one);
      }
    }
  }
  if (cases.length === 0) throw new UsageError(`there is no case in ${paths.join(', ')}`);
  return cases;
}

function generatedCases(profile: CaseProfile | 'all', seed: number): readonly ConformanceCase[] {
  const profiles = profile === 'all' ? CASE_PROFILES : [profile];
  return profiles.flatMap((one) => {
    // Only the JSON is asked, and that is calculated twice in any case.
    const made = generateCases({ seed, profile: one }, () => []);
    if (made.ok) return made.value.cases;
    if (made.error.kind === 'asked') throw new UsageError(made.error.message);
    throw new Bug(made.error.message);
  });
}

/** Of what `suite generate` wrote: these are for the text protocol. */
const NOT_CASES: readonly string[] = [SUITE_FILE, ACCEPTED_FILE];

/** The files with cases below a path, in the order of their names. */
async function caseFiles(path: string, io: Io): Promise<readonly string[]> {
  const folder = path.replace(/[/\\]+$/, '') || path;
  const names = path === '-' ? null : await io.list(folder).catch(() => null);
  if (!names) return [path];
  // A folder of ours holds each case twice: there, and in a file of its own.
  if (names.includes(CASES_FILE)) return [`${folder}/${CASES_FILE}`];
  const files: string[] = [];
  for (const name of [...names].sort()) {
    const below = `${folder}/${name}`;
    if (name.startsWith('.') || NOT_CASES.includes(name)) continue;
    if (/\.jsonl?$/.test(name)) files.push(below);
    // What has an extension is a file of another kind.
    else if (!name.includes('.')) addAll(files, await folderOnly(below, io));
  }
  return files;
}

const folderOnly = async (path: string, io: Io): Promise<readonly string[]> =>
  (await caseFiles(path, io)).filter((file) => file !== path);

async function casesOfFile(file: string, io: Io): Promise<readonly ConformanceCase[]> {
  const read = readConformanceCases((await oneText(file, io)).text);
  if (read.ok) return read.value;
  throw new UsageError(`cannot read the cases of ${sourceName(file)}: ${read.error}`);
}

/** The cases that `--only` and `--without` leave: by id, category or feature. */
export function chosenCases(
  cases: readonly ConformanceCase[],
  flags: ChoiceFlags,
): readonly ConformanceCase[] {
  const chosen = cases.filter(caseChoice(flags, new Set(cases.flatMap(marksOf))));
  if (chosen.length === 0) throw new UsageError('no case is left to run');
  return chosen;
}

/** Whether `--only` and `--without` leave a case. What is neither a feature nor among the marks is refused. */
export function caseChoice({ only, without }: ChoiceFlags, marks: ReadonlySet<string>): CaseChoice {
  const known = new Set<string>([...FEATURES, ...marks]);
  const wordsOf = (flag: string | undefined): readonly string[] | null => {
    if (flag === undefined) return null;
    const words = listedWords(flag);
    const unknown = words.find((word) => !known.has(word));
    if (unknown !== undefined) throw new UsageError(unknownMark(unknown, known));
    return words;
  };
  const wanted = wordsOf(only);
  const unwanted = wordsOf(without) ?? [];
  return (one) => {
    const own = marksOf(one);
    return (
      (!wanted || own.some((mark) => wanted.includes(mark))) &&
      !own.some((mark) => unwanted.includes(mark))
    );
  };
}

export type CaseChoice = (one: MarkedCase) => boolean;

/** By what a case can be chosen. */
interface MarkedCase extends FeaturedCase {
  readonly id: string;
}

/** What cases can be chosen by before they are generated: there are no ids yet. */
export const CATEGORIES: ReadonlySet<string> = new Set([...CASE_CATEGORIES, ...EXTRA_CATEGORIES]);

const marksOf = (one: MarkedCase): readonly string[] => [
  one.id,
  categoryOf(one.id),
  ...featuresOf(one),
];

function unknownMark(word: string, known: ReadonlySet<string>): string {
  const names = [...known].filter((name) => !name.includes('/'));
  const near = nearest(word, names);
  const orCase = names.length < known.size ? ', or a case' : '';
  const hint = near === null ? `choose from ${names.sort().join(', ')}${orCase}` : `${near}?`;
  return `there is no ${orCase && 'case, '}category or feature ${quote(word)}: ${hint}`;
}
