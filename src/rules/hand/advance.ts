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
  const isAllIn = stack === 0;
  const isAnte = event.what === 'ante';
  const before = isAnte ? hand.antes : hand.bets;
  const into = withChips(before, seat, plus(before[seat]!, amount));
  return withTurn(
    {
      table: hand.table,
      log: { event, before: hand.log },
      street: hand.street,
      board: hand.board,
      stacks: withChips(hand.stacks, seat, stack),
      bets: isAnte ? hand.bets : into,
      antes: isAnte ? into : hand.antes,
      standings: isAllIn ? withStanding(hand.standings, seat, 'all-in') : hand.standings,
      players: hand.players,
      able: isAllIn ? hand.able - 1 : hand.able,
      price: hand.price,
      fullRaise: hand.fullRaise,
      turn: null,
    },
    hand.table.bb,
  );
}

function act(hand: Hand, event: ActEvent): Hand {
  const { seat, to, added, verb } = event;
  const price = more(to, hand.price);
  const stack = minus(hand.stacks[seat]!, added);
  const folds = verb === 'fold';
  const standing: Standing = folds ? 'folded' : stack === 0 ? 'all-in' : 'acted';
  const raisedBy = (price - hand.price) as Chips;
  return withTurn(
    {
      table: hand.table,
      log: { event, before: hand.log },
      street: hand.street,
      board: hand.board,
      stacks: added === 0 ? hand.stacks : withChips(hand.stacks, seat, stack),
      bets: added === 0 ? hand.bets : withChips(hand.bets, seat, to),
      antes: hand.antes,
      standings: withStanding(hand.standings, seat, standing),
      players: folds ? hand.players - 1 : hand.players,
      able: standing === 'acted' ? hand.able : hand.able - 1,
      price,
      // ACT-5: an all-in (or a raise let pass) for less does not change the size
      fullRaise: more(raisedBy, hand.fullRaise),
      turn: null,
    },
    seat,
  );
}

/** A new hand, with the turn that follows from it. */
function withTurn(hand: Mutable<Hand>, from: number): Hand {
  hand.turn = nextTurn(hand, from);
  return hand;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

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
  const board = hand.board.slice();
  for (const card of event.cards) board.push(card);
  return withTurn(
    {
      table: hand.table,
      log: { event, before: hand.log },
      street: event.street,
      board,
      stacks: hand.stacks,
      bets: nothing,
      antes: hand.antes,
      standings,
      players: hand.players,
      able: hand.able,
      price: NO_CHIPS,
      fullRaise: blinds.bb,
      turn: null,
    },
    // SEAT-3: later streets start left of the button
    BUTTON,
  );
}
