import type { Card } from '../cards/card.ts';

/** Two cards; `unknown` is not dropped from any pot, `mucks` gives up every pot (WIN-4). */
export type HoleCards = readonly [Card, Card] | 'unknown' | 'mucks';

/** WIN-2: winners somebody named. Players are seats. */
export type Declaration =
  | { readonly kind: 'none' }
  /** One name for all pots he is eligible for. */
  | { readonly kind: 'winner'; readonly seat: number }
  /** One ranking for all pots: best first, tied players together. */
  | { readonly kind: 'ranking'; readonly tiers: readonly (readonly number[])[] }
  | { readonly kind: 'pots'; readonly lines: readonly DeclaredPot[] };

export interface DeclaredPot {
  /** 0 is the Main Pot. */
  readonly pot: number;
  /** 0 is the first board; null speaks for every board (RUN-1). */
  readonly board: number | null;
  readonly seats: readonly number[];
}

/** How a hand ended, as far as it was told. */
export interface Outcome {
  /** One full board, or more if it was run more than once (RUN-1); cards not known are missing. */
  readonly boards: readonly (readonly Card[])[];
  /** By seat; null if nothing was said. */
  readonly holes: readonly (HoleCards | null)[];
  /** Whether a showdown was told: only then is an unknown hand in the way of a result (WIN-4). */
  readonly shown: boolean;
  readonly declared: Declaration;
}

/** The outcome of a hand of which nothing was told but its board. */
export const untold = (board: readonly Card[], seats: number): Outcome => ({
  boards: [board],
  holes: new Array<null>(seats).fill(null),
  shown: false,
  declared: { kind: 'none' },
});
