import { fail, ok, type Result } from '../../kernel/result.ts';
import type { Card } from '../cards/card.ts';
import type { Chips } from '../table/chips.ts';
import type { ActRuling } from './act-ruling.ts';
import type { ClaimedAction } from './action.ts';
import { advance } from './advance.ts';
import type { ActEvent } from './event.ts';
import { type Hand, phaseOf } from './hand.ts';
import { judge } from './judge.ts';
import { type LegalActions, legalActions } from './legal-actions.ts';
import { BOARD_CARDS, STREETS, type Street } from './street.ts';

/**
 * Live play: the player to act does this. Only what `legalActions` offers is accepted; a forced
 * action may also be what a dealer would have let pass. The earlier hand stays as it was: undo is
 * going back to it.
 */
export function apply(hand: Hand, action: ClaimedAction): Result<Hand, readonly ActRuling[]> {
  const legal = legalActions(hand);
  const event = legal && asEvent(hand, legal, action);
  if (event) return ok(advance(hand, event));
  const seat = hand.turn ?? 0;
  const judged = judge(hand, seat, action);
  if (action.forced && judged.event) return ok(advance(hand, judged.event));
  return fail(judged.rulings);
}

/** The event if the action is on offer, else null. */
function asEvent(hand: Hand, legal: LegalActions, action: ClaimedAction): ActEvent | null {
  const { seat } = legal;
  const before = hand.bets[seat]!;
  const { verb, to = null } = action;
  const event = (total: Chips, as = verb): ActEvent => ({
    kind: 'act',
    seat,
    verb: as,
    to: total,
    added: (total - before) as Chips,
    forced: false,
  });
  if (verb === 'fold') return event(before);
  if (verb === 'check') return legal.check ? event(before) : null;
  if (verb === 'call' || verb === 'all-in') {
    const offer = verb === 'call' ? legal.call : legal.allIn;
    return offer && (to === null || to === offer.to) ? event(offer.to) : null;
  }
  const range = verb === 'bet' ? legal.bet : legal.raise;
  if (!range || to === null || !Number.isInteger(to) || to < range.min || to > range.max)
    return null;
  // CHIP-3: putting in everything is all-in
  return event(to as Chips, to === range.max ? 'all-in' : verb);
}

/** ACT-9: what happens for a player who is absent: check if possible, else fold. */
export const absentAction = (legal: LegalActions): ClaimedAction => ({
  verb: legal.check ? 'check' : 'fold',
});

/** The street to be dealt next; null while somebody is to act and when nothing is to come. */
export const nextStreet = (hand: Hand): Street | null =>
  phaseOf(hand) === 'deal' ? STREETS[STREETS.indexOf(hand.street) + 1]! : null;

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
  return ok(advance(hand, { kind: 'deal', street, cards }));
}
