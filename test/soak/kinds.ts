import { faultAt } from '../fuzz/readers.ts';
import { breachesOf, handOf, storyOf } from '../laws/laws.ts';
import { sessionFault } from '../tournament/session-laws.ts';
import { GROWING, growthFault } from './growth.ts';

/** Something that is tried with one number after another; a number always tries the same. */
export interface SoakKind {
  readonly name: string;
  /** How many numbers there are, from 0 on. */
  readonly count: number;
  /** Whether time is measured, so that nothing may run beside it. */
  readonly isTimed: boolean;
  /** What is wrong with the one of this number; null if nothing is. */
  fault(seed: number): Promise<string | null>;
}

export const SOAK_KINDS: readonly SoakKind[] = [
  { name: 'hand', count: 5_000_000, isTimed: false, fault: async (seed) => handFault(seed) },
  { name: 'session', count: 100_000, isTimed: false, fault: async (seed) => sessionFault(seed) },
  { name: 'text', count: 1_000_000, isTimed: false, fault: faultAt },
  { name: 'growth', count: GROWING.length, isTimed: true, fault: growthFault },
];

/** Every law, the second opinion among them, against one random hand. */
function handFault(seed: number): string | null {
  const made = handOf(seed);
  if (typeof made === 'string') return made;
  const stories = breachesOf(made).map((breach) => {
    const { rules, says } = breach.law;
    return `${rules.join(' ')} ${says}\n${storyOf(made, breach)}`;
  });
  return stories.length > 0 ? stories.join('\n') : null;
}
