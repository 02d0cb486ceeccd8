import { relative, resolve } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { counted } from '../kernel/index.ts';
import {
  CASE_CATEGORIES,
  CASE_PROFILES,
  type CaseLevel,
  COMPLEXITIES,
  LEVELS,
  readSuite,
  type Suite,
} from '../suite/index.ts';
import { type Io, UsageError } from './io.ts';
import { notWritten, sourceName } from './sources.ts';

export const categoryFlag = (): Option =>
  new Option('--category <name>', 'only cases of one category').choices(CASE_CATEGORIES);

export const profileFlag = (): Option =>
  new Option(
    '--profile <name>',
    'classic: what any engine plays; tda: BB ante, dead button; collector (default): everything; plain: the documents’ words',
  ).choices(CASE_PROFILES);

export const complexityFlag = (): Option =>
  new Option('--complexity <name>', 'only cases of one complexity').choices(COMPLEXITIES);

export const levelFlag = (): Option =>
  new Option('--level <names>', `judge only these levels: ${LEVELS.join(',')}`).argParser(levels);

function levels(text: string): readonly CaseLevel[] {
  const words = listedWords(text);
  const chosen = LEVELS.filter((level) => words.includes(level));
  if (chosen.length > 0 && words.every((word) => LEVELS.some((level) => level === word))) {
    return chosen;
  }
  throw new InvalidArgumentError(`It must be one or more of ${LEVELS.join(',')}.`);
}

/** `6` or `3-6` players. */
export function playersRange(text: string): { readonly min: number; readonly max: number } {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const min = Number(from);
  const max = Number(to);
  if (min >= 2 && max <= 9 && min <= max) return { min, max };
  throw new InvalidArgumentError('It must be a number of players from 2 to 9, or a range: 3-6.');
}

/** "TC-3.1, TC-4.1" */
export const listedWords = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export async function save(path: string, text: string, io: Io): Promise<void> {
  try {
    await io.write(path, text);
  } catch (error) {
    throw notWritten(path, error);
  }
}

/** What is written must not replace what it is made from, nor one report another. */
export function refuseSameFile(
  read: readonly (string | undefined)[],
  written: readonly (string | undefined)[],
): void {
  const taken = new Set(filesOf(read));
  for (const file of filesOf(written)) {
    if (taken.has(file)) {
      throw new UsageError(
        `${relative('', file)} would be overwritten: name another file to write`,
      );
    }
    taken.add(file);
  }
}

const filesOf = (paths: readonly (string | undefined)[]): readonly string[] =>
  paths.flatMap((path) => (path === undefined || path === '-' ? [] : resolve(path)));

/** Half a run, written out, would pass for a whole one. */
export const stoppedAfter = (done: number, all: number): string =>
  `stopped after ${done} of ${counted(all, 'case')}; no result was written`;

/** The suite that a text is; a sentence with the place where it is none. */
export function wholeSuite(file: string, text: string): Suite {
  const { suite, findings } = readSuite(text);
  if (suite) return suite;
  const [first] = findings;
  const why = first ? `${first.place}: ${first.message}` : 'it cannot be read';
  throw new UsageError(`${sourceName(file)} is not a suite: ${why}`);
}
