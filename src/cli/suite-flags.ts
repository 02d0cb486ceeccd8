import { InvalidArgumentError, Option } from 'commander';
import {
  CASE_CATEGORIES,
  CASE_PROFILES,
  type CaseLevel,
  COMPLEXITIES,
  LEVELS,
} from '../suite/index.ts';

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
