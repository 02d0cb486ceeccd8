import type { Prng } from '../../src/kernel/prng.ts';

/** Any whole number from `min` to `max`, also where the stretch is wider than 2^32. */
export function between(chance: Prng, min: number, max: number): number {
  const width = max - min + 1;
  if (width <= 2 ** 32) return min + chance.below(width);
  const far = chance.below(2 ** 21) * 2 ** 32 + chance.below(2 ** 32);
  return min + (far % width);
}

/** True once in `often` times. */
export const once = (chance: Prng, often: number): boolean => chance.below(often) === 0;

/** One of the choices, each as likely as its weight says. */
export function weighted<T>(
  chance: Prng,
  choices: readonly (readonly [weight: number, choice: T])[],
): T {
  const all = choices.reduce((sum, [weight]) => sum + weight, 0);
  let at = chance.below(all);
  for (const [weight, choice] of choices) {
    if (at < weight) return choice;
    at -= weight;
  }
  throw new Error('no choice has any weight');
}
