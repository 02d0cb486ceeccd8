/** A source of chance, passed in by the caller: the same seed gives the same numbers, forever. */
export interface Prng {
  /** A whole number from 0 up to but not including `bound` (1 to 2^32). */
  below(bound: number): number;
}

/** sfc32 (Doty-Humphrey), seeded with one whole number. */
export const prng = (seed: number): Prng => new Sfc32(seed);

/** Its state in fields: V8 reads those faster than the variables of a closure. */
class Sfc32 implements Prng {
  // All with a number from the start: V8 keeps what was ever undefined in a slower shape.
  #a = 0;
  #b = 0;
  #c = 0x9e3779b9 | 0;
  #counter = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = Math.floor(seed / 2 ** 32) | 0;
    for (let i = 0; i < 12; i++) this.#next();
  }

  below(bound: number): number {
    const n = this.#next();
    // The same number by whole ones: n × bound / 2³², the halves of n multiplied apart.
    if (bound <= 2 ** 15) {
      return ((n >>> 16) * bound + (((n & 0xffff) * bound) >>> 16)) >>> 16;
    }
    return Math.floor(((n >>> 0) / 2 ** 32) * bound);
  }

  /** 32 bits. */
  #next(): number {
    const a = this.#a;
    const b = this.#b;
    const c = this.#c;
    const t = (((a + b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = b ^ (b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t;
  }
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
