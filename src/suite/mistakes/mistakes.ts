import { BETTING_MISTAKES } from './betting-mistakes.ts';
import type { ProgramMistake } from './mistake.ts';
import { PAYMENT_MISTAKES } from './payment-mistakes.ts';

export type MistakeId = keyof typeof BETTING_MISTAKES | keyof typeof PAYMENT_MISTAKES;

/** The mistakes programs make, one broken rule each. */
export const MISTAKES: Readonly<Record<MistakeId, ProgramMistake>> = {
  ...BETTING_MISTAKES,
  ...PAYMENT_MISTAKES,
};

export const MISTAKE_IDS = Object.keys(MISTAKES) as readonly MistakeId[];
