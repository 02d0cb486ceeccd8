import type { CaseCategory, Complexity } from '../case.ts';

/** A case somebody made by hand: a hand, and what is said to come of it as far as it is said. */
export interface HandMadeCase {
  readonly id: string;
  readonly title: string;
  /** The line of the file where it starts. */
  readonly line: number;
  /** Set-up, actions and, where it is told in the notation, the outcome. */
  readonly hand: string;
  /** The line of the file for each line of the hand. */
  readonly handLines: readonly number[];
  readonly complexity: Complexity | null;
  readonly category: CaseCategory | null;
  readonly claims: HandMadeClaims;
  /** What stands there and could not be read. */
  readonly unread: readonly { readonly line: number; readonly message: string }[];
}

/** What a case claims; null is not said. */
export interface HandMadeClaims {
  readonly totalPot: Claim | null;
  readonly ante: Claim | null;
  readonly players: readonly ClaimedPlayer[];
  /** `Folded: Bob 15,000 + David 29,000`. */
  readonly folded: readonly (Claim & { readonly name: string })[];
  readonly pots: readonly ClaimedPot[];
  /** The next hand in each place where it stands: preview, copy button, compare button. */
  readonly nextHands: readonly { readonly line: number; readonly text: string }[];
}

export interface Claim {
  readonly line: number;
  /** May be negative: that is one of the mistakes. */
  readonly amount: number;
}

export interface ClaimedPlayer {
  readonly line: number;
  readonly name: string;
  readonly position: string | null;
  readonly start: number | null;
  readonly final: number | null;
  readonly contributed: number | null;
  readonly live: number | null;
  readonly maxWin: number | null;
  readonly new: number | null;
  /** Whether `(all-in)` stands at what was contributed. */
  readonly isAllIn: boolean;
  /** The pots won: names, or `all`. */
  readonly wins: readonly string[] | 'all';
}

export interface ClaimedPot {
  readonly line: number;
  readonly name: string;
  readonly amount: number | null;
  readonly percentage: number | null;
  /** null where it is not said by names ("All Players"). */
  readonly eligible: readonly string[] | null;
  readonly excluded: readonly string[] | null;
}
