import type { Card } from '../cards/card.ts';
import type { Chips } from '../table/chips.ts';
import type { Verb } from './action.ts';
import type { Street } from './street.ts';

export interface PostEvent {
  readonly kind: 'post';
  readonly seat: number;
  /** `post` is a bet like a blind, `dead` dead money: what a late player posts. */
  readonly what: 'ante' | 'sb' | 'bb' | 'post' | 'dead';
  readonly amount: Chips;
}

export interface ActEvent {
  readonly kind: 'act';
  readonly seat: number;
  readonly verb: Verb;
  /** The player's street total after it. */
  readonly to: Chips;
  readonly added: Chips;
  readonly forced: boolean;
  /** ACT-9: done for a player who was absent. */
  readonly away: boolean;
}

export interface DealEvent {
  readonly kind: 'deal';
  readonly street: Street;
  /** Empty when the cards are not known. */
  readonly cards: readonly Card[];
}

/** ACT-8: a fold written where there is nothing left to decide gives up the pots, not the hand. */
export interface MuckEvent {
  readonly kind: 'muck';
  readonly seat: number;
  readonly forced: boolean;
}

/** Everything that happens in a hand before it is settled. */
export type HandEvent = PostEvent | ActEvent | DealEvent | MuckEvent;

/** Events as a chain, newest first: an earlier hand keeps its own, so undo costs nothing. */
export interface Log {
  readonly event: HandEvent;
  readonly before: Log | null;
}

/** Oldest first. */
export function eventsOf(log: Log | null): HandEvent[] {
  const events: HandEvent[] = [];
  for (let at = log; at; at = at.before) events.push(at.event);
  return events.reverse();
}
