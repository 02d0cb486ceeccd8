// Which mutant is switched on, and which ones a test has come past. Written tersely: the engine
// asks here millions of times.

/** A mutant that makes a loop endless is stopped by its fuel. */
export class OutOfFuel extends Error {}

export const active = { mutant: -1, fuel: Number.POSITIVE_INFINITY, asked: 0 };

/** One byte for each mutant: whether it was asked for. */
export const passed = new Uint8Array(1 << 16);

/** @param {number} n */
export function is(n) {
  passed[n] = 1;
  if (++active.asked > active.fuel) throw new OutOfFuel();
  return n === active.mutant;
}
