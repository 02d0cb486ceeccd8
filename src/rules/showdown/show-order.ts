import { events, type Hand, isAllInContested, seatsIn } from '../hand/hand.ts';
import { BUTTON } from '../table/table.ts';

export interface ShowOrder {
  /** With a player all-in and no more betting every hand is shown. */
  readonly everyoneShows: boolean;
  /** Who shows first, second, … */
  readonly seats: readonly number[];
}

/** SHOW-1: the last aggressor of the river shows first, else the first player left of the button. */
export function showOrder(hand: Hand): ShowOrder {
  const seats = seatsIn(hand);
  const first = lastRiverAggressor(hand) ?? (BUTTON + 1) % hand.table.seats.length;
  const count = hand.table.seats.length;
  const distance = (seat: number): number => (seat - first + count) % count;
  return {
    everyoneShows: isAllInContested(hand),
    seats: seats.sort((a, b) => distance(a) - distance(b)),
  };
}

function lastRiverAggressor(hand: Hand): number | null {
  let aggressor: number | null = null;
  let price = 0;
  for (const event of events(hand)) {
    if (event.kind === 'deal') {
      aggressor = null;
      price = 0;
    } else if (event.kind === 'act' && event.to > price) {
      aggressor = event.seat;
      price = event.to;
    }
  }
  return hand.street === 'river' ? aggressor : null;
}
