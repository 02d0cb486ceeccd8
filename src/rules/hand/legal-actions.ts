import { unreachable } from '../../kernel/index.ts';
import { type Chips, fewer, isChips } from '../table/chips.ts';
import type { ClaimedAction, Verb } from './action.ts';
import { type Betting, betOf, firstOf, isAmong, NO_SEATS, wholeOf, withoutSeat } from './hand.ts';

/** Street totals from the least to the most; the most is the player's whole live amount. */
export interface Range {
  readonly min: Chips;
  readonly max: Chips;
}

/** What the player to act may do. Amounts are street totals. */
export interface LegalActions {
  readonly seat: number;
  /** ACT-2: folding with nothing to call is allowed too. */
  readonly fold: true;
  readonly check: boolean;
  /** ACT-3: null if there is nothing to call, or if calling takes the last chip (an all-in). */
  readonly call: { readonly to: Chips; readonly added: Chips } | null;
  readonly bet: Range | null;
  readonly raise: Range | null;
  readonly allIn: { readonly to: Chips; readonly added: Chips } | null;
}

/** The player to act and what they may do; null when nobody has a decision. */
export function legalActions(hand: Betting): LegalActions | null {
  const seat = hand.turn;
  if (seat === null) return null;
  const { price } = hand;
  const whole = wholeOf(hand, seat);
  const min = minimumRaise(hand);
  const raises = mayRaise(hand, seat);
  const range = raises && whole >= min ? { min, max: whole } : null;
  return {
    seat,
    fold: true,
    check: mayCheck(hand, seat),
    call: mayCall(hand, seat) ? { to: price, added: (price - betOf(hand, seat)) as Chips } : null,
    bet: price === 0 ? range : null,
    raise: price === 0 ? null : range,
    allIn: raises || whole <= price ? { to: whole, added: hand.stacks[seat]! } : null,
  };
}

/**
 * ACT-9: what is done for an absent player: check if possible, else fold. Whoever is all-in is
 * never asked, so their hand stays in.
 */
export const absentAction = ({ check }: Pick<LegalActions, 'check'>): ClaimedAction => ({
  verb: check ? 'check' : 'fold',
  away: true,
});

/** ACT-2: nothing to call. */
export const mayCheck = (hand: Betting, seat: number): boolean => betOf(hand, seat) >= hand.price;

/** ACT-3: a call leaves something behind; for the last chip it is an all-in. */
export const mayCall = (hand: Betting, seat: number): boolean =>
  betOf(hand, seat) < hand.price && wholeOf(hand, seat) > hand.price;

/** ACT-6, ACT-7: whether a player with chips for it may raise at all. */
const mayRaise = (hand: Betting, seat: number): boolean =>
  wholeOf(hand, seat) > hand.price && isReopened(hand, seat) && canAnybodyAnswer(hand, seat);

/** All-in is a call for less, or a raise of any size where a raise is open. */
const mayGoAllIn = (hand: Betting, seat: number): boolean =>
  wholeOf(hand, seat) <= hand.price || mayRaise(hand, seat);

/** ACT-4, ACT-5: the least total of a full bet or raise. */
export const minimumRaise = (hand: Betting): Chips => (hand.price + hand.fullRaise) as Chips;

/** ACT-6 (TDA 47): whether the bet has grown by a full raise since the player's own last action. */
export const isReopened = (hand: Betting, seat: number): boolean =>
  !isAmong(hand.acted, seat) || grownSince(hand, seat) >= hand.fullRaise;

/** ACT-6: how much the bet has grown since the player acted: what they have in is what they answered. */
export const grownSince = (hand: Betting, seat: number): number => hand.price - betOf(hand, seat);

/** ACT-7: whether any opponent can put in more than the current bet. */
export function canAnybodyAnswer(hand: Betting, seat: number): boolean {
  for (let rest = withoutSeat(hand.bettors, seat); rest !== NO_SEATS; ) {
    const other = firstOf(rest);
    if (wholeOf(hand, other) > hand.price) return true;
    rest = withoutSeat(rest, other);
  }
  return false;
}

/** The street total an action comes to; null if `legalActions` does not offer it. */
export function offeredTotal(
  hand: Betting,
  seat: number,
  verb: Verb,
  to: number | null,
): Chips | null {
  const { price } = hand;
  const before = betOf(hand, seat);
  const whole = wholeOf(hand, seat);
  switch (verb) {
    case 'fold':
      return before;
    case 'check':
      return mayCheck(hand, seat) ? before : null;
    case 'call': {
      // ACT-3: a call that takes the last chip is one too; the event says that it is an all-in
      const total = fewer(price, whole);
      return before < price && (to === null || to === total) ? total : null;
    }
    case 'all-in':
      return mayGoAllIn(hand, seat) && (to === null || to === whole) ? whole : null;
    case 'bet':
    case 'raise': {
      const isRightVerb = (verb === 'bet') === (price === 0);
      if (!isRightVerb || to === null || !isChips(to) || !mayRaise(hand, seat)) return null;
      return to >= minimumRaise(hand) && to <= whole ? to : null;
    }
    default:
      return unreachable(verb);
  }
}
