import type { Street } from '../../rules/index.ts';
import type { Elimination, Place } from '../places.ts';

/**
 * What there is to say of an evening (TOURNAMENT, "The report"). It is plain data: `report --json`
 * prints it as it is. Hands are named by their index in `hands`.
 */
export interface EveningReport {
  readonly hands: readonly ReportHand[];
  /** In the order in which they were first seen at the table. */
  readonly players: readonly PlayerReport[];
  /** After the last hand and the lines below it: who is in, who is out, who left. */
  readonly standings: readonly PlayerStanding[];
  /** In the order in which they went out; a place that was taken back is not here. */
  readonly eliminations: readonly Elimination[];
  /** The largest first. */
  readonly largestPots: readonly PotReport[];
  /** Where each level begins; the first one is the first hand's. */
  readonly levels: readonly LevelStart[];
  readonly breaks: readonly BreakMark[];
  /** Where hands are missing. */
  readonly gaps: readonly GapMark[];
  /** Everything written between the hands. */
  readonly between: readonly BetweenMark[];
  /** All-ins before the river with known cards; null if luck was not asked for. */
  readonly allIns: readonly AllInReport[] | null;
  readonly seconds: HandSeconds;
}

export interface ReportHand {
  readonly index: number;
  /** "12", or "no. 5" for the fifth hand where numbers are missing or used twice. */
  readonly label: string;
  readonly number: number | null;
  readonly event: string | null;
  readonly table: string | null;
  readonly date: string | null;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** How long it took; null if that is not known. */
  readonly seconds: number | null;
  readonly blinds: { readonly sb: number; readonly bb: number; readonly ante: number } | null;
  /** TOUR-2: all chips at the table when it starts. */
  readonly chipsInPlay: number;
  /** null until it is settled. */
  readonly totalPot: number | null;
  /** Statistics count settled hands only. */
  readonly kind: 'settled' | 'not-seen' | 'void' | 'unsettled' | 'set-up';
  /** Whether its counts carry on from the hand before; otherwise the picture has a gap. */
  readonly follows: boolean;
  readonly tags: readonly string[];
  /** Everybody at the table, also who was not dealt in. */
  readonly counts: readonly HandCount[];
}

export interface HandCount {
  readonly name: string;
  readonly start: number;
  /** null where the end is not known. */
  readonly end: number | null;
  /** Whether the player was dealt in. */
  readonly dealtIn: boolean;
}

/** A figure with its hands: `hands` are those that count, `among` those that could have. */
export interface Rate {
  readonly count: number;
  readonly of: number;
  readonly hands: readonly number[];
  readonly among: readonly number[];
}

export interface PlayerReport {
  readonly name: string;
  /** Settled hands the player was dealt in. */
  readonly hands: readonly number[];
  /** Chips put in by choice before the flop; the big blind's walks are not among them. */
  readonly vpip: Rate;
  /** Raised before the flop, of the same hands. */
  readonly pfr: Rate;
  /** Made the second raise before the flop, of the hands where they faced exactly one. */
  readonly threeBet: Rate;
  /** Not folded when the flop was dealt, all-in included. */
  readonly sawFlop: Rate;
  /** Of the hands where they saw the flop. */
  readonly wentToShowdown: Rate;
  /** Won at least part of a pot, of the hands that went to a showdown. */
  readonly wonAtShowdown: Rate;
  /** Won and lost in settled hands; what lines between hands brought or took is apart. */
  readonly netChips: number;
  /** null without a hand that was won or lost. */
  readonly largestWin: HandChips | null;
  readonly largestLoss: HandChips | null;
  /** null if luck was not asked for. */
  readonly luck: Luck | null;
}

/** Chips won, or below 0 lost, in one hand. */
export interface HandChips {
  readonly hand: number;
  readonly chips: number;
}

export interface Luck {
  /** What the all-ins were worth when betting was over: chips on average. */
  readonly worth: number;
  /** What they brought. */
  readonly won: number;
  readonly hands: readonly number[];
}

export interface AllInReport {
  readonly hand: number;
  /** The street on which betting was over. */
  readonly street: Street;
  readonly players: readonly AllInShare[];
}

interface AllInShare {
  readonly name: string;
  readonly worth: number;
  readonly won: number;
}

export interface PlayerStanding {
  readonly name: string;
  readonly state: 'in' | 'out' | 'left';
  /** null if the player left the table. */
  readonly stack: number | null;
  /** Whether the stack is known: after a hand nobody saw to its end it is the least it can be. */
  readonly isCertain: boolean;
  /** Who is out; or the one who has all the chips of the field. */
  readonly place: Place | null;
}

export interface PotReport {
  readonly hand: number;
  readonly amount: number;
  /** Who won any of it, the most first. */
  readonly winners: readonly string[];
}

export interface LevelStart {
  readonly hand: number;
  readonly sb: number;
  readonly bb: number;
  readonly ante: number;
}

interface BreakMark {
  /** The hand before it. */
  readonly after: number;
  /** HH:MM:SS; null if nobody wrote how long. */
  readonly length: string | null;
}

export interface GapMark {
  /** The hand after it. */
  readonly before: number;
  /** The numbers that are missing; null if that is not known. */
  readonly missing: { readonly from: number; readonly to: number } | null;
}

interface BetweenMark {
  readonly after: number;
  /** The line as the notation writes it. */
  readonly text: string;
}

/** The time hands took, as far as it is known. */
export interface HandSeconds {
  readonly known: number;
  readonly average: number | null;
  readonly longest: number | null;
  readonly shortest: number | null;
}
