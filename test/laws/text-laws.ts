import { readHands, writeHand } from '../../src/notation/index.ts';
import { canonicalRecord, recordHand } from '../../src/record/index.ts';
import { judgeHand } from '../../src/referee/index.ts';
import { apply, events, settle } from '../../src/rules/index.ts';
import { calculations, result } from './again.ts';
import { ensure, type Law, same, type Witnessed } from './law.ts';
import type { Made } from './random-hand.ts';

export const TEXT_LAWS: readonly Law[] = [
  {
    rules: ['SEC-1', 'SEC-2', 'NOTE-1', 'NEXT-1'],
    says: 'a hand written, read and judged is the same hand, and written again the same text',
    holds: roundTrip,
  },
];

/** The hand as its text. */
export const textOf = ({ seed, hand, outcome }: Made): string =>
  writeHand(recordHand(hand, { number: seed }, outcome));
