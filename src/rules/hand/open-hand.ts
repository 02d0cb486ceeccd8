import { type Chips, fewer } from '../table/chips.ts';
import { type Blinds, isDealtIn, type Table } from '../table/table.ts';
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
  for (const [seat, what] of postingOrder(table)) {
    hand = post(hand, seat, what, table.blinds[what]);
  }
  for (const { seat, amount, dead } of table.posts) {
    hand = post(hand, seat, dead ? 'dead' : 'post', amount);
  }
  return hand;
}

/** POST-1: a short player posts what he has and is all-in. */
function post(hand: Hand, seat: number, what: PostEvent['what'], owed: Chips): Hand {
  const amount = fewer(owed, hand.stacks[seat]!);
  return amount > 0 ? advance(hand, { kind: 'post', seat, what, amount }) : hand;
}

type Posting = readonly [seat: number, what: keyof Blinds];

function postingOrder(table: Table): readonly Posting[] {
  const sb: Posting = [table.sb, 'sb'];
  const bb: Posting = [table.bb, 'bb'];
  if (table.rules.anteType === 'all') {
    // POST-5: ante first, whatever the ante order says
    const antes = table.seats.flatMap((_, seat): Posting[] =>
      isDealtIn(table, seat) ? [[seat, 'ante']] : [],
    );
    return [...antes, sb, bb];
  }
  // POST-2: the BB alone posts the ante; POST-3: before or after his blind
  const ante: Posting = [table.bb, 'ante'];
  return table.rules.anteOrder === 'ante-first' ? [sb, ante, bb] : [sb, bb, ante];
}
