import type { HouseRules } from '../../rules/index.ts';
import type { BlindLevel } from '../plan/blind-levels.ts';

/** Streets as numbers: 0 preflop … 3 river. */
export type StreetNumber = 0 | 1 | 2 | 3;

/** What a seat is there for. */
export type Role =
  /** Gives up at the first bet on that street, or only after one call. */
  | { readonly kind: 'fold'; readonly street: StreetNumber; readonly late: boolean }
  /** Goes all-in on that street, as soon as there is a bet to answer. */
  | { readonly kind: 'all-in'; readonly street: StreetNumber }
  /** Is all-in by posting. */
  | { readonly kind: 'posted' }
  /** Calls to the end. */
  | { readonly kind: 'stay' };

/** ACT-6: one bets, two short all-ins follow that reopen the betting only together. */
interface Reopening {
  readonly bettor: number;
  readonly bet: number;
}

/** ACT-4: a call of this price before the flop leaves the seat less than a big blind. */
interface ShortBet {
  readonly seat: number;
  readonly price: number;
}

/** The level that is played, and the chip that every stack is a multiple of. */
export interface PlayedLevel extends BlindLevel {
  readonly unit: number;
}

/** What is to happen at a table, before anybody has acted. Seats are counted from the button. */
export interface Script {
  readonly level: PlayedLevel;
  readonly ante: number;
  readonly rules: HouseRules;
  readonly roles: readonly Role[];
  readonly stacks: readonly number[];
  /** How often the bet is to be raised on each street, the first bet included. */
  readonly heat: readonly [number, number, number, number];
  /** What the first raise before the flop is to, if it matters. */
  readonly open: number | null;
  readonly reopening: Reopening | null;
  readonly shortBet: ShortBet | null;
}
