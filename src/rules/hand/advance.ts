import { unreachable } from '../../kernel/invariant.ts';
import { type Chips, minus, more, NO_CHIPS, plus } from '../table/chips.ts';
import { BUTTON } from '../table/table.ts';
import type { ActEvent, DealEvent, HandEvent, PostEvent } from './event.ts';
import type { Hand, Standing } from './hand.ts';
import { nextTurn } from './turn-order.ts';

/**
 * CHIP-2: the only place where chips move during a hand; nothing in here judges. Hands are written
 * out field by field: spreading one costs more than everything else an action does.
 */
export function advance(hand: Hand, event: HandEvent): Hand {
  switch (event.kind) {
    case 'post':
      return post(hand, event);
    case 'act':
      return act(hand, event);
    case 'deal':
      return deal(hand, event);
    default:
      return unreachable(event);
  }
}

function post(hand: Hand, event: PostEvent): Hand {
  const { seat, amount } = event;
  const stack = minus(hand.stacks[seat]!, amount);
  const stacks = withChips(hand.stacks, seat, stack);
  const standings = stack === 0 ? withStanding(hand.standings, seat, 'all-in') : hand.standings;
  const isAnte = event.what === 'ante';
  const before = isAnte ? hand.antes : hand.bets;
  const into = withChips(before, seat, plus(before[seat]!, amount));
  return {
    table: hand.table,
    log: { event, before: hand.log },
    street: hand.street,
    board: hand.board,
    stacks,
    bets: isAnte ? hand.bets : into,
    antes: isAnte ? into : hand.antes,
    standings,
    answered: hand.answered,
    price: hand.price,
    fullRaise: hand.fullRaise,
    turn: nextTurn(standings, isAnte ? hand.bets : into, hand.price, hand.table.bb),
  };
}

function act(hand: Hand, event: ActEvent): Hand {
  const { seat, to, added, verb } = event;
  const price = more(to, hand.price);
  const stack = minus(hand.stacks[seat]!, added);
  const stacks = added === 0 ? hand.stacks : withChips(hand.stacks, seat, stack);
  const bets = added === 0 ? hand.bets : withChips(hand.bets, seat, to);
  const standing: Standing = verb === 'fold' ? 'folded' : stack === 0 ? 'all-in' : 'acted';
  const standings = withStanding(hand.standings, seat, standing);
  const answered = verb === 'fold' ? hand.answered : withChips(hand.answered, seat, price);
  const raisedBy = (price - hand.price) as Chips;
  return {
    table: hand.table,
    log: { event, before: hand.log },
    street: hand.street,
    board: hand.board,
    stacks,
    bets,
    antes: hand.antes,
    standings,
    answered,
    price,
    // ACT-5: an all-in (or a raise let pass) for less does not change the size
    fullRaise: more(raisedBy, hand.fullRaise),
    turn: nextTurn(standings, bets, price, seat),
  };
}

function withChips(list: readonly Chips[], seat: number, value: Chips): readonly Chips[] {
  const copy = list.slice();
  copy[seat] = value;
  return copy;
}

// A function of its own: one for lists of either kind would be a slow one for both.
function withStanding(
  list: readonly Standing[],
  seat: number,
  value: Standing,
): readonly Standing[] {
  const copy = list.slice();
  copy[seat] = value;
  return copy;
}

function deal(hand: Hand, event: DealEvent): Hand {
  const { nothing, blinds } = hand.table;
  const standings = hand.standings.slice();
  for (let seat = 0; seat < standings.length; seat++) {
    if (standings[seat] === 'acted') standings[seat] = 'waiting';
  }
  return {
    table: hand.table,
    log: { event, before: hand.log },
    street: event.street,
    board: event.cards.length > 0 ? hand.board.concat(event.cards) : hand.board,
    stacks: hand.stacks,
    bets: nothing,
    antes: hand.antes,
    standings,
    answered: nothing,
    price: NO_CHIPS,
    fullRaise: blinds.bb,
    // SEAT-3: later streets start left of the button
    turn: nextTurn(standings, nothing, NO_CHIPS, BUTTON),
  };
}
