import { type Chips, fewer } from '../table/chips.ts';
import type { Table } from '../table/table.ts';
import { advance } from './advance.ts';
import type { PostEvent } from './event.ts';
import { type Hand, NO_SEATS } from './hand.ts';

/** A hand with antes and blinds posted and the first player to act. */
export function openHand(table: Table): Hand {
  const stacks = table.seats.map((seat) => seat.stack);
  let hand: Hand = {
    table,
    log: null,
    street: 'preflop',
    board: [],
    stacks,
    streetStacks: stacks,
    antes: table.nothing,
    dead: table.nothing,
    folded: NO_SEATS,
    acted: NO_SEATS,
    players: table.dealtIn.length,
    able: table.dealtIn.length,
    // POST-4: a short big blind changes nothing for the others
    price: table.blinds.bb,
    fullRaise: table.blinds.bb,
    turn: null,
  };
  hand = postBlinds(hand);
  for (const { seat, amount, dead } of table.posts) {
    hand = post(hand, seat, dead ? 'dead' : 'post', amount);
  }
  return hand;
}

function postBlinds(opened: Hand): Hand {
  const { dealtIn, rules, sb, bb, blinds } = opened.table;
  let hand = opened;
  if (rules.anteType === 'all') {
    // POST-5: ante first, whatever the ante order says
    for (const seat of dealtIn) hand = post(hand, seat, 'ante', blinds.ante);
    hand = post(hand, sb, 'sb', blinds.sb);
    return post(hand, bb, 'bb', blinds.bb);
  }
  hand = post(hand, sb, 'sb', blinds.sb);
  // POST-2: the BB alone posts the ante; POST-3: before or after his blind
  if (rules.anteOrder === 'ante-first') hand = post(hand, bb, 'ante', blinds.ante);
  hand = post(hand, bb, 'bb', blinds.bb);
  return rules.anteOrder === 'ante-first' ? hand : post(hand, bb, 'ante', blinds.ante);
}

/** POST-1: a short player posts what he has and is all-in. */
function post(hand: Hand, seat: number, what: PostEvent['what'], owed: Chips): Hand {
  const amount = fewer(owed, hand.stacks[seat]!);
  return amount > 0 ? advance(hand, { kind: 'post', seat, what, amount }) : hand;
}
