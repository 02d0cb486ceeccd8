import { unreachable } from '../../kernel/index.ts';
import { type Chips, minus, more, NO_CHIPS, plus } from '../table/chips.ts';
import { BUTTON } from '../table/table.ts';
import type { ActEvent, DealEvent, HandEvent, MuckEvent, PostEvent } from './event.ts';
import { betOf, canBet, type Hand, isAllIn, isAmong, NO_SEATS, withSeat } from './hand.ts';

/**
 * CHIP-2: the only place where chips move during a hand; nothing in here judges. Hands are written
 * out field by field: spreading one costs more than everything else an action does. Who knows the
 * kind of his event calls what is for it, which is quicker.
 */
export function advance(hand: Hand, event: HandEvent): Hand {
  switch (event.kind) {
    case 'post':
      return post(hand, event);
    case 'act':
      return act(hand, event);
    case 'deal':
      return deal(hand, event);
    case 'muck':
      return muck(hand, event);
    default:
      return unreachable(event);
  }
}

export function post(hand: Hand, event: PostEvent): Hand {
  const { seat, amount } = event;
  const stack = minus(hand.stacks[seat]!, amount);
  const { antes, dead, streetStacks } = hand;
  const isAnte = event.what === 'ante';
  const isDead = event.what === 'dead';
  return withTurn(
    {
      table: hand.table,
      log: { event, before: hand.log },
      street: hand.street,
      board: hand.board,
      stacks: withChips(hand.stacks, seat, stack),
      // POST-2: the ante is no bet
      streetStacks:
        isAnte || isDead
          ? withChips(streetStacks, seat, minus(streetStacks[seat]!, amount))
          : streetStacks,
      antes: isAnte ? withChips(antes, seat, plus(antes[seat]!, amount)) : antes,
      dead: isDead ? withChips(dead, seat, plus(dead[seat]!, amount)) : dead,
      folded: hand.folded,
      mucked: hand.mucked,
      acted: hand.acted,
      players: hand.players,
      able: stack === 0 ? hand.able - 1 : hand.able,
      price: hand.price,
      fullRaise: hand.fullRaise,
      turn: null,
    },
    hand.table.bb,
  );
}

export function act(hand: Hand, event: ActEvent): Hand {
  const { seat, to, added, verb } = event;
  const price = more(to, hand.price);
  const stack = minus(hand.stacks[seat]!, added);
  const folds = verb === 'fold';
  const raisedBy = (price - hand.price) as Chips;
  return withTurn(
    {
      table: hand.table,
      log: { event, before: hand.log },
      street: hand.street,
      board: hand.board,
      stacks: added === 0 ? hand.stacks : withChips(hand.stacks, seat, stack),
      streetStacks: hand.streetStacks,
      antes: hand.antes,
      dead: hand.dead,
      folded: folds ? withSeat(hand.folded, seat) : hand.folded,
      mucked: hand.mucked,
      acted: withSeat(hand.acted, seat),
      players: folds ? hand.players - 1 : hand.players,
      able: folds || stack === 0 ? hand.able - 1 : hand.able,
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

export function deal(hand: Hand, event: DealEvent): Hand {
  const board = hand.board.slice();
  for (const card of event.cards) board.push(card);
  return withTurn(
    {
      table: hand.table,
      log: { event, before: hand.log },
      street: event.street,
      board,
      stacks: hand.stacks,
      streetStacks: hand.stacks,
      antes: hand.antes,
      dead: hand.dead,
      folded: hand.folded,
      mucked: hand.mucked,
      acted: NO_SEATS,
      players: hand.players,
      able: hand.able,
      price: NO_CHIPS,
      fullRaise: hand.table.blinds.bb,
      turn: null,
    },
    // SEAT-3: later streets start left of the button
    BUTTON,
  );
}

/** ACT-8: no chip moves and nobody's turn comes; only who can win changes. */
const muck = (hand: Hand, event: MuckEvent): Hand => ({
  ...hand,
  log: { event, before: hand.log },
  mucked: withSeat(hand.mucked, event.seat),
});

/**
 * SEAT-3, ACT-8: whose turn it is, looking clockwise from the seat after `from`; null when the
 * street's betting is closed. Order follows seats, never labels.
 */
function nextTurn(hand: Hand, from: number): number | null {
  const { acted, price, players, able } = hand;
  if (players < 2 || able === 0) return null;
  const count = hand.stacks.length;
  for (let step = 1; step <= count; step++) {
    const seat = from + step < count ? from + step : from + step - count;
    if (!canBet(hand, seat)) continue;
    if (able === 1) return coversEveryAllIn(hand, seat) ? null : seat;
    if (!isAmong(acted, seat) || betOf(hand, seat) < price) return seat;
  }
  return null;
}

/** ACT-8: the only player who can still bet has no decision if nobody's all-in exceeds their bet. */
function coversEveryAllIn(hand: Hand, seat: number): boolean {
  const bet = betOf(hand, seat);
  for (let other = 0; other < hand.stacks.length; other++) {
    if (betOf(hand, other) > bet && isAllIn(hand, other)) return false;
  }
  return true;
}
