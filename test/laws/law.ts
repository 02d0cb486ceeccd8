import { type HandRecord, recordHand } from '../../src/record/index.ts';
import { makePots, type Pots, type RuleId, stakesOf } from '../../src/rules/index.ts';
import {
  type SecondOpinion,
  secondOpinion,
} from '../../src/suite/second-opinion/second-opinion.ts';
import { type Result, result } from './again.ts';
import type { Made } from './random-hand.ts';
import { type Seen, witness } from './witness.ts';

/** A hand that was made, with what was to be seen after each step of its course. */
export interface Witnessed extends Made {
  readonly seen: readonly Seen[];
  /** The pots after each step, before anybody is paid. */
  readonly open: readonly Pots[];
  readonly result: Result;
  readonly record: HandRecord;
  /** The record settled by the suite's second calculation; null if that finds a pot open. */
  readonly second: SecondOpinion | null;
}

export function witnessed(made: Made): Witnessed {
  const record = recordOf(made);
  return {
    ...made,
    seen: witness(made),
    open: made.course.map((hand) => makePots(stakesOf(hand), made.table.rules.uncalled)),
    result: result(made.settlement),
    record,
    second: secondOpinion(record),
  };
}

/** The hand written down, with a heading that depends on the seed. */
export function recordOf({ seed, hand, outcome }: Made): HandRecord {
  const times = seed % 3 === 0 ? {} : { startedAt: '00:02:30', endedAt: '00:05:40' };
  const event = seed % 5 === 0 ? { event: 'Event #43: Main, day 2 # B', table: '#7' } : {};
  return recordHand(hand, { number: seed, ...times, ...event }, outcome);
}

/** Something that is true of every hand. */
export interface Law {
  readonly rules: readonly RuleId[];
  readonly says: string;
  /** Throws where it is broken. */
  readonly holds: (made: Witnessed) => void;
}

/** Throws unless both are alike; `expect` is too slow for millions of them. */
export function same(found: unknown, expected: unknown, what: string): void {
  if (alike(found, expected)) return;
  throw new Error(`${what}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
}

function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((one, i) => alike(one, b[i]));
  }
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => alike(a[key as keyof typeof a], b[key as keyof typeof b]));
}

export function ensure(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

export const sum = (amounts: readonly number[]): number => {
  let all = 0;
  for (const amount of amounts) all += amount;
  return all;
};
