import type { Prng } from '../../kernel/prng.ts';

/** Any whole number from `min` to `max`. */
export const between = (chance: Prng, min: number, max: number): number =>
  min + chance.below(max - min + 1);

/** True in so many of a hundred times. */
export const percent = (chance: Prng, of100: number): boolean => chance.below(100) < of100;
