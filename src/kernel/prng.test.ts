import { expect, test } from 'vitest';
import { prng } from './prng.ts';

/** sfc32 as published, on numbers without a limit: what the generator says whatever is asked of it. */
function* published(seed: number): Generator<bigint> {
  const word = (n: bigint): bigint => BigInt.asUintN(32, n);
  let [a, b, c, counter] = [word(BigInt(seed)), BigInt(seed) >> 32n, 0x9e3779b9n, 1n];
  for (let round = 0; ; round++) {
    const out = word(a + b + counter);
    counter = word(counter + 1n);
    a = b ^ (b >> 9n);
    b = word(c + (c << 3n));
    c = word(word((c << 21n) | (c >> 11n)) + out);
    if (round >= 12) yield out;
  }
}

const SEEDS = [0, 1, 7, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 123_456_789_012];
const BOUNDS = [1, 2, 20, 52, 1000, 2 ** 15 - 1, 2 ** 15, 2 ** 15 + 1, 10 ** 6, 2 ** 31, 2 ** 32];

test.each(SEEDS)('a number below any bound is the same share of it, seed %d', (seed) => {
  const chance = prng(seed);
  const numbers = published(seed);
  for (let i = 0; i < 2000; i++) {
    const bound = BOUNDS[i % BOUNDS.length]!;
    const share = (numbers.next().value! * BigInt(bound)) >> 32n;
    expect(chance.below(bound), `below ${bound}, number ${i}`).toBe(Number(share));
  }
});
