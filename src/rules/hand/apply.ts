import { unreachable } from '../../kernel/invariant.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { type Card, cardText } from '../cards/card.ts';
import type { Chips } from '../table/chips.ts';
import type { ActRuling } from './act-ruling.ts';
import type { ClaimedAction } from './action.ts';
import { advance } from './advance.ts';
import { boardOf } from './board.ts';
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
  const total = offeredTotal(hand, legal, action);
  if (total === null) return null;
  const { seat } = legal;
  const before = hand.bets[seat]!;
  const added = (total - before) as Chips;
  // CHIP-3: putting in everything is all-in
  const verb = added > 0 && added === hand.stacks[seat] ? 'all-in' : action.verb;
  return { kind: 'act', seat, verb, to: total, added, forced: false };
}

/** The street total the action comes to; null if it is not on offer. */
function offeredTotal(hand: Hand, legal: LegalActions, action: ClaimedAction): Chips | null {
  const { verb } = action;
  const to = action.to ?? null;
  switch (verb) {
    case 'fold':
      return hand.bets[legal.seat]!;
    case 'check':
      return legal.check ? hand.bets[legal.seat]! : null;
    case 'call':
    case 'all-in': {
      const offer = verb === 'call' ? legal.call : legal.allIn;
      return offer && (to === null || to === offer.to) ? offer.to : null;
    }
    case 'bet':
    case 'raise': {
      const range = verb === 'bet' ? legal.bet : legal.raise;
      if (!range || to === null || !Number.isInteger(to)) return null;
      return to >= range.min && to <= range.max ? (to as Chips) : null;
    }
    default:
      return unreachable(verb);
  }
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
  const out = boardOf(hand);
  for (let i = 0; i < cards.length; i++) {
    if (out.includes(cards[i]!) || cards.indexOf(cards[i]!) < i) {
      return fail({ rule: 'WIN-5', message: `${cardText(cards[i]!)} is out already.` });
    }
  }
  return ok(advance(hand, { kind: 'deal', street, cards }));
}
