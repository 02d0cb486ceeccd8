import { InvalidArgumentError, Option } from 'commander';
import { CATEGORIES, COMPLEXITIES } from '../../suite/case.ts';
import { PROFILES } from '../../suite/plan/slot.ts';

export const categoryFlag = (): Option =>
  new Option('--category <name>', 'only cases of one category').choices(CATEGORIES);

export const profileFlag = (): Option =>
  new Option(
    '--profile <name>',
    'collector: every house rule and way to tell the end; plain: as --plain',
  ).choices(PROFILES);

export const complexityFlag = (): Option =>
  new Option('--complexity <name>', 'only cases of one complexity').choices(COMPLEXITIES);

/** A path or a command: with nothing in it, `/suite.json` would be written. */
export function notEmpty(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('It must not be empty.');
}

/** A whole number within bounds. */
export const wholeNumber =
  (min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    const bounds = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`It must be a whole number, ${bounds}.`);
  };

/** `6` or `3-6` players. */
export function playersRange(text: string): { readonly min: number; readonly max: number } {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const min = Number(from);
  const max = Number(to);
  if (min >= 2 && max <= 9 && min <= max) return { min, max };
  throw new InvalidArgumentError('It must be a number of players from 2 to 9, or a range: 3-6.');
}
