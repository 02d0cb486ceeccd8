import { type Chips, fewer } from '../table/chips.ts';
import type { Table } from '../table/table.ts';
import { post } from './advance.ts';
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
    mucked: NO_SEATS,
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
    hand = postUpTo(hand, seat, dead ? 'dead' : 'post', amount);
  }
  return hand;
}

function postBlinds(opened: Hand): Hand {
  const { dealtIn, rules, sb, bb, blinds } = opened.table;
  let hand = opened;
  if (rules.anteType === 'all') {
    // POST-5: ante first, whatever the ante order says
    for (const seat of dealtIn) hand = postUpTo(hand, seat, 'ante', blinds.ante);
    hand = postUpTo(hand, sb, 'sb', blinds.sb);
    return postUpTo(hand, bb, 'bb', blinds.bb);
  }
  hand = postUpTo(hand, sb, 'sb', blinds.sb);
  // POST-2: the BB alone posts the ante; POST-3: before or after the blind
  if (rules.anteOrder === 'ante-first') hand = postUpTo(hand, bb, 'ante', blinds.ante);
  hand = postUpTo(hand, bb, 'bb', blinds.bb);
  return rules.anteOrder === 'ante-first' ? hand : postUpTo(hand, bb, 'ante', blinds.ante);
}

/** POST-1: a short player posts what they have and is all-in. */
function postUpTo(hand: Hand, seat: number, what: PostEvent['what'], owed: Chips): Hand {
  const amount = fewer(owed, hand.stacks[seat]!);
  return amount > 0 ? post(hand, { kind: 'post', seat, what, amount }) : hand;
}
