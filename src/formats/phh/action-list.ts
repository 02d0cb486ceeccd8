/** What an entry of `actions` says. */
export const DOES = {
  dealHole: 1,
  dealBoard: 2,
  fold: 3,
  checkOrCall: 4,
  betOrRaise: 5,
  /** `sm AhKh`, also `sm ????`. */
  show: 6,
  /** `sm -`: what he was dealt. */
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

/** No action of a player. */
export const NOTHING_KNOWN = 0;

/** What the letters at a place mean: `f`, `cc`, `cbr` and `sm`, whatever follows. */
export function deedAt(codes: Uint8Array, at: number): number {
  const first = codes[at]!;
  if (first === 102) return DOES.fold;
  const second = codes[at + 1]!;
  if (first === 99 && second === 99) return DOES.checkOrCall;
  if (first === 99 && second === 98 && codes[at + 2] === 114) return DOES.betOrRaise;
  return first === 115 && second === 109 ? DOES.show : NOTHING_KNOWN;
}

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
  readonly does = new Uint8Array(MOST_ACTIONS);
  /** 0 is p1. */
  readonly player = new Int32Array(MOST_ACTIONS);
  readonly digits = new Float64Array(MOST_ACTIONS);
  readonly places = new Uint8Array(MOST_ACTIONS);
  readonly cardCount = new Uint8Array(MOST_ACTIONS);
  readonly cards = new Int8Array(MOST_ACTIONS * CARDS_EACH);
  /** What we say in a comment behind an action, bit by bit ({@link MARKS}). */
  readonly marks = new Uint8Array(MOST_ACTIONS);
  readonly line = new Int32Array(MOST_ACTIONS);
  readonly column = new Int32Array(MOST_ACTIONS);
  readonly length = new Int32Array(MOST_ACTIONS);
  readonly amountColumn = new Int32Array(MOST_ACTIONS);

  clear(): void {
    this.count = 0;
    this.decimals = 0;
  }
}
