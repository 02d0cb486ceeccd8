/** A source of chance, passed in by the caller: the same seed gives the same numbers, forever. */
export interface Prng {
  /** A whole number from 0 up to but not including `bound` (1 to 2^32). */
  below(bound: number): number;
}

/** sfc32 (Doty-Humphrey), seeded with one whole number. */
export function prng(seed: number): Prng {
  let a = seed | 0;
  let b = Math.floor(seed / 2 ** 32) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { below: (bound) => Math.floor((next() / 2 ** 32) * bound) };
}

/** Any one of the choices. */
export const pick = <T>(chance: Prng, choices: readonly T[]): T =>
  choices[chance.below(choices.length)] as T;

/**
 * A shuffled copy (Fisher-Yates). A caller that takes only `taken` items from its end gets only
 * those shuffled: they are as random as if the whole list were.
 */
export function shuffled<T>(chance: Prng, items: readonly T[], taken = items.length): T[] {
  const out = items.slice();
  const last = Math.max(1, out.length - taken);
  for (let i = out.length - 1; i >= last; i--) {
    const j = chance.below(i + 1);
    const held = out[i] as T;
    out[i] = out[j] as T;
    out[j] = held;
  }
  return out;
}
