import type { Hand } from '../rules/hand/hand.ts';
import type { Payment } from '../rules/pay.ts';
import type { Hearing } from './check-hand.ts';

/** A hand whose betting is over, seat by seat: what a file says is held against it. */
export interface Account {
  readonly hand: Hand;
  readonly payment: Payment;
  /** What everybody has left before the pots are paid; an uncalled bet is back (RET-1). */
  readonly left: readonly number[];
  /** What the pots pay; null while winners are open. */
  readonly won: readonly number[] | null;
}

/** null without a legal table. */
export function accountOf({ replay, payment }: Hearing): Account | null {
  const { hand } = replay;
  if (!hand || !payment) return null;
  const { cut, stacks } = payment;
  const left = hand.stacks.slice() as number[];
  if (cut.uncalled) left[cut.uncalled.player]! += cut.uncalled.amount;
  const won = stacks?.map((stack, seat) => stack - left[seat]!) ?? null;
  return { hand, payment, left, won };
}

export const nameAt = ({ hand }: Account, seat: number): string => hand.table.seats[seat]!.name;
