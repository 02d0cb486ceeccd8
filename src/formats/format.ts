import type { Finding } from '../kernel/index.ts';
import type { BareRecord } from '../record/index.ts';
import type { HandSketch, ReadHand } from './read-hand.ts';
import type { WritableHand, WrittenHand } from './writable-hand.ts';

/** A text that comes piece by piece. */
export interface HandStream {
  /** Reads on; a piece may end anywhere, also within a line. */
  push(piece: string): void;
  /** Ends the text and gives the findings outside any hand. */
  end(): readonly Finding[];
}

/**
 * A hand as far as it has been looked at: numbers first, the rest for who asks. It holds until its
 * reader goes on, so nobody keeps one.
 */
export interface ScannedHand {
  /** Null if the hand has more to it than bare numbers. */
  readonly bare: BareRecord | null;
  /** Null if they need a closer look. */
  readonly claims: BareClaims | null;
  /** What a sentence about a bare hand needs of it, without making its record. */
  sketch(): HandSketch;
  read(): ReadHand;
}

/** What a file says came out, in minor units by seat; null where it says nothing. */
export interface BareClaims {
  readonly finishing: readonly number[] | null;
  readonly winnings: readonly number[] | null;
  /** Main pot first. */
  readonly pots: readonly number[] | null;
  /** What the amounts are in, as in `ReadHand`. */
  readonly scale: number;
  readonly currency: string | null;
}

/** A way to write hands down. Everything the program knows about one is in its entry. */
export interface Format {
  readonly id: string;
  /** What people call it: `PokerStars text`. */
  readonly title: string;
  /** Of a file with one hand, and of one with several where that has another. */
  readonly extensions: readonly [one: string, several?: string];
  /** Marks at the start of a line by which a text is recognised. */
  readonly recognises: readonly RegExp[];
  /**
   * How a hand starts, in bytes read as Latin 1: archives are cut there. A mark stands at the start
   * of a line and has at most 160 characters.
   */
  readonly handStart: RegExp;
  /** Reads the hands of a text of any length, one after another, without holding on to them. */
  stream(onHand: (hand: ReadHand) => void): HandStream;
  /** The same for whoever asks only whether a hand is fine, where the format can tell quickly. */
  scan?(onHand: (hand: ScannedHand) => void): HandStream;
  /** Writes one hand; `place` is its number in a file of several, null where it stands alone. */
  write(hand: WritableHand, place: number | null): WrittenHand;
  /** In a sentence what becomes of a hand; LOSSES.md in its folder lists it. */
  readonly losses: string;
  /** What stands between two hands of one file, besides what the writer ends each with. */
  readonly betweenHands: string;
  /** Hands of one file stand under their numbers: the first waits for a second one. */
  readonly numbersHands: boolean;
  /** Several texts as one. */
  join(texts: readonly string[]): string;
}

/** Texts one below the other, for formats that need nothing between them. */
export const joinTexts = (texts: readonly string[]): string => texts.join('\n\n');
