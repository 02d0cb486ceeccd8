import { type Card, DECK } from '../cards/card.ts';
import { evaluate7 } from '../cards/evaluate.ts';

/** A share as an exact fraction in lowest terms. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** What one hand makes of all the boards that can still come: whole numbers of boards, no guess. */
export interface Chances {
  /** Boards on which it wins alone. */
  readonly wins: number;
  /** Boards on which it shares the pot, by how many players share it, this one included. */
  readonly ties: readonly { readonly players: number; readonly boards: number }[];
  /** The part of the pot it gets on average: each win is one, a tie of two a half. */
  readonly share: Fraction;
  /** For showing, with two decimals: how often it wins, how often it ties, and its share. */
  readonly percent: { readonly win: number; readonly tie: number; readonly share: number };
}

/** Hands that meet, and what is known beside them. All cards are different. */
export interface KnownCards {
  readonly holes: readonly (readonly [Card, Card])[];
  /** The board so far: 0, 3, 4 or 5 cards. */
  readonly board: readonly Card[];
  /** Cards that cannot come any more, such as those of players who folded. */
  readonly dead: readonly Card[];
}

/** Chances by contest and, inside it, in the order of its players. */
export interface CountedBoards {
  readonly boards: number;
  readonly contests: readonly (readonly Chances[])[];
}

/** WIN-5: 3 + 1 + 1. */
export const WHOLE_BOARD = 5;

/** The cards that can still come. */
export function cardsLeft({ holes, board, dead }: KnownCards): readonly Card[] {
  const gone = new Set([...holes.flat(), ...board, ...dead]);
  return DECK.filter((card) => !gone.has(card));
}

/**
 * Deals every board that can still come and counts who wins. A contest lists who plays for it, as
 * places in `holes`: with side pots there are several, and no board is weighed twice for them.
 */
export function countBoards(
  known: KnownCards,
  contests: readonly (readonly number[])[],
): CountedBoards {
  const left = cardsLeft(known);
  const board = [...known.board];
  const { holes } = known;
  const strengths = new Uint16Array(holes.length);
  const tallies = contests.map((players) => new Tally(players));
  let boards = 0;

  const count = (): void => {
    const [a, b, c, d, e] = board;
    for (let i = 0; i < holes.length; i++) {
      const hole = holes[i]!;
      strengths[i] = evaluate7(hole[0], hole[1], a!, b!, c!, d!, e!);
    }
    for (const tally of tallies) tally.add(strengths);
    boards++;
  };
  const deal = (place: number, from: number): void => {
    if (place === WHOLE_BOARD) {
      count();
      return;
    }
    const last = left.length - (WHOLE_BOARD - place);
    for (let i = from; i <= last; i++) {
      board[place] = left[i]!;
      deal(place + 1, i + 1);
    }
  };
  deal(known.board.length, 0);
  return { boards, contests: tallies.map((tally) => tally.chances(boards)) };
}

/** Who won how many boards of one contest. */
class Tally {
  readonly #players: Uint8Array;
  /** By player and how many shared the pot: 1 is a win. */
  readonly #won: Uint32Array;

  constructor(players: readonly number[]) {
    this.#players = Uint8Array.from(players);
    this.#won = new Uint32Array(players.length * (players.length + 1));
  }

  /** WIN-1: one more board, with the strength of everybody's hand on it. */
  add(strengths: Uint16Array): void {
    const players = this.#players;
    const { length } = players;
    let best = 0;
    let sharers = 0;
    for (let i = 0; i < length; i++) {
      const strength = strengths[players[i]!]!;
      if (strength > best) {
        best = strength;
        sharers = 1;
      } else if (strength === best) {
        sharers++;
      }
    }
    for (let i = 0; i < length; i++) {
      if (strengths[players[i]!] === best) this.#won[i * (length + 1) + sharers]!++;
    }
  }

  chances(boards: number): readonly Chances[] {
    const { length } = this.#players;
    return Array.from(this.#players, (_, i) =>
      chancesOf(this.#won.subarray(i * (length + 1), (i + 1) * (length + 1)), boards),
    );
  }
}

/** Every pot splits evenly into so many parts, whether one player shares it or ten. */
const PARTS = 2520;

/** The chances of a hand that won so many boards, by how many shared the pot. */
function chancesOf(won: Uint32Array, boards: number): Chances {
  const wins = won[1]!;
  const ties: { players: number; boards: number }[] = [];
  let tied = 0;
  let parts = wins * PARTS;
  for (let players = 2; players < won.length; players++) {
    const shared = won[players]!;
    if (shared === 0) continue;
    ties.push({ players, boards: shared });
    tied += shared;
    parts += shared * (PARTS / players);
  }
  const share = lowestTerms(parts, boards * PARTS);
  const percent = {
    win: percentOf(wins, boards),
    tie: percentOf(tied, boards),
    share: percentOf(share.numerator, share.denominator),
  };
  return { wins, ties, share, percent };
}

function lowestTerms(numerator: number, denominator: number): Fraction {
  let [divisor, rest] = [denominator, numerator];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

const percentOf = (part: number, whole: number): number =>
  Math.round((part / whole) * 10_000) / 100;
