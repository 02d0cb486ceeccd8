import type { Chips } from '../table/chips.ts';
import type { ActRuling } from './act-ruling.ts';
import type { ClaimedAction, Verb } from './action.ts';
import type { ActEvent, MuckEvent } from './event.ts';
import { betOf, type Hand } from './hand.ts';

/** An action weighed against the rules. */
export interface Judgement {
  readonly rulings: readonly ActRuling[];
  /** What to apply; null after an error, or where nothing moves (ACT-8). */
  readonly event: ActEvent | MuckEvent | null;
}

export const NO_RULINGS: readonly ActRuling[] = [];

export const refuse = (ruling: ActRuling): Judgement => ({ rulings: [ruling], event: null });

/** The event of an action that stands; without a total nothing moves. */
export function move(
  hand: Hand,
  seat: number,
  claim: ClaimedAction,
  verb: Verb,
  to: Chips = betOf(hand, seat),
): ActEvent {
  const added = (to - betOf(hand, seat)) as Chips;
  const { forced = false, away = false } = claim;
  return { kind: 'act', seat, verb, to, added, forced, away };
}
