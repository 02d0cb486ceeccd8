import { betOf, canBet, isBettingOver, standingOf } from '../../src/rules/index.ts';
import type { Made } from './random-hand.ts';

/** What hands may show, so that a law is not kept only because nothing happened. */
const SIGHTS: Readonly<Record<string, (made: Made) => boolean>> = {
  'heads-up': ({ table }) => table.headsUp,
  'eliminated seats': ({ table }) => table.seats.some((seat) => seat.stack === 0),
  'dead button': ({ table }) => table.seats[0]!.stack === 0,
  'dead small blind': ({ table }) => table.seats[table.sb]!.stack === 0,
  'short big blind': ({ table, course }) => betOf(course[0]!, table.bb) < table.blinds.bb,
  'big blind all-in inside the ante': ({ table, course }) =>
    table.blinds.ante > 0 && betOf(course[0]!, table.bb) === 0,
  'ante from all': ({ table }) => table.rules.anteType === 'all' && table.blinds.ante > 0,
  'more than 2^50 chips': ({ table }) => table.seats.some((seat) => seat.stack > 2 ** 50),
  'raised twice or more on a street': ({ course }) =>
    course.some(
      ({ price, table, fullRaise }) => price > 2 * fullRaise && price > 3 * table.blinds.bb,
    ),
  'raise not reopened': ({ course }) =>
    course.some(
      (hand) =>
        hand.turn !== null &&
        standingOf(hand, hand.turn) === 'acted' &&
        hand.price - betOf(hand, hand.turn) < hand.fullRaise,
    ),
  'over before anybody acts': ({ course }) => isBettingOver(course[0]!),
  'everyone folded': ({ settlement }) =>
    settlement.pots.length === 1 && settlement.pots[0]!.eligible.length === 1,
  'side pot': ({ settlement }) => settlement.pots.length > 1,
  'three pots or more': ({ settlement }) => settlement.pots.length > 2,
  'nothing left to decide': ({ hand }) =>
    isBettingOver(hand) &&
    hand.stacks.filter((_, seat) => canBet(hand, seat)).length === 1 &&
    hand.players > 1,
  uncalled: ({ settlement }) => settlement.uncalledReturned !== null,
  'split pot': ({ settlement }) => settlement.pots.some((pot) => pot.winners.length > 1),
  'odd chips': ({ settlement }) =>
    settlement.pots.some(({ winners }) => new Set(winners.map((share) => share.amount)).size > 1),
  'run twice': ({ boards }) => boards.length > 1,
  'winners declared': ({ outcome }) => outcome.declared.kind !== 'none',
  'board not known': ({ boards, hand }) => hand.street === 'river' && boards[0]!.length < 5,
  'somebody mucks': ({ outcome }) => outcome.holes.includes('mucks'),
  elimination: ({ settlement }) =>
    settlement.players.some((player) => player.start > 0 && player.newStack === 0),
  'tournament over': ({ settlement }) => settlement.next?.seats === null,
};

export class Census {
  readonly #counts = new Map(Object.keys(SIGHTS).map((sight) => [sight, 0]));
  #hands = 0;

  count(made: Made): void {
    this.#hands++;
    for (const [sight, isThere] of Object.entries(SIGHTS)) {
      if (isThere(made)) this.#counts.set(sight, this.#counts.get(sight)! + 1);
    }
  }

  /** Sights that not even one hand in a thousand shows. */
  rare(): string[] {
    return [...this.#counts].filter(([, n]) => n * 1000 < this.#hands).map(([sight]) => sight);
  }

  table(): string {
    return [...this.#counts].map(([sight, n]) => `${String(n).padStart(8)}  ${sight}`).join('\n');
  }
}
