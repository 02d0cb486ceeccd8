import type { Finding, Span } from '../kernel/index.ts';
import type { HandRecord } from '../record/index.ts';

/** A hand that has been read: its record, and what a record does not hold. */
export interface ReadHand {
  /** The id of the format it was read from. */
  readonly format: string;
  readonly record: HandRecord;
  /** What was repaired, dropped or could not be read, each with its place in the file. */
  readonly findings: readonly Finding[];
  /** The first and the last line that belong to the hand, its comments included. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** Minor units in one unit of the file: 1 for chips, 100 for cents. The record has minor units. */
  readonly scale: number;
  /** `$`, `EUR`, … or null for chips. */
  readonly currency: string | null;
  /** Players whose stack the file does not know; the record has {@link UNKNOWN_STACK} for them. */
  readonly unknownStacks: readonly string[];
  readonly claims: Claims;
  readonly origin: Origin;
  /** The hand with its posts below the big blind dead, where the file's own figures can decide. */
  readonly deadPosts?: ReadHand;
  /** The full big blind is a guess: what the file says came out cannot be held against it. */
  readonly isGuessed?: true;
}

/** A hand as far as the referee's sentences about its winners name it: a `ReadHand` is one too. */
export interface HandSketch extends Pick<ReadHand, 'scale' | 'currency'> {
  readonly record: Pick<HandRecord, 'at' | 'number'> & {
    /** By seat, from the button on. */
    readonly players: readonly { readonly name: string }[];
    readonly showdown: readonly { readonly at: Span }[];
  };
  readonly claims: { readonly places: Pick<ClaimPlaces, 'winnings' | 'finishing'> };
}

/** A hand that stands in no file, as if it had just been read from our notation. */
export const handOf = (record: HandRecord): ReadHand => ({
  format: 'notation',
  record,
  findings: [],
  firstLine: 1,
  lastLine: 1,
  scale: 1,
  currency: null,
  unknownStacks: [],
  claims: NO_CLAIMS,
  origin: NO_ORIGIN,
});

/** More than anybody can put in: whoever has an unknown stack is never all-in. */
export const UNKNOWN_STACK = 1_000_000_000_000;

/** What a file itself says came out, in minor units; null where it says nothing. */
export interface Claims {
  /** New stacks by player. */
  readonly finishing: ReadonlyMap<string, number> | null;
  /** What each player took from the pots, after rake. */
  readonly winnings: ReadonlyMap<string, number> | null;
  /** The pots, main pot first. */
  readonly pots: readonly number[] | null;
  readonly totalPot: number | null;
  readonly uncalled: { readonly name: string; readonly amount: number } | null;
  readonly rake: number | null;
  readonly places: ClaimPlaces;
}

/** Where the file says what came out; null for what it does not say. */
export interface ClaimPlaces {
  readonly finishing: Span | null;
  readonly winnings: Span | null;
  /** Each winner's own line, by name, where winners have lines of their own. */
  readonly winners: ReadonlyMap<string, Span> | null;
  /** The pots, their total and the rake. */
  readonly pots: Span | null;
  readonly uncalled: Span | null;
}

/** Where a hand comes from: what a writer gives back unchanged. */
export interface Origin {
  readonly site: string | null;
  readonly tournament: string | null;
  readonly handId: string | null;
  readonly level: string | null;
  /** ISO 8601, as exactly as the file knows it. */
  readonly date: string | null;
  readonly tableSize: number | null;
  /** The number on each player's chair, by name. */
  readonly chairs: ReadonlyMap<string, number> | null;
  /** Names as the file has them, by what those players are called in the record (SEAT-6). */
  readonly names?: ReadonlyMap<string, string>;
  /** Keys of other programs with their values, verbatim. */
  readonly others?: ReadonlyMap<string, string>;
}

export const NO_CLAIMS: Claims = {
  finishing: null,
  winnings: null,
  pots: null,
  totalPot: null,
  uncalled: null,
  rake: null,
  places: { finishing: null, winnings: null, winners: null, pots: null, uncalled: null },
};

export const NO_ORIGIN: Origin = {
  site: null,
  tournament: null,
  handId: null,
  level: null,
  date: null,
  tableSize: null,
  chairs: null,
};
