import { unreachable } from '../../kernel/index.ts';
import type { Card } from '../cards/card.ts';
import { type Chips, minus, more, NO_CHIPS, plus, unboxed } from '../table/chips.ts';
import { BUTTON } from '../table/table.ts';
import type { ActEvent, DealEvent, HandEvent, PostEvent } from './event.ts';
import {
  type Betting,
  betOf,
  canOnlyOneBet,
  firstOf,
  type Hand,
  isAllIn,
  NO_SEATS,
  type SeatSet,
  seatsAfter,
  withoutSeat,
  withSeat,
} from './hand.ts';
import type { Street } from './street.ts';

/**
 * Betting that changes in place: its board, `stacks` and `streetStacks` are lists of its own. Only for
 * whoever keeps no earlier hand; everybody else gets a new hand from `advance`.
 */
export type OpenBetting = { -readonly [K in keyof Betting]: Betting[K] } & {
  board: Card[];
  stacks: Chips[];
  streetStacks: Chips[];
};

/** The same with its log. */
export type OpenHand = OpenBetting & { log: Hand['log'] };

/** Everything after the posts, with which a hand is opened. */
type LaterEvent = Exclude<HandEvent, PostEvent>;

/** CHIP-2: the hand after an event; the one before it stays as it was. Nothing in here judges. */
export function advance(hand: Hand, event: LaterEvent): Hand {
  switch (event.kind) {
    case 'act':
      return act(hand, event);
    case 'deal':
      return deal(hand, event);
    case 'muck': {
      const next = after(hand, event);
      // ACT-8: no chip moves and nobody's turn comes; only who can win changes.
      next.mucked = withSeat(hand.mucked, event.seat);
      return next;
    }
    default:
      return unreachable(event);
  }
}

/** Whoever knows the kind of an event calls what is for it, which is quicker. */
export function act(hand: Hand, event: ActEvent): Hand {
  const next = after(hand, event);
  const { seat, to, added } = event;
  if (added > 0) next.stacks = hand.stacks.slice();
  takeAction(next, seat, event.verb === 'fold', to, added);
  return next;
}

export function deal(hand: Hand, event: DealEvent): Hand {
  const next = after(hand, event);
  // From nothing on: a copy would have no room for the new cards.
  next.board = [];
  for (let i = 0; i < hand.board.length; i++) next.board.push(hand.board[i]!);
  next.streetStacks = hand.streetStacks.slice();
  dealCards(next, event.street, event.cards);
  return next;
}

/** The same hand with one more event. Written out: spreading costs more than all an action does. */
const after = (hand: Hand, event: LaterEvent): OpenHand => ({
  table: hand.table,
  log: { event, before: hand.log },
  street: hand.street,
  // Whoever changes one of these lists makes it its own first.
  board: hand.board as Card[],
  stacks: hand.stacks as Chips[],
  streetStacks: hand.streetStacks as Chips[],
  antes: hand.antes,
  dead: hand.dead,
  folded: hand.folded,
  mucked: hand.mucked,
  acted: hand.acted,
  bettors: hand.bettors,
  toAct: hand.toAct,
  players: hand.players,
  price: hand.price,
  fullRaise: hand.fullRaise,
  turn: hand.turn,
});

/** CHIP-2: from here on is the only place where chips move during a hand. */
export function postChips(
  betting: OpenBetting,
  seat: number,
  what: PostEvent['what'],
  amount: Chips,
): void {
  const stack = minus(betting.stacks[seat]!, amount);
  betting.stacks[seat] = stack;
  if (what === 'ante' || what === 'dead') {
    // POST-2: the ante is not a bet
    betting.streetStacks[seat] = minus(betting.streetStacks[seat]!, amount);
    if (what === 'ante') betting.antes = withMore(betting.antes, seat, amount);
    else betting.dead = withMore(betting.dead, seat, amount);
  }
  if (stack === 0) stopBetting(betting, seat);
}

/** The player has no more decisions: they have folded, or have no chips left. */
function stopBetting(betting: OpenBetting, seat: number): void {
  betting.bettors = withoutSeat(betting.bettors, seat);
}

function withMore(list: readonly Chips[], seat: number, amount: Chips): readonly Chips[] {
  const copy = list.slice();
  copy[seat] = plus(list[seat]!, amount);
  return copy;
}

/** A player folds, or has `to` in on this street. */
export function takeAction(
  betting: OpenBetting,
  seat: number,
  folds: boolean,
  to: Chips,
  added: Chips,
): void {
  const stack = minus(betting.stacks[seat]!, added);
  if (added > 0) betting.stacks[seat] = stack;
  if (to > betting.price) {
    // ACT-5: an all-in (or a raise let pass) for less does not change the size
    betting.fullRaise = more((to - betting.price) as Chips, betting.fullRaise);
    betting.price = to;
    betting.toAct |= whoFaces(betting, to);
  }
  if (folds) {
    betting.folded = withSeat(betting.folded, seat);
    betting.players--;
  }
  if (folds || stack === 0) stopBetting(betting, seat);
  betting.acted = withSeat(betting.acted, seat);
  betting.toAct = withoutSeat(betting.toAct, seat);
  passTurn(betting, seat);
}

/** Everybody who can bet and has less than the price in. */
function whoFaces(betting: OpenBetting, price: Chips): SeatSet {
  let faces = NO_SEATS;
  for (let rest = betting.bettors; rest !== NO_SEATS; ) {
    const seat = firstOf(rest);
    if (betOf(betting, seat) < price) faces = withSeat(faces, seat);
    rest = withoutSeat(rest, seat);
  }
  return faces;
}

export function dealCards(betting: OpenBetting, street: Street, cards: readonly Card[]): void {
  betting.street = street;
  for (let i = 0; i < cards.length; i++) betting.board.push(cards[i]!);
  const { stacks, streetStacks } = betting;
  for (let seat = 0; seat < stacks.length; seat++) streetStacks[seat] = stacks[seat]!;
  betting.acted = NO_SEATS;
  betting.toAct = betting.bettors;
  betting.price = NO_CHIPS;
  betting.fullRaise = unboxed(betting.table.blinds.bb);
  // SEAT-3: later streets start left of the button
  passTurn(betting, BUTTON);
}

/**
 * SEAT-3, ACT-8: gives the turn to whoever is next, looking clockwise from the seat after `from`;
 * to nobody when the street's betting is closed. Order follows seats, never labels.
 */
export function passTurn(betting: OpenBetting, from: number): void {
  const { toAct, bettors } = betting;
  if (canOnlyOneBet(betting)) {
    const seat = firstOf(bettors);
    betting.turn = coversEveryAllIn(betting, seat) ? null : seat;
  } else if (toAct === NO_SEATS) {
    betting.turn = null;
  } else {
    const later = seatsAfter(toAct, from);
    betting.turn = firstOf(later === NO_SEATS ? toAct : later);
  }
}

/** ACT-8: the only player who can still bet has no decision if nobody's all-in exceeds their bet. */
function coversEveryAllIn(betting: Betting, seat: number): boolean {
  const bet = betOf(betting, seat);
  for (let other = 0; other < betting.stacks.length; other++) {
    if (betOf(betting, other) > bet && isAllIn(betting, other)) return false;
  }
  return true;
}
