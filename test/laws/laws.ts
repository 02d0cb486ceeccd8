import { writeHand } from '../../src/formats/notation/index.ts';
import { ACT_LAWS } from './act-laws.ts';
import { CHIP_LAWS } from './chip-laws.ts';
import { type Law, recordOf, type Witnessed, witnessed } from './law.ts';
import { POT_LAWS } from './pot-laws.ts';
import { type Made, randomHand } from './random-hand.ts';
import { SECOND_OPINION_LAWS } from './second-opinion-laws.ts';
import { shrinkHand } from './shrink-hand.ts';
import { SYMMETRY_LAWS } from './symmetry-laws.ts';
import { TEXT_LAWS } from './text-laws.ts';
import { WRITTEN_LAWS } from './written-laws.ts';

export const LAWS: readonly Law[] = [
  ...CHIP_LAWS,
  ...ACT_LAWS,
  ...POT_LAWS,
  ...SECOND_OPINION_LAWS,
  ...SYMMETRY_LAWS,
  ...TEXT_LAWS,
  ...WRITTEN_LAWS,
];

/** A law that a hand does not keep, and why. */
export interface Breach {
  readonly law: Law;
  readonly why: string;
}

/** The hand of a seed; or, in words, why there is none. */
export function handOf(seed: number): Made | string {
  try {
    const made = randomHand(seed);
    if (made.settlement.next) return made;
    return told(made, JSON.stringify(made.settlement.rulings));
  } catch (error) {
    return `seed ${seed}: ${error}`;
  }
}

/** The laws that a hand breaks. */
export function breachesOf(made: Made, laws: readonly Law[] = LAWS): readonly Breach[] {
  const seen = witnessed(made);
  return laws.flatMap((law) => {
    const why = brokenBy(seen, law);
    return why === null ? [] : [{ law, why }];
  });
}

function brokenBy(seen: Witnessed, law: Law): string | null {
  try {
    law.holds(seen);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The breach with the smallest hand that shows it, as a regression to be kept, and its seed. */
export function storyOf(made: Made, { law, why }: Breach): string {
  const small = shrinkHand(made, (one) => breachesOf(one, [law]).length > 0);
  const now = breachesOf(small, [law])[0]?.why ?? why;
  return told(small, now);
}

/** How every single hand is repeated: `test/soak`. */
const told = (made: Made, why: string): string =>
  `seed ${made.seed} (npm run test:soak -- --only hand:${made.seed}): ${why}\n${writeHand(recordOf(made))}`;
