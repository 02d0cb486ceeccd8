import { cardsLeft, everyBoard, type KnownCards, WHOLE_BOARD } from './every-board.ts';

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

/** Chances by contest and, inside it, in the order of its players. */
export interface CountedBoards {
  readonly boards: number;
  readonly contests: readonly (readonly Chances[])[];
}

/**
 * Who wins how many of the boards that can still come. A contest lists who plays for it, as places
 * in `holes`: with side pots there are several, and no board is weighed twice for them.
 */
export function countBoards(
  known: KnownCards,
  contests: readonly (readonly number[])[],
): CountedBoards {
  const tallies = contests.map((players) => new Tally(players));
  everyBoard(known, (strengths, boards) => {
    for (const tally of tallies) tally.add(strengths, boards);
  });
  const boards = waysToDeal(cardsLeft(known).length, WHOLE_BOARD - known.board.length);
  return { boards, contests: tallies.map((tally) => tally.chances(boards)) };
}

/** In how many ways so many cards come from those left, in whatever order. */
function waysToDeal(left: number, cards: number): number {
  let ways = 1;
  for (let i = 1; i <= cards; i++) ways = (ways * (left - cards + i)) / i;
  return ways;
}

/** Who won how many boards of one contest. */
class Tally {
  readonly #players: Uint8Array;
  /** By player and how many shared the pot: 1 is a win. */
  readonly #won: Int32Array;

  constructor(players: readonly number[]) {
    this.#players = Uint8Array.from(players);
    this.#won = new Int32Array(players.length * (players.length + 1));
  }

  /** WIN-1: so many boards more (or less), with the strength of everybody's hand on them. */
  add(strengths: Uint16Array, boards: number): void {
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
      if (strengths[players[i]!] === best) this.#won[i * (length + 1) + sharers]! += boards;
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
function chancesOf(won: Int32Array, boards: number): Chances {
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
