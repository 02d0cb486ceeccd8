import type { Card } from '../cards/card.ts';
import { type Chips, chips } from '../table/chips.ts';
import { isDealtIn, type Table } from '../table/table.ts';
import { eventsOf, type HandEvent, type Log } from './event.ts';
import type { Street } from './street.ts';

/**
 * How a player stands: `waiting` has not acted on this street (posting a blind is not acting,
 * ACT-6), `acted` has; `mucked` folded after betting was over (ACT-8); `out` was not dealt in
 * (SEAT-5).
 */
export type Standing = 'waiting' | 'acted' | 'folded' | 'mucked' | 'all-in' | 'out';

/**
 * How a legal hand stands: all that the rules look at. Lists are by seat. Bets and standings are
 * read off them by `betOf` and `standingOf`, so that an action copies one list and no more.
 */
export interface Betting {
  readonly table: Table;
  readonly street: Street;
  /** The board cards dealt, as far as they are known. */
  readonly board: readonly Card[];
  /** Chips behind. */
  readonly stacks: readonly Chips[];
  /** Chips behind when the street's betting began, antes paid: what is gone since is the bet. */
  readonly streetStacks: readonly Chips[];
  readonly antes: readonly Chips[];
  /** POT-3: dead posts, which count for no level even where antes do (POST-5). */
  readonly dead: readonly Chips[];
  readonly folded: SeatSet;
  /** ACT-8: who folded after betting was over: still in, but gives up every contested pot. */
  readonly mucked: SeatSet;
  /** Who has acted on this street. */
  readonly acted: SeatSet;
  /** Who has not folded and has chips behind. */
  readonly bettors: SeatSet;
  /** ACT-8: those of them who have not acted on this street or face a bet. */
  readonly toAct: SeatSet;
  /** How many have not folded. */
  readonly players: number;
  /** The street total to match; before the flop at least the full big blind (POST-4). */
  readonly price: Chips;
  /** ACT-5: the last full bet or raise of the street, at first the big blind (ACT-4). */
  readonly fullRaise: Chips;
  /** Whose turn it is; null when betting on this street is closed. */
  readonly turn: number | null;
}

/** A legal hand in progress. The log is the truth; everything else is worked out from it. */
export interface Hand extends Betting {
  readonly log: Log | null;
}

/** Seats as bits: ten fit easily. */
export type SeatSet = number;

export const NO_SEATS: SeatSet = 0;

export const isAmong = (seats: SeatSet, seat: number): boolean => (seats & (1 << seat)) !== 0;

export const withSeat = (seats: SeatSet, seat: number): SeatSet => seats | (1 << seat);

export const withoutSeat = (seats: SeatSet, seat: number): SeatSet => seats & ~(1 << seat);

/** Those of these seats that come later in the list. */
export const seatsAfter = (seats: SeatSet, seat: number): SeatSet => seats & (-2 << seat);

/** The first of these seats, in the order of the list; there must be one. */
export const firstOf = (seats: SeatSet): number => 31 - Math.clz32(seats & -seats);

/** Chips a player has put in on this street, the ante apart. */
export const betOf = (hand: Chipcount, seat: number): Chips =>
  (hand.streetStacks[seat]! - hand.stacks[seat]!) as Chips;

type Chipcount = Pick<Hand, 'stacks' | 'streetStacks'>;

/** Everybody's bet on this street, by seat. */
export const betsOf = (hand: Hand): readonly Chips[] =>
  hand.stacks.map((_, seat) => betOf(hand, seat));

export function standingOf(hand: Hand, seat: number): Standing {
  if (isAmong(hand.folded, seat)) return 'folded';
  if (isAmong(hand.mucked, seat)) return 'mucked';
  if (hand.stacks[seat] === 0) return isDealtIn(hand.table, seat) ? 'all-in' : 'out';
  return isAmong(hand.acted, seat) ? 'acted' : 'waiting';
}

/** How everybody stands, by seat. */
export const standingsOf = (hand: Hand): readonly Standing[] =>
  hand.stacks.map((_, seat) => standingOf(hand, seat));

/** Whether a player was dealt in and has not folded. */
export const isIn = (hand: Betting, seat: number): boolean =>
  !isAmong(hand.folded, seat) && isDealtIn(hand.table, seat);

/** Whether a player has not folded and has chips behind. */
export const canBet = (hand: Pick<Hand, 'bettors'>, seat: number): boolean =>
  isAmong(hand.bettors, seat);

/** Whether two or more players can still bet. */
export const canSeveralBet = ({ bettors }: Pick<Hand, 'bettors'>): boolean =>
  (bettors & (bettors - 1)) !== 0;

/** ACT-8: whether one player alone can still bet. */
export const canOnlyOneBet = (hand: Pick<Hand, 'bettors'>): boolean =>
  hand.bettors !== NO_SEATS && !canSeveralBet(hand);

export const isAllIn = (hand: Betting, seat: number): boolean =>
  hand.stacks[seat] === 0 && isIn(hand, seat);

/** Whether somebody is all-in and not everybody else has folded. */
export const isAllInContested = (hand: Betting): boolean =>
  hand.players > 1 && hand.stacks.some((_, seat) => isAllIn(hand, seat));

/** The most a player can have in on this street: the whole live amount, what `All-In` names. */
export const wholeOf = (hand: Betting, seat: number): Chips => hand.streetStacks[seat]!;

/** Everything a player has put in over the hand, the ante and dead posts apart. */
export const liveOf = (hand: Betting, seat: number): Chips =>
  chips(hand.table.seats[seat]!.stack - hand.stacks[seat]! - hand.antes[seat]! - hand.dead[seat]!);

export const nameOf = (hand: Hand, seat: number): string => hand.table.seats[seat]!.name;

export const seatsIn = (hand: Hand): number[] =>
  hand.table.dealtIn.filter((seat) => !isAmong(hand.folded, seat));

export const events = (hand: Hand): readonly HandEvent[] => eventsOf(hand.log);

/** What the hand is waiting for. */
export type Phase = 'betting' | 'deal' | 'showdown' | 'everyone-folded';

export function phaseOf(hand: Betting): Phase {
  if (hand.turn !== null) return 'betting';
  if (hand.players === 1) return 'everyone-folded';
  return hand.street === 'river' ? 'showdown' : 'deal';
}

/** ACT-8: nobody will bet again, even if board cards are still to come. */
export const isBettingOver = (hand: Betting): boolean =>
  hand.turn === null && (!canSeveralBet(hand) || hand.street === 'river');
