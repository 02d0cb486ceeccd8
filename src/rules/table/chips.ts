import { Bug } from '../../kernel/index.ts';

declare const checked: unique symbol;

/** CHIP-1: a whole number of chips from 0 to 2^53 − 1. Made only by the functions below. */
export type Chips = number & { readonly [checked]: true };

export const NO_CHIPS = 0 as Chips;

export const isChips = (n: unknown): n is Chips => Number.isSafeInteger(n) && (n as number) >= 0;

/** For amounts that were already judged; what somebody wrote goes through `isChips`. */
export function chips(n: number): Chips {
  // CHIP-1, CHIP-3: refused, never rounded
  if (!isChips(n)) throw new Bug(`${n} is not a whole number of chips`);
  return n;
}

export const plus = (a: Chips, b: Chips): Chips => chips(a + b);

/** CHIP-3: a stack never goes below zero. */
export const minus = (a: Chips, b: Chips): Chips => chips(a - b);

/**
 * The same number. V8 keeps one that was a fraction or beyond 31 bits, or whose neighbours in a list
 * were, in a box of its own until it is told that it is small and whole; adding up boxes is slow.
 */
export function unboxed<Amount extends number>(amount: Amount): Amount {
  const small = amount | 0;
  return small === amount ? (small as Amount) : amount;
}

export const fewer = (a: Chips, b: Chips): Chips => Math.min(a, b) as Chips;

export const more = (a: Chips, b: Chips): Chips => Math.max(a, b) as Chips;
