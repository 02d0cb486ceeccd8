import type { Card } from '../cards/card.ts';
import { type Chips, minus } from '../table/chips.ts';
import type { Table } from '../table/table.ts';
import { eventsOf, type HandEvent, type Log } from './event.ts';
import type { Street } from './street.ts';

/**
 * How a player stands: `waiting` has not acted on this street (posting a blind is not acting,
 * ACT-6), `acted` has; `out` was not dealt in (SEAT-5).
 */
export type Standing = 'waiting' | 'acted' | 'folded' | 'all-in' | 'out';

/**
 * A legal hand in progress. The log is the truth; every other field is worked out from it by
 * `advance` and kept only for speed. Lists are by seat.
 */
export interface Hand {
  readonly table: Table;
  readonly log: Log | null;
  readonly street: Street;
  /** The board cards dealt, as far as they are known. */
  readonly board: readonly Card[];
  /** Chips behind. */
  readonly stacks: readonly Chips[];
  /** Chips put in on this street, the ante apart. */
  readonly bets: readonly Chips[];
  readonly antes: readonly Chips[];
  readonly standings: readonly Standing[];
  /** How many have not folded, and how many of them can still bet. */
  readonly players: number;
  readonly able: number;
  /** The street total to match; before the flop at least the full big blind (POST-4). */
  readonly price: Chips;
  /** ACT-5: the last full bet or raise of the street, at first the big blind (ACT-4). */
  readonly fullRaise: Chips;
  /** Whose turn it is; null when betting on this street is closed. */
  readonly turn: number | null;
}

export const isIn = (standing: Standing): boolean => standing !== 'folded' && standing !== 'out';

export const canBet = (standing: Standing): boolean =>
  standing === 'waiting' || standing === 'acted';

/** The most a player can have in on this street: his whole live amount, what `All-In` names. */
export const wholeOf = (hand: Hand, seat: number): Chips =>
  (hand.stacks[seat]! + hand.bets[seat]!) as Chips;

/** Everything a player has put in over the hand, the ante apart. */
export const liveOf = (hand: Hand, seat: number): Chips =>
  minus(minus(hand.table.seats[seat]!.stack, hand.stacks[seat]!), hand.antes[seat]!);

export const nameOf = (hand: Hand, seat: number): string => hand.table.seats[seat]!.name;

export const seatsIn = (hand: Hand): number[] =>
  hand.standings.flatMap((standing, seat) => (isIn(standing) ? [seat] : []));

export const events = (hand: Hand): readonly HandEvent[] => eventsOf(hand.log);

/** What the hand is waiting for. */
export type Phase = 'betting' | 'deal' | 'showdown' | 'everyone-folded';

export function phaseOf(hand: Hand): Phase {
  if (hand.turn !== null) return 'betting';
  if (hand.players === 1) return 'everyone-folded';
  return hand.street === 'river' ? 'showdown' : 'deal';
}

/** ACT-8: nobody will bet again, even if board cards are still to come. */
export const isBettingOver = (hand: Hand): boolean =>
  hand.turn === null && (hand.players === 1 || hand.able < 2 || hand.street === 'river');
