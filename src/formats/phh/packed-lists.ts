import { unboxed } from '../../rules/index.ts';

/** More players than a table seats; what is beyond is counted and not kept. */
export const MOST_LISTED = 16;

/** 10^0 … 10^15 */
const POWERS: readonly number[] = Array.from({ length: 16 }, (_, i) => Number(`1e${i}`));

/**
 * Numbers as they stand in the file: digits and how many of them are decimals, so that nothing is
 * rounded before the scale of the hand is known. Filled anew for every hand.
 */
export class AmountList {
  /** How many stand there, also those that are not kept. */
  count = 0;
  /** The number of decimals the longest needs. */
  decimals = 0;
  readonly digits = new Float64Array(MOST_LISTED);
  readonly places = new Uint8Array(MOST_LISTED);
  /** Where each stands in the text. */
  readonly from = new Int32Array(MOST_LISTED);
  readonly end = new Int32Array(MOST_LISTED);
  readonly #amounts = new Float64Array(MOST_LISTED);

  clear(): void {
    this.count = 0;
    this.decimals = 0;
  }

  add(digits: number, places: number, from: number, end: number): void {
    const i = this.count++;
    if (i >= MOST_LISTED) return;
    this.digits[i] = digits;
    this.places[i] = places;
    this.from[i] = from;
    this.end[i] = end;
    if (places > this.decimals) this.decimals = places;
  }

  /** An amount in minor units, `scaleDigits` decimals making one; Infinity for `inf`. */
  amount(i: number, scaleDigits: number): number {
    return scaled(this.digits[i]!, this.places[i]!, scaleDigits);
  }

  /** The first `count` of them, which hold until the next hand is read. */
  amounts(count: number, scaleDigits: number): ArrayLike<number> {
    const { digits, places } = this;
    const amounts = this.#amounts;
    for (let i = 0; i < count; i++) {
      const number = digits[i]!;
      // Most antes and blinds are 0.
      amounts[i] =
        number === 0 || places[i] === scaleDigits
          ? number
          : scaled(number, places[i]!, scaleDigits);
    }
    return amounts;
  }
}

/** How many minor units make one, by the decimals: looked up, because `**` takes as long as a call. */
export const scaleOf = (scaleDigits: number): number => POWERS[scaleDigits]!;

/** Whole minor units; not a whole number if it has more decimals than the scale. */
export const scaled = (digits: number, places: number, scaleDigits: number): number =>
  unboxed(
    places === scaleDigits
      ? digits
      : scaleDigits > places
        ? digits * POWERS[scaleDigits - places]!
        : digits / POWERS[places - scaleDigits]!,
  );

/** What an entry of `actions` says. */
export const ACTION_KINDS = {
  dealHole: 1,
  dealBoard: 2,
  fold: 3,
  checkOrCall: 4,
  betOrRaise: 5,
  /** `sm AhKh`, also `sm ????`. */
  show: 6,
  /** `sm -`: the cards that were dealt. */
  showDealt: 7,
  /** `sm` alone. */
  muck: 8,
} as const;

/** Words of ours behind an action, which other programs pass over as a comment. */
export const MARKS = {
  /** What the rules forbid but the table did. */
  forced: 1,
  /** ACT-9: the player was absent. */
  away: 2,
  /** WIN-4: `sm ????` that gives up the hand, where `sm` alone would end it for other programs. */
  mucks: 4,
  /** ACT-7: `cc` for an all-in beyond what anybody can call, which other programs refuse. */
  'all-in': 8,
} as const;

export type Mark = keyof typeof MARKS;

/** More than any hand can have: ten players with thirty raises on every street. */
export const MOST_ACTIONS = 2000;

/** Board cards of one street at most, with room for too many. */
export const CARDS_EACH = 6;

/** A card that is not known: `??`. */
export const UNKNOWN_CARD = -1;

/** The entries of `actions` in their order, read and not yet played. Filled anew for every hand. */
export class ActionList {
  count = 0;
  /** The number of decimals the longest amount needs. */
  decimals = 0;
  /** {@link ACTION_KINDS} */
  readonly kinds = new Uint8Array(MOST_ACTIONS);
  /** 0 is p1. */
  readonly player = new Int32Array(MOST_ACTIONS);
  readonly digits = new Float64Array(MOST_ACTIONS);
  readonly places = new Uint8Array(MOST_ACTIONS);
  readonly cardCount = new Uint8Array(MOST_ACTIONS);
  readonly cards = new Int8Array(MOST_ACTIONS * CARDS_EACH);
  /** What we say in a comment behind an action, bit by bit ({@link MARKS}). */
  readonly marks = new Uint8Array(MOST_ACTIONS);
  /** Where each stands in the text, and the amount in it. */
  readonly from = new Int32Array(MOST_ACTIONS);
  readonly end = new Int32Array(MOST_ACTIONS);
  readonly amountFrom = new Int32Array(MOST_ACTIONS);

  clear(): void {
    this.count = 0;
    this.decimals = 0;
  }
}
