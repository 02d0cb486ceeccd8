import { fail, ok, type Result } from '../../kernel/index.ts';
import { type Card, cardText } from '../cards/card.ts';
import type { Chips } from '../table/chips.ts';
import { BUTTON } from '../table/table.ts';
import type { ActRuling, ClaimedAction, Verb } from './action.ts';
import { act, advance, deal, dealCards, type OpenBetting, takeAction } from './advance.ts';
import type { ActEvent } from './event.ts';
import { type Betting, betOf, type Hand, phaseOf } from './hand.ts';
import { judge } from './judge.ts';
import { offeredTotal } from './legal-actions.ts';
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
  const total = offeredTotal(hand, seat, action.verb, action.to ?? null);
  if (total === null) return null;
  const added = (total - betOf(hand, seat)) as Chips;
  // CHIP-3: putting in everything is all-in; whoever is to act has something
  const verb = added === hand.stacks[seat] ? 'all-in' : action.verb;
  return { kind: 'act', seat, verb, to: total, added, forced: false, away: action.away ?? false };
}

/** The same in place, for the seat to act; false, and nothing is changed, if it is not on offer. */
export function applyInPlace(
  betting: OpenBetting,
  seat: number,
  verb: Verb,
  to: number | null,
): boolean {
  const total = offeredTotal(betting, seat, verb, to);
  if (total === null) return false;
  takeAction(betting, seat, verb === 'fold', total, (total - betOf(betting, seat)) as Chips);
  return true;
}

const AFTER: Readonly<Record<Street, Street | null>> = {
  preflop: 'flop',
  flop: 'turn',
  turn: 'river',
  river: null,
};

/** The street to be dealt next; null while somebody is to act and when nothing is to come. */
export const nextStreet = (hand: Betting): Street | null =>
  phaseOf(hand) === 'deal' ? AFTER[hand.street] : null;

export interface DealRuling {
  readonly rule: 'WIN-5' | 'ACT-8';
  readonly message: string;
}

/** Deals the next street: its new cards, or none if they are not known. */
export function dealStreet(hand: Hand, cards: readonly Card[] = []): Result<Hand, DealRuling> {
  const street = nextStreet(hand);
  const wrong = judgeDeal(street, hand.board, cards);
  return wrong ? fail(wrong) : ok(deal(hand, { kind: 'deal', street: street!, cards }));
}

/** The same in place; false, and nothing is changed, if it cannot be dealt now. */
export function dealInPlace(betting: OpenBetting, cards: readonly Card[]): boolean {
  const street = nextStreet(betting);
  if (judgeDeal(street, betting.board, cards)) return false;
  dealCards(betting, street!, cards);
  return true;
}

/** Five cards at most: looking through them takes less than calling `includes`. */
function isAmongFirst(cards: readonly Card[], count: number, card: Card): boolean {
  for (let i = 0; i < count; i++) if (cards[i] === card) return true;
  return false;
}

function judgeDeal(
  street: Street | null,
  board: readonly Card[],
  cards: readonly Card[],
): DealRuling | null {
  if (!street) return { rule: 'ACT-8', message: 'No street is to be dealt now.' };
  const expected = BOARD_CARDS[street];
  if (cards.length > 0 && cards.length !== expected) {
    const message = `The ${street} has ${expected} new cards, not ${cards.length}.`;
    return { rule: 'WIN-5', message };
  }
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (isAmongFirst(board, board.length, card) || isAmongFirst(cards, i, card)) {
      return { rule: 'WIN-5', message: `${cardText(card)} is out already.` };
    }
  }
  return null;
}
