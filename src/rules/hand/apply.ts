import { fail, ok, type Result, unreachable } from '../../kernel/index.ts';
import { type Card, cardText, SeenCards } from '../cards/card.ts';
import { type Chips, fewer, isChips } from '../table/chips.ts';
import { BUTTON } from '../table/table.ts';
import type { ActRuling, ClaimedAction } from './action.ts';
import { act, advance, deal } from './advance.ts';
import type { ActEvent } from './event.ts';
import { betOf, type Hand, phaseOf, wholeOf } from './hand.ts';
import { judge } from './judge.ts';
import { mayCheck, mayGoAllIn, mayRaise, minimumRaise } from './legal-actions.ts';
import { BOARD_CARDS, type Street } from './street.ts';

/**
 * Live play: the player to act does this. Only what `legalActions` offers is accepted, and a call
 * for the last chip, which is an all-in; a forced action may also be what a dealer would have let
 * pass. The earlier hand stays as it was: undo is
 * going back to it.
 */
export function apply(hand: Hand, action: ClaimedAction): Result<Hand, readonly ActRuling[]> {
  const seat = hand.turn;
  if (seat === null) return fail([closed(hand)]);
  const event = asEvent(hand, seat, action);
  if (event) return ok(act(hand, event));
  const judged = judge(hand, seat, action);
  if (action.forced && judged.event) return ok(advance(hand, judged.event));
  return fail(judged.rulings.length > 0 ? judged.rulings : [unanswerable(hand, seat)]);
}

/** ACT-1: nobody is to act. */
const closed = (hand: Hand): ActRuling => ({
  severity: 'error',
  seat: BUTTON,
  rule: 'ACT-1',
  kind: 'betting-closed',
  street: hand.street,
  alone: phaseOf(hand) === 'everyone-folded',
});

/** ACT-7: an all-in nobody can answer stands in a recorded hand, but live it is not on offer. */
const unanswerable = (hand: Hand, seat: number): ActRuling => ({
  severity: 'warning',
  seat,
  rule: 'ACT-7',
  kind: 'nobody-can-answer',
  price: hand.price,
});

/** The event if the action is on offer, else null. */
function asEvent(hand: Hand, seat: number, action: ClaimedAction): ActEvent | null {
  const total = offeredTotal(hand, seat, action);
  if (total === null) return null;
  const added = (total - betOf(hand, seat)) as Chips;
  // CHIP-3: putting in everything is all-in
  const verb = added > 0 && added === hand.stacks[seat] ? 'all-in' : action.verb;
  return { kind: 'act', seat, verb, to: total, added, forced: false, away: action.away ?? false };
}

/** The street total the action comes to; null if `legalActions` does not offer it. */
function offeredTotal(hand: Hand, seat: number, { verb, to }: ClaimedAction): Chips | null {
  const { price } = hand;
  const before = betOf(hand, seat);
  const whole = wholeOf(hand, seat);
  const isNamed = to !== undefined && to !== null;
  switch (verb) {
    case 'fold':
      return before;
    case 'check':
      return mayCheck(hand, seat) ? before : null;
    case 'call': {
      // ACT-3: a call that takes the last chip is one too; the event says that it is an all-in
      const total = fewer(price, whole);
      return before < price && (!isNamed || to === total) ? total : null;
    }
    case 'all-in':
      return mayGoAllIn(hand, seat) && (!isNamed || to === whole) ? whole : null;
    case 'bet':
    case 'raise': {
      const isRightVerb = (verb === 'bet') === (price === 0);
      if (!isRightVerb || !isNamed || !isChips(to) || !mayRaise(hand, seat)) return null;
      return to >= minimumRaise(hand) && to <= whole ? to : null;
    }
    default:
      return unreachable(verb);
  }
}

const AFTER: Readonly<Record<Street, Street | null>> = {
  preflop: 'flop',
  flop: 'turn',
  turn: 'river',
  river: null,
};

/** The street to be dealt next; null while somebody is to act and when nothing is to come. */
export const nextStreet = (hand: Hand): Street | null =>
  phaseOf(hand) === 'deal' ? AFTER[hand.street] : null;

export interface DealRuling {
  readonly rule: 'WIN-5' | 'ACT-8';
  readonly message: string;
}

/** Deals the next street: its new cards, or none if they are not known. */
export function dealStreet(hand: Hand, cards: readonly Card[] = []): Result<Hand, DealRuling> {
  const street = nextStreet(hand);
  if (!street) return fail({ rule: 'ACT-8', message: 'No street is to be dealt now.' });
  const expected = BOARD_CARDS[street];
  if (cards.length > 0 && cards.length !== expected) {
    const message = `The ${street} has ${expected} new cards, not ${cards.length}.`;
    return fail({ rule: 'WIN-5', message });
  }
  const seen = new SeenCards();
  for (const card of hand.board) seen.again(card);
  for (const card of cards) {
    if (seen.again(card)) {
      return fail({ rule: 'WIN-5', message: `${cardText(card)} is out already.` });
    }
  }
  return ok(deal(hand, { kind: 'deal', street, cards }));
}
