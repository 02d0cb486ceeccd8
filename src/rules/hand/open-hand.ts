import { type Chips, fewer, unboxed } from '../table/chips.ts';
import type { Table } from '../table/table.ts';
import { type OpenBetting, type OpenHand, passTurn, postChips } from './advance.ts';
import type { PostEvent } from './event.ts';
import { type Hand, NO_SEATS, withSeat } from './hand.ts';

/** A hand with antes and blinds posted and the first player to act. */
export function openHand(table: Table): Hand {
  const posted: PostEvent[] = [];
  const hand = openTable(table, posted);
  for (const event of posted) hand.log = { event, before: hand.log };
  return hand;
}

/** The same without a log, to be changed in place. */
export const openBetting = (table: Table): OpenBetting => openTable(table, null);

/**
 * Everything posted; `posted` gets what was. With or without a log it is one shape of object: the
 * rules look at both, and V8 is slower with two.
 */
function openTable(table: Table, posted: PostEvent[] | null): OpenHand {
  const { seats, dealtIn, blinds } = table;
  const bb = unboxed(blinds.bb);
  // A copy, not made anew: after one list with a big number V8 makes all lists for such.
  const stacks: Chips[] = table.nothing.slice();
  let bettors = NO_SEATS;
  for (let seat = 0; seat < seats.length; seat++) {
    stacks[seat] = unboxed(seats[seat]!.stack);
    if (stacks[seat]! > 0) bettors = withSeat(bettors, seat);
  }
  const betting: OpenHand = {
    table,
    log: null,
    street: 'preflop',
    board: [],
    stacks,
    streetStacks: stacks.slice(),
    antes: table.nothing,
    dead: table.nothing,
    folded: NO_SEATS,
    mucked: NO_SEATS,
    acted: NO_SEATS,
    bettors,
    toAct: NO_SEATS,
    players: dealtIn.length,
    // POST-4: a short big blind changes nothing for the others
    price: bb,
    fullRaise: bb,
    turn: null,
  };
  postBlinds(betting, posted);
  for (const { seat, amount, dead } of table.posts) {
    postUpTo(betting, seat, dead ? 'dead' : 'post', amount, posted);
  }
  betting.toAct = betting.bettors;
  passTurn(betting, table.bb);
  return betting;
}

function postBlinds(betting: OpenBetting, posted: PostEvent[] | null): void {
  const { dealtIn, rules, sb, bb, blinds } = betting.table;
  if (rules.anteType === 'all') {
    // POST-5: ante first, whatever the ante order says
    for (const seat of dealtIn) postUpTo(betting, seat, 'ante', blinds.ante, posted);
    postUpTo(betting, sb, 'sb', blinds.sb, posted);
    postUpTo(betting, bb, 'bb', blinds.bb, posted);
    return;
  }
  postUpTo(betting, sb, 'sb', blinds.sb, posted);
  // POST-2: the BB alone posts the ante; POST-3: before or after the blind
  const isAnteFirst = rules.anteOrder === 'ante-first';
  if (isAnteFirst) postUpTo(betting, bb, 'ante', blinds.ante, posted);
  postUpTo(betting, bb, 'bb', blinds.bb, posted);
  if (!isAnteFirst) postUpTo(betting, bb, 'ante', blinds.ante, posted);
}

/** POST-1: a short player posts what they have and is all-in. */
function postUpTo(
  betting: OpenBetting,
  seat: number,
  what: PostEvent['what'],
  owed: Chips,
  posted: PostEvent[] | null,
): void {
  const amount = fewer(owed, betting.stacks[seat]!);
  if (amount === 0) return;
  postChips(betting, seat, what, amount);
  posted?.push({ kind: 'post', seat, what, amount });
}
