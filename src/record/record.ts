import type { Span } from '../kernel/index.ts';
import type { Card, HoleCards, StatedRules, Street, Verb } from '../rules/index.ts';

export type { HoleCards };

/**
 * A hand as somebody wrote it: claims with the place where each stands, nothing judged.
 * `replay` turns it into a legal `Hand` as far as it goes.
 */
export interface HandRecord {
  /** The hand's first line. */
  readonly at: Span;
  /** null where the header part is missing (NOTE-3) or could not be read. */
  readonly number: number | null;
  /** HH:MM:SS; null for the placeholder, "not yet known". */
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly blinds: BlindsLine | null;
  readonly rules: StatedRules;
  readonly event: string | null;
  readonly table: string | null;
  readonly video: string | null;
  /** `2026-11-16`; null where times are just times. */
  readonly date: string | null;
  readonly chairs: ChairsLine | null;
  readonly tags: readonly string[];
  readonly players: readonly PlayerLine[];
  /** Posts besides the blinds, which other formats have and the notation has not. */
  readonly posts: readonly PostLine[];
  /** Heads-up with the button on the BB, which other formats have and the notation has not. */
  readonly buttonOnBb?: true;
  /**
   * Whether a call without an amount may be a check and a raise a bet, and either an all-in: PHH has
   * one word for the first two and one for the others. `replay` gives the record with what they were.
   */
  readonly openVerbs?: boolean;
  /** Hole cards given before the actions (`Cards:`). */
  readonly cards: readonly CardsLine[];
  readonly sections: readonly Section[];
  /** RUN-1: the second run's new cards. */
  readonly board2: BoardLine | null;
  readonly showdown: readonly CardsLine[];
  readonly winners: readonly WinnersLine[];
  readonly ranking: RankingLine | null;
  readonly winner: NamedPlayer | null;
  /** How a hand ended that is not settled: nobody saw its end, or it was a misdeal (TOUR-9). */
  readonly result: ResultLine | null;
  /** What happened at the table before the next hand; null without a block. */
  readonly between: BetweenBlock | null;
  /** The outcome headings that stand in the text, even with nothing under them. */
  readonly headings: Headings;
}

/** Lines that fit nothing and comments, kept where they stand when the hand is rewritten. */
export interface Kept {
  /** Whole lines above, verbatim (a comment with its `#`). */
  readonly above?: readonly string[];
  /** A comment at the end of the line, with its `#`. */
  readonly beside?: string;
}

/** What is kept around lines that have no object of their own. */
export interface Headings {
  readonly hand?: Kept;
  readonly times?: Kept;
  readonly blinds?: Kept;
  /** Option lines by their canonical key: `Button`, `Event`, … */
  readonly options?: Readonly<Record<string, Kept>>;
  readonly setup?: Kept;
  readonly cards?: Kept;
  readonly showdown?: Kept;
  readonly winners?: Kept;
  /** Below the last line. */
  readonly end?: readonly string[];
}

export interface BlindsLine {
  readonly at: Span;
  readonly sb: number;
  readonly bb: number;
  readonly ante: number;
}

export interface PlayerLine {
  /** The whole line, without the comment. */
  readonly at: Span;
  readonly name: string;
  readonly nameAt: Span;
  /** Any known label word in its usual spelling; null without one. */
  readonly label: string | null;
  /** null where the stack could not be read: a finding says why. */
  readonly stack: number | null;
  readonly stackAt: Span;
  readonly kept?: Kept;
}

export interface Section {
  readonly at: Span;
  readonly street: Street;
  /** 0 is Base, k is More k (SEC-1). */
  readonly more: number;
  /** The new board cards; null where none are given. */
  readonly board: readonly Card[] | null;
  readonly boardAt: Span | null;
  readonly actions: readonly ActionLine[];
  readonly kept?: Kept;
}

export interface NamedPlayer {
  /** As in the stack setup if the player is known there, else as written. */
  readonly name: string;
  readonly at: Span;
  readonly kept?: Kept;
}

export interface ActionLine extends NamedPlayer {
  /** The label in brackets, any known label word; null without one. */
  readonly label: string | null;
  readonly verb: Verb;
  /** The street total; null if none was written. */
  readonly to: number | null;
  readonly forced: boolean;
  /** ACT-9: the player was absent, and checked or folded by that rule. */
  readonly away: boolean;
  /** The verb with its amount and marks: what a fix replaces. */
  readonly doesAt: Span;
  readonly amountAt: Span | null;
  /** The whole line, without number, bullet and comment. */
  readonly lineAt: Span;
}

export interface CardsLine extends NamedPlayer {
  readonly hole: HoleCards;
  readonly holeAt: Span;
}

export interface BoardLine {
  readonly at: Span;
  readonly cards: readonly Card[];
  readonly kept?: Kept;
}

export interface WinnersLine {
  readonly at: Span;
  /** 0 is the Main Pot, n is Side Pot n. */
  readonly pot: number;
  /** 1 or 2; null speaks for every board. */
  readonly board: number | null;
  readonly names: readonly NamedPlayer[];
  readonly kept?: Kept;
}

/** `Chairs: 3 4 6 of 9`: where the players of the set-up sit, in its order. */
export interface ChairsLine {
  readonly at: Span;
  readonly numbers: readonly number[];
  /** How many chairs the table has; null if that is not said. */
  readonly of: number | null;
}

export interface ResultLine {
  readonly at: Span;
  readonly kind: 'not-seen' | 'void';
  readonly kept?: Kept;
}

/** Chips posted by a player who came late or missed the blinds. */
export interface PostLine extends NamedPlayer {
  readonly amount: number;
  /** POT-3: dead money; otherwise it is a bet like a blind. */
  readonly dead: boolean;
}

/** Best first; players of one tier are tied. */
export interface RankingLine {
  readonly at: Span;
  readonly tiers: readonly (readonly NamedPlayer[])[];
  readonly kept?: Kept;
}

/** What happened at the table between a hand and the next one (TOUR-9), as it was written. */
export interface BetweenBlock {
  /** Its heading. */
  readonly at: Span;
  readonly lines: readonly BetweenLine[];
  readonly kept?: Kept;
}

export type BetweenLine = PlayerChange | TableChange;

/** `Alice: Recount 15600`. The name is as written: who is known is the session's to say. */
export type PlayerChange = BetweenPlace & {
  readonly player: NamedPlayer;
} & (
    | { readonly kind: 'recount' | 'rebuy' | 'add-on' | 'penalty'; readonly amount: number }
    | { readonly kind: 'sits'; readonly amount: number; readonly where: SitsWhere | null }
    | { readonly kind: 'leaves' | 'waits' | 'away' | 'back' }
  );

/** `after Carol` or `in chair 5`; without either it is the free chair with the lowest number. */
export type SitsWhere =
  | { readonly kind: 'after'; readonly player: NamedPlayer }
  | { readonly kind: 'chair'; readonly chair: number };

/** `Level: SB 1000 BB 2000 Ante 2000` */
export type TableChange = BetweenPlace &
  (
    | { readonly kind: 'level'; readonly sb: number; readonly bb: number; readonly ante: number }
    | { readonly kind: 'colour-up'; readonly chip: number }
    | { readonly kind: 'players-left'; readonly count: number }
    /** HH:MM:SS; null if nobody wrote how long. */
    | { readonly kind: 'break'; readonly length: string | null }
    | { readonly kind: 'note'; readonly text: string }
  );

interface BetweenPlace {
  /** The whole line, without the comment. */
  readonly at: Span;
  readonly kept?: Kept;
}

export const isPlayerChange = (line: BetweenLine): line is PlayerChange => 'player' in line;

/** Whether a record says anything about the end of the hand. */
export const hasOutcome = (record: HandRecord): boolean =>
  record.showdown.length > 0 || record.result !== null || hasWinners(record);

/** WIN-2: whether winners are declared, in whichever way. */
export const hasWinners = ({ winners, ranking, winner }: HandRecord): boolean =>
  winners.length > 0 || ranking !== null || winner !== null;
