import {
  apply,
  type ClaimedSeat,
  dealStreet,
  events,
  type Hand,
  openHand,
  type Settlement,
  setupLabelOf,
  type Table,
} from '../../src/rules/index.ts';

/** The stack setup from which `seatPlayers` makes this table. */
export const listed = (table: Table): ClaimedSeat[] =>
  table.seats.map(({ name, stack }, seat) => ({ name, stack, label: setupLabelOf(table, seat) }));

/** The same actions and cards from another start, every amount multiplied. */
export function playAgain(hand: Hand, start: Hand | Table, by = 1): Hand {
  let again = 'seats' in start ? openHand(start) : start;
  for (const event of events(hand)) {
    // Hands are played here by what is on offer, and a muck is not (ACT-8).
    if (event.kind === 'post' || event.kind === 'muck') continue;
    const done =
      event.kind === 'deal'
        ? dealStreet(again, event.cards)
        : apply(again, { verb: event.verb, to: event.to * by });
    if (!done.ok) throw new Error(`not again: ${JSON.stringify({ event, why: done.error })}`);
    again = done.value;
  }
  return again;
}

/** What came out, players by their names and every amount multiplied. */
export function result({ uncalledReturned: returned, pots, players, next }: Settlement, by = 1) {
  const nameOf = (seat: number): string => players[seat]!.name;
  const times = (chips: number | null): number | null => chips && chips * by;
  const named = ({ seat, amount }: { seat: number; amount: number }) => ({
    name: nameOf(seat),
    amount: amount * by,
  });
  return {
    returned: returned && named(returned),
    pots: pots.map(({ name, amount, percentage, level, eligible, winners }) => ({
      name,
      amount: amount * by,
      percentage,
      level: level * by,
      eligible: eligible.map(nameOf),
      winners: winners.map(named),
    })),
    players: players.map((player) => ({
      name: player.name,
      start: player.start * by,
      live: player.live * by,
      ante: player.ante * by,
      contributed: player.contributed * by,
      final: player.final * by,
      won: times(player.won),
      new: times(player.newStack),
      maxWin: player.maxWin * by,
      allIn: player.allIn,
      folded: player.folded,
    })),
    next: next && {
      ruling: next.ruling && { ...next.ruling, seat: nameOf(next.ruling.seat) },
      seats: next.seats?.map((seat) => ({ ...seat, stack: seat.stack * by })) ?? null,
    },
  };
}

export type Result = ReturnType<typeof result>;

/** POT-9: how the pots explain themselves. */
export const calculations = ({ pots }: Settlement): string[] => pots.map((pot) => pot.calculation);
