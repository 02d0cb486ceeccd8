import { type Card, DECK, rankOf, suitOf } from '../cards/card.ts';
import { evaluateRanks7, evaluateSuit } from '../cards/evaluate.ts';
import { RANK_KEYS } from '../cards/evaluate-tables.ts';
import { bitCount, type RankCounts } from '../cards/strength.ts';

/** Hands that meet, and what is known beside them. All cards are different. */
export interface KnownCards {
  readonly holes: readonly (readonly [Card, Card])[];
  /** The board so far: 0, 3, 4 or 5 cards. */
  readonly board: readonly Card[];
  /** Cards that cannot come any more, such as those of players who folded. */
  readonly dead: readonly Card[];
}

/** WIN-5: 3 + 1 + 1. */
export const WHOLE_BOARD = 5;

/** The cards that can still come. */
export function cardsLeft({ holes, board, dead }: KnownCards): readonly Card[] {
  const gone = new Set([...holes.flat(), ...board, ...dead]);
  return DECK.filter((card) => !gone.has(card));
}

/** The strength of every hand, in the order of the holes, on so many boards. Reused. */
type Visit = (strengths: Uint16Array, boards: number) => void;

/** By how many cards of a rank are left and how many of them come: in how many ways. */
const WAYS: readonly (readonly number[])[] = [
  [1],
  [1, 1],
  [1, 2, 1],
  [1, 3, 3, 1],
  [1, 4, 6, 4, 1],
];

/**
 * Counts every board that can still come, those alike at once: as long as nobody has a flush, only
 * ranks matter, so the 1,712,304 boards of two hands before the flop are some 6,000 choices of
 * ranks. Where three or more cards of a suit may give somebody a flush, these boards are taken off
 * again (a negative number) and weighed anew, told apart by which ranks are of that suit.
 */
export function everyBoard(known: KnownCards, visit: Visit): void {
  const left = cardsLeft(known);
  const missing = WHOLE_BOARD - known.board.length;
  const hands = new Hands(known);
  const byRanks = new Uint16Array(known.holes.length);
  const bySuit = new Uint16Array(known.holes.length);

  dealRanks(hands, ranksOf(left), missing, (boards) => {
    hands.weigh(byRanks);
    visit(byRanks, boards);
  });
  for (let suit = 0; suit < 4; suit++) {
    const suited = ranksInSuit(left, suit);
    const others = ranksOf(left.filter((card) => suitOf(card) !== suit));
    const own = known.holes.map((hole) => ranksInSuit([...hole, ...known.board], suit));
    const most = Math.max(...own.map(bitCount));
    for (let coming = Math.max(0, 5 - most); coming <= missing; coming++) {
      dealSuited(hands, suited, coming, (dealt) => {
        dealRanks(hands, others, missing - coming, (boards) => {
          hands.weigh(byRanks);
          visit(byRanks, -boards);
          for (let i = 0; i < own.length; i++) {
            bySuit[i] = evaluateSuit(own[i]! | dealt) || byRanks[i]!;
          }
          visit(bySuit, boards);
        });
      });
    }
  }
}

/** The hands while a board is dealt: how many cards they hold of each rank, and the sum of keys. */
class Hands {
  readonly #counts: readonly RankCounts[];
  readonly #sums: Int32Array;

  constructor({ holes, board }: KnownCards) {
    this.#counts = holes.map((hole) => ranksOf([...hole, ...board]));
    this.#sums = Int32Array.from(this.#counts, (counts) =>
      counts.reduce((sum, cards, rank) => sum + cards * RANK_KEYS[rank]!, 0),
    );
  }

  /** So many cards of a rank come to the board, or go again. */
  add(rank: number, cards: number): void {
    const key = cards * RANK_KEYS[rank]!;
    for (let i = 0; i < this.#sums.length; i++) {
      this.#counts[i]![rank]! += cards;
      this.#sums[i]! += key;
    }
  }

  weigh(strengths: Uint16Array): void {
    for (let i = 0; i < strengths.length; i++) {
      strengths[i] = evaluateRanks7(this.#sums[i]!, this.#counts[i]!);
    }
  }
}

/** Deals so many cards in every choice of ranks, and says in how many ways each can come. */
function dealRanks(
  hands: Hands,
  left: RankCounts,
  cards: number,
  visit: (boards: number) => void,
): void {
  const deal = (from: number, missing: number, ways: number): void => {
    if (missing === 0) visit(ways);
    else {
      for (let rank = from; rank < 13; rank++) {
        const most = Math.min(left[rank]!, missing);
        for (let n = 1; n <= most; n++) {
          hands.add(rank, n);
          deal(rank + 1, missing - n, ways * WAYS[left[rank]!]![n]!);
          hands.add(rank, -n);
        }
      }
    }
  };
  deal(0, cards, 1);
}

/** Deals so many cards of one suit, of which these ranks are left: each choice is one board. */
function dealSuited(
  hands: Hands,
  left: number,
  cards: number,
  visit: (dealt: number) => void,
): void {
  const deal = (from: number, missing: number, dealt: number): void => {
    if (missing === 0) visit(dealt);
    else {
      for (let rank = from; rank < 13; rank++) {
        if (((left >> rank) & 1) === 0) continue;
        hands.add(rank, 1);
        deal(rank + 1, missing - 1, dealt | (1 << rank));
        hands.add(rank, -1);
      }
    }
  };
  deal(0, cards, 0);
}

/** How many of the cards have each rank. */
function ranksOf(cards: readonly Card[]): RankCounts {
  const counts = new Uint8Array(13);
  for (const card of cards) counts[rankOf(card)]!++;
  return counts;
}

/** The ranks of the cards of one suit, one bit each. */
const ranksInSuit = (cards: readonly Card[], suit: number): number =>
  cards.reduce((ranks, card) => (suitOf(card) === suit ? ranks | (1 << rankOf(card)) : ranks), 0);
