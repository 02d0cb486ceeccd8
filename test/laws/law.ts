import type { RuleId } from '../../src/rules/index.ts';
import type { Made } from './random-hand.ts';
import type { Seen } from './witness.ts';

/** A hand that was made, with what a bystander saw after each step of its course. */
export interface Witnessed extends Made {
  readonly seen: readonly Seen[];
}

/** Something that is true of every hand. */
export interface Law {
  readonly rules: readonly RuleId[];
  readonly says: string;
  /** Throws where it is broken. */
  readonly holds: (made: Witnessed) => void;
}

/** Throws unless both are the same when written down; `expect` is too slow for millions of them. */
export function same(found: unknown, expected: unknown, what: string): void {
  if (found === expected) return;
  const a = JSON.stringify(found);
  const b = JSON.stringify(expected);
  if (a !== b) throw new Error(`${what}: ${a}, expected ${b}`);
}

export function ensure(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

export const sum = (amounts: readonly number[]): number => {
  let all = 0;
  for (const amount of amounts) all += amount;
  return all;
};
