import { BETTING_MISTAKES } from './betting-mistakes.ts';
import type { ProgramMistake } from './mistake.ts';
import { PAYMENT_MISTAKES } from './payment-mistakes.ts';
import { UNCLAIMED_MISTAKES } from './unclaimed-mistakes.ts';

export type MistakeId =
  | keyof typeof BETTING_MISTAKES
  | keyof typeof PAYMENT_MISTAKES
  | keyof typeof UNCLAIMED_MISTAKES;

/** The mistakes programs make, one broken rule each. */
export const PROGRAM_MISTAKES: Readonly<Record<MistakeId, ProgramMistake>> = {
  ...BETTING_MISTAKES,
  ...PAYMENT_MISTAKES,
  ...UNCLAIMED_MISTAKES,
};

export const MISTAKE_IDS = Object.keys(PROGRAM_MISTAKES) as readonly MistakeId[];

/** The mistakes for which cases claim rules. */
export const CLAIMED_MISTAKES = Object.keys({
  ...BETTING_MISTAKES,
  ...PAYMENT_MISTAKES,
}) as readonly MistakeId[];

/**
 * Whether a program breaks a rule in this way, asked wherever it would do something else: after the
 * conditions under which it would, so that a mistake nobody asks about cannot change anything.
 */
export type Breaks = (mistake: MistakeId) => boolean;

export const breaksOnly =
  (mistake: MistakeId): Breaks =>
  (one) =>
    one === mistake;

/** A right program that notes at which event each mistake could first have changed what it did. */
export const breaksNothing =
  (asked: Map<MistakeId, number>, turns: { readonly length: number }): Breaks =>
  (one) => {
    if (!asked.has(one)) asked.set(one, turns.length);
    return false;
  };
